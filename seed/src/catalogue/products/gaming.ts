import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'gaming';

export const gaming: readonly DemoProduct[] = [
  {
    name: 'Sony PlayStation 5 Slim, Disc Edition',
    brand: 'Sony',
    category,
    shop: 'remera-sound-vision',
    model: 'CFI-2016',
    priceRwf: 985_000,
    discountPercent: 0,
    stock: 0,
    listedDaysAgo: 95,
    shortDescription: prose`
      The newest games and the old disc collection, in a case a third smaller than before. One
      controller included.
    `,
    description: prose`
      The SSD makes the difference you feel: fast travel takes two seconds, not thirty. Discs can
      be lent, sold and bought second-hand, which is why we prefer this edition to the digital
      one.

      Games are large, often 80 GB. Let it download overnight, and use a voltage regulator: the
      console does not like being cut off while it writes.
    `,
    specifications: [
      ['Storage', '1 TB SSD'],
      ['Picture', '4K up to 120 Hz'],
      ['Drive', '4K Blu-ray'],
      ['Power', '200 W in game'],
      ['Dimensions', '35.8 × 9.6 × 21.6 cm'],
    ],
    warrantyMonths: 12,
    boxContents: '1 wireless controller, HDMI cable',
    kind: 'console',
    look: { body: '#f1f2f4', accent: '#1d2026', variant: 1 },
  },
  {
    name: 'Sony DualSense Wireless Controller',
    brand: 'Sony',
    category,
    shop: 'remera-sound-vision',
    model: 'CFI-ZCT1W',
    priceRwf: 118_000,
    discountPercent: 0,
    stock: 23,
    listedDaysAgo: 68,
    shortDescription: prose`
      The PlayStation 5 controller with triggers that push back. Also works with computers and
      recent phones.
    `,
    description: prose`
      You feel the rain and the grass through your palms, and the bowstring in your finger. It
      sounds like a trick until you go back to an older controller.

      The battery lasts eight to ten hours. Charging is by USB-C, from the console or any phone
      charger.
    `,
    specifications: [
      ['Connection', 'Bluetooth, USB-C'],
      ['Battery', '1,560 mAh, about 9 h'],
      ['Works with', 'PS5, PC, Android, iOS'],
      ['Feedback', 'Adaptive triggers, haptics'],
      ['Weight', '280 g'],
    ],
    warrantyMonths: 12,
    kind: 'controller',
    look: { body: '#eef0f3', accent: '#1f2328', variant: 0 },
  },
  {
    name: 'Microsoft Xbox Series S 512 GB',
    brand: 'Microsoft',
    category,
    shop: 'remera-sound-vision',
    model: 'RRS-00010',
    priceRwf: 565_000,
    discountPercent: 10,
    stock: 8,
    listedDaysAgo: 44,
    shortDescription: prose`
      The small white Xbox. No disc drive, hundreds of games by subscription, and quiet as a book.
    `,
    description: prose`
      With Game Pass a family pays one monthly price instead of one price for each game. The
      console itself is half the price of the large ones and the games are the same.

      You need decent internet, because everything is downloaded. It aims at 1440p pictures, which
      look very well on a 43 or 50 inch set.
    `,
    specifications: [
      ['Storage', '512 GB SSD'],
      ['Picture', 'up to 1440p, 120 Hz'],
      ['Drive', 'None, downloads only'],
      ['Power', '75 W in game'],
      ['Weight', '1.93 kg'],
    ],
    warrantyMonths: 12,
    boxContents: '1 wireless controller, HDMI cable',
    kind: 'console',
    look: { body: '#f5f5f3', accent: '#26292d', variant: 0 },
  },
  {
    name: 'Lenovo LOQ 15 Gaming Laptop, RTX 4050',
    brand: 'Lenovo',
    category,
    shop: 'kigali-digital-house',
    model: '82XV-00QUUE',
    priceRwf: 1_390_000,
    discountPercent: 0,
    stock: 4,
    listedDaysAgo: 31,
    shortDescription: prose`
      A gaming laptop that also cuts video and renders plans. RTX 4050 graphics, 144 Hz screen and
      a keyboard meant for hours.
    `,
    description: prose`
      Architects and film students buy it as often as players do: the graphics chip speeds up
      drawing and rendering programs. Two fans keep it cool at the cost of a clear whoosh.

      On battery it is a normal laptop for about four hours. Full power needs its 170 W supply, so
      mind the size of your UPS.
    `,
    specifications: [
      ['Processor', 'Intel Core i5-13420H'],
      ['Graphics', 'GeForce RTX 4050, 6 GB'],
      ['RAM', '16 GB DDR5'],
      ['Storage', '512 GB SSD'],
      ['Screen', '15.6 in Full HD, 144 Hz'],
      ['Battery', '60 Wh'],
      ['Weight', '2.4 kg'],
    ],
    warrantyMonths: 12,
    kind: 'laptop',
    look: { body: '#4a4f58', accent: '#e04f3a', variant: 2 },
  },
  {
    name: 'Xbox Wireless Controller, Carbon Black',
    brand: 'Microsoft',
    category,
    shop: 'remera-sound-vision',
    model: 'QAT-00009',
    priceRwf: 92_000,
    discountPercent: 0,
    stock: 18,
    listedDaysAgo: 175,
    shortDescription: prose`
      Textured grips and AA cells you can swap in seconds. The controller that Windows recognises
      without asking.
    `,
    description: prose`
      Two AA cells last around forty hours; use rechargeable ones. When they are empty you put in
      two others and go on, which a built-in battery cannot do.

      The cross pad clicks clearly, so fighting games and menus are precise.
    `,
    specifications: [
      ['Connection', 'Xbox Wireless, Bluetooth, USB-C'],
      ['Power', '2 × AA, about 40 h'],
      ['Works with', 'Xbox, PC, Android, iOS'],
      ['Audio', '3.5 mm socket'],
      ['Weight', '287 g'],
    ],
    warrantyMonths: 3,
    kind: 'controller',
    look: { body: '#1b1d20', accent: '#5fb35f', variant: 1 },
  },
  {
    name: 'Nintendo Switch OLED',
    brand: 'Nintendo',
    category,
    shop: 'remera-sound-vision',
    model: 'HEG-001',
    priceRwf: 595_000,
    discountPercent: 0,
    stock: 6,
    listedDaysAgo: 220,
    shortDescription: prose`
      A console you play on the television, on the table or in the back of the car to Rubavu. Two
      players from the first minute.
    `,
    description: prose`
      It is the family console: games for four people of very different ages, and controllers that
      split in two, so there is a second player without buying anything.

      The OLED screen is lovely and the stand is wide. Four to nine hours of battery, depending on
      the game.
    `,
    specifications: [
      ['Screen', '7 in OLED'],
      ['Storage', '64 GB, microSD'],
      ['Picture on TV', 'Full HD'],
      ['Battery', '4.5 to 9 h'],
      ['Controllers', '2 Joy-Con'],
      ['Weight', '420 g with controllers'],
    ],
    warrantyMonths: 12,
    kind: 'console',
    look: { body: '#f6f6f4', accent: '#d8342f', variant: 2 },
  },
  {
    name: 'Samsung Odyssey G3 24-inch 165 Hz Monitor',
    brand: 'Samsung',
    category,
    shop: 'kigali-digital-house',
    model: 'LS24AG304',
    priceRwf: 239_000,
    discountPercent: 15,
    stock: 11,
    listedDaysAgo: 78,
    shortDescription: prose`
      A quick monitor for players and their quick thumbs. 165 pictures a second and a stand that
      turns, tilts and rises.
    `,
    description: prose`
      If your graphics card delivers more than 60 pictures a second, this shows them. Movement is
      smooth and aiming becomes a little easier; that is the honest size of the benefit.

      For office work the adjustable stand is the better argument: your neck will thank you
      whichever game you play.
    `,
    specifications: [
      ['Screen', '24 in VA, Full HD'],
      ['Refresh rate', '165 Hz'],
      ['Response', '1 ms'],
      ['Inputs', 'HDMI, DisplayPort'],
      ['Stand', 'Height, tilt, turn'],
      ['Power', '40 W'],
    ],
    warrantyMonths: 24,
    kind: 'monitor',
    look: { body: '#191b1f', accent: '#3fc1c9', variant: 0 },
  },
  {
    name: 'HyperX Cloud Stinger 2 Gaming Headset',
    brand: 'HyperX',
    category,
    shop: 'remera-sound-vision',
    model: '519T1AA',
    priceRwf: 76_000,
    discountPercent: 12,
    stock: 15,
    listedDaysAgo: 112,
    shortDescription: prose`
      A light wired headset with a microphone that goes silent when you flip it up. Works with
      every console that has a headphone socket.
    `,
    description: prose`
      Wired means no charging and no delay: plug into the controller and play. Friends hear you
      and not the football in the next room.

      The cushions are soft imitation leather. In the hot months take a break now and then; so do
      all closed headsets.
    `,
    specifications: [
      ['Connection', '3.5 mm cable'],
      ['Drivers', '50 mm'],
      ['Microphone', 'Noise reducing, flip to mute'],
      ['Works with', 'PS5, Xbox, Switch, PC'],
      ['Weight', '272 g'],
    ],
    warrantyMonths: 24,
    kind: 'headphones',
    look: { body: '#1e2023', accent: '#d13b3b', variant: 2 },
  },
  {
    name: 'PlayStation 4 Slim 500 GB, Renewed',
    brand: 'Sony',
    category,
    shop: 'urumuri-direct',
    model: 'CUH-2216A',
    priceRwf: 345_000,
    discountPercent: 0,
    stock: 5,
    listedDaysAgo: 270,
    shortDescription: prose`
      A cleaned and tested PlayStation 4 with a new controller, six months of our own warranty and
      a shelf full of cheap used games. We replace the thermal paste, check the disc drive with
      three discs and let it play for eight hours before it goes back on the shelf. Marks on the
      case are possible; faults are not.
    `,
    description: prose`
      There is still nothing cheaper for football with friends. FIFA discs cost less than a pizza
      second-hand and the console loads them offline, without an account.

      Renewed means: opened, cleaned of dust, new thermal paste, new controller, tested overnight.
      If something fails within six months we repair it or give you another.
    `,
    specifications: [
      ['Storage', '500 GB disk'],
      ['Picture', 'Full HD'],
      ['Drive', 'Blu-ray'],
      ['Power', '90 W in game'],
      ['Condition', 'Renewed, tested'],
    ],
    warrantyMonths: 6,
    boxContents: '1 new controller, HDMI cable',
    kind: 'console',
    look: { body: '#202226', accent: '#3b7dd8', variant: 0 },
  },
  {
    name: 'Logitech F310 Wired Gamepad',
    brand: 'Logitech',
    category,
    shop: 'kigali-digital-house',
    model: '940-000138',
    priceRwf: 32_500,
    discountPercent: 0,
    stock: 41,
    listedDaysAgo: 390,
    shortDescription: prose`
      A wired gamepad for the computer that has done its duty for many years. Plug in and play,
      old games included.
    `,
    description: prose`
      A switch underneath changes between the old and the new way Windows speaks to gamepads, so
      it works with games from fifteen years ago and from last week.

      The cable is 1.8 metres. No battery, nothing to pair, nothing to lose.
    `,
    specifications: [
      ['Connection', 'USB-A, 1.8 m cable'],
      ['Works with', 'Windows PC, Android TV'],
      ['Buttons', '10 programmable'],
      ['Weight', '181 g'],
    ],
    warrantyMonths: 24,
    kind: 'controller',
    look: { body: '#2b3f63', accent: '#e5e8ec', variant: 2 },
  },
  {
    name: 'Anker Soundcore Gaming Earbuds VR P10',
    brand: 'Anker',
    category,
    shop: 'kigali-digital-house',
    model: 'A3850',
    priceRwf: 105_000,
    discountPercent: 0,
    stock: 7,
    listedDaysAgo: 165,
    shortDescription: prose`
      Wireless earbuds with a small USB-C dongle that takes away the delay Bluetooth has in games.
    `,
    description: prose`
      With the dongle in phone, console or computer the shot and its sound arrive together. Pull
      it out and they are normal Bluetooth earbuds for the way home.

      Two devices can be connected at once: the game through the dongle, the phone through
      Bluetooth.
    `,
    specifications: [
      ['Connection', '2.4 GHz dongle, Bluetooth 5.2'],
      ['Delay', 'under 30 ms'],
      ['Battery', '6 h + 18 h with case'],
      ['Works with', 'PS5, Switch, PC, Android'],
    ],
    warrantyMonths: 18,
    kind: 'earbuds',
    look: { body: '#23252a', accent: '#4ad6a8', variant: 1 },
  },
  {
    name: '8BitDo Ultimate C Bluetooth Controller',
    brand: '8BitDo',
    category,
    shop: 'remera-sound-vision',
    model: '80NB',
    priceRwf: 58_000,
    discountPercent: 10,
    stock: 14,
    listedDaysAgo: 24,
    shortDescription: prose`
      A comfortable controller in fresh colours for Switch, phone and Steam Deck. Small hands like
      it.
    `,
    description: prose`
      The shape is round and a little smaller than the big brands', which makes it the favourite
      of under-twelves. Sticks are smooth and the buttons quiet enough for a shared bedroom.

      Battery life is about sixteen hours.
    `,
    specifications: [
      ['Connection', 'Bluetooth, USB-C'],
      ['Battery', '480 mAh, about 16 h'],
      ['Works with', 'Switch, Android, Steam Deck'],
      ['Motion', '6 axes'],
      ['Weight', '208 g'],
    ],
    warrantyMonths: 12,
    kind: 'controller',
    look: { body: '#7fb6a3', accent: '#f3efe4', variant: 1 },
  },
];
