import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'audio';

export const audio: readonly DemoProduct[] = [
  {
    name: 'JBL Flip 6 Portable Speaker',
    brand: 'JBL',
    category,
    shop: 'remera-sound-vision',
    model: 'FLIP6-BLU',
    priceRwf: 138_000,
    discountPercent: 10,
    stock: 33,
    listedDaysAgo: 58,
    shortDescription: prose`
      A bottle-sized speaker that survives rain, dust and the boot of a car. Twelve hours on one
      charge.
    `,
    description: prose`
      Loud and clear enough for a veranda with fifteen people. It is sealed against water and
      dust, so after an umuganda Saturday you rinse it under the tap.

      Two of them can be paired for stereo. There is no microphone, so it does not take calls.
    `,
    specifications: [
      ['Power', '30 W'],
      ['Battery', '12 h'],
      ['Protection', 'IP67'],
      ['Bluetooth', '5.1'],
      ['Charging', 'USB-C, 2.5 h'],
      ['Weight', '550 g'],
    ],
    warrantyMonths: 12,
    kind: 'speaker',
    look: { body: '#1e4e8c', accent: '#f0f3f6', variant: 0 },
  },
  {
    name: 'Oraimo FreePods 4 Wireless Earbuds',
    brand: 'Oraimo',
    category,
    shop: 'kigali-digital-house',
    model: 'OEB-E105D',
    priceRwf: 32_000,
    discountPercent: 15,
    stock: 85,
    listedDaysAgo: 30,
    shortDescription: prose`
      Noise-reducing earbuds at a friendly price. Thirty-five hours together with the case, ten
      minutes of charging for two hours of music.
    `,
    description: prose`
      They take the edge off bus engines and open-plan offices. Not silence, but enough to lower
      the volume and spare your ears.

      Calls are clear indoors; on a moto the wind wins, as it does with most. Three sizes of tips
      are in the box, and choosing the right one does more for the bass than any setting.
    `,
    specifications: [
      ['Battery', '6 h + 29 h with case'],
      ['Noise reduction', 'Active, 30 dB'],
      ['Bluetooth', '5.2'],
      ['Charging', 'USB-C'],
      ['Protection', 'IPX5'],
    ],
    warrantyMonths: 12,
    kind: 'earbuds',
    look: { body: '#f3f4f6', accent: '#3aa17e', variant: 1 },
  },
  {
    name: 'Sony 5.1-Channel Soundbar with Rear Speakers',
    brand: 'Sony',
    category,
    shop: 'remera-sound-vision',
    model: 'HT-S40R',
    priceRwf: 398_000,
    discountPercent: 0,
    stock: 10,
    listedDaysAgo: 105,
    shortDescription: prose`
      Bar, bass box and two real rear speakers. The helicopter flies behind you, as the director
      wished.
    `,
    description: prose`
      Thin televisions cannot speak properly; this can, and from all sides. The voice button lifts
      dialogue above the music, which the whole family notices during the news.

      One HDMI cable goes to the television's ARC socket. The rear speakers share a small wireless
      amplifier that wants a plug behind the sofa; everything else stands in front.
    `,
    specifications: [
      ['Power', '600 W total'],
      ['Channels', '5.1 with subwoofer and 2 rear speakers'],
      ['Connection', 'HDMI ARC, optical, Bluetooth 5.0'],
      ['Length', '90 cm'],
      ['Energy use', '60 W'],
    ],
    warrantyMonths: 12,
    kind: 'soundbar',
    look: { body: '#1f2125', accent: '#8a929c', variant: 2 },
  },
  {
    name: 'Sony WH-CH520 Wireless Headphones',
    brand: 'Sony',
    category,
    shop: 'remera-sound-vision',
    model: 'WH-CH520',
    priceRwf: 79_000,
    discountPercent: 0,
    stock: 28,
    listedDaysAgo: 92,
    shortDescription: prose`
      Light on-ear headphones that run fifty hours. Charge them on Sunday evening and forget about
      it until the next one.
    `,
    description: prose`
      They weigh as much as an orange and fold flat. Two devices can be connected at once, so the
      phone rings through while you are in a call on the laptop.

      They sit on the ear rather than around it, and let some of the room in. For a loud workshop
      choose a closed model.
    `,
    specifications: [
      ['Battery', '50 h'],
      ['Bluetooth', '5.2, two devices'],
      ['Charging', 'USB-C, 3 min for 1.5 h'],
      ['Weight', '147 g'],
      ['Microphone', 'Yes'],
    ],
    warrantyMonths: 12,
    kind: 'headphones',
    look: { body: '#2f4a6d', accent: '#dfe6ee', variant: 1 },
  },
  {
    name: 'JBL PartyBox 110 Party Speaker',
    brand: 'JBL',
    category,
    shop: 'remera-sound-vision',
    model: 'PARTYBOX110',
    priceRwf: 495_000,
    discountPercent: 12,
    stock: 7,
    listedDaysAgo: 48,
    shortDescription: prose`
      A party in one box: 160 watts, lights, two microphone inputs and a battery that outlasts
      most neighbours' patience.
    `,
    description: prose`
      For weddings in the garden, church choirs and small restaurants. It fills a courtyard with
      ease, and with a microphone and a guitar plugged in it becomes a little PA system.

      The battery plays about twelve hours at a moderate volume and four or so when pushed, so a
      power cut does not end the evening. It weighs nearly eleven kilograms and has a handle, not
      wheels.
    `,
    specifications: [
      ['Power', '160 W'],
      ['Battery', '12 h'],
      ['Inputs', '2 × mic/guitar, USB, AUX, Bluetooth 5.1'],
      ['Protection', 'IPX4'],
      ['Weight', '10.8 kg'],
    ],
    warrantyMonths: 12,
    kind: 'party-speaker',
    look: { body: '#17181b', accent: '#ff7a1a', variant: 0 },
  },
  {
    name: 'Oraimo SpacePods Earbuds',
    brand: 'Oraimo',
    category,
    shop: 'urumuri-direct',
    model: 'OEB-E06D',
    priceRwf: 19_500,
    discountPercent: 0,
    stock: 120,
    listedDaysAgo: 215,
    shortDescription: prose`
      Inexpensive earbuds with a loud, bassy sound. For calls, sermons and playlists on the way to
      work.
    `,
    description: prose`
      They connect when the lid opens and stay connected across a room. The bass is generous; if
      you prefer voices, the app has a quieter setting.

      At this price expect two good years, not ten. Keep the contacts clean and they will do it.
    `,
    specifications: [
      ['Battery', '5 h + 20 h with case'],
      ['Bluetooth', '5.3'],
      ['Charging', 'USB-C'],
      ['Protection', 'IPX4'],
      ['Microphone', 'Yes'],
    ],
    warrantyMonths: 6,
    kind: 'earbuds',
    look: { body: '#1b1d21', accent: '#d8b04a', variant: 0 },
  },
  {
    name: 'LG All-in-One Soundbar 100 W',
    brand: 'LG',
    category,
    shop: 'remera-sound-vision',
    model: 'SK1D',
    priceRwf: 118_000,
    discountPercent: 0,
    stock: 9,
    listedDaysAgo: 35,
    shortDescription: prose`
      One bar and no boxes on the floor. Clear speech for a bedroom or a small sitting room,
      remote included.
    `,
    description: prose`
      There is no separate bass box to find a place for, and small children cannot push anything
      over. Voices are the strong side; deep bass is not, and we would rather say so.

      If your television is older, use the optical cable. It is in the box, and so is the remote.
    `,
    specifications: [
      ['Power', '100 W'],
      ['Channels', '2.0'],
      ['Connection', 'HDMI ARC, optical, Bluetooth 4.0'],
      ['Length', '95 cm'],
      ['Energy use', '20 W'],
    ],
    warrantyMonths: 12,
    kind: 'soundbar',
    look: { body: '#34373c', accent: '#c7ccd3', variant: 1 },
  },
  {
    name: 'Anker Soundcore 2 Bluetooth Speaker',
    brand: 'Anker',
    category,
    shop: 'remera-sound-vision',
    model: 'A3105',
    priceRwf: 48_000,
    discountPercent: 0,
    stock: 60,
    listedDaysAgo: 310,
    shortDescription: prose`
      A small, sturdy brick of a speaker with a full day of battery. One of those things that
      simply keeps working.
    `,
    description: prose`
      Twenty-four hours of playing is real at low volume, as company in the kitchen or the shop.
      It is splash-proof and the buttons are easy to find in the dark.

      It charges over micro-USB, which is its age showing. The sound has aged better.
    `,
    specifications: [
      ['Power', '12 W'],
      ['Battery', '24 h'],
      ['Protection', 'IPX7'],
      ['Bluetooth', '5.0'],
      ['Charging', 'micro-USB'],
      ['Weight', '360 g'],
    ],
    warrantyMonths: 18,
    kind: 'speaker',
    look: { body: '#23262b', accent: '#4b9cd3', variant: 1 },
  },
  {
    name: 'Sony SRS-XV500 Party Speaker',
    brand: 'Sony',
    category,
    shop: 'remera-sound-vision',
    model: 'SRS-XV500',
    priceRwf: 560_000,
    discountPercent: 0,
    stock: 6,
    listedDaysAgo: 72,
    shortDescription: prose`
      Deep square-cone bass, twenty-five hours of battery and a shape that lies down or stands up.
    `,
    description: prose`
      The battery is the story: a whole Sunday of playing, and ten minutes on the plug give
      another two and a half hours. Voices stay clear when the bass is up, so it serves a church
      as well as a dance.

      There are two microphone sockets and karaoke effects. The top is splash-proof, but cover it
      in real rain.
    `,
    specifications: [
      ['Battery', '25 h'],
      ['Inputs', '2 × mic, USB, optical, Bluetooth 5.2'],
      ['Protection', 'IPX4'],
      ['Light', 'Ring with app'],
      ['Weight', '11.2 kg'],
    ],
    warrantyMonths: 12,
    kind: 'party-speaker',
    look: { body: '#24262a', accent: '#2fb4c8', variant: 1 },
  },
  {
    name: 'Anker Soundcore Q20i Headphones',
    brand: 'Anker',
    category,
    shop: 'kigali-digital-house',
    model: 'A3004',
    priceRwf: 72_000,
    discountPercent: 0,
    stock: 24,
    listedDaysAgo: 118,
    shortDescription: prose`
      Closed headphones with active noise cancelling for much less than usual. Forty hours with it
      on, sixty without.
    `,
    description: prose`
      They make a generator across the road sound as if it were two streets away. For students in
      shared houses that is worth more than any studio name.

      The pads are soft and the clamp is gentle; people with glasses manage three hours. A cable
      is included for when the battery is empty.
    `,
    specifications: [
      ['Battery', '40 h with ANC, 60 h without'],
      ['Noise reduction', 'Active, adjustable'],
      ['Bluetooth', '5.0, two devices'],
      ['Charging', 'USB-C'],
      ['Weight', '246 g'],
    ],
    warrantyMonths: 18,
    kind: 'headphones',
    look: { body: '#e8e6e1', accent: '#4a6fa5', variant: 0 },
  },
  {
    name: 'Xiaomi Sound Outdoor Speaker 30 W',
    brand: 'Xiaomi',
    category,
    shop: 'remera-sound-vision',
    model: 'MDZ-38-DB',
    priceRwf: 62_000,
    discountPercent: 10,
    stock: 37,
    listedDaysAgo: 9,
    shortDescription: prose`
      Thirty watts, waterproof, and loops of rope to hang it from a branch. Sounds larger than it
      looks.
    `,
    description: prose`
      Two small bass plates at the ends do the heavy work: put your hand near and feel them. Link
      it with up to a hundred of its own kind if you know that many people.

      It takes calls, lasts about twelve hours and charges by USB-C.
    `,
    specifications: [
      ['Power', '30 W'],
      ['Battery', '12 h'],
      ['Protection', 'IP67'],
      ['Bluetooth', '5.4'],
      ['Charging', 'USB-C'],
      ['Weight', '597 g'],
    ],
    warrantyMonths: 12,
    kind: 'speaker',
    look: { body: '#b8352f', accent: '#1f2226', variant: 2 },
  },
  {
    name: 'TCL S55H 2.1 Soundbar, 220 W',
    brand: 'TCL',
    category,
    shop: 'urumuri-direct',
    model: 'S55H',
    priceRwf: 165_000,
    discountPercent: 25,
    stock: 20,
    listedDaysAgo: 240,
    shortDescription: prose`
      A simple two-piece set that lifts any television out of tinny sound, at a price below most
      repairs.
    `,
    description: prose`
      The bass box is connected by radio and can stand behind the sofa. Dolby Atmos here is an
      effect and not a ceiling full of loudspeakers, yet films do get wider.

      A little remote is included. Most people put it in a drawer on the second day, because the
      TV remote does it all over HDMI.
    `,
    specifications: [
      ['Power', '220 W'],
      ['Channels', '2.1 with wireless subwoofer'],
      ['Connection', 'HDMI eARC, optical, Bluetooth 5.2'],
      ['Length', '81 cm'],
      ['Energy use', '30 W'],
    ],
    warrantyMonths: 12,
    kind: 'soundbar',
    look: { body: '#2a2c31', accent: '#e0653a', variant: 0 },
  },
  {
    name: 'JBL Endurance Peak 3 Sport Earbuds',
    brand: 'JBL',
    category,
    shop: 'kigali-digital-house',
    model: 'JBLENDURPEAK3',
    priceRwf: 98_000,
    discountPercent: 0,
    stock: 19,
    listedDaysAgo: 66,
    shortDescription: prose`
      Hooks over the ears, so they stay in when you run, dance or carry sacks. Sealed against dust
      and sweat.
    `,
    description: prose`
      The soft hook goes behind the ear; joggers around the Amahoro stadium swear by it. Taking
      one off switches it off, putting it on switches it on.

      They let in a little of the street if you wish, which on Kigali's hills with motos behind
      you is wise. Rinse them under the tap after sport.
    `,
    specifications: [
      ['Battery', '10 h + 40 h with case'],
      ['Bluetooth', '5.2'],
      ['Protection', 'IP68'],
      ['Charging', 'USB-C, 10 min for 1 h'],
      ['Fit', 'Ear hooks, 3 tips'],
    ],
    warrantyMonths: 12,
    kind: 'earbuds',
    look: { body: '#3a3d42', accent: '#e0653a', variant: 2 },
  },
  {
    name: 'Oraimo BoomPop 2 Over-Ear Headphones',
    brand: 'Oraimo',
    category,
    shop: 'urumuri-direct',
    model: 'OHP-610',
    priceRwf: 39_500,
    discountPercent: 0,
    stock: 48,
    listedDaysAgo: 170,
    shortDescription: prose`
      Soft over-ear headphones with a lot of bass and a lot of battery, for a little money. They
      fold for the bag.
    `,
    description: prose`
      Made for young people's music: afrobeats and gospel come across big and warm. A low-delay
      mode keeps lips and voices together in videos and games.

      They fold, the cushions can be replaced, and a full charge takes about two hours.
    `,
    specifications: [
      ['Battery', '50 h'],
      ['Bluetooth', '5.3'],
      ['Charging', 'USB-C'],
      ['Delay', '60 ms in game mode'],
      ['Weight', '215 g'],
    ],
    warrantyMonths: 12,
    kind: 'headphones',
    look: { body: '#1d3b36', accent: '#e9c46a', variant: 0 },
  },
  {
    name: 'Hisense Party Rocker One 300 W Speaker',
    brand: 'Hisense',
    category,
    shop: 'remera-sound-vision',
    model: 'HP100',
    priceRwf: 285_000,
    discountPercent: 15,
    stock: 12,
    listedDaysAgo: 150,
    shortDescription: prose`
      Three hundred watts with a karaoke microphone in the box. Big sound for halls, bars and
      family feasts.
    `,
    description: prose`
      Of our party speakers this is the one with the most noise for the money. The light ring
      follows the beat and can be turned off for funerals and prayers.

      It plays up to fifteen hours on battery at half volume. A wireless charging plate on the top
      keeps the disc jockey's phone alive.
    `,
    specifications: [
      ['Power', '300 W'],
      ['Battery', '15 h'],
      ['Inputs', 'mic/guitar, USB, AUX, Bluetooth 5.0'],
      ['Weight', '12.6 kg'],
    ],
    warrantyMonths: 12,
    boxContents: 'Wired microphone',
    kind: 'party-speaker',
    look: { body: '#1f2024', accent: '#7bd14a', variant: 2 },
  },
];
