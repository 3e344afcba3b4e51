import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'refrigerators';

export const refrigerators: readonly DemoProduct[] = [
  {
    name: 'Samsung 384 L Double-Door Refrigerator',
    brand: 'Samsung',
    category,
    shop: 'nyarutarama-home',
    model: 'RT38K5032S8',
    priceRwf: 895_000,
    discountPercent: 0,
    stock: 9,
    listedDaysAgo: 36,
    shortDescription: prose`
      A frost-free family fridge with an inverter compressor. It starts softly, runs quietly and
      keeps the freezer hard through a short cut.
    `,
    description: prose`
      The inverter does not stop and start but slows down, so it needs less current at the start.
      That is kinder to weak evening voltage and to any inverter or solar system you may run it
      on.

      Freezer above, fridge below. With the door kept shut food stays safe for about eight hours
      without power. The freezer can be switched to fridge for a wedding's worth of drinks.

      Leave five centimetres behind it and let it stand upright for four hours before you plug it
      in.
    `,
    specifications: [
      ['Capacity', '384 L, freezer 92 L'],
      ['Cooling', 'Frost-free, twin'],
      ['Compressor', 'Digital inverter'],
      ['Energy use', '0.9 kWh a day'],
      ['Voltage', '160–260 V tolerated'],
      ['Dimensions', '67.5 × 178 × 67 cm'],
      ['Noise', '37 dB'],
      ['Compressor warranty', '10 years'],
    ],
    warrantyMonths: 24,
    kind: 'fridge',
    look: { body: '#c9ced6', accent: '#2b3038', variant: 0 },
  },
  {
    name: 'Hisense 120 L Single-Door Refrigerator',
    brand: 'Hisense',
    category,
    shop: 'nyarutarama-home',
    model: 'RR120DAGS',
    priceRwf: 265_000,
    discountPercent: 0,
    stock: 26,
    listedDaysAgo: 132,
    shortDescription: prose`
      A small fridge for a studio, an office or a hotel room. Ice box on top, vegetable drawer
      below.
    `,
    description: prose`
      It is waist-high, so the top serves as a shelf for a kettle or a bread bin. The ice box
      makes ice and keeps a packet of meat for some days; it is not a deep freezer.

      Defrost it every month or two, when the ice is as thick as a finger. The door can be hung to
      open from the other side.
    `,
    specifications: [
      ['Capacity', '120 L'],
      ['Cooling', 'Direct, manual defrost'],
      ['Energy use', '0.5 kWh a day'],
      ['Dimensions', '48 × 85 × 51 cm'],
      ['Noise', '40 dB'],
    ],
    warrantyMonths: 24,
    kind: 'fridge',
    look: { body: '#d9dde2', accent: '#4a5058', variant: 2 },
  },
  {
    name: 'LG 635 L Side-by-Side Refrigerator',
    brand: 'LG',
    category,
    shop: 'nyarutarama-home',
    model: 'GC-L257SLXL',
    priceRwf: 1_690_000,
    discountPercent: 8,
    stock: 5,
    listedDaysAgo: 54,
    shortDescription: prose`
      Two tall doors, freezer left and fridge right, for large families and those who shop once a
      week.
    `,
    description: prose`
      Everything is at eye level and nothing gets lost at the back. Drawers are wide enough for a
      whole cabbage and a tray of fish, and the left door gives water and ice.

      Measure the kitchen door first: it is 91 centimetres wide. We can take the doors off to
      bring it in, and put them back level.
    `,
    specifications: [
      ['Capacity', '635 L, freezer 218 L'],
      ['Cooling', 'Frost-free, multi-air-flow'],
      ['Compressor', 'Linear inverter'],
      ['Energy use', '1.3 kWh a day'],
      ['Dimensions', '91.3 × 179 × 73.5 cm'],
      ['Noise', '39 dB'],
      ['Compressor warranty', '10 years'],
    ],
    warrantyMonths: 24,
    kind: 'fridge',
    look: { body: '#5a616b', accent: '#aeb6c0', variant: 1 },
  },
  {
    name: 'Midea 198 L Chest Freezer',
    brand: 'Midea',
    category,
    shop: 'nyarutarama-home',
    model: 'HS-258C',
    priceRwf: 385_000,
    discountPercent: 12,
    stock: 14,
    listedDaysAgo: 77,
    shortDescription: prose`
      A chest freezer for meat bought in bulk, fish for the restaurant or ice for the shop. Cold
      stays in because cold sinks.
    `,
    description: prose`
      Opened from above, it loses far less cold than an upright. Full and closed it holds frost
      for more than a day without power, which in some quarters is the whole argument.

      It can also be turned to fridge temperature for crates of drinks. A lock and two keys keep
      the ice cream honest.
    `,
    specifications: [
      ['Capacity', '198 L'],
      ['Cooling', 'Direct, manual defrost'],
      ['Holds frost', 'about 30 h without power'],
      ['Energy use', '0.8 kWh a day'],
      ['Dimensions', '94.5 × 85 × 52.3 cm'],
      ['Lock', 'Yes'],
    ],
    warrantyMonths: 24,
    kind: 'freezer',
    look: { body: '#f2f3f5', accent: '#3c78b4', variant: 0 },
  },
  {
    name: 'Von 211 L Double-Door Refrigerator',
    brand: 'Von',
    category,
    shop: 'nyarutarama-home',
    model: 'VART-24DMS',
    priceRwf: 415_000,
    discountPercent: 0,
    stock: 12,
    listedDaysAgo: 104,
    shortDescription: prose`
      A steady two-door fridge for a family of four. Simple controls, wide voltage range, and
      parts that can be found.
    `,
    description: prose`
      One knob, two doors, no screen. The cooling is direct, so it needs defrosting a few times a
      year, but it is cheaper to buy and cools faster after a cut than many frost-free ones.

      Glass shelves carry a full pot of beans without bending.
    `,
    specifications: [
      ['Capacity', '211 L, freezer 42 L'],
      ['Cooling', 'Direct'],
      ['Energy use', '0.65 kWh a day'],
      ['Voltage', '170–250 V tolerated'],
      ['Dimensions', '54.5 × 143 × 55 cm'],
      ['Compressor warranty', '5 years'],
    ],
    warrantyMonths: 12,
    kind: 'fridge',
    look: { body: '#aeb4bc', accent: '#e8ebee', variant: 0 },
  },
  {
    name: 'Hisense 262 L Glass-Top Display Freezer',
    brand: 'Hisense',
    category,
    shop: 'urumuri-direct',
    model: 'FC-34DD4SA',
    priceRwf: 640_000,
    discountPercent: 0,
    stock: 2,
    listedDaysAgo: 148,
    shortDescription: prose`
      A chest freezer with sliding glass. Customers see the ice cream, and the cold stays where it
      is.
    `,
    description: prose`
      For shops, bars and school canteens. People choose through the glass and open it for two
      seconds only, which your meter will notice.

      Three wire baskets come with it. The lamp inside has a switch of its own, and castors let
      you move the whole of it for cleaning.
    `,
    specifications: [
      ['Capacity', '262 L'],
      ['Cooling', 'Direct, manual defrost'],
      ['Lid', 'Sliding curved glass, lock'],
      ['Holds frost', 'about 20 h without power'],
      ['Energy use', '1.0 kWh a day'],
      ['Dimensions', '98 × 86 × 63 cm'],
    ],
    warrantyMonths: 24,
    kind: 'freezer',
    look: { body: '#cfd4da', accent: '#2f353d', variant: 2 },
  },
  {
    name: 'Bosch 401 L Frost-Free Refrigerator',
    brand: 'Bosch',
    category,
    shop: 'nyarutarama-home',
    model: 'KDN43VL2E8',
    priceRwf: 1_180_000,
    discountPercent: 5,
    stock: 4,
    listedDaysAgo: 188,
    shortDescription: prose`
      A wide, quiet fridge with even cold in every corner and a salad drawer that keeps leaves
      crisp for a week.
    `,
    description: prose`
      Fans spread the cold, so a warm pot may go in without waking the milk next to it. The drawer
      has its own slide for humidity: closed for leaves, open for fruit.

      Use a voltage guard: the electronics are European and expect clean power.
    `,
    specifications: [
      ['Capacity', '401 L, freezer 95 L'],
      ['Cooling', 'Frost-free'],
      ['Energy use', '0.85 kWh a day'],
      ['Dimensions', '70 × 172 × 74 cm'],
      ['Noise', '40 dB'],
      ['Voltage', '220–240 V'],
    ],
    warrantyMonths: 24,
    kind: 'fridge',
    look: { body: '#454b53', accent: '#9aa2ab', variant: 0 },
  },
  {
    name: 'Ramtons 90 L Table-Top Refrigerator',
    brand: 'Ramtons',
    category,
    shop: 'urumuri-direct',
    model: 'RF/209',
    priceRwf: 215_000,
    discountPercent: 0,
    stock: 33,
    listedDaysAgo: 320,
    shortDescription: prose`
      A red little fridge for student rooms and kiosks. Cold sodas within the hour, light on the
      meter.
    `,
    description: prose`
      Half of these go to small shops, where twenty-four bottles and a tray of yoghurt fit inside.
      The other half go to students who are tired of warm milk.

      Turn the dial to three and leave it. It hums a little when it starts.
    `,
    specifications: [
      ['Capacity', '90 L'],
      ['Cooling', 'Direct, manual defrost'],
      ['Energy use', '0.45 kWh a day'],
      ['Dimensions', '47.5 × 84 × 45 cm'],
      ['Weight', '21 kg'],
    ],
    warrantyMonths: 12,
    kind: 'fridge',
    look: { body: '#b32d2e', accent: '#f2f3f5', variant: 2 },
  },
  {
    name: 'Samsung 253 L Inverter Double-Door Fridge',
    brand: 'Samsung',
    category,
    shop: 'nyarutarama-home',
    model: 'RT28K3052S8',
    priceRwf: 598_000,
    discountPercent: 0,
    stock: 16,
    listedDaysAgo: 11,
    shortDescription: prose`
      Frost-free, inverter, and narrow enough for a rented kitchen. Our advice when somebody says:
      just tell me which one.
    `,
    description: prose`
      Fifty-five centimetres wide and still enough for a family of three or four. No defrosting,
      low noise, and a bill that you will notice in the right direction if your old fridge is over
      ten years old.

      Works from a one-kilowatt inverter with room to spare.
    `,
    specifications: [
      ['Capacity', '253 L, freezer 53 L'],
      ['Cooling', 'Frost-free'],
      ['Compressor', 'Digital inverter'],
      ['Energy use', '0.7 kWh a day'],
      ['Dimensions', '55.5 × 163.5 × 63.7 cm'],
      ['Noise', '37 dB'],
      ['Compressor warranty', '10 years'],
    ],
    warrantyMonths: 24,
    kind: 'fridge',
    look: { body: '#bcc3cc', accent: '#1f4e8c', variant: 0 },
  },
  {
    name: 'Ramtons 308 L Double-Lid Chest Freezer',
    brand: 'Ramtons',
    category,
    shop: 'nyarutarama-home',
    model: 'CF/236',
    priceRwf: 545_000,
    discountPercent: 10,
    stock: 7,
    listedDaysAgo: 235,
    shortDescription: prose`
      Two lids, one for meat and one for drinks. Built for butchers, bars and large feasts. Keeps
      frost for a day and a half without power.
    `,
    description: prose`
      Opening only one half keeps the other half cold, which is what you want behind a bar at nine
      in the evening. Castors let you move it for cleaning.

      The inside is aluminium and wipes clean. A drain at the bottom lets the water out when you
      defrost it, about four times a year.
    `,
    specifications: [
      ['Capacity', '308 L'],
      ['Cooling', 'Direct, manual defrost'],
      ['Holds frost', 'about 36 h without power'],
      ['Energy use', '1.1 kWh a day'],
      ['Dimensions', '125 × 85 × 63 cm'],
      ['Weight', '48 kg'],
    ],
    warrantyMonths: 12,
    kind: 'freezer',
    look: { body: '#f4f5f6', accent: '#d08a2e', variant: 1 },
  },
  {
    name: 'Hisense 508 L Side-by-Side with Water Tank',
    brand: 'Hisense',
    category,
    shop: 'nyarutarama-home',
    model: 'RS-66WCSB',
    priceRwf: 1_195_000,
    discountPercent: 12,
    stock: 5,
    listedDaysAgo: 63,
    shortDescription: prose`
      Two dark doors and a water tank that needs no plumbing. A handsome large fridge for an open
      kitchen.
    `,
    description: prose`
      Fill the small tank and cold water comes from the door. No pipe is needed, so it also suits
      a rented house.

      Fingerprints hardly show on the dark steel; we have children and we checked. An alarm sounds
      if a door stays open for two minutes.
    `,
    specifications: [
      ['Capacity', '508 L, freezer 167 L'],
      ['Cooling', 'Frost-free'],
      ['Compressor', 'Inverter'],
      ['Energy use', '1.1 kWh a day'],
      ['Water', '3 L tank in the door'],
      ['Dimensions', '91 × 178 × 64.5 cm'],
    ],
    warrantyMonths: 24,
    kind: 'fridge',
    look: { body: '#33383f', accent: '#98a1ab', variant: 1 },
  },
  {
    name: 'Midea 93 L Single-Door Bar Fridge',
    brand: 'Midea',
    category,
    shop: 'urumuri-direct',
    model: 'MDRD133FGF',
    priceRwf: 198_000,
    discountPercent: 0,
    stock: 19,
    listedDaysAgo: 28,
    shortDescription: prose`
      A black bar fridge with a reversible door and a lock. Fits under a standard counter. Made
      for guest houses and offices.
    `,
    description: prose`
      It goes under the worktop of a guest house or beside a desk. The lock is small but enough to
      keep the conference drinks for the conference.

      The inside lamp is LED. The thermostat likes the middle position; at the highest the milk
      freezes.
    `,
    specifications: [
      ['Capacity', '93 L'],
      ['Cooling', 'Direct'],
      ['Energy use', '0.45 kWh a day'],
      ['Dimensions', '47.2 × 85 × 45 cm'],
      ['Lock', 'Yes'],
      ['Noise', '41 dB'],
    ],
    warrantyMonths: 12,
    kind: 'fridge',
    look: { body: '#24282e', accent: '#c4cad1', variant: 2 },
  },
];
