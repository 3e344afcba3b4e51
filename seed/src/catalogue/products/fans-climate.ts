import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'fans-climate';

export const fansClimate: readonly DemoProduct[] = [
  {
    name: 'Binatone 16-inch Standing Fan',
    brand: 'Binatone',
    category,
    shop: 'urumuri-direct',
    model: 'A-1692',
    priceRwf: 39_500,
    discountPercent: 0,
    stock: 66,
    listedDaysAgo: 49,
    shortDescription: prose`
      A quiet standing fan with three speeds. Moves the air in a bedroom for about as much power
      as a light bulb used to take.
    `,
    description: prose`
      Kigali rarely needs more than moving air. On the lowest speed you hardly hear it, and
      turning from side to side it reaches both beds.

      The base is filled with a cross of steel and does not tip on tiles. Height goes from 105 to
      130 centimetres.
    `,
    specifications: [
      ['Blades', '16 in, 5 blades'],
      ['Power', '50 W'],
      ['Speeds', '3'],
      ['Height', '105–130 cm'],
      ['Timer', '60 min'],
    ],
    warrantyMonths: 12,
    kind: 'stand-fan',
    look: { body: '#f3f4f5', accent: '#2f6fb3', variant: 0 },
  },
  {
    name: 'LG 12,000 BTU Dual Inverter Air Conditioner',
    brand: 'LG',
    category,
    shop: 'nyarutarama-home',
    model: 'S4-W12JA3AA',
    priceRwf: 745_000,
    discountPercent: 8,
    stock: 7,
    listedDaysAgo: 32,
    shortDescription: prose`
      Cools a bedroom or an office of up to twenty square metres. The inverter runs low instead of
      stopping, and the bill shows it.
    `,
    description: prose`
      For bedrooms under a tin roof, server rooms and offices with afternoon sun. It reaches the
      wished temperature quickly and then whispers along at a fifth of its power.

      The price includes the indoor and outdoor units; fitting with up to four metres of pipe
      costs 60,000 francs in Kigali. Clean the filter monthly in the dusty season, it takes two
      minutes.
    `,
    specifications: [
      ['Cooling', '12,000 BTU/h, up to 20 m²'],
      ['Compressor', 'Dual inverter'],
      ['Power', '200–1,230 W'],
      ['Noise', '21 dB indoors, lowest'],
      ['Gas', 'R32'],
      ['Voltage', '180–260 V tolerated'],
      ['Compressor warranty', '10 years'],
    ],
    warrantyMonths: 12,
    kind: 'air-conditioner',
    look: { body: '#f6f7f8', accent: '#a7afb8', variant: 0 },
  },
  {
    name: 'Von 18-inch Industrial Standing Fan',
    brand: 'Von',
    category,
    shop: 'nyarutarama-home',
    model: 'VFI-18BK',
    priceRwf: 86_000,
    discountPercent: 0,
    stock: 17,
    listedDaysAgo: 137,
    shortDescription: prose`
      A metal fan with big breath for workshops, churches and salons. Strong enough to be felt in
      the last row.
    `,
    description: prose`
      Three metal blades push air across twelve metres. It is not quiet and does not pretend to
      be; in a full hall nobody notices.

      The whole head tilts to the ceiling to turn over hot air without blowing papers from the
      table.
    `,
    specifications: [
      ['Blades', '18 in, 3 metal blades'],
      ['Power', '100 W'],
      ['Speeds', '3'],
      ['Height', '120–150 cm'],
      ['Body', 'Steel'],
    ],
    warrantyMonths: 12,
    kind: 'stand-fan',
    look: { body: '#24272c', accent: '#c8cdd3', variant: 1 },
  },
  {
    name: 'Hisense 18,000 BTU Split Air Conditioner',
    brand: 'Hisense',
    category,
    shop: 'nyarutarama-home',
    model: 'AS-18TR4SYDTV',
    priceRwf: 865_000,
    discountPercent: 0,
    stock: 5,
    listedDaysAgo: 93,
    shortDescription: prose`
      For meeting rooms, shops and restaurants up to thirty-five square metres. Our fitters look
      at the wall before you pay for pipes.
    `,
    description: prose`
      A full room gives as much heat as a small stove: count 600 BTU for each guest. This size
      keeps twenty people attentive after lunch.

      It needs its own line with a 16 ampere breaker. Our fitters measure the wall and tell you
      the price of the pipes before they drill.
    `,
    specifications: [
      ['Cooling', '18,000 BTU/h, up to 35 m²'],
      ['Compressor', 'Fixed speed'],
      ['Power', '1,650 W'],
      ['Noise', '33 dB indoors'],
      ['Gas', 'R410A'],
      ['Filter', 'Washable'],
    ],
    warrantyMonths: 24,
    kind: 'air-conditioner',
    look: { body: '#eef0f2', accent: '#4a8fc4', variant: 1 },
  },
  {
    name: 'Xiaomi Smart Standing Fan 2 Lite',
    brand: 'Xiaomi',
    category,
    shop: 'kigali-digital-house',
    model: 'BPLDS05DM',
    priceRwf: 74_000,
    discountPercent: 15,
    stock: 28,
    listedDaysAgo: 13,
    shortDescription: prose`
      Seven wide blades and a soft breeze. Phone, remote or the button on top. Quiet enough for a
      room where a baby sleeps.
    `,
    description: prose`
      The seven blades cut the air into small pieces, so it feels like wind from a window rather
      than from a machine. On the first step a sleeping child does not notice.

      Assembled without tools in five minutes. Most of the parts are white; dust shows, and wipes
      off.
    `,
    specifications: [
      ['Blades', '14 in, 7 blades'],
      ['Power', '38 W'],
      ['Speeds', '3, natural wind'],
      ['Noise', '55.8 dB highest'],
      ['Control', 'Touch, app'],
      ['Height', '63 or 100 cm'],
    ],
    warrantyMonths: 12,
    kind: 'stand-fan',
    look: { body: '#f8f8f7', accent: '#b7bdc4', variant: 0 },
  },
  {
    name: 'Ramtons 16-inch Rechargeable Fan with Light',
    brand: 'Ramtons',
    category,
    shop: 'solar-hills',
    model: 'RM/588',
    priceRwf: 98_000,
    discountPercent: 5,
    stock: 21,
    listedDaysAgo: 84,
    shortDescription: prose`
      Runs on its own battery when power is gone, with a night light and a USB port for a phone.
    `,
    description: prose`
      Full, it turns for nine hours on the lowest speed or three on the highest. When power comes
      back it charges by itself while it goes on turning.

      A small solar panel of 15 to 20 watts can charge it as well; the socket is at the back.
    `,
    specifications: [
      ['Blades', '16 in, 5 blades'],
      ['Battery', '12 V 7 Ah, 3 to 9 h'],
      ['Power', '25 W'],
      ['Charging', 'Mains or solar 15–20 W'],
      ['Extras', 'LED light, USB 5 V'],
    ],
    warrantyMonths: 12,
    kind: 'stand-fan',
    look: { body: '#23272d', accent: '#f2b33d', variant: 2 },
  },
  {
    name: 'Midea 9,000 BTU Inverter Air Conditioner',
    brand: 'Midea',
    category,
    shop: 'nyarutarama-home',
    model: 'MSAGB-09CRN8',
    priceRwf: 545_000,
    discountPercent: 0,
    stock: 9,
    listedDaysAgo: 151,
    shortDescription: prose`
      A small unit for a bedroom or a home office. Cools in the afternoon, takes the damp out in
      the rains.
    `,
    description: prose`
      In April its drying mode is used more than its cooling: shoes and books stop smelling. At
      night the panel goes dark and the fan slows down.

      It runs on as little as 150 watts when the room is cool, which a mid-sized solar system can
      carry.
    `,
    specifications: [
      ['Cooling', '9,000 BTU/h, up to 15 m²'],
      ['Compressor', 'Inverter'],
      ['Power', '150–950 W'],
      ['Modes', 'Cool, heat, dry'],
      ['Gas', 'R32'],
      ['Noise', '20 dB indoors, lowest'],
    ],
    warrantyMonths: 24,
    kind: 'air-conditioner',
    look: { body: '#f2f4f6', accent: '#6fae9f', variant: 2 },
  },
  {
    name: 'Binatone 18-inch Standing Fan with Remote',
    brand: 'Binatone',
    category,
    shop: 'urumuri-direct',
    model: 'A-1894R',
    priceRwf: 54_500,
    discountPercent: 0,
    stock: 44,
    listedDaysAgo: 228,
    shortDescription: prose`
      A strong fan with a remote control and a seven-hour timer. You do not have to get up at two
      in the morning.
    `,
    description: prose`
      Set it for three hours when you go to bed and it stops when the night has cooled down. In
      the day the highest speed reaches across a sitting room.

      The front grille comes off with six clips, because a fan near a road collects dust.
    `,
    specifications: [
      ['Blades', '18 in, 5 blades'],
      ['Power', '60 W'],
      ['Speeds', '3'],
      ['Control', 'Remote, keys'],
      ['Timer', '7.5 h'],
      ['Height', '120–140 cm'],
    ],
    warrantyMonths: 12,
    kind: 'stand-fan',
    look: { body: '#cfe3ea', accent: '#2d5f8a', variant: 1 },
  },
  {
    name: 'Samsung 12,000 BTU WindFree Air Conditioner',
    brand: 'Samsung',
    category,
    shop: 'nyarutarama-home',
    model: 'AR12TXCAAWK',
    priceRwf: 925_000,
    discountPercent: 0,
    stock: 2,
    listedDaysAgo: 69,
    shortDescription: prose`
      Cools through thousands of tiny holes, so there is no cold draught on your neck. An inverter
      keeps it low and quiet.
    `,
    description: prose`
      After the first fast minutes the flap closes and cool air sinks through the front like air
      from a shaded yard. Clinics and hotels choose it for that reason.

      An inverter inside and a clear display outside. Ask for a surge guard: the board is the
      expensive part.
    `,
    specifications: [
      ['Cooling', '12,000 BTU/h, up to 20 m²'],
      ['Compressor', 'Digital inverter'],
      ['Power', '190–1,100 W'],
      ['Modes', 'WindFree, dry, sleep'],
      ['Gas', 'R32'],
      ['Noise', '23 dB indoors, lowest'],
      ['Compressor warranty', '10 years'],
    ],
    warrantyMonths: 24,
    kind: 'air-conditioner',
    look: { body: '#fbfbfb', accent: '#8fa3b5', variant: 0 },
  },
  {
    name: 'Philips 20-inch Pedestal Fan, Round Base',
    brand: 'Philips',
    category,
    shop: 'nyarutarama-home',
    model: 'CX5535/11',
    priceRwf: 79_500,
    discountPercent: 20,
    stock: 12,
    listedDaysAgo: 167,
    shortDescription: prose`
      A large, slow fan in warm beige for sitting rooms. Looks like furniture and sounds like
      nothing.
    `,
    description: prose`
      Large blades can turn slowly for the same breeze, and slow blades are quiet. That is all the
      secret, and it works.

      There is a remote with a slot in the handle, and a timer of up to eight hours.
    `,
    specifications: [
      ['Blades', '20 in, 5 blades'],
      ['Power', '60 W'],
      ['Speeds', '5'],
      ['Control', 'Remote, touch'],
      ['Timer', '1–8 h'],
      ['Height', '110–140 cm'],
    ],
    warrantyMonths: 24,
    kind: 'stand-fan',
    look: { body: '#e6ded0', accent: '#7b6a53', variant: 0 },
  },
  {
    name: 'TCL 24,000 BTU Split Air Conditioner',
    brand: 'TCL',
    category,
    shop: 'urumuri-direct',
    model: 'TAC-24CSA/KE',
    priceRwf: 1_050_000,
    discountPercent: 0,
    stock: 5,
    listedDaysAgo: 295,
    shortDescription: prose`
      For halls, shops with glass fronts and rooms up to forty-five square metres. Strong, plain
      and easy to service.
    `,
    description: prose`
      A glass front in the afternoon sun is a greenhouse. This size deals with it, and still has
      something left when the bus group comes in.

      It needs its own 20 ampere line, and a firm wall for the outdoor unit of 38 kilograms.
      Service twice a year keeps the bill down more than any setting.
    `,
    specifications: [
      ['Cooling', '24,000 BTU/h, up to 45 m²'],
      ['Compressor', 'Fixed speed'],
      ['Power', '2,250 W'],
      ['Noise', '39 dB indoors'],
      ['Gas', 'R410A'],
      ['Filter', 'Washable'],
    ],
    warrantyMonths: 12,
    kind: 'air-conditioner',
    look: { body: '#f0f1f2', accent: '#3e444c', variant: 1 },
  },
];
