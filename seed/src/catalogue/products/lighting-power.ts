import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'lighting-power';

export const lightingPower: readonly DemoProduct[] = [
  {
    name: 'Philips 9 W LED Bulb E27, Cool White',
    brand: 'Philips',
    category,
    shop: 'solar-hills',
    model: '929002299987',
    priceRwf: 2_500,
    discountPercent: 0,
    stock: 120,
    listedDaysAgo: 158,
    shortDescription: prose`
      A clear white bulb for kitchens, corridors and shops. As bright as an old 70 watt bulb.
      Copes with weak evening voltage.
    `,
    description: prose`
      Lit five hours every evening it uses about 1.4 kWh in a month. The light does not flicker on
      film, so it is also good for video calls.

      It tolerates 170 to 250 volts and is made for 15,000 hours, roughly eight years of evenings.
    `,
    specifications: [
      ['Power', '9 W'],
      ['Light', '806 lm, 6500 K'],
      ['Base', 'E27'],
      ['Life', '15,000 h'],
      ['Voltage', '170–250 V'],
    ],
    warrantyMonths: 24,
    kind: 'led-bulb',
    look: { body: '#f7f7f4', accent: '#dfe6ee', variant: 0 },
  },
  {
    name: 'd.light S200 Solar Lantern with Phone Charging',
    brand: 'd.light',
    category,
    shop: 'solar-hills',
    model: 'DL-S200',
    priceRwf: 24_500,
    discountPercent: 0,
    stock: 72,
    listedDaysAgo: 56,
    shortDescription: prose`
      A hand lamp that fills itself from the sun, with a USB port to charge a phone. Five hours of
      bright light from one day of sun.
    `,
    description: prose`
      Its panel is the lid: leave it in the sun in the morning, and in the evening it gives five
      hours of bright light or the whole night on low. It stands on the table or hangs from a
      beam, and goes along to the cow.

      It replaces a paraffin lamp in about three months of paraffin. A dropped lamp usually
      survives.
    `,
    specifications: [
      ['Light', '200 lm, 4 steps'],
      ['Battery', '2,000 mAh LiFePO4'],
      ['Runs', '5 h bright, 60 h night light'],
      ['Panel', '1.6 W in the lid'],
      ['Phone charging', 'USB 5 V'],
    ],
    warrantyMonths: 24,
    kind: 'solar-lantern',
    look: { body: '#e2582d', accent: '#f6f4ee', variant: 0 },
  },
  {
    name: 'EcoFlow River 2 Portable Power Station',
    brand: 'EcoFlow',
    category,
    shop: 'solar-hills',
    model: 'EF-RIVER2',
    priceRwf: 365_000,
    discountPercent: 12,
    stock: 10,
    listedDaysAgo: 25,
    shortDescription: prose`
      A case of electricity: 256 watt-hours with two sockets. Runs router, laptop and lamp through
      an evening without power.
    `,
    description: prose`
      Router and two laptops work for about three hours; router alone for a whole day. It takes
      over within 30 milliseconds, so most computers do not even notice.

      From the wall it is full in one hour. A 100 W panel does it in three to four good hours of
      sun.
    `,
    specifications: [
      ['Capacity', '256 Wh LiFePO4'],
      ['Output', '300 W, peak 600 W'],
      ['Sockets', '2 × 230 V, 2 × USB-A, USB-C 60 W, 12 V'],
      ['Charging', '1 h mains, 3–4 h solar'],
      ['Cycles', '3,000 to 80 %'],
      ['Weight', '3.5 kg'],
    ],
    warrantyMonths: 60,
    kind: 'power-station',
    look: { body: '#d5d9de', accent: '#2d3238', variant: 0 },
  },
  {
    name: 'Anker 20,000 mAh Power Bank 22.5 W',
    brand: 'Anker',
    category,
    shop: 'kigali-digital-house',
    model: 'A1384',
    priceRwf: 48_500,
    discountPercent: 15,
    stock: 56,
    listedDaysAgo: 91,
    shortDescription: prose`
      Four charges for a phone, with a built-in USB-C cable you cannot forget at home. The display
      counts in percent.
    `,
    description: prose`
      The cable is also the carrying loop. At 22.5 watts a modern phone is half full in half an
      hour, and a display shows the percentage rather than four dots.

      It is allowed in hand luggage. Charging the bank itself takes about five hours, so do it at
      night.
    `,
    specifications: [
      ['Capacity', '20,000 mAh'],
      ['Output', '22.5 W USB-C, USB-A'],
      ['Cable', 'USB-C built in'],
      ['Display', 'Percent'],
      ['Weight', '410 g'],
    ],
    warrantyMonths: 18,
    kind: 'power-bank',
    look: { body: '#1f2226', accent: '#4aa3df', variant: 1 },
  },
  {
    name: 'Sun King Home 400X Solar Kit',
    brand: 'Sun King',
    category,
    shop: 'solar-hills',
    model: 'SK-418',
    priceRwf: 189_000,
    discountPercent: 0,
    stock: 18,
    listedDaysAgo: 39,
    shortDescription: prose`
      Four lamps, a radio, a torch and a roof panel. Light for a whole house without a meter. Put
      up in one afternoon.
    `,
    description: prose`
      The panel goes on the roof, the box on the wall, and four lamps with switches into the
      rooms. On low, the lamps last all night; in the morning everybody's phone is full.

      It is put up in an afternoon with the screws in the box. The battery is good for about five
      years and can be replaced.
    `,
    specifications: [
      ['Panel', '20 W with 5 m cable'],
      ['Battery', '6,000 mAh, 6.4 V LiFePO4'],
      ['Lamps', '4 with switches'],
      ['Runs', '6 h bright, 24 h low'],
      ['Extras', 'Radio, torch, 2 × USB'],
    ],
    warrantyMonths: 24,
    kind: 'solar-kit',
    look: { body: '#f2c230', accent: '#22262b', variant: 0 },
  },
  {
    name: 'Tronic 8 W LED Filament Bulb, Warm White',
    brand: 'Tronic',
    category,
    shop: 'solar-hills',
    model: 'LE-0827-WW',
    priceRwf: 4_500,
    discountPercent: 0,
    stock: 115,
    listedDaysAgo: 280,
    shortDescription: prose`
      Clear glass and glowing threads, like the bulbs of before, for a seventh of their power.
      Sitting rooms, verandas, restaurants.
    `,
    description: prose`
      Warm light makes evenings calmer and faces kinder; blue-white light is for work. This one is
      2700 kelvin and pretty enough to hang without a shade.

      It is glass, so not for the corridor where the boys play football.
    `,
    specifications: [
      ['Power', '8 W'],
      ['Light', '800 lm, 2700 K'],
      ['Base', 'E27'],
      ['Life', '15,000 h'],
      ['Voltage', '180–250 V'],
    ],
    warrantyMonths: 12,
    kind: 'led-bulb',
    look: { body: '#f5ead2', accent: '#e8c27a', variant: 1 },
  },
  {
    name: 'Sun King Boom Solar Lantern with Radio',
    brand: 'Sun King',
    category,
    shop: 'solar-hills',
    model: 'SK-BOOM',
    priceRwf: 36_500,
    discountPercent: 0,
    stock: 40,
    listedDaysAgo: 119,
    shortDescription: prose`
      Lantern, FM radio and music player in one. For the field, the market stall and the night
      guard.
    `,
    description: prose`
      The radio brings in the national stations well, and with a USB stick it plays your own music
      for a day. Its light is wide and even.

      The panel has a five-metre cable, so the lamp stays inside while its panel is in the sun.
    `,
    specifications: [
      ['Light', '160 lm, 3 steps'],
      ['Radio', 'FM, USB and SD player'],
      ['Battery', '3,000 mAh LiFePO4'],
      ['Panel', '3.3 W'],
      ['Phone charging', 'USB 5 V'],
    ],
    warrantyMonths: 24,
    kind: 'solar-lantern',
    look: { body: '#f0b429', accent: '#2a2e33', variant: 2 },
  },
  {
    name: 'EcoFlow Delta 2 Power Station 1 kWh',
    brand: 'EcoFlow',
    category,
    shop: 'solar-hills',
    model: 'EF-DELTA2',
    priceRwf: 1_180_000,
    discountPercent: 10,
    stock: 0,
    listedDaysAgo: 61,
    shortDescription: prose`
      One kilowatt-hour with 1,800 watts of output. Runs the fridge for most of a day, or the
      whole salon for an afternoon.
    `,
    description: prose`
      Hairdressers, dentists and small offices use it in place of a petrol generator: no noise, no
      fumes, no fuel. A 250 litre inverter fridge runs about fourteen hours.

      It charges in eighty minutes from the wall and can be doubled with an extra battery. It is
      heavy, but has two real handles.
    `,
    specifications: [
      ['Capacity', '1,024 Wh LiFePO4'],
      ['Output', '1,800 W, peak 2,700 W'],
      ['Sockets', '4 × 230 V, 4 × USB-A, 2 × USB-C 100 W, 12 V'],
      ['Charging', '80 min mains, 500 W solar'],
      ['Cycles', '3,000 to 80 %'],
      ['Weight', '12 kg'],
    ],
    warrantyMonths: 60,
    kind: 'power-station',
    look: { body: '#3a4047', accent: '#c4cad0', variant: 1 },
  },
  {
    name: 'Oraimo 10,000 mAh Slim Power Bank',
    brand: 'Oraimo',
    category,
    shop: 'kigali-digital-house',
    model: 'OPB-P118D',
    priceRwf: 17_500,
    discountPercent: 0,
    stock: 98,
    listedDaysAgo: 146,
    shortDescription: prose`
      Thin enough for a trouser pocket. Two phone charges for a long day in town. Charges two
      devices at the same time.
    `,
    description: prose`
      As thick as two phones and not heavier. Two people can charge at once, each a little slower.

      It protects itself from short circuits and from chargers of unknown parents. A lamp shows
      which quarter is left.
    `,
    specifications: [
      ['Capacity', '10,000 mAh'],
      ['Output', '12 W, 2 × USB-A'],
      ['Input', 'USB-C, micro-USB'],
      ['Weight', '220 g'],
      ['Thickness', '15 mm'],
    ],
    warrantyMonths: 12,
    kind: 'power-bank',
    look: { body: '#e9ecef', accent: '#35a178', variant: 0 },
  },
  {
    name: 'd.light X500 Solar Home System, 4 Lamps',
    brand: 'd.light',
    category,
    shop: 'solar-hills',
    model: 'DL-X500',
    priceRwf: 265_000,
    discountPercent: 12,
    stock: 6,
    listedDaysAgo: 15,
    shortDescription: prose`
      Panel, battery box and four hanging lamps with a switch each. Light in every room and phones
      charged at night.
    `,
    description: prose`
      Each lamp has five metres of cable and its own switch, so nobody walks to the battery in the
      dark. On low they burn from dusk to dawn.

      Our installer sets it up within Kigali and Bugesera; elsewhere the manual with drawings is
      enough for a patient person.
    `,
    specifications: [
      ['Panel', '40 W'],
      ['Battery', '96 Wh LiFePO4'],
      ['Lamps', '4 hanging, with switches'],
      ['Runs', '8 h bright, 30 h low'],
      ['Extras', 'Radio, torch, 3 × USB'],
    ],
    warrantyMonths: 36,
    kind: 'solar-kit',
    look: { body: '#2f6f4f', accent: '#f3efe2', variant: 1 },
  },
  {
    name: 'Philips 40 W High-Power LED Bulb E27',
    brand: 'Philips',
    category,
    shop: 'solar-hills',
    model: '929002374908',
    priceRwf: 12_500,
    discountPercent: 20,
    stock: 34,
    listedDaysAgo: 233,
    shortDescription: prose`
      Light for a shop, a yard or a workshop from a single socket. Four thousand lumens. Screws
      into the lamp holder you already have.
    `,
    description: prose`
      It is large: check that it fits the shade, or hang it bare. One bulb lights a 30 square
      metre shop so that people can read the labels.

      The fins at the neck lose the heat. Do not put it in a closed glass.
    `,
    specifications: [
      ['Power', '40 W'],
      ['Light', '4,000 lm, 6500 K'],
      ['Base', 'E27'],
      ['Dimensions', '12 × 22 cm'],
      ['Life', '15,000 h'],
    ],
    warrantyMonths: 24,
    kind: 'led-bulb',
    look: { body: '#eceff1', accent: '#b4bcc6', variant: 2 },
  },
  {
    name: 'Sun King Pico Plus Solar Lantern',
    brand: 'Sun King',
    category,
    shop: 'solar-hills',
    model: 'SK-PICO+',
    priceRwf: 9_500,
    discountPercent: 0,
    stock: 109,
    listedDaysAgo: 261,
    shortDescription: prose`
      The smallest solar lamp we know to be good. A pupil's reading light with a two-year
      warranty.
    `,
    description: prose`
      The size of a saucer, with the panel on its back. A day in the sun gives six hours of
      reading light, and the stand bends into a hook, a foot or a handle.

      Schools buy them in boxes of thirty; ask us for that price.
    `,
    specifications: [
      ['Light', '50 lm, 2 steps'],
      ['Battery', '450 mAh LiFePO4'],
      ['Runs', '6 h bright, 72 h low'],
      ['Panel', '0.3 W built in'],
      ['Weight', '110 g'],
    ],
    warrantyMonths: 24,
    kind: 'solar-lantern',
    look: { body: '#f4f5f0', accent: '#e7b52c', variant: 1 },
  },
  {
    name: 'Bluetti EB3A Power Station 268 Wh',
    brand: 'Bluetti',
    category,
    shop: 'solar-hills',
    model: 'EB3A',
    priceRwf: 385_000,
    discountPercent: 0,
    stock: 5,
    listedDaysAgo: 123,
    shortDescription: prose`
      A compact station with 600 watts of output. Strong enough for a blender, small enough for a
      shelf.
    `,
    description: prose`
      Where others of this size stop at 300 watts, this lets a television, a sewing machine or a
      small drill run. There is a lamp on the front that lights a room.

      Charge it at half speed when you are not in a hurry; the fan stays quieter and the battery
      lasts longer.
    `,
    specifications: [
      ['Capacity', '268 Wh LiFePO4'],
      ['Output', '600 W, peak 1,200 W'],
      ['Sockets', '2 × 230 V, 2 × USB-A, USB-C 100 W, 12 V'],
      ['Charging', '1.5 h mains, 200 W solar'],
      ['Weight', '4.6 kg'],
    ],
    warrantyMonths: 24,
    kind: 'power-station',
    look: { body: '#2b4a63', accent: '#e3a53a', variant: 2 },
  },
  {
    name: 'Xiaomi 10,000 mAh Wireless Power Bank',
    brand: 'Xiaomi',
    category,
    shop: 'kigali-digital-house',
    model: 'WPB15ZM',
    priceRwf: 42_000,
    discountPercent: 0,
    stock: 29,
    listedDaysAgo: 6,
    shortDescription: prose`
      Lay the phone on it and it charges. A cable works too, and faster, for friends whose phones
      cannot.
    `,
    description: prose`
      On a desk it is a charging plate, in a bag a power bank. Ten watts without cable, twenty-two
      with: use the first by night and the second in a hurry.

      Thick cases and metal rings on the back stop wireless charging. Try yours in the shop.
    `,
    specifications: [
      ['Capacity', '10,000 mAh'],
      ['Output', '10 W wireless, 22.5 W USB-C'],
      ['Input', 'USB-C, 3.5 h'],
      ['Devices', '2 at once'],
      ['Weight', '232 g'],
    ],
    warrantyMonths: 12,
    kind: 'power-bank',
    look: { body: '#c9d3da', accent: '#34495e', variant: 2 },
  },
  {
    name: 'Felicity 1 kVA Solar Kit with Lithium Battery',
    brand: 'Felicity Solar',
    category,
    shop: 'solar-hills',
    model: 'FL-IVEM1012',
    priceRwf: 645_000,
    discountPercent: 0,
    stock: 4,
    listedDaysAgo: 103,
    shortDescription: prose`
      Two panels, an inverter and a lithium battery: lights, television, router and laptops of a
      house, day and night. It changes over in ten milliseconds, so the television does not blink,
      and it charges from the sun first and from the mains only when the sky is grey. Not for
      irons, kettles or electric cookers: for those you need three times the size, and we will
      tell you so before you pay.
    `,
    description: prose`
      A complete little power plant for a house that is tired of cuts. It takes over so quickly
      that the television stays on, and charges from sun or mains, whichever is there.

      It is not made for irons, kettles and electric cookers, and will switch off politely if you
      try. Price includes cables and mounting rails; fitting is 80,000 francs within Kigali.
    `,
    specifications: [
      ['Panels', '2 × 200 W'],
      ['Inverter', '1 kVA pure sine, 800 W'],
      ['Battery', '12.8 V 100 Ah LiFePO4'],
      ['Changeover', '10 ms'],
      ['Charging', 'Solar and mains'],
      ['Panels warranty', '10 years'],
    ],
    warrantyMonths: 24,
    kind: 'solar-kit',
    look: { body: '#4a6b8a', accent: '#f2f3f4', variant: 2 },
  },
];
