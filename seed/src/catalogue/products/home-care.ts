import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'home-care';

export const homeCare: readonly DemoProduct[] = [
  {
    name: 'Philips EasySpeed 2000 W Steam Iron',
    brand: 'Philips',
    category,
    shop: 'kimironko-kitchen',
    model: 'GC1750/70',
    priceRwf: 34_500,
    discountPercent: 8,
    stock: 58,
    listedDaysAgo: 80,
    shortDescription: prose`
      A light steam iron with a non-stick sole. Steam where the cloth needs it, drops nowhere. Two
      years of warranty.
    `,
    description: prose`
      School uniforms for three children take about half an hour. The point is thin enough for the
      space between buttons, and the cable turns without knotting.

      It uses 2,000 watts while heating: iron everything in one go rather than every morning.
      Empty the water after use.
    `,
    specifications: [
      ['Power', '2,000 W'],
      ['Steam', '25 g/min, burst 90 g'],
      ['Sole', 'Non-stick'],
      ['Tank', '220 ml'],
      ['Cable', '1.8 m'],
    ],
    warrantyMonths: 24,
    kind: 'iron',
    look: { body: '#4a8fc9', accent: '#f3f5f7', variant: 0 },
  },
  {
    name: 'Von 1600 W Bagless Vacuum Cleaner',
    brand: 'Von',
    category,
    shop: 'nyarutarama-home',
    model: 'VVC-16MRR',
    priceRwf: 118_000,
    discountPercent: 0,
    stock: 14,
    listedDaysAgo: 83,
    shortDescription: prose`
      No bags to buy. Takes the red dust of the dry season out of carpets and from behind the
      sofa.
    `,
    description: prose`
      The container lifts out and empties with one hand. Wash the foam filter under the tap once a
      month, let it dry, and the suction stays.

      The hose turns all the way round, and the cable of five metres reaches two rooms from one
      socket.
    `,
    specifications: [
      ['Power', '1,600 W'],
      ['Container', '2 L, bagless'],
      ['Filter', 'HEPA, washable'],
      ['Cable', '5 m'],
      ['Weight', '4.8 kg'],
    ],
    warrantyMonths: 12,
    kind: 'vacuum',
    look: { body: '#b52f2b', accent: '#23262a', variant: 0 },
  },
  {
    name: 'Hisense Hot, Cold and Normal Water Dispenser',
    brand: 'Hisense',
    category,
    shop: 'nyarutarama-home',
    model: 'WD-HC500',
    priceRwf: 165_000,
    discountPercent: 12,
    stock: 17,
    listedDaysAgo: 87,
    shortDescription: prose`
      Three taps: hot for tea, cold for the visitors, normal for children. Below is a small
      cabinet.
    `,
    description: prose`
      It carries the common 18.9 litre bottle on its head. The compressor cools properly, to about
      six degrees, unlike the small electronic ones.

      The hot tap has a lock. Both heating and cooling have their own switch at the back: turn off
      at night what you do not need.
    `,
    specifications: [
      ['Taps', 'Hot, cold, normal'],
      ['Cooling', 'Compressor, 2 L/h'],
      ['Heating', '5 L/h, 90 °C'],
      ['Power', '500 W heating, 85 W cooling'],
      ['Dimensions', '31 × 98 × 33 cm'],
    ],
    warrantyMonths: 12,
    kind: 'water-dispenser',
    look: { body: '#f4f5f6', accent: '#2f6fb3', variant: 0 },
  },
  {
    name: 'Binatone Dry Iron 1000 W',
    brand: 'Binatone',
    category,
    shop: 'kimironko-kitchen',
    model: 'DI-1260',
    priceRwf: 14_500,
    discountPercent: 0,
    stock: 104,
    listedDaysAgo: 311,
    shortDescription: prose`
      The heavy kind that presses by its weight. No tank, no pump, nothing that drips. What the
      tailor uses.
    `,
    description: prose`
      Tailors in Kimironko ask for exactly this iron. With a damp cloth over the trousers it makes
      a crease that lasts a working day.

      One thousand watts are easy on the meter. The thermostat goes from nylon to linen.
    `,
    specifications: [
      ['Power', '1,000 W'],
      ['Sole', 'Non-stick'],
      ['Weight', '1.2 kg'],
      ['Control', 'Thermostat dial'],
      ['Cable', '1.6 m'],
    ],
    warrantyMonths: 12,
    kind: 'iron',
    look: { body: '#eef0f1', accent: '#c0392b', variant: 1 },
  },
  {
    name: 'Xiaomi Cordless Vacuum Cleaner G9 Plus',
    brand: 'Xiaomi',
    category,
    shop: 'kigali-digital-house',
    model: 'B206',
    priceRwf: 198_000,
    discountPercent: 15,
    stock: 8,
    listedDaysAgo: 89,
    shortDescription: prose`
      A light stick vacuum for tiles, mats and stairs. Pull the trigger, and the week's red dust
      is gone.
    `,
    description: prose`
      Kigali's tiled floors are made for it. The roller has soft bristles that do not scratch, and
      the whole thing becomes a hand vacuum for car and mattress.

      An hour on low, a quarter of an hour on high. Hang its holder near a socket and it is always
      ready.
    `,
    specifications: [
      ['Suction', '120 AW'],
      ['Battery', '2,500 mAh, up to 60 min'],
      ['Container', '0.6 L, bagless'],
      ['Noise', '75 dB'],
      ['Weight', '3.1 kg with tube'],
    ],
    warrantyMonths: 12,
    kind: 'vacuum',
    look: { body: '#f5f5f4', accent: '#d0602e', variant: 1 },
  },
  {
    name: 'Ramtons Table-Top Hot and Normal Water Dispenser',
    brand: 'Ramtons',
    category,
    shop: 'kimironko-kitchen',
    model: 'RM/417',
    priceRwf: 62_000,
    discountPercent: 0,
    stock: 26,
    listedDaysAgo: 164,
    shortDescription: prose`
      A small dispenser for desks and kitchens. Hot water for tea at any moment, without a
      compressor's hum.
    `,
    description: prose`
      For offices that drink tea more than cold water. It stands on the table and takes the large
      bottle.

      Since nothing is cooled there is no noise, and the price stays low.
    `,
    specifications: [
      ['Taps', 'Hot, normal'],
      ['Heating', '4 L/h, 88 °C'],
      ['Power', '550 W'],
      ['Safety', 'Overheat guard'],
      ['Dimensions', '30 × 40 × 31 cm'],
    ],
    warrantyMonths: 12,
    kind: 'water-dispenser',
    look: { body: '#e9ebed', accent: '#c7502f', variant: 2 },
  },
  {
    name: 'Philips Azur 8000 Series Steam Iron 3000 W',
    brand: 'Philips',
    category,
    shop: 'nyarutarama-home',
    model: 'DST8020/20',
    priceRwf: 118_000,
    discountPercent: 0,
    stock: 7,
    listedDaysAgo: 113,
    shortDescription: prose`
      Strong steam, and a sole that cannot burn the cloth. A week of shirts in one evening. No
      dial to set.
    `,
    description: prose`
      It chooses one temperature that suits jeans and silk alike, so there is no dial to forget. A
      burst of steam goes through two layers at once.

      If it lies still for half a minute it switches off. Three thousand watts want a good socket:
      no thin extension cables, please.
    `,
    specifications: [
      ['Power', '3,000 W'],
      ['Steam', '55 g/min, burst 260 g'],
      ['Tank', '350 ml'],
      ['Safety', 'Off after 30 s lying, 8 min standing'],
      ['Sole', 'SteamGlide'],
    ],
    warrantyMonths: 24,
    kind: 'iron',
    look: { body: '#22394f', accent: '#7fc2d9', variant: 2 },
  },
  {
    name: 'Samsung 1800 W Canister Vacuum Cleaner',
    brand: 'Samsung',
    category,
    shop: 'nyarutarama-home',
    model: 'VCC4540S36',
    priceRwf: 139_000,
    discountPercent: 0,
    stock: 11,
    listedDaysAgo: 134,
    shortDescription: prose`
      A compact vacuum with strong pull for carpets, mattresses and the car. The dust goes into a
      clear cup, not into a bag.
    `,
    description: prose`
      A switch on the brush changes from tile to carpet without bending down. With the narrow tool
      it cleans car seats and the gap where coins live.

      It holds dust in a clear cup, so you see what you breathed before.
    `,
    specifications: [
      ['Power', '1,800 W'],
      ['Suction', '360 W'],
      ['Container', '1.3 L, bagless'],
      ['Cable', '6 m'],
      ['Weight', '4.4 kg'],
    ],
    warrantyMonths: 12,
    kind: 'vacuum',
    look: { body: '#31507a', accent: '#c5ccd4', variant: 0 },
  },
  {
    name: 'Midea Bottom-Load Water Dispenser, Steel',
    brand: 'Midea',
    category,
    shop: 'nyarutarama-home',
    model: 'YL1844S',
    priceRwf: 298_000,
    discountPercent: 8,
    stock: 2,
    listedDaysAgo: 99,
    shortDescription: prose`
      The heavy bottle goes in below, behind a door. No more lifting nineteen kilograms to the
      chest.
    `,
    description: prose`
      A pump brings the water up, silently enough for an office. Backs, floors and tempers are
      spared when the bottle is changed.

      It has three taps and a night light. In a power cut the pump rests too, so fill a jug when
      clouds gather.
    `,
    specifications: [
      ['Taps', 'Hot, cold, normal'],
      ['Cooling', 'Compressor, 3 L/h'],
      ['Heating', '5 L/h, 92 °C'],
      ['Power', '550 W heating, 90 W cooling'],
      ['Dimensions', '31 × 105 × 36 cm'],
    ],
    warrantyMonths: 12,
    kind: 'water-dispenser',
    look: { body: '#8e959e', accent: '#24282d', variant: 1 },
  },
  {
    name: 'Ramtons 15 L Wet and Dry Vacuum',
    brand: 'Ramtons',
    category,
    shop: 'urumuri-direct',
    model: 'RM/553',
    priceRwf: 158_000,
    discountPercent: 0,
    stock: 10,
    listedDaysAgo: 191,
    shortDescription: prose`
      Drinks spilled water and eats plaster dust. For building sites, car washes and flooded
      kitchens.
    `,
    description: prose`
      A steel drum of fifteen litres and a hose that does not mind wet. Turn the hose round and it
      blows leaves from the veranda.

      Take the paper filter out before you suck up water. This is printed in the manual, which
      nobody reads.
    `,
    specifications: [
      ['Power', '1,400 W'],
      ['Drum', '15 L steel'],
      ['Functions', 'Wet, dry, blow'],
      ['Hose', '1.5 m'],
      ['Weight', '6.2 kg'],
    ],
    warrantyMonths: 12,
    kind: 'vacuum',
    look: { body: '#e3b23c', accent: '#2a2d31', variant: 2 },
  },
  {
    name: 'Ramtons 2200 W Ceramic Steam Iron',
    brand: 'Ramtons',
    category,
    shop: 'kimironko-kitchen',
    model: 'RM/602',
    priceRwf: 24_500,
    discountPercent: 0,
    stock: 30,
    listedDaysAgo: 101,
    shortDescription: prose`
      A ceramic sole that glides over cotton, steam at the press of a thumb and a water tank you
      can see into.
    `,
    description: prose`
      Ceramic does not scratch as easily as paint, and starch wipes off it with a damp cloth. The
      spray in front helps with collars that have dried too long in the sun.

      Turn the steam to zero before you fill it. Then it does not drip.
    `,
    specifications: [
      ['Power', '2,200 W'],
      ['Steam', '30 g/min'],
      ['Sole', 'Ceramic'],
      ['Tank', '300 ml'],
      ['Cable', '1.9 m'],
    ],
    warrantyMonths: 12,
    kind: 'iron',
    look: { body: '#e9e2d3', accent: '#d9772f', variant: 0 },
  },
  {
    name: 'Bosch Cordless Upright Vacuum 18 V',
    brand: 'Bosch',
    category,
    shop: 'nyarutarama-home',
    model: 'BBHF216',
    priceRwf: 225_000,
    discountPercent: 10,
    stock: 6,
    listedDaysAgo: 106,
    shortDescription: prose`
      No cable, no cupboard: it stands in a corner and is used every day. The hand part comes out
      for crumbs.
    `,
    description: prose`
      The vacuum you use is better than the strong one in the cupboard. Forty minutes are enough
      for a three-room flat.

      During a power cut it is one of the few machines that go on working.
    `,
    specifications: [
      ['Battery', '18 V, about 40 min'],
      ['Charging', '4–5 h'],
      ['Container', '0.4 L, bagless'],
      ['Weight', '2.4 kg'],
      ['Parts', '2 in 1 with hand vacuum'],
    ],
    warrantyMonths: 24,
    kind: 'vacuum',
    look: { body: '#e9ecef', accent: '#3a6ea5', variant: 1 },
  },
];
