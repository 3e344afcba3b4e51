import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'cooking';

export const cooking: readonly DemoProduct[] = [
  {
    name: 'Ramtons 4-Burner Gas Cooker with Oven',
    brand: 'Ramtons',
    category,
    shop: 'kimironko-kitchen',
    model: 'RF/490',
    priceRwf: 385_000,
    discountPercent: 10,
    stock: 13,
    listedDaysAgo: 47,
    shortDescription: prose`
      Four gas burners, a gas oven and a grill. Cooks through every power cut. The usual choice
      for a family that changes from charcoal.
    `,
    description: prose`
      With a 12 kilogram cylinder a family of five cooks about six weeks. The large burner takes a
      big pot of ubugali, the small one keeps sauce warm without catching.

      A flame guard shuts the gas of the oven if the flame goes out. Hose and regulator are sold
      separately: we connect and test them for you.
    `,
    specifications: [
      ['Fuel', 'LPG'],
      ['Burners', '4 gas'],
      ['Oven', '50 L gas with grill'],
      ['Ignition', 'Electric spark'],
      ['Safety', 'Flame guard in oven'],
      ['Dimensions', '50 × 85 × 55 cm'],
    ],
    warrantyMonths: 12,
    kind: 'gas-cooker',
    look: { body: '#c9ced6', accent: '#24282e', variant: 0 },
  },
  {
    name: 'Samsung 23 L Microwave Oven',
    brand: 'Samsung',
    category,
    shop: 'kimironko-kitchen',
    model: 'MS23K3513AK',
    priceRwf: 112_000,
    discountPercent: 8,
    stock: 22,
    listedDaysAgo: 65,
    shortDescription: prose`
      Warms, defrosts and cooks vegetables. The ceramic inside wipes clean and does not keep
      smells.
    `,
    description: prose`
      Inside is enamel, not paint, so fish on Friday is forgotten by Saturday. Buttons for the
      usual tasks save guessing the minutes.

      It draws 1,150 watts at full power. Plug it into the wall, not into a shared extension.
    `,
    specifications: [
      ['Capacity', '23 L'],
      ['Power', '800 W output, 1,150 W input'],
      ['Inside', 'Ceramic enamel'],
      ['Plate', '28.8 cm'],
      ['Dimensions', '48.9 × 27.5 × 39.2 cm'],
    ],
    warrantyMonths: 12,
    kind: 'microwave',
    look: { body: '#1d2024', accent: '#c5cbd2', variant: 1 },
  },
  {
    name: 'Von 2-Plate Electric Hotplate',
    brand: 'Von',
    category,
    shop: 'kimironko-kitchen',
    model: 'VAC-2KTS',
    priceRwf: 38_500,
    discountPercent: 0,
    stock: 57,
    listedDaysAgo: 156,
    shortDescription: prose`
      Two electric plates for a room without gas. Solid iron, simple knobs, easy to wipe. Also a
      good reserve for the day the gas runs out.
    `,
    description: prose`
      The plates take a few minutes to get hot and keep their heat for long afterwards; switch off
      five minutes early and let them finish the rice.

      At 2,500 watts together it works the meter hard. Use it for quick meals and let gas or
      charcoal do the beans.
    `,
    specifications: [
      ['Plates', '18.5 cm and 15.5 cm'],
      ['Power', '1,500 W + 1,000 W'],
      ['Control', 'Thermostat knobs'],
      ['Dimensions', '50 × 8 × 26 cm'],
    ],
    warrantyMonths: 12,
    kind: 'hotplate',
    look: { body: '#f0f1f3', accent: '#b3272c', variant: 1 },
  },
  {
    name: 'Midea 35 L Electric Oven',
    brand: 'Midea',
    category,
    shop: 'kimironko-kitchen',
    model: 'MEO-35SZ21',
    priceRwf: 128_000,
    discountPercent: 0,
    stock: 16,
    listedDaysAgo: 34,
    shortDescription: prose`
      A table oven for bread, mandazi, pizza and a whole chicken on a spit. Heat from above, from
      below or moved by a fan.
    `,
    description: prose`
      Thirty-five litres hold a twelve-piece tray of buns or a large chicken. Heat comes from
      above, below or both, and a fan evens it out.

      It needs about ten minutes to warm up. Leave a hand's width free on all sides; the metal
      becomes hot.
    `,
    specifications: [
      ['Capacity', '35 L'],
      ['Power', '1,500 W'],
      ['Heat', 'Above, below, fan, spit'],
      ['Temperature', '70–230 °C'],
      ['Timer', '60 min with bell'],
      ['Dimensions', '50 × 34 × 38 cm'],
    ],
    warrantyMonths: 12,
    kind: 'oven',
    look: { body: '#2b2e33', accent: '#b9bfc7', variant: 0 },
  },
  {
    name: 'Bosch 60 cm Gas Cooker, 4 Burners',
    brand: 'Bosch',
    category,
    shop: 'nyarutarama-home',
    model: 'HGV1F0U50M',
    priceRwf: 890_000,
    discountPercent: 0,
    stock: 4,
    listedDaysAgo: 108,
    shortDescription: prose`
      A broad cooker with cast-iron supports, a full-size oven and burners that stay blue. Every
      burner has its own flame guard.
    `,
    description: prose`
      Heavy pots stand safely on cast iron, and every burner has its own flame guard: if the wind
      puts it out, the gas stops. The oven has room for two trays.

      It is heavy and level, and does not walk when you stir ubugali with force.
    `,
    specifications: [
      ['Fuel', 'LPG'],
      ['Burners', '4 gas with flame guard'],
      ['Oven', '71 L gas with electric grill'],
      ['Supports', 'Cast iron'],
      ['Dimensions', '60 × 85 × 60 cm'],
      ['Weight', '54 kg'],
    ],
    warrantyMonths: 24,
    kind: 'gas-cooker',
    look: { body: '#e4e7ea', accent: '#3b4048', variant: 2 },
  },
  {
    name: 'Hisense 20 L Microwave Oven',
    brand: 'Hisense',
    category,
    shop: 'kimironko-kitchen',
    model: 'H20MOBS11',
    priceRwf: 79_000,
    discountPercent: 15,
    stock: 35,
    listedDaysAgo: 19,
    shortDescription: prose`
      Two knobs, one for power and one for minutes. Nothing to program after a power cut. Small
      enough for a shelf.
    `,
    description: prose`
      There is no clock to set again, and that alone makes many people choose it. It heats a plate
      in two minutes and defrosts a kilogram of meat in twelve.

      The mirror door hides yesterday's splash until you find time.
    `,
    specifications: [
      ['Capacity', '20 L'],
      ['Power', '700 W output, 1,050 W input'],
      ['Control', 'Two knobs'],
      ['Plate', '24.5 cm'],
      ['Dimensions', '44 × 25.9 × 34 cm'],
    ],
    warrantyMonths: 24,
    kind: 'microwave',
    look: { body: '#c3c8cf', accent: '#2c3037', variant: 0 },
  },
  {
    name: 'Binatone Double Infrared Cooker',
    brand: 'Binatone',
    category,
    shop: 'kimironko-kitchen',
    model: 'ICC-4000',
    priceRwf: 74_000,
    discountPercent: 0,
    stock: 41,
    listedDaysAgo: 51,
    shortDescription: prose`
      Glass top and infrared heat: any pot works, also clay and aluminium. Goes off by itself
      after the time you set.
    `,
    description: prose`
      Unlike induction it does not ask what your pot is made of. The glass is flat, so spilled
      milk wipes away when cold.

      The rings glow red and stay hot for ten minutes after use. Keep small hands away, and do not
      run both at full power together with a kettle.
    `,
    specifications: [
      ['Plates', '2 infrared'],
      ['Power', '2,000 W + 1,500 W, 8 steps'],
      ['Timer', 'up to 3 h'],
      ['Pots', 'All flat ones'],
      ['Dimensions', '60 × 7 × 36 cm'],
    ],
    warrantyMonths: 12,
    kind: 'hotplate',
    look: { body: '#17181b', accent: '#e0482f', variant: 2 },
  },
  {
    name: 'Von 3 Gas + 1 Electric Cooker, Cream',
    brand: 'Von',
    category,
    shop: 'kimironko-kitchen',
    model: 'VAC5F031EC',
    priceRwf: 298_000,
    discountPercent: 0,
    stock: 19,
    listedDaysAgo: 225,
    shortDescription: prose`
      Three gas burners and one electric plate: when one runs out, the other cooks on. Electric
      oven below.
    `,
    description: prose`
      In Kigali either the gas or the power is sometimes missing, seldom both. With this cooker
      supper does not depend on which.

      The oven is electric and even, good for cakes. The lid of glass closes over the burners and
      gives back a piece of worktop.
    `,
    specifications: [
      ['Fuel', 'LPG and electricity'],
      ['Burners', '3 gas, 1 electric 1,000 W'],
      ['Oven', '50 L electric'],
      ['Ignition', 'Electric spark'],
      ['Dimensions', '50 × 85 × 55 cm'],
      ['Weight', '34 kg'],
    ],
    warrantyMonths: 12,
    kind: 'gas-cooker',
    look: { body: '#e8dfc9', accent: '#a8452f', variant: 0 },
  },
  {
    name: 'Ramtons 60 L Electric Oven with Fan',
    brand: 'Ramtons',
    category,
    shop: 'kimironko-kitchen',
    model: 'RM/568',
    priceRwf: 185_000,
    discountPercent: 0,
    stock: 8,
    listedDaysAgo: 172,
    shortDescription: prose`
      A big table oven for small bakeries at home: two trays, moving hot air and a lamp to watch
      the buns rise.
    `,
    description: prose`
      People who sell mandazi and queen cakes from their kitchen buy this one. Two trays go in at
      once, and the fan makes them come out the same colour.

      It takes about as much room as a small television set. Two thousand watts want a socket of
      their own.
    `,
    specifications: [
      ['Capacity', '60 L'],
      ['Power', '2,000 W'],
      ['Heat', 'Above, below, fan, spit'],
      ['Temperature', '100–250 °C'],
      ['Timer', '60 min with bell'],
      ['Dimensions', '58 × 38 × 43 cm'],
    ],
    warrantyMonths: 12,
    kind: 'oven',
    look: { body: '#24272c', accent: '#9aa3ad', variant: 2 },
  },
  {
    name: 'Von 20 L Solo Microwave, White',
    brand: 'Von',
    category,
    shop: 'urumuri-direct',
    model: 'VAMS-20MGW',
    priceRwf: 68_000,
    discountPercent: 5,
    stock: 27,
    listedDaysAgo: 262,
    shortDescription: prose`
      A white microwave for offices, student rooms and clinics. Does one thing, and the price says
      so.
    `,
    description: prose`
      Warm lunch for ten colleagues, one after another, is what it does all day. The door opens
      with a button and closes with a click that you learn to trust.

      The plate is glass and goes under the tap.
    `,
    specifications: [
      ['Capacity', '20 L'],
      ['Power', '700 W output, 1,050 W input'],
      ['Control', 'Buttons and dial'],
      ['Plate', '25.5 cm'],
      ['Dimensions', '45 × 26 × 35 cm'],
    ],
    warrantyMonths: 12,
    kind: 'microwave',
    look: { body: '#f4f5f6', accent: '#7a828c', variant: 2 },
  },
  {
    name: 'Hisense 60 cm Built-In Electric Oven',
    brand: 'Hisense',
    category,
    shop: 'nyarutarama-home',
    model: 'BI64211PX',
    priceRwf: 498_000,
    discountPercent: 0,
    stock: 5,
    listedDaysAgo: 97,
    shortDescription: prose`
      A full-size oven for a fitted kitchen: even hot air, three panes of glass and a door that
      stays cool.
    `,
    description: prose`
      Two trays bake evenly at once because a third heater sits around the fan. Steam from a cup
      of water at the bottom loosens the fat after a roast.

      It wants its own 16 ampere line. Our electrician looks at yours before we bring the oven.
    `,
    specifications: [
      ['Capacity', '77 L'],
      ['Power', '3,000 W'],
      ['Functions', '11, with hot air and grill'],
      ['Door', 'Triple glass'],
      ['Cut-out', '60 × 60 × 56 cm'],
    ],
    warrantyMonths: 24,
    kind: 'oven',
    look: { body: '#4b5159', accent: '#d6dbe0', variant: 1 },
  },
  {
    name: 'Binatone Single Electric Coil Stove',
    brand: 'Binatone',
    category,
    shop: 'kimironko-kitchen',
    model: 'ECP-101',
    priceRwf: 16_500,
    discountPercent: 20,
    stock: 49,
    listedDaysAgo: 348,
    shortDescription: prose`
      One coil that glows within a minute. Light, cheap and quickly repaired. A stove for starting
      out on your own.
    `,
    description: prose`
      A coil heats faster than an iron plate and cools faster too. A spare one costs 6,000 francs
      and is changed with one screw.

      Spilled food burns on the coil; that smells once and does no harm.
    `,
    specifications: [
      ['Plates', '1 coil, 18 cm'],
      ['Power', '1,000 W'],
      ['Control', 'Five steps'],
      ['Dimensions', '25 × 9 × 25 cm'],
    ],
    warrantyMonths: 6,
    kind: 'hotplate',
    look: { body: '#dfe2e5', accent: '#2d3137', variant: 0 },
  },
  {
    name: 'Midea 5-Burner Gas Cooker 90 cm',
    brand: 'Midea',
    category,
    shop: 'nyarutarama-home',
    model: '36LMG5G031',
    priceRwf: 1_050_000,
    discountPercent: 0,
    stock: 3,
    listedDaysAgo: 81,
    shortDescription: prose`
      Ninety centimetres wide with a fast central burner. For large families, caterers and serious
      Sundays.
    `,
    description: prose`
      The middle burner has three rings and brings twenty litres to the boil without a charcoal
      stove in the yard. The oven takes a whole goat leg, or forty samosas to the tray.

      Connect it to a 35 kilogram cylinder with its own regulator. Delivery, levelling and a gas
      test are included in Kigali.
    `,
    specifications: [
      ['Fuel', 'LPG'],
      ['Burners', '5 gas with flame guard'],
      ['Oven', '110 L gas with fan and spit'],
      ['Supports', 'Cast iron'],
      ['Dimensions', '90 × 88 × 60 cm'],
      ['Weight', '72 kg'],
    ],
    warrantyMonths: 24,
    kind: 'gas-cooker',
    look: { body: '#5a616b', accent: '#d2a24c', variant: 1 },
  },
];
