import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'laptops-computers';

export const laptopsComputers: readonly DemoProduct[] = [
  {
    name: 'HP 250 G10 15.6-inch Laptop, Core i5',
    brand: 'HP',
    category,
    shop: 'kigali-digital-house',
    model: '250 G10 (725G5EA)',
    priceRwf: 785_000,
    discountPercent: 10,
    stock: 16,
    listedDaysAgo: 33,
    shortDescription: prose`
      A plain office laptop that does the work: Core i5, 8 GB of memory, a quick SSD and a
      full-size keyboard with number keys.
    `,
    description: prose`
      This is the machine accountants and school offices buy from us. It starts in under fifteen
      seconds, runs the usual office programs without waiting, and has the ports people still
      need: HDMI for the projector, two USB-A and network by cable.

      The battery gives about six hours of real work, which covers most power cuts. Memory can be
      raised to 16 GB later; we fit it while you wait.
    `,
    specifications: [
      ['Processor', 'Intel Core i5-1335U'],
      ['RAM', '8 GB DDR4'],
      ['Storage', '512 GB SSD'],
      ['Screen', '15.6 in Full HD'],
      ['Battery', '41 Wh, about 6 h'],
      ['Ports', 'HDMI, USB-C, 2 × USB-A, LAN'],
      ['Weight', '1.74 kg'],
    ],
    warrantyMonths: 12,
    kind: 'laptop',
    look: { body: '#b9bec6', accent: '#2f6fb3', variant: 1 },
  },
  {
    name: 'Lenovo IdeaPad Slim 3 14-inch, Ryzen 5',
    brand: 'Lenovo',
    category,
    shop: 'kigali-digital-house',
    model: '82XL-008VUE',
    priceRwf: 690_000,
    discountPercent: 0,
    stock: 21,
    listedDaysAgo: 12,
    shortDescription: prose`
      A light laptop for campus and travel. The Ryzen processor handles statistics, code and video
      calls without loud fans.
    `,
    description: prose`
      At 1.4 kilograms it is easy to carry up the hill to lectures. The 14 inch screen is sharp
      and matt, so a window behind you does not spoil the picture.

      Memory is soldered: 16 GB is what you get and also what most students will ever need. The
      webcam has a sliding cover.
    `,
    specifications: [
      ['Processor', 'AMD Ryzen 5 7530U'],
      ['RAM', '16 GB'],
      ['Storage', '512 GB SSD'],
      ['Screen', '14 in Full HD IPS'],
      ['Battery', '47 Wh, about 8 h'],
      ['Wireless', 'Wi-Fi 6, Bluetooth 5.2'],
      ['Weight', '1.37 kg'],
    ],
    warrantyMonths: 12,
    kind: 'laptop',
    look: { body: '#5d6a7c', accent: '#e7b75c', variant: 0 },
  },
  {
    name: 'Dell 24-inch Full HD Monitor',
    brand: 'Dell',
    category,
    shop: 'kigali-digital-house',
    model: 'SE2425H',
    priceRwf: 178_000,
    discountPercent: 0,
    stock: 25,
    listedDaysAgo: 88,
    shortDescription: prose`
      A 24 inch screen for the desk at home. Connect the laptop by HDMI and sit straight again. An
      HDMI cable is in the box.
    `,
    description: prose`
      Working all day bent over a laptop costs more than a monitor. This one tilts, shows even
      colours from the side and has a matt surface that forgives a bright room.

      It draws about 17 watts, so a small UPS keeps it running with the laptop through a cut. An
      HDMI cable is included.
    `,
    specifications: [
      ['Screen', '23.8 in VA, Full HD'],
      ['Refresh rate', '75 Hz'],
      ['Inputs', 'HDMI, VGA'],
      ['Power', '17 W typical'],
      ['Mount', 'VESA 100 × 100'],
    ],
    warrantyMonths: 24,
    kind: 'monitor',
    look: { body: '#23262b', accent: '#4f9bd9', variant: 0 },
  },
  {
    name: 'Canon PIXMA G3430 Ink Tank Printer',
    brand: 'Canon',
    category,
    shop: 'kigali-digital-house',
    model: 'G3430',
    priceRwf: 265_000,
    discountPercent: 0,
    stock: 14,
    listedDaysAgo: 70,
    shortDescription: prose`
      Refillable ink tanks instead of cartridges: several thousand pages from one set of bottles.
      Prints, copies and scans by Wi-Fi.
    `,
    description: prose`
      For cyber cafés, schools and home businesses the price of the ink decides. One black bottle
      prints roughly six thousand pages, which is a few francs a page.

      Let it print something in colour every week or two; ink printers dislike long holidays.
      Telephones print through Wi-Fi without a computer.
    `,
    specifications: [
      ['Functions', 'Print, copy, scan'],
      ['Ink yield', '6,000 pages black, 7,700 colour'],
      ['Speed', '11 pages/min black'],
      ['Connection', 'Wi-Fi, USB'],
      ['Paper', 'A4, photo 10 × 15'],
      ['Power', '14 W printing'],
    ],
    warrantyMonths: 12,
    kind: 'printer',
    look: { body: '#26292e', accent: '#d8dce2', variant: 0 },
  },
  {
    name: 'Samsung Galaxy Tab A9+ 11-inch, 128 GB',
    brand: 'Samsung',
    category,
    shop: 'kigali-digital-house',
    model: 'SM-X216B',
    priceRwf: 345_000,
    discountPercent: 12,
    stock: 19,
    listedDaysAgo: 45,
    shortDescription: prose`
      An 11 inch tablet with a SIM slot and four speakers. For films on the bus, drawing, lessons
      and reading PDF files.
    `,
    description: prose`
      The wide screen is smooth at 90 Hz and large enough to read a scanned page without zooming.
      With a 5G SIM inside it works where there is no Wi-Fi.

      Four speakers make it a good kitchen television. Children can have their own profile with
      limits on time and apps.
    `,
    specifications: [
      ['Screen', '11 in LCD, 90 Hz'],
      ['Storage', '128 GB, microSD'],
      ['RAM', '8 GB'],
      ['Battery', '7,040 mAh'],
      ['SIM', 'nano-SIM, 5G'],
      ['Speakers', '4'],
      ['Weight', '480 g'],
    ],
    warrantyMonths: 24,
    kind: 'tablet',
    look: { body: '#3e4652', accent: '#f0a35e', variant: 0 },
  },
  {
    name: 'Apple MacBook Air 13-inch M2',
    brand: 'Apple',
    category,
    shop: 'kigali-digital-house',
    model: 'A2681',
    priceRwf: 1_480_000,
    discountPercent: 0,
    stock: 5,
    listedDaysAgo: 160,
    shortDescription: prose`
      Silent, thin and awake in a second. The battery really does last a working day, which makes
      power cuts somebody else's problem.
    `,
    description: prose`
      There is no fan inside, so it makes no sound and breathes no dust. Editing photographs and
      4K video is comfortable; the keyboard is among the best on any laptop.

      It has two USB-C ports and a headphone socket, nothing more. Count a small hub in your
      budget if you use projectors or memory sticks.
    `,
    specifications: [
      ['Chip', 'Apple M2, 8 cores'],
      ['RAM', '16 GB'],
      ['Storage', '256 GB SSD'],
      ['Screen', '13.6 in, 2560 × 1664'],
      ['Battery', 'up to 15 h'],
      ['Ports', '2 × USB-C, MagSafe'],
      ['Weight', '1.24 kg'],
    ],
    warrantyMonths: 12,
    kind: 'laptop',
    look: { body: '#d9dce0', accent: '#7aa7c7', variant: 2 },
  },
  {
    name: 'HP LaserJet M111w Mono Printer',
    brand: 'HP',
    category,
    shop: 'urumuri-direct',
    model: 'M111w (7MD68A)',
    priceRwf: 189_000,
    discountPercent: 0,
    stock: 12,
    listedDaysAgo: 230,
    shortDescription: prose`
      A very small black-and-white laser printer. Pages come out dry and straight, also after
      months of rest.
    `,
    description: prose`
      Laser toner does not dry out, so this is the printer for those who print twice a month and
      want it to work both times. It is hardly larger than a shoe box.

      A starter toner for about 500 pages is inside; the standard one gives about 950. During
      printing it draws a short peak of power: plug it into the wall, not into a small inverter.
    `,
    specifications: [
      ['Functions', 'Print'],
      ['Speed', '20 pages/min'],
      ['Toner yield', '950 pages'],
      ['Connection', 'Wi-Fi, USB'],
      ['Paper', 'A4, 150 sheets'],
      ['Power', '220 W printing, 2 W asleep'],
      ['Dimensions', '34.6 × 18.9 × 15.9 cm'],
    ],
    warrantyMonths: 12,
    kind: 'printer',
    look: { body: '#eef0f2', accent: '#3f86c6', variant: 2 },
  },
  {
    name: 'Lenovo Tab M9 64 GB with Case',
    brand: 'Lenovo',
    category,
    shop: 'urumuri-direct',
    model: 'TB310XU',
    priceRwf: 168_000,
    discountPercent: 15,
    stock: 28,
    listedDaysAgo: 115,
    shortDescription: prose`
      A 9 inch tablet with a folding case in the box. Small enough for one hand, strong enough for
      homework and cartoons.
    `,
    description: prose`
      The metal back takes the knocks of family life better than plastic. Reading mode turns the
      screen to soft grey, which is kinder in the evening.

      It has a SIM slot for data, but makes no normal calls. Battery life is about a day and a
      half of ordinary use.
    `,
    specifications: [
      ['Screen', '9 in IPS'],
      ['Storage', '64 GB, microSD'],
      ['RAM', '4 GB'],
      ['Battery', '5,100 mAh'],
      ['SIM', 'nano-SIM, 4G data'],
      ['Weight', '344 g'],
    ],
    warrantyMonths: 12,
    kind: 'tablet',
    look: { body: '#8a97a6', accent: '#dce9c9', variant: 1 },
  },
  {
    name: 'LG 29-inch UltraWide IPS Monitor',
    brand: 'LG',
    category,
    shop: 'kigali-digital-house',
    model: '29WP500-B',
    priceRwf: 298_000,
    discountPercent: 0,
    stock: 8,
    listedDaysAgo: 145,
    shortDescription: prose`
      One and a half screens in one. For wide sheets, long timelines and two documents side by
      side.
    `,
    description: prose`
      Accountants see the whole year, editors the whole song. Two pages of text stand beside each
      other at full size, without a seam in the middle.

      Colours are even to the corners. The stand only tilts; the back has the usual four holes for
      an arm.
    `,
    specifications: [
      ['Screen', '29 in IPS, 2560 × 1080'],
      ['Colour', '99 % sRGB, HDR10'],
      ['Refresh rate', '75 Hz'],
      ['Inputs', '2 × HDMI'],
      ['Power', '24 W typical'],
      ['Mount', 'VESA 100 × 100'],
    ],
    warrantyMonths: 24,
    kind: 'monitor',
    look: { body: '#1c1f24', accent: '#63b59a', variant: 1 },
  },
  {
    name: 'Dell Latitude 3440 14-inch, Core i7',
    brand: 'Dell',
    category,
    shop: 'kigali-digital-house',
    model: 'Latitude 3440',
    priceRwf: 1_150_000,
    discountPercent: 0,
    stock: 2,
    listedDaysAgo: 190,
    shortDescription: prose`
      A business laptop with a strong hinge, a spill-tolerant keyboard and parts that can be
      replaced for years.
    `,
    description: prose`
      Companies choose this series because it can be repaired: battery, memory, SSD and keyboard
      all come out with one screwdriver, and parts reach Kigali. The lid has been opened many
      thousand times in the test laboratory.

      The screen is matt and plain rather than beautiful. The fingerprint reader is in the power
      key.
    `,
    specifications: [
      ['Processor', 'Intel Core i7-1355U'],
      ['RAM', '16 GB DDR4'],
      ['Storage', '512 GB SSD'],
      ['Screen', '14 in Full HD'],
      ['Battery', '54 Wh, about 9 h'],
      ['Ports', 'HDMI, LAN, 2 × USB-A, USB-C'],
      ['Weight', '1.54 kg'],
    ],
    warrantyMonths: 36,
    kind: 'laptop',
    look: { body: '#2f343b', accent: '#5fae8b', variant: 0 },
  },
  {
    name: 'Epson EcoTank L3250 Printer',
    brand: 'Epson',
    category,
    shop: 'kigali-digital-house',
    model: 'L3250',
    priceRwf: 248_000,
    discountPercent: 10,
    stock: 17,
    listedDaysAgo: 300,
    shortDescription: prose`
      Ink tank printer, copier and scanner with Wi-Fi. The bottles only fit their own tank, so
      nothing gets mixed up.
    `,
    description: prose`
      It is the printer you see in half the secretariat shops around Nyabugogo, and for good
      reason: cheap pages and spare parts in every street. Borderless 10 × 15 photographs are
      surprisingly good.

      Set it on a level table and keep the lid closed; dust on the glass turns into lines on the
      copy.
    `,
    specifications: [
      ['Functions', 'Print, copy, scan'],
      ['Ink yield', '4,500 pages black, 7,500 colour'],
      ['Speed', '10 pages/min black'],
      ['Connection', 'Wi-Fi, USB'],
      ['Paper', 'A4, 100 sheets'],
      ['Power', '12 W printing'],
    ],
    warrantyMonths: 12,
    kind: 'printer',
    look: { body: '#2a2d33', accent: '#57a0d3', variant: 1 },
  },
  {
    name: 'Samsung Galaxy Tab S6 Lite with S Pen, 64 GB',
    brand: 'Samsung',
    category,
    shop: 'kigali-digital-house',
    model: 'SM-P620',
    priceRwf: 328_000,
    discountPercent: 0,
    stock: 13,
    listedDaysAgo: 82,
    shortDescription: prose`
      A slim tablet with a pen in the box. Notes in the lecture, sketches on site, signatures
      without a printer.
    `,
    description: prose`
      The pen needs no charging and rests on a magnet at the side. Handwriting becomes searchable
      text if you write as your teacher wished; drawings stay drawings.

      Students fill whole semesters with it. It has Wi-Fi only: share the phone's data when you
      are out.
    `,
    specifications: [
      ['Screen', '10.4 in LCD'],
      ['Storage', '64 GB, microSD'],
      ['RAM', '4 GB'],
      ['Battery', '7,040 mAh'],
      ['Pen', 'S Pen included'],
      ['Wireless', 'Wi-Fi 5, Bluetooth 5.0'],
      ['Weight', '465 g'],
    ],
    warrantyMonths: 24,
    kind: 'tablet',
    look: { body: '#a9c7b4', accent: '#34506b', variant: 2 },
  },
  {
    name: 'HP 22-inch Full HD Office Monitor',
    brand: 'HP',
    category,
    shop: 'urumuri-direct',
    model: 'P22 G5',
    priceRwf: 149_000,
    discountPercent: 0,
    stock: 30,
    listedDaysAgo: 365,
    shortDescription: prose`
      A tidy second screen with HDMI and DisplayPort, made to be bought by the dozen and
      forgotten.
    `,
    description: prose`
      Hotels, clinics and call centres take these because they are modest in every good sense:
      little power, no drama, a three-year record of hardly coming back.

      The panel is IPS, so the person beside you sees the same colours. Brightness is meant for
      indoors.
    `,
    specifications: [
      ['Screen', '21.5 in IPS, Full HD'],
      ['Refresh rate', '75 Hz'],
      ['Inputs', 'HDMI, DisplayPort, VGA'],
      ['Power', '16 W typical'],
      ['Mount', 'VESA 100 × 100'],
    ],
    warrantyMonths: 36,
    kind: 'monitor',
    look: { body: '#30343a', accent: '#cfd6de', variant: 2 },
  },
  {
    name: 'Lenovo V15 G4 15.6-inch, Core i3',
    brand: 'Lenovo',
    category,
    shop: 'urumuri-direct',
    model: '83A1-00BFUE',
    priceRwf: 498_000,
    discountPercent: 0,
    stock: 24,
    listedDaysAgo: 5,
    shortDescription: prose`
      A first laptop for school or a small business. Core i3, 8 GB and a real SSD at a price that
      leaves money for a bag.
    `,
    description: prose`
      Most cheap laptops hide an old processor or a slow disk. This one has neither: it will
      write, calculate, browse and join an online class without freezing.

      The screen is not for photographers, and the loudspeakers are thin. Headphones solve the
      second problem.
    `,
    specifications: [
      ['Processor', 'Intel Core i3-1315U'],
      ['RAM', '8 GB DDR4'],
      ['Storage', '256 GB SSD'],
      ['Screen', '15.6 in Full HD'],
      ['Battery', '38 Wh, about 5 h'],
      ['Ports', 'HDMI, LAN, USB-C, 2 × USB-A'],
      ['Weight', '1.65 kg'],
    ],
    warrantyMonths: 12,
    kind: 'laptop',
    look: { body: '#3d4148', accent: '#c98a5a', variant: 1 },
  },
];
