import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'small-kitchen';

export const smallKitchen: readonly DemoProduct[] = [
  {
    name: 'Philips 1.7 L Steel Kettle',
    brand: 'Philips',
    category,
    shop: 'kimironko-kitchen',
    model: 'HD9350/90',
    priceRwf: 39_500,
    discountPercent: 10,
    stock: 54,
    listedDaysAgo: 43,
    shortDescription: prose`
      Boils a litre in about three minutes and switches off by itself. Brushed steel, no plastic
      taste.
    `,
    description: prose`
      The filter in the spout holds back chalk and tea leaves. It lifts off its base in any
      direction, so left hands and right hands are equal.

      Descale it with vinegar twice a year; it will boil faster and use less power.
    `,
    specifications: [
      ['Capacity', '1.7 L'],
      ['Power', '2,200 W'],
      ['Body', 'Steel'],
      ['Safety', 'Boil-dry protection'],
      ['Cable', '75 cm'],
    ],
    warrantyMonths: 24,
    kind: 'kettle',
    look: { body: '#c9ced6', accent: '#24282e', variant: 0 },
  },
  {
    name: 'Von 1.8 L Rice Cooker with Steamer',
    brand: 'Von',
    category,
    shop: 'kimironko-kitchen',
    model: 'VSRC-18MSW',
    priceRwf: 36_000,
    discountPercent: 0,
    stock: 47,
    listedDaysAgo: 114,
    shortDescription: prose`
      Rice for eight people while you do something else. The basket above steams vegetables at the
      same time.
    `,
    description: prose`
      Water to the line, lid on, press the lever. When the water is gone it turns to keeping warm,
      and the rice waits for the guests.

      It also cooks bulgur and ubugali's softer cousins. The pot is non-stick: use the plastic
      spoon.
    `,
    specifications: [
      ['Capacity', '1.8 L, about 8 portions'],
      ['Power', '700 W'],
      ['Functions', 'Cook, keep warm, steam'],
      ['Pot', 'Non-stick aluminium'],
    ],
    warrantyMonths: 12,
    kind: 'rice-cooker',
    look: { body: '#f4f5f7', accent: '#d1493f', variant: 0 },
  },
  {
    name: 'Philips 700 W Blender with Mill',
    brand: 'Philips',
    category,
    shop: 'kimironko-kitchen',
    model: 'HR2222/01',
    priceRwf: 62_000,
    discountPercent: 0,
    stock: 31,
    listedDaysAgo: 59,
    shortDescription: prose`
      A strong blender with a glass jar and a small mill for coffee, groundnuts and dried fish.
      Two years of warranty.
    `,
    description: prose`
      Passion fruit, frozen mango, cooked beans for a smooth sauce: all of it in under a minute.
      The glass jar stays clear and does not take on the smell of garlic.

      Grind groundnuts in short bursts and they become powder; hold on longer and they become
      butter.
    `,
    specifications: [
      ['Power', '700 W'],
      ['Jar', '1.5 L glass'],
      ['Speeds', '2 and pulse'],
      ['Blades', 'Steel, removable'],
    ],
    warrantyMonths: 24,
    boxContents: 'Dry mill',
    kind: 'blender',
    look: { body: '#2a2d32', accent: '#b9c0c8', variant: 0 },
  },
  {
    name: 'Midea 8 L Dual-Basket Air Fryer',
    brand: 'Midea',
    category,
    shop: 'kimironko-kitchen',
    model: 'MF-CY80D',
    priceRwf: 158_000,
    discountPercent: 15,
    stock: 20,
    listedDaysAgo: 8,
    shortDescription: prose`
      Chips on the left, chicken on the right, both ready at the same moment. Windows show when
      they are brown.
    `,
    description: prose`
      Two baskets of four litres each feed a family of five in one go. Tell it to finish together
      and it starts the quicker one later by itself.

      The windows and the lamp mean that you do not open it every three minutes and lose the heat.
      It is broad: give it half a metre of table.
    `,
    specifications: [
      ['Capacity', '2 × 4 L'],
      ['Power', '2,400 W'],
      ['Temperature', '40–200 °C'],
      ['Programs', '8, finish together'],
      ['Basket', 'Non-stick'],
      ['Dimensions', '42 × 32 × 39 cm'],
    ],
    warrantyMonths: 12,
    kind: 'air-fryer',
    look: { body: '#f2f3f4', accent: '#4a4f56', variant: 2 },
  },
  {
    name: 'Philips Drip Coffee Maker 1.2 L',
    brand: 'Philips',
    category,
    shop: 'kimironko-kitchen',
    model: 'HD7462/20',
    priceRwf: 72_000,
    discountPercent: 0,
    stock: 18,
    listedDaysAgo: 126,
    shortDescription: prose`
      Ten to fifteen cups of filter coffee, kept hot on a plate. Made for Rwandan beans and long
      meetings.
    `,
    description: prose`
      Use a medium grind from Huye or Nyamasheke, two spoons for each two cups, and lift the jug
      in the middle if you cannot wait: it stops dripping.

      The plate switches off after half an hour, so it can be forgotten without harm.
    `,
    specifications: [
      ['Capacity', '1.2 L, 10-15 cups'],
      ['Power', '1,000 W'],
      ['Jug', 'Glass'],
      ['Safety', 'Off after 30 min'],
      ['Filter', 'Paper size 4'],
    ],
    warrantyMonths: 24,
    kind: 'coffee-maker',
    look: { body: '#1f2125', accent: '#a8afb7', variant: 0 },
  },
  {
    name: 'Binatone 2-Slice Toaster',
    brand: 'Binatone',
    category,
    shop: 'kimironko-kitchen',
    model: 'POP-214',
    priceRwf: 21_500,
    discountPercent: 5,
    stock: 63,
    listedDaysAgo: 198,
    shortDescription: prose`
      Two slots, seven steps of brown and a crumb tray. Breakfast without a pan. Takes thick
      slices of home-made bread as well.
    `,
    description: prose`
      The slots are wide enough for a thick slice of home-made bread. Defrost and warm-up have
      buttons of their own.

      Empty the crumb tray on Saturdays: crumbs are what makes toasters smell.
    `,
    specifications: [
      ['Slots', '2'],
      ['Power', '750 W'],
      ['Steps', '7'],
      ['Functions', 'Defrost, reheat, cancel'],
      ['Tray', 'Removable'],
    ],
    warrantyMonths: 12,
    kind: 'toaster',
    look: { body: '#eceef0', accent: '#c0392b', variant: 0 },
  },
  {
    name: 'Ramtons 1.7 L Kettle with Water Window, Mint',
    brand: 'Ramtons',
    category,
    shop: 'kimironko-kitchen',
    model: 'RM/567',
    priceRwf: 28_500,
    discountPercent: 0,
    stock: 38,
    listedDaysAgo: 37,
    shortDescription: prose`
      A mint-green jug kettle with a long window, so you boil the two cups you need and not the
      whole litre and a half.
    `,
    description: prose`
      Most of the power a kettle wastes is in water nobody drinks. The window begins at half a
      litre and is readable from both sides of the kitchen.

      The lid opens wide enough for a hand with a sponge. The base has room for the rest of the
      cable.
    `,
    specifications: [
      ['Capacity', '1.7 L'],
      ['Power', '2,200 W'],
      ['Body', 'Painted steel'],
      ['Water window', 'from 0.5 L'],
      ['Safety', 'Boil-dry protection'],
    ],
    warrantyMonths: 12,
    kind: 'kettle',
    look: { body: '#a8d5c2', accent: '#2f86c6', variant: 1 },
  },
  {
    name: 'Midea 5 L Multi Rice Cooker',
    brand: 'Midea',
    category,
    shop: 'kimironko-kitchen',
    model: 'MB-FS5017',
    priceRwf: 84_000,
    discountPercent: 0,
    stock: 15,
    listedDaysAgo: 71,
    shortDescription: prose`
      A large cooker that thinks: rice, porridge, soup, beans and cake, with a timer to start
      before you wake.
    `,
    description: prose`
      Put sorghum porridge in at night and it is ready at six. The thick pot spreads the heat, so
      the bottom does not burn even when the telephone rings.

      Five litres are for a family of eight or for a small canteen. The inner lid comes off for
      washing.
    `,
    specifications: [
      ['Capacity', '5 L'],
      ['Power', '860 W'],
      ['Programs', '10'],
      ['Timer', 'up to 24 h'],
      ['Pot', '1.5 mm, non-stick'],
    ],
    warrantyMonths: 12,
    kind: 'rice-cooker',
    look: { body: '#2c2f35', accent: '#c7ccd2', variant: 1 },
  },
  {
    name: 'Ramtons 600 ml Smoothie Blender, Mint',
    brand: 'Ramtons',
    category,
    shop: 'kimironko-kitchen',
    model: 'RM/590',
    priceRwf: 34_000,
    discountPercent: 0,
    stock: 42,
    listedDaysAgo: 161,
    shortDescription: prose`
      Blend in the bottle, screw on the lid and drink it on the way. For one person and soft
      fruit.
    `,
    description: prose`
      Tree tomato, banana and a glass of milk become breakfast in forty seconds, and there is only
      one thing to wash. Baby food works as well.

      For ice and groundnuts take a stronger one; it is better that we tell you than that you
      smell it.
    `,
    specifications: [
      ['Power', '300 W'],
      ['Bottle', '600 ml plastic, BPA-free'],
      ['Control', 'One button'],
      ['Blades', 'Steel'],
    ],
    warrantyMonths: 12,
    boxContents: '2 bottles, travel lid',
    kind: 'blender',
    look: { body: '#a8d5c2', accent: '#f4f6f5', variant: 2 },
  },
  {
    name: 'Philips Essential Air Fryer 4.1 L',
    brand: 'Philips',
    category,
    shop: 'kimironko-kitchen',
    model: 'HD9252/90',
    priceRwf: 138_000,
    discountPercent: 20,
    stock: 11,
    listedDaysAgo: 102,
    shortDescription: prose`
      The air fryer that made the name known. Even browning, easy cleaning, thirteen ways in the
      touch panel.
    `,
    description: prose`
      The star at the bottom of the basket sends air through the food rather than around it, so
      chips brown on all sides if you shake them once.

      It is right for two to three people. A larger family cooks in two rounds, or takes a larger
      model.
    `,
    specifications: [
      ['Capacity', '4.1 L, 0.8 kg'],
      ['Power', '1,400 W'],
      ['Temperature', '80–200 °C'],
      ['Timer', '60 min'],
      ['Cleaning', 'Dishwasher safe'],
    ],
    warrantyMonths: 24,
    kind: 'air-fryer',
    look: { body: '#1e2023', accent: '#8e969f', variant: 1 },
  },
  {
    name: 'DeLonghi Stilosa Espresso Machine',
    brand: 'DeLonghi',
    category,
    shop: 'nyarutarama-home',
    model: 'EC235.BK',
    priceRwf: 218_000,
    discountPercent: 0,
    stock: 3,
    listedDaysAgo: 90,
    shortDescription: prose`
      Proper espresso with milk foam from ground Rwandan coffee. The small luxury that replaces
      three cafés a week.
    `,
    description: prose`
      A portafilter, a pump and a steam pipe: nothing hidden, everything repairable. The foam
      takes some practice, and bad foam tastes good too.

      Let it warm up for five minutes with the handle in place. Use filtered water and descale it
      every second month.
    `,
    specifications: [
      ['Pressure', '15 bar'],
      ['Power', '1,100 W'],
      ['Tank', '1 L'],
      ['Coffee', 'Ground or pods'],
      ['Milk', 'Steam pipe'],
      ['Dimensions', '20.5 × 28.5 × 33 cm'],
    ],
    warrantyMonths: 24,
    kind: 'coffee-maker',
    look: { body: '#c4cad1', accent: '#2b2e33', variant: 1 },
  },
  {
    name: 'Bosch 2-Slice Compact Toaster, Steel',
    brand: 'Bosch',
    category,
    shop: 'nyarutarama-home',
    model: 'TAT6A913',
    priceRwf: 58_000,
    discountPercent: 0,
    stock: 14,
    listedDaysAgo: 245,
    shortDescription: prose`
      A steel toaster that centres the slice by itself and browns both sides alike. Warms rolls
      and chapati on a folding frame.
    `,
    description: prose`
      A small frame unfolds on top for rolls and chapati, which warm without drying. Lift one more
      centimetre and even a small slice comes out without a fork.

      The steel is real and needs a dry cloth after fingers.
    `,
    specifications: [
      ['Slots', '2'],
      ['Power', '1,090 W'],
      ['Steps', '6'],
      ['Functions', 'Defrost, warm, roll frame'],
      ['Body', 'Steel'],
    ],
    warrantyMonths: 24,
    kind: 'toaster',
    look: { body: '#b8bec6', accent: '#2f3339', variant: 2 },
  },
  {
    name: 'Binatone 1.8 L Cordless Kettle, Red',
    brand: 'Binatone',
    category,
    shop: 'kimironko-kitchen',
    model: 'CEJ-1800',
    priceRwf: 18_500,
    discountPercent: 0,
    stock: 88,
    listedDaysAgo: 305,
    shortDescription: prose`
      A bright, inexpensive kettle for offices and student rooms. Light even when it is full.
      Switches itself off.
    `,
    description: prose`
      There is not much to say about a kettle that does its work: water in, switch down, four and
      a half minutes for a full one.

      The outside is plastic, so it stays only warm. Let it stand open to dry if you do not use it
      every day.
    `,
    specifications: [
      ['Capacity', '1.8 L'],
      ['Power', '1,850 W'],
      ['Body', 'Plastic'],
      ['Safety', 'Automatic off'],
      ['Water line', 'Both sides'],
    ],
    warrantyMonths: 12,
    kind: 'kettle',
    look: { body: '#b8302f', accent: '#f3f1ec', variant: 0 },
  },
  {
    name: 'Ramtons 2.8 L Rice Cooker, Red',
    brand: 'Ramtons',
    category,
    shop: 'kimironko-kitchen',
    model: 'RM/459',
    priceRwf: 45_500,
    discountPercent: 25,
    stock: 23,
    listedDaysAgo: 184,
    shortDescription: prose`
      Enough rice for a big Sunday table, in a pot the colour of ripe tomatoes. Keeps warm until
      the last uncle has arrived.
    `,
    description: prose`
      Fifteen portions at once, and no crust if you let it rest for ten minutes after the click.
      The lid has a wide rim that catches the foam.

      The cable comes off, so it can be carried to the table.
    `,
    specifications: [
      ['Capacity', '2.8 L, about 15 portions'],
      ['Power', '1,000 W'],
      ['Functions', 'Cook, keep warm'],
      ['Lid', 'Metal with carrying handle'],
      ['Pot', 'Non-stick aluminium'],
    ],
    warrantyMonths: 12,
    kind: 'rice-cooker',
    look: { body: '#a92e2b', accent: '#efe9df', variant: 2 },
  },
  {
    name: 'Bosch VitaPower 1200 W Blender',
    brand: 'Bosch',
    category,
    shop: 'kimironko-kitchen',
    model: 'MMB6141B',
    priceRwf: 145_000,
    discountPercent: 0,
    stock: 6,
    listedDaysAgo: 23,
    shortDescription: prose`
      A heavy blender for ice, nuts and tough leaves. Isombe smooth in two minutes. Hot soup and
      frozen fruit are equally welcome.
    `,
    description: prose`
      Twelve hundred watts and six blades crush what small blenders only push around: ice, frozen
      pineapple, cassava leaves. The jar is tough plastic that does not mind hot soup.

      It is loud for a minute. Then it is done.
    `,
    specifications: [
      ['Power', '1,200 W'],
      ['Jar', '2 L Tritan'],
      ['Speeds', 'Stepless and pulse'],
      ['Blades', '6, steel'],
      ['Programs', 'Smoothie, ice, clean'],
    ],
    warrantyMonths: 24,
    kind: 'blender',
    look: { body: '#16181b', accent: '#d44a33', variant: 1 },
  },
  {
    name: 'Von 3.5 L Air Fryer',
    brand: 'Von',
    category,
    shop: 'urumuri-direct',
    model: 'VSAF-35BK',
    priceRwf: 64_000,
    discountPercent: 12,
    stock: 23,
    listedDaysAgo: 176,
    shortDescription: prose`
      A first air fryer for a couple. Two knobs, no menus, crisp chips. Uses a spoon of oil where
      a pan uses a cup.
    `,
    description: prose`
      Turn one knob to 200 and the other to eighteen minutes; shake once. That is the whole manual
      for chips, and almost for chicken.

      The basket's coating wants a soft sponge.
    `,
    specifications: [
      ['Capacity', '3.5 L'],
      ['Power', '1,400 W'],
      ['Temperature', '80–200 °C'],
      ['Timer', '30 min'],
      ['Control', 'Two knobs'],
    ],
    warrantyMonths: 12,
    kind: 'air-fryer',
    look: { body: '#33383e', accent: '#d9a54a', variant: 0 },
  },
  {
    name: 'Nespresso Essenza Mini Capsule Machine, Red',
    brand: 'Nespresso',
    category,
    shop: 'kimironko-kitchen',
    model: 'D30',
    priceRwf: 198_000,
    discountPercent: 0,
    stock: 10,
    listedDaysAgo: 315,
    shortDescription: prose`
      One capsule, one button, one good coffee in half a minute. No wider than a hand. Off by
      itself after nine minutes.
    `,
    description: prose`
      For offices and for people who make coffee one cup at a time. It heats in twenty-five
      seconds and switches itself off after nine minutes.

      Count the capsules: about 600 francs a cup. Fillable steel capsules for local coffee exist,
      and we sell them.
    `,
    specifications: [
      ['Pressure', '19 bar'],
      ['Power', '1,310 W'],
      ['Tank', '0.6 L'],
      ['Cups', '40 and 110 ml'],
      ['Dimensions', '8.4 × 20.4 × 33 cm'],
    ],
    warrantyMonths: 24,
    kind: 'coffee-maker',
    look: { body: '#a33a32', accent: '#23262a', variant: 2 },
  },
  {
    name: 'Ramtons 1 L Gooseneck Kettle for Coffee',
    brand: 'Ramtons',
    category,
    shop: 'kimironko-kitchen',
    model: 'RM/598',
    priceRwf: 44_500,
    discountPercent: 0,
    stock: 13,
    listedDaysAgo: 27,
    shortDescription: prose`
      A thin curved spout that pours where you look. For filter coffee by hand, and for tea
      without splashes.
    `,
    description: prose`
      Rwandan coffee deserves slow water. The spout gives a stream as thin as a pencil, and you
      decide each second how much falls on the grounds.

      It boils a litre in four minutes and keeps nothing warm: pour while it is hot.
    `,
    specifications: [
      ['Capacity', '1 L'],
      ['Power', '1,000 W'],
      ['Body', 'Steel, matt black'],
      ['Safety', 'Automatic off, boil-dry protection'],
      ['Weight', '900 g'],
    ],
    warrantyMonths: 12,
    kind: 'kettle',
    look: { body: '#2a2d32', accent: '#c58b4a', variant: 2 },
  },
  {
    name: 'Philips 4-Slice Toaster, Cream',
    brand: 'Philips',
    category,
    shop: 'kimironko-kitchen',
    model: 'HD2650/80',
    priceRwf: 67_000,
    discountPercent: 0,
    stock: 9,
    listedDaysAgo: 10,
    shortDescription: prose`
      Four slots with two levers: dark for father, pale for the children. Cream enamel, like a
      kitchen from before.
    `,
    description: prose`
      Four people have breakfast at the same time, which is the point. Each side has its own lever
      and its own dial, so one slice does not heat the whole.

      The levers rise high enough for small fingers to stay away from the wires.
    `,
    specifications: [
      ['Slots', '4, in two pairs'],
      ['Power', '1,500 W'],
      ['Steps', '8'],
      ['Functions', 'Defrost, reheat, cancel'],
      ['Tray', 'Removable'],
    ],
    warrantyMonths: 24,
    kind: 'toaster',
    look: { body: '#ece3cf', accent: '#8a7f6c', variant: 1 },
  },
];
