import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'washing-machines';

export const washingMachines: readonly DemoProduct[] = [
  {
    name: 'Samsung 7 kg Front-Load Washer, EcoBubble',
    brand: 'Samsung',
    category,
    shop: 'nyarutarama-home',
    model: 'WW70T4020EE',
    priceRwf: 565_000,
    discountPercent: 10,
    stock: 11,
    listedDaysAgo: 41,
    shortDescription: prose`
      Washes well at 30 degrees and turns quietly. A sensible size for a family of four. Continues
      by itself after a power cut.
    `,
    description: prose`
      The drum mixes soap with air before it begins, so a cool wash gets shirts clean and the
      heater rests. On a Cashpower meter that is the part of washing that costs.

      It needs a tap with some pressure. If your tank stands on the roof, three metres of height
      are enough. After a power cut it continues where it stopped.
    `,
    specifications: [
      ['Capacity', '7 kg'],
      ['Spin', '1,200 rpm'],
      ['Motor', 'Digital inverter'],
      ['Energy use', '0.5 kWh at 40 °C'],
      ['Water', '45 L a wash'],
      ['Dimensions', '60 × 85 × 55 cm'],
      ['Motor warranty', '10 years'],
    ],
    warrantyMonths: 24,
    kind: 'front-washer',
    look: { body: '#f2f3f5', accent: '#2b3038', variant: 0 },
  },
  {
    name: 'Hisense 8 kg Top-Load Washer',
    brand: 'Hisense',
    category,
    shop: 'nyarutarama-home',
    model: 'WTJA802T',
    priceRwf: 365_000,
    discountPercent: 0,
    stock: 18,
    listedDaysAgo: 86,
    shortDescription: prose`
      Load from above, add the forgotten sock at any time, and fill by hand when the tap is dry.
    `,
    description: prose`
      A top-loader is patient with Kigali water: low pressure only makes it slower, and when there
      is none you can pour in water from a jerrycan and press start.

      It washes cold and uses little electricity. The lid closes slowly, so fingers are safe.
    `,
    specifications: [
      ['Capacity', '8 kg'],
      ['Spin', '700 rpm'],
      ['Programs', '8'],
      ['Energy use', '0.12 kWh cold'],
      ['Water', '90 L a wash'],
      ['Dimensions', '52 × 92 × 54 cm'],
    ],
    warrantyMonths: 24,
    kind: 'top-washer',
    look: { body: '#d6dade', accent: '#3b414a', variant: 0 },
  },
  {
    name: 'LG 8 kg Front-Load Washer, Direct Drive',
    brand: 'LG',
    category,
    shop: 'nyarutarama-home',
    model: 'F4R3TYG6P',
    priceRwf: 690_000,
    discountPercent: 0,
    stock: 8,
    listedDaysAgo: 22,
    shortDescription: prose`
      The motor sits directly on the drum: fewer parts, less shaking, ten years of motor warranty.
    `,
    description: prose`
      It can stand on an upper floor without the neighbours meeting you about it. The machine
      weighs the load and feels the cloth, then decides how rough it may be.

      The steam program freshens suits that are not dirty. Level the feet on the first day; most
      complaints about noise end there.
    `,
    specifications: [
      ['Capacity', '8 kg'],
      ['Spin', '1,400 rpm'],
      ['Motor', 'Inverter direct drive'],
      ['Energy use', '0.55 kWh at 40 °C'],
      ['Water', '48 L a wash'],
      ['Dimensions', '60 × 85 × 56.5 cm'],
      ['Noise', '53 dB washing'],
      ['Motor warranty', '10 years'],
    ],
    warrantyMonths: 24,
    kind: 'front-washer',
    look: { body: '#5a616b', accent: '#c9ced6', variant: 1 },
  },
  {
    name: 'Von 7 kg Twin-Tub Washing Machine',
    brand: 'Von',
    category,
    shop: 'urumuri-direct',
    model: 'VALW-07TSX',
    priceRwf: 189_000,
    discountPercent: 5,
    stock: 29,
    listedDaysAgo: 200,
    shortDescription: prose`
      Two tubs: wash left, spin right. The quickest, cheapest and least thirsty way not to wash by
      hand.
    `,
    description: prose`
      You do a little of the work, and save a lot. The same soapy water washes whites first, then
      colours, then work clothes. A blanket is done in fifteen minutes.

      It needs no tap connection and no pressure: fill it with a hose or a bucket. Draws about 350
      watts and never heats.
    `,
    specifications: [
      ['Capacity', '7 kg wash, 4.6 kg spin'],
      ['Spin', '1,350 rpm'],
      ['Fill', 'Hose or bucket'],
      ['Power', '350 W wash, 150 W spin'],
      ['Dimensions', '77 × 88 × 44 cm'],
    ],
    warrantyMonths: 12,
    kind: 'top-washer',
    look: { body: '#eef1f4', accent: '#3f86c6', variant: 1 },
  },
  {
    name: 'Bosch 8 kg Front-Load Washer Series 4',
    brand: 'Bosch',
    category,
    shop: 'nyarutarama-home',
    model: 'WAN28282GC',
    priceRwf: 845_000,
    discountPercent: 0,
    stock: 4,
    listedDaysAgo: 122,
    shortDescription: prose`
      A machine that washes thoroughly and lasts. Quick programs, quiet motor, and a door that
      shuts like a car's.
    `,
    description: prose`
      SpeedPerfect shortens most programs to about an hour when visitors are on the way. The
      drum's wavy wall is gentle with school uniforms.

      Voltage below 200 makes it pause; put a regulator before it if your street sags in the
      evening.
    `,
    specifications: [
      ['Capacity', '8 kg'],
      ['Spin', '1,400 rpm'],
      ['Motor', 'EcoSilence, brushless'],
      ['Energy use', '0.5 kWh at 40 °C'],
      ['Water', '46 L a wash'],
      ['Dimensions', '60 × 85 × 59 cm'],
    ],
    warrantyMonths: 24,
    kind: 'front-washer',
    look: { body: '#f5f6f7', accent: '#9aa2ab', variant: 2 },
  },
  {
    name: 'Midea 10 kg Top-Load Washer',
    brand: 'Midea',
    category,
    shop: 'nyarutarama-home',
    model: 'MA200W100/G-SL',
    priceRwf: 455_000,
    discountPercent: 15,
    stock: 9,
    listedDaysAgo: 57,
    shortDescription: prose`
      Ten kilograms at once: blankets, bed sheets, a football team. Metal tub and a lid of strong
      glass.
    `,
    description: prose`
      For big families and guest houses. It can wait for slow taps, and its fuzzy program measures
      the load to save water on small days.

      The spin leaves clothes nearly dry, which in the rainy season is half the battle.
    `,
    specifications: [
      ['Capacity', '10 kg'],
      ['Spin', '720 rpm'],
      ['Programs', '10'],
      ['Energy use', '0.15 kWh cold'],
      ['Water', '110 L a wash'],
      ['Dimensions', '56 × 96 × 57 cm'],
    ],
    warrantyMonths: 24,
    kind: 'top-washer',
    look: { body: '#8f969f', accent: '#e4e7eb', variant: 2 },
  },
  {
    name: 'Hisense 7 kg Front-Load Washer, Titan Grey',
    brand: 'Hisense',
    category,
    shop: 'nyarutarama-home',
    model: 'WFQP7012T',
    priceRwf: 465_000,
    discountPercent: 0,
    stock: 13,
    listedDaysAgo: 16,
    shortDescription: prose`
      A front-loader at the price of a good top-loader. Fifteen programs, of which you will use
      three.
    `,
    description: prose`
      Quick 15, mixed 40, and cotton 60 for bed sheets: these three cover a household. A child
      lock keeps the program where you left it.

      It draws 2,000 watts while heating, so do not start it together with the iron and the oven.
    `,
    specifications: [
      ['Capacity', '7 kg'],
      ['Spin', '1,200 rpm'],
      ['Programs', '15'],
      ['Energy use', '0.6 kWh at 40 °C'],
      ['Power', '2,000 W heating'],
      ['Dimensions', '59.5 × 85 × 49.5 cm'],
    ],
    warrantyMonths: 24,
    kind: 'front-washer',
    look: { body: '#6b727c', accent: '#d9dde2', variant: 0 },
  },
  {
    name: 'Samsung 11 kg Top-Load Washer, Wobble',
    brand: 'Samsung',
    category,
    shop: 'nyarutarama-home',
    model: 'WA11T5260BY',
    priceRwf: 598_000,
    discountPercent: 0,
    stock: 6,
    listedDaysAgo: 178,
    shortDescription: prose`
      A wide tub and a moving base that turns clothes over instead of rubbing them. Gentle with
      kitenge.
    `,
    description: prose`
      The wobbling base lets heavy cloth change places, so the colours of a kitenge stay strong
      and the arms do not knot together. The filter catches a surprising amount of fluff.

      The window is dark glass and closes softly. It starts with pressure as low as half a bar.
    `,
    specifications: [
      ['Capacity', '11 kg'],
      ['Spin', '700 rpm'],
      ['Motor', 'Digital inverter'],
      ['Water pressure', 'from 0.5 bar'],
      ['Energy use', '0.16 kWh cold'],
      ['Dimensions', '61 × 101 × 67.5 cm'],
      ['Motor warranty', '10 years'],
    ],
    warrantyMonths: 24,
    kind: 'top-washer',
    look: { body: '#3e434b', accent: '#8fb6d9', variant: 0 },
  },
  {
    name: 'LG 9/6 kg Washer Dryer',
    brand: 'LG',
    category,
    shop: 'nyarutarama-home',
    model: 'F4R5VGG2E',
    priceRwf: 1_090_000,
    discountPercent: 8,
    stock: 1,
    listedDaysAgo: 74,
    shortDescription: prose`
      Washes nine kilograms and dries six in the same drum. For flats without a balcony and for
      long rains.
    `,
    description: prose`
      Drying in one machine takes patience and energy: about three hours and 3 kWh for a full
      load. In April, when nothing dries outside, you will find it cheap.

      Clothes come out warm and a little creased; take them out at once.
    `,
    specifications: [
      ['Capacity', '9 kg wash, 6 kg dry'],
      ['Spin', '1,400 rpm'],
      ['Motor', 'Inverter direct drive'],
      ['Energy use', '0.6 kWh wash, 3.1 kWh wash and dry'],
      ['Dimensions', '60 × 85 × 56.5 cm'],
      ['Weight', '67 kg'],
      ['Motor warranty', '10 years'],
    ],
    warrantyMonths: 24,
    kind: 'front-washer',
    look: { body: '#31363d', accent: '#b7bec7', variant: 1 },
  },
  {
    name: 'Ramtons 5 kg Twin-Tub Washer',
    brand: 'Ramtons',
    category,
    shop: 'urumuri-direct',
    model: 'RW/136',
    priceRwf: 148_000,
    discountPercent: 0,
    stock: 36,
    listedDaysAgo: 290,
    shortDescription: prose`
      The smallest washing machine we sell. Light enough to carry to the yard and put away again.
    `,
    description: prose`
      For couples and students. It stands on the veranda on Saturday and in the corner during the
      week; two people lift it without effort, one with some.

      The spinner takes a small load but wrings it well.
    `,
    specifications: [
      ['Capacity', '5 kg wash, 3.5 kg spin'],
      ['Spin', '1,300 rpm'],
      ['Fill', 'Hose or bucket'],
      ['Power', '300 W wash, 120 W spin'],
      ['Weight', '17 kg'],
      ['Dimensions', '66 × 75 × 39 cm'],
    ],
    warrantyMonths: 12,
    kind: 'top-washer',
    look: { body: '#f6f6f3', accent: '#4fa38a', variant: 1 },
  },
  {
    name: 'Midea 6 kg Front-Load Washer, Slim',
    brand: 'Midea',
    category,
    shop: 'urumuri-direct',
    model: 'MFN60-S1003',
    priceRwf: 398_000,
    discountPercent: 0,
    stock: 0,
    listedDaysAgo: 138,
    shortDescription: prose`
      Only forty centimetres deep. Fits in the bathroom of a small flat, behind the door. Starts
      when you tell it to, up to a day later.
    `,
    description: prose`
      Where a normal machine blocks the way, this one does not. The drum is smaller, so wash more
      often and do not fill it to the top.

      It has the usual programs and a delayed start, which lets you use a quiet hour for both
      water and power.
    `,
    specifications: [
      ['Capacity', '6 kg'],
      ['Spin', '1,000 rpm'],
      ['Programs', '12'],
      ['Energy use', '0.55 kWh at 40 °C'],
      ['Delay', 'up to 24 h'],
      ['Dimensions', '59.5 × 85 × 40 cm'],
    ],
    warrantyMonths: 24,
    kind: 'front-washer',
    look: { body: '#eceff2', accent: '#5d86ad', variant: 2 },
  },
];
