import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'wearables';

export const wearables: readonly DemoProduct[] = [
  {
    name: 'Samsung Galaxy Watch6 44 mm',
    brand: 'Samsung',
    category,
    shop: 'kigali-digital-house',
    model: 'SM-R940N',
    priceRwf: 345_000,
    discountPercent: 15,
    stock: 9,
    listedDaysAgo: 73,
    shortDescription: prose`
      A round watch that answers calls, measures sleep and pays attention to your heart. For
      Android phones.
    `,
    description: prose`
      The screen is bright enough for noon on the football pitch. It notices falls and irregular
      heartbeats; it is no doctor, but it has sent people to one.

      It wants charging every day and a half. Put it on the plate while you shower and it never
      runs out.
    `,
    specifications: [
      ['Screen', '1.47 in AMOLED'],
      ['Battery', 'about 40 h'],
      ['Sensors', 'Heart, ECG, blood oxygen, GPS'],
      ['Protection', '5 ATM, IP68'],
      ['Works with', 'Android'],
      ['Weight', '33 g'],
    ],
    warrantyMonths: 12,
    kind: 'smartwatch',
    look: { body: '#2c2f34', accent: '#6fb1d6', variant: 2 },
  },
  {
    name: 'Xiaomi Smart Band 9',
    brand: 'Xiaomi',
    category,
    shop: 'kigali-digital-house',
    model: 'M2345B1',
    priceRwf: 46_500,
    discountPercent: 10,
    stock: 80,
    listedDaysAgo: 2,
    shortDescription: prose`
      A small band with a big memory for steps, sleep and pulse. Three weeks on one charge. Fine
      in the pool.
    `,
    description: prose`
      You will forget that you wear it, and that is its merit. It shows who calls and what they
      write, counts lengths in the pool and buzzes when you sit too long.

      The band is changed in ten seconds. It has no GPS of its own and uses that of the phone.
    `,
    specifications: [
      ['Screen', '1.62 in AMOLED'],
      ['Battery', 'up to 21 days'],
      ['Sensors', 'Heart, blood oxygen, sleep'],
      ['Protection', '5 ATM'],
      ['Works with', 'Android, iOS'],
      ['Weight', '15.8 g'],
    ],
    warrantyMonths: 12,
    kind: 'fitness-band',
    look: { body: '#22252a', accent: '#e8743b', variant: 0 },
  },
  {
    name: 'Apple Watch SE 44 mm, 2nd Generation',
    brand: 'Apple',
    category,
    shop: 'kigali-digital-house',
    model: 'A2723',
    priceRwf: 420_000,
    discountPercent: 0,
    stock: 5,
    listedDaysAgo: 128,
    shortDescription: prose`
      The Apple Watch most people need. Calls, rings, Apple Pay abroad and a tap on the wrist
      instead of a noisy phone.
    `,
    description: prose`
      It needs an iPhone and is then the easiest watch of all. Crash and fall detection call for
      help; for older parents that is a good reason by itself.

      It lasts from morning to bedtime. There is no ECG in this model.
    `,
    specifications: [
      ['Screen', '1.78 in OLED'],
      ['Battery', 'about 18 h'],
      ['Sensors', 'Heart, fall and crash detection, GPS'],
      ['Protection', '50 m'],
      ['Works with', 'iPhone'],
    ],
    warrantyMonths: 12,
    kind: 'smartwatch',
    look: { body: '#e3dfd6', accent: '#2d3238', variant: 0 },
  },
  {
    name: 'Oraimo Watch 5R',
    brand: 'Oraimo',
    category,
    shop: 'urumuri-direct',
    model: 'OSW-805',
    priceRwf: 38_500,
    discountPercent: 0,
    stock: 67,
    listedDaysAgo: 55,
    shortDescription: prose`
      A large round watch with calls on the wrist, for the price of a shirt. A week of battery and
      a face for every outfit.
    `,
    description: prose`
      It is fun and useful: calls from the wrist while the phone charges, a hundred kinds of sport
      and faces to match the dress. The heart rate is a good guess, not a measurement.

      About a week of battery, or three days with many calls.
    `,
    specifications: [
      ['Screen', '1.43 in AMOLED'],
      ['Battery', 'about 7 days'],
      ['Calls', 'Bluetooth'],
      ['Protection', 'IP68'],
      ['Works with', 'Android, iOS'],
    ],
    warrantyMonths: 12,
    kind: 'smartwatch',
    look: { body: '#1f2226', accent: '#57c08a', variant: 2 },
  },
  {
    name: 'Huawei Band 9',
    brand: 'Huawei',
    category,
    shop: 'kigali-digital-house',
    model: 'KIM-B19',
    priceRwf: 52_000,
    discountPercent: 0,
    stock: 32,
    listedDaysAgo: 94,
    shortDescription: prose`
      A light band with a gentle strap and a sleep report that people believe. You forget it at night,
      which is when it works.
    `,
    description: prose`
      It separates deep and light sleep in a way that matches what you remember, and says what to
      change. In the morning it wakes you when you are nearly awake anyway.

      Two weeks of battery; fast charging gives two days in five minutes.
    `,
    specifications: [
      ['Screen', '1.47 in AMOLED'],
      ['Battery', 'up to 14 days'],
      ['Sensors', 'Heart, blood oxygen, sleep, stress'],
      ['Protection', '5 ATM'],
      ['Works with', 'Android, iOS'],
      ['Weight', '14 g'],
    ],
    warrantyMonths: 12,
    kind: 'fitness-band',
    look: { body: '#e9d9c7', accent: '#8c6f52', variant: 1 },
  },
  {
    name: 'Amazfit Bip 5 GPS Watch',
    brand: 'Amazfit',
    category,
    shop: 'kigali-digital-house',
    model: 'A2215',
    priceRwf: 89_000,
    discountPercent: 20,
    stock: 16,
    listedDaysAgo: 1,
    shortDescription: prose`
      Finds its own way with GPS, lasts ten days and weighs next to nothing. A runner's watch
      without a runner's price.
    `,
    description: prose`
      Run up Mount Kigali without the phone: the track, the metres climbed and the pulse are on
      the wrist. The large screen shows four figures at once, also with sweat in the eyes.

      The case is plastic and looks it. Nobody has ever run slower for that.
    `,
    specifications: [
      ['Screen', '1.91 in TFT'],
      ['Battery', 'about 10 days'],
      ['Sensors', 'GPS, heart, blood oxygen'],
      ['Calls', 'Bluetooth'],
      ['Protection', 'IP68'],
      ['Weight', '40 g'],
    ],
    warrantyMonths: 12,
    kind: 'smartwatch',
    look: { body: '#c8ccd1', accent: '#d35a44', variant: 0 },
  },
  {
    name: 'Samsung Galaxy Fit3',
    brand: 'Samsung',
    category,
    shop: 'kigali-digital-house',
    model: 'SM-R390N',
    priceRwf: 74_500,
    discountPercent: 0,
    stock: 24,
    listedDaysAgo: 147,
    shortDescription: prose`
      Between band and watch: a wide bright screen, an aluminium case and thirteen days of
      battery.
    `,
    description: prose`
      Messages show three lines at once, so most are read without scrolling. If you fall hard and
      do not move, it calls the number you chose.

      For Android only. Swimmers can wear it.
    `,
    specifications: [
      ['Screen', '1.6 in AMOLED'],
      ['Battery', 'up to 13 days'],
      ['Sensors', 'Heart, blood oxygen, fall detection'],
      ['Protection', '5 ATM, IP68'],
      ['Works with', 'Android'],
      ['Weight', '36.8 g with strap'],
    ],
    warrantyMonths: 12,
    kind: 'fitness-band',
    look: { body: '#3c4148', accent: '#9fc6a8', variant: 2 },
  },
  {
    name: 'Huawei Watch GT 4 46 mm',
    brand: 'Huawei',
    category,
    shop: 'kigali-digital-house',
    model: 'ARA-B19',
    priceRwf: 298_000,
    discountPercent: 10,
    stock: 4,
    listedDaysAgo: 76,
    shortDescription: prose`
      A watch that looks like a watch, with a leather strap and two weeks of battery. At home in a
      meeting and on a hill.
    `,
    description: prose`
      For those who go to meetings. It wears steel and leather, measures what the others measure,
      and asks for a charger twice a month.

      GPS is accurate among hills. Apps are fewer than on other systems; messages, calls and music
      are all there.
    `,
    specifications: [
      ['Screen', '1.43 in AMOLED'],
      ['Battery', 'up to 14 days'],
      ['Sensors', 'GPS five bands, heart, blood oxygen'],
      ['Calls', 'Bluetooth'],
      ['Protection', '5 ATM'],
      ['Weight', '48 g'],
    ],
    warrantyMonths: 12,
    kind: 'smartwatch',
    look: { body: '#4a3a2c', accent: '#c9a15a', variant: 1 },
  },
  {
    name: 'Itel Smart Watch 2 Ultra',
    brand: 'Itel',
    category,
    shop: 'urumuri-direct',
    model: 'ISW-O41',
    priceRwf: 29_500,
    discountPercent: 0,
    stock: 55,
    listedDaysAgo: 186,
    shortDescription: prose`
      A bold orange watch with a large screen. Shows calls and messages, counts steps, costs
      little.
    `,
    description: prose`
      A first smartwatch for a teenager. It is rugged to look at and reasonably so to wear; rain
      is fine, swimming is not.

      Figures for health are to be read as entertainment. The battery is good for four or five
      days.
    `,
    specifications: [
      ['Screen', '2.0 in IPS'],
      ['Battery', '4–5 days'],
      ['Calls', 'Bluetooth'],
      ['Protection', 'IP67'],
      ['Works with', 'Android, iOS'],
    ],
    warrantyMonths: 6,
    kind: 'smartwatch',
    look: { body: '#e57a2f', accent: '#22262b', variant: 0 },
  },
  {
    name: 'Oraimo Tempo S2 Fitness Band',
    brand: 'Oraimo',
    category,
    shop: 'urumuri-direct',
    model: 'OSW-11',
    priceRwf: 22_500,
    discountPercent: 25,
    stock: 0,
    listedDaysAgo: 370,
    shortDescription: prose`
      The simplest step counter with a screen. Enough to know whether you moved today. The plug is
      hidden in the strap.
    `,
    description: prose`
      It shows time, steps, pulse and who is calling. Pull off one side of the strap and a USB
      plug appears, so there is no cable to lose.

      For exact training data spend twice as much.
    `,
    specifications: [
      ['Screen', '1.1 in IPS'],
      ['Battery', 'about 7 days'],
      ['Sensors', 'Heart, steps'],
      ['Charging', 'Built-in USB'],
      ['Protection', 'IP67'],
    ],
    warrantyMonths: 6,
    kind: 'fitness-band',
    look: { body: '#2b5c8a', accent: '#dfe7ee', variant: 0 },
  },
  {
    name: 'Garmin Forerunner 55 Running Watch',
    brand: 'Garmin',
    category,
    shop: 'kigali-digital-house',
    model: '010-02562',
    priceRwf: 255_000,
    discountPercent: 0,
    stock: 2,
    listedDaysAgo: 242,
    shortDescription: prose`
      A real running watch with buttons. Suggests today's run and tells you when to rest. GPS for
      twenty hours.
    `,
    description: prose`
      Buttons work in rain and with sweat, which is why runners insist on them. It knows your pace
      from the second minute and keeps you from starting too fast in the Kigali marathon.

      Two weeks as a watch, twenty hours with GPS. The screen uses daylight and is best outside.
    `,
    specifications: [
      ['Screen', '1.04 in transflective'],
      ['Battery', '14 days, 20 h GPS'],
      ['Sensors', 'GPS, heart, cadence'],
      ['Protection', '5 ATM'],
      ['Works with', 'Android, iOS'],
      ['Weight', '37 g'],
    ],
    warrantyMonths: 24,
    kind: 'smartwatch',
    look: { body: '#f0f1f2', accent: '#3fa7b5', variant: 2 },
  },
  {
    name: 'Xiaomi Redmi Watch 5 Active',
    brand: 'Xiaomi',
    category,
    shop: 'kigali-digital-house',
    model: 'M2351W1',
    priceRwf: 58_500,
    discountPercent: 0,
    stock: 35,
    listedDaysAgo: 79,
    shortDescription: prose`
      A two-inch screen, clear calls and eighteen days of battery. Much watch for the money. Works
      with any phone.
    `,
    description: prose`
      The two microphones take away wind and market noise, so the person on the other side
      understands you. Sports are recorded with the phone's GPS.

      A good gift: it works with any phone, and one size fits nearly all wrists.
    `,
    specifications: [
      ['Screen', '2.0 in LCD'],
      ['Battery', 'up to 18 days'],
      ['Calls', 'Bluetooth, noise reducing'],
      ['Sensors', 'Heart, blood oxygen'],
      ['Protection', '5 ATM'],
      ['Weight', '42 g with strap'],
    ],
    warrantyMonths: 12,
    kind: 'smartwatch',
    look: { body: '#b9c1c9', accent: '#2f4a6d', variant: 0 },
  },
];
