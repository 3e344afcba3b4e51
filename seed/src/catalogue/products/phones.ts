import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'phones';

export const phones: readonly DemoProduct[] = [
  {
    name: 'Samsung Galaxy A16 128 GB',
    brand: 'Samsung',
    category,
    shop: 'kigali-digital-house',
    model: 'SM-A165F/DS',
    priceRwf: 239_000,
    discountPercent: 8,
    stock: 46,
    listedDaysAgo: 38,
    shortDescription: prose`
      A large, bright screen, two SIM slots and six years of promised updates. The phone most
      people ask us for when they want something that lasts.
    `,
    description: prose`
      The A16 is not the fastest phone at this price, but it is the one with the longest promise
      of security updates, which matters if you use it for Mobile Money and banking apps. The 6.7
      inch screen stays readable outdoors at noon.

      The battery gets most people through a day and an evening. The box holds the phone and a
      cable only: add a 25 W charger if you do not own one.

      Both SIM slots take 4G cards, and the second can be given up for a memory card of up to 1.5
      TB.
    `,
    specifications: [
      ['Screen', '6.7 in Super AMOLED, 90 Hz'],
      ['Storage', '128 GB, microSD'],
      ['RAM', '6 GB'],
      ['Battery', '5,000 mAh, 25 W'],
      ['Rear camera', '50 MP + 5 MP + 2 MP'],
      ['SIM', 'Dual nano-SIM, 4G'],
      ['Weight', '200 g'],
    ],
    warrantyMonths: 24,
    kind: 'smartphone',
    look: { body: '#1f2a44', accent: '#f2b84b', variant: 0 },
  },
  {
    name: 'Tecno Spark 30 256 GB',
    brand: 'Tecno',
    category,
    shop: 'kigali-digital-house',
    model: 'KL6',
    priceRwf: 198_000,
    discountPercent: 0,
    stock: 62,
    listedDaysAgo: 21,
    shortDescription: prose`
      Plenty of storage for photos and WhatsApp, loud stereo speakers and a battery that forgives
      a forgotten charger.
    `,
    description: prose`
      With 256 GB on board you can stop deleting videos every Sunday. The speakers are placed at
      both ends and are loud enough to follow a match in a noisy room.

      The camera takes good pictures in daylight and fair ones indoors; at night it needs a steady
      hand. Dust and splash protection to IP64 is welcome on a moto in the dry season.
    `,
    specifications: [
      ['Screen', '6.78 in IPS, 90 Hz'],
      ['Storage', '256 GB, microSD'],
      ['RAM', '8 GB'],
      ['Battery', '5,000 mAh, 18 W'],
      ['Rear camera', '64 MP'],
      ['SIM', 'Dual nano-SIM, 4G'],
      ['Protection', 'IP64'],
    ],
    warrantyMonths: 12,
    kind: 'smartphone',
    look: { body: '#e9edf2', accent: '#2f7ed8', variant: 1 },
  },
  {
    name: 'Infinix Hot 50 128 GB',
    brand: 'Infinix',
    category,
    shop: 'kigali-digital-house',
    model: 'X6882',
    priceRwf: 176_000,
    discountPercent: 0,
    stock: 34,
    listedDaysAgo: 52,
    shortDescription: prose`
      A slim phone with a smooth 120 Hz screen. Light in the pocket, quick enough for daily work
      and social apps.
    `,
    description: prose`
      Under eight millimetres thick, so it slips into a shirt pocket. The 120 Hz screen makes
      scrolling feel like that of a dearer phone, and you can lower it to 60 Hz when you want the
      battery to last longer.

      Charging is 18 W: about an hour and a half from empty. The phone keeps its charge health
      well because it learns to stop at 80 % overnight.
    `,
    specifications: [
      ['Screen', '6.78 in IPS, 120 Hz'],
      ['Storage', '128 GB, microSD'],
      ['RAM', '6 GB'],
      ['Battery', '5,000 mAh, 18 W'],
      ['Rear camera', '50 MP'],
      ['SIM', 'Dual nano-SIM, 4G'],
      ['Thickness', '7.7 mm'],
    ],
    warrantyMonths: 12,
    kind: 'smartphone',
    look: { body: '#2e5d4b', accent: '#cfe8d5', variant: 2 },
  },
  {
    name: 'Apple iPhone 15 128 GB',
    brand: 'Apple',
    category,
    shop: 'kigali-digital-house',
    model: 'A3090',
    priceRwf: 1_290_000,
    discountPercent: 0,
    stock: 0,
    listedDaysAgo: 140,
    shortDescription: prose`
      The iPhone with USB-C, so one cable charges phone, laptop and earbuds. Sealed in its box
      with an international warranty.
    `,
    description: prose`
      The main camera is the reason to buy it: skin tones come out natural, also under yellow
      indoor light, and video is steady enough to post without editing. It takes one physical
      nano-SIM and one eSIM; both local networks issue eSIMs at their service centres.

      It charges over USB-C at about 20 W. There is no charger in the box, and the 128 GB cannot
      be enlarged, so think about how many videos you keep.
    `,
    specifications: [
      ['Screen', '6.1 in OLED'],
      ['Storage', '128 GB'],
      ['Chip', 'A16 Bionic'],
      ['Rear camera', '48 MP + 12 MP ultra wide'],
      ['SIM', 'nano-SIM + eSIM, 5G'],
      ['Protection', 'IP68'],
      ['Weight', '171 g'],
    ],
    warrantyMonths: 12,
    kind: 'smartphone',
    look: { body: '#e6efe9', accent: '#7fb5a0', variant: 1 },
  },
  {
    name: 'Itel A70 64 GB',
    brand: 'Itel',
    category,
    shop: 'urumuri-direct',
    model: 'A665L',
    priceRwf: 89_000,
    discountPercent: 5,
    stock: 110,
    listedDaysAgo: 210,
    shortDescription: prose`
      A first smartphone at an honest price: big screen, big battery, and enough memory for
      WhatsApp, Mobile Money and YouTube.
    `,
    description: prose`
      This is a simple phone and it should be judged as one. It opens WhatsApp, Irembo and Mobile
      Money without trouble, and it takes photographs good enough for a status. Heavy games are
      not for it.

      We recommend it for parents, for schoolwork, and as a second phone in a shop. A case and a
      screen film are already in the box.
    `,
    specifications: [
      ['Screen', '6.6 in IPS'],
      ['Storage', '64 GB, microSD'],
      ['RAM', '3 GB'],
      ['Battery', '5,000 mAh, 10 W'],
      ['Rear camera', '13 MP'],
      ['SIM', 'Dual nano-SIM, 4G'],
    ],
    warrantyMonths: 12,
    kind: 'smartphone',
    look: { body: '#3a6ea5', accent: '#bfe0ff', variant: 0 },
  },
  {
    name: 'Samsung Galaxy S24 FE 256 GB',
    brand: 'Samsung',
    category,
    shop: 'kigali-digital-house',
    model: 'SM-S721B/DS',
    priceRwf: 865_000,
    discountPercent: 12,
    stock: 9,
    listedDaysAgo: 17,
    shortDescription: prose`
      Most of what the large Galaxy phones can do for two thirds of the money: a proper zoom lens,
      5G and seven years of updates.
    `,
    description: prose`
      The 3× zoom lens is what you will miss on cheaper phones: weddings from the fourth row, a
      speaker on a stage, children on a football pitch. Low light is handled well without smearing
      faces.

      It runs warm in long games and is not a small phone. For everything else it is fast today
      and will be supported for years, which is the cheaper way to own a phone.
    `,
    specifications: [
      ['Screen', '6.7 in AMOLED, 120 Hz'],
      ['Storage', '256 GB'],
      ['RAM', '8 GB'],
      ['Battery', '4,700 mAh, 25 W'],
      ['Rear camera', '50 MP + 12 MP + 8 MP 3× zoom'],
      ['SIM', 'nano-SIM + eSIM, 5G'],
      ['Protection', 'IP68'],
    ],
    warrantyMonths: 24,
    kind: 'smartphone',
    look: { body: '#2b2e33', accent: '#9db4c8', variant: 2 },
  },
  {
    name: 'Xiaomi Redmi Note 14 256 GB',
    brand: 'Xiaomi',
    category,
    shop: 'kigali-digital-house',
    model: '24117RN76G',
    priceRwf: 268_000,
    discountPercent: 0,
    stock: 27,
    listedDaysAgo: 64,
    shortDescription: prose`
      A 108 MP camera, a bright AMOLED screen and a 33 W charger in the box, for the price of
      phones with much less.
    `,
    description: prose`
      Redmi Note phones sell on value, and this one is no exception: the screen is bright and
      sharp, the charger is included, and half an hour on the plug gives more than half a battery.

      The system comes with several apps you will not need. Remove them on the first day, allow
      the updates to run over Wi-Fi, and the phone becomes pleasant.
    `,
    specifications: [
      ['Screen', '6.67 in AMOLED, 120 Hz'],
      ['Storage', '256 GB, microSD'],
      ['RAM', '8 GB'],
      ['Battery', '5,500 mAh, 33 W'],
      ['Rear camera', '108 MP + 2 MP'],
      ['SIM', 'Dual nano-SIM, 4G'],
      ['Protection', 'IP54'],
    ],
    warrantyMonths: 12,
    kind: 'smartphone',
    look: { body: '#8fb8a8', accent: '#f4f1e6', variant: 0 },
  },
  {
    name: 'Nokia 105 Dual SIM',
    brand: 'Nokia',
    category,
    shop: 'urumuri-direct',
    model: 'TA-1557',
    priceRwf: 21_000,
    discountPercent: 0,
    stock: 95,
    listedDaysAgo: 330,
    shortDescription: prose`
      Calls, texts, FM radio and a torch, with a battery counted in days. The phone to keep when
      all the others are empty.
    `,
    description: prose`
      Charge it on Sunday and it is usually still alive on Thursday. The keys are large and click
      properly, the torch is on a key of its own, and the radio plays without earphones plugged
      in.

      It works with *182# for Mobile Money on both networks. There is no camera and no internet.
    `,
    specifications: [
      ['Screen', '1.8 in colour'],
      ['Battery', '1,000 mAh, removable'],
      ['SIM', 'Dual mini-SIM, 2G'],
      ['Radio', 'Wireless FM'],
      ['Torch', 'Yes'],
    ],
    warrantyMonths: 12,
    kind: 'feature-phone',
    look: { body: '#22262d', accent: '#e8ebef', variant: 0 },
  },
  {
    name: 'Tecno Camon 30 256 GB',
    brand: 'Tecno',
    category,
    shop: 'kigali-digital-house',
    model: 'CL6',
    priceRwf: 329_000,
    discountPercent: 20,
    stock: 18,
    listedDaysAgo: 120,
    shortDescription: prose`
      Made for people who post their pictures. A 50 MP camera with stabilisation, a 50 MP front
      camera and 70 W charging.
    `,
    description: prose`
      The front camera focuses by itself, which most do not, so group selfies are sharp at arm's
      length. Stabilisation in the main camera helps after sunset, when Kigali's street lights are
      all the light there is.

      Seventy watts fill the battery in about forty-five minutes. That is worth a lot on days when
      power comes and goes.
    `,
    specifications: [
      ['Screen', '6.78 in AMOLED, 120 Hz'],
      ['Storage', '256 GB'],
      ['RAM', '8 GB'],
      ['Battery', '5,000 mAh, 70 W'],
      ['Rear camera', '50 MP OIS + 2 MP'],
      ['Front camera', '50 MP autofocus'],
      ['SIM', 'Dual nano-SIM, 4G'],
    ],
    warrantyMonths: 13,
    kind: 'smartphone',
    look: { body: '#3b3f46', accent: '#d9a441', variant: 1 },
  },
  {
    name: 'Itel Power 450 Big Battery Phone',
    brand: 'Itel',
    category,
    shop: 'urumuri-direct',
    model: 'it5626',
    priceRwf: 18_500,
    discountPercent: 0,
    stock: 74,
    listedDaysAgo: 275,
    shortDescription: prose`
      A key phone with a 2,500 mAh battery that can also charge another phone in an emergency.
      Loud, simple and cheap to own.
    `,
    description: prose`
      Market sellers and drivers like this phone for one reason: it goes a week and more between
      charges. With the short cable in the box it lends some of its battery to a second phone.

      The camera is only a token, but the loudspeaker is strong and the torch lights a whole room.
    `,
    specifications: [
      ['Screen', '2.4 in colour'],
      ['Battery', '2,500 mAh'],
      ['SIM', 'Dual mini-SIM, 2G'],
      ['Memory card', 'up to 32 GB'],
      ['Radio', 'Wireless FM with recording'],
      ['Torch', 'Yes'],
    ],
    warrantyMonths: 12,
    kind: 'feature-phone',
    look: { body: '#b3282d', accent: '#f6f6f4', variant: 1 },
  },
  {
    name: 'Samsung Galaxy A06 64 GB',
    brand: 'Samsung',
    category,
    shop: 'urumuri-direct',
    model: 'SM-A065F/DS',
    priceRwf: 142_000,
    discountPercent: 0,
    stock: 58,
    listedDaysAgo: 96,
    shortDescription: prose`
      The least expensive way into the Galaxy family, with a 50 MP camera, a fingerprint reader on
      the side and four years of updates.
    `,
    description: prose`
      A good phone for a student. It is not quick with many apps open, but one at a time it is
      steady, and the 6.7 inch screen is comfortable for reading lecture notes.

      Buy the memory card at the same time: 64 GB fills sooner than one thinks.
    `,
    specifications: [
      ['Screen', '6.7 in PLS LCD'],
      ['Storage', '64 GB, microSD'],
      ['RAM', '4 GB'],
      ['Battery', '5,000 mAh, 25 W'],
      ['Rear camera', '50 MP + 2 MP'],
      ['SIM', 'Dual nano-SIM, 4G'],
    ],
    warrantyMonths: 24,
    kind: 'smartphone',
    look: { body: '#c6d4e3', accent: '#34507a', variant: 2 },
  },
  {
    name: 'Nokia 8210 4G',
    brand: 'Nokia',
    category,
    shop: 'urumuri-direct',
    model: 'TA-1489',
    priceRwf: 62_000,
    discountPercent: 0,
    stock: 22,
    listedDaysAgo: 180,
    shortDescription: prose`
      A key phone that calls over 4G, so voices are clear and the network of tomorrow is no worry.
      A month of standby.
    `,
    description: prose`
      Old 2G networks are being thinned out; this one is ready for it. Calls are noticeably
      clearer than on the cheaper key phones, and MP3s play from a memory card for a whole working
      day.

      We sell it for parents, for night guards and as the phone that stays in the car. The battery
      can be changed with a fingernail.
    `,
    specifications: [
      ['Screen', '2.8 in colour'],
      ['Battery', '1,450 mAh, removable'],
      ['SIM', 'Dual nano-SIM, 4G VoLTE'],
      ['Memory card', 'up to 32 GB'],
      ['Camera', '0.3 MP'],
      ['Radio', 'Wireless FM'],
    ],
    warrantyMonths: 12,
    kind: 'feature-phone',
    look: { body: '#1f4f8b', accent: '#e4ecf5', variant: 2 },
  },
  {
    name: 'Apple iPhone 13 128 GB',
    brand: 'Apple',
    category,
    shop: 'kigali-digital-house',
    model: 'A2633',
    priceRwf: 815_000,
    discountPercent: 5,
    stock: 3,
    listedDaysAgo: 260,
    shortDescription: prose`
      Still quick, still updated, and hundreds of thousands cheaper than the newest one. New and
      sealed, not refurbished.
    `,
    description: prose`
      Please compare with care: many iPhones sold in town at a lower price are refurbished. Ours
      are new, with the serial number on your invoice and the manufacturer's warranty behind it.

      The battery lasts a working day. It charges by Lightning cable, so old iPhone cables fit,
      and it takes one nano-SIM and one eSIM.
    `,
    specifications: [
      ['Screen', '6.1 in OLED'],
      ['Storage', '128 GB'],
      ['Chip', 'A15 Bionic'],
      ['Rear camera', '12 MP + 12 MP ultra wide'],
      ['SIM', 'nano-SIM + eSIM, 5G'],
      ['Protection', 'IP68'],
      ['Weight', '174 g'],
    ],
    warrantyMonths: 12,
    kind: 'smartphone',
    look: { body: '#20242b', accent: '#6fa3d8', variant: 0 },
  },
];
