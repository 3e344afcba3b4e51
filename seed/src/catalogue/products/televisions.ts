import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'televisions';

export const televisions: readonly DemoProduct[] = [
  {
    name: 'Hisense 43-inch Full HD Smart TV',
    brand: 'Hisense',
    category,
    shop: 'remera-sound-vision',
    model: '43A4K',
    priceRwf: 329_000,
    discountPercent: 10,
    stock: 31,
    listedDaysAgo: 40,
    shortDescription: prose`
      The size that fits most sitting rooms in Kigali. YouTube and Netflix built in, free-to-air
      channels without a decoder.
    `,
    description: prose`
      Forty-three inches is right for a sofa two to two and a half metres away. The built-in
      digital tuner finds the free channels with a simple aerial, and there are two HDMI inputs
      for a decoder and a game.

      The power supply tolerates 100 to 240 volts, so it copes with tired evening voltage. A surge
      protector is still money well spent.
    `,
    specifications: [
      ['Screen', '43 in, 1920 × 1080'],
      ['Smart system', 'VIDAA'],
      ['Tuner', 'DVB-T2/S2'],
      ['Inputs', '2 × HDMI, 2 × USB'],
      ['Sound', '14 W'],
      ['Power', '75 W, 0.5 W standby'],
      ['Voltage', '100–240 V'],
    ],
    warrantyMonths: 24,
    kind: 'tv',
    look: { body: '#1d2025', accent: '#3f8fd2', variant: 0 },
  },
  {
    name: 'Samsung 55-inch Crystal UHD 4K TV',
    brand: 'Samsung',
    category,
    shop: 'remera-sound-vision',
    model: 'UA55DU7000',
    priceRwf: 645_000,
    discountPercent: 0,
    stock: 11,
    listedDaysAgo: 26,
    shortDescription: prose`
      A slim 4K television with natural colours. Films and football look calm and clean, and the
      remote charges itself in the light.
    `,
    description: prose`
      Four times the points of Full HD only matter on a large screen, and 55 inches is where you
      begin to see it. Upscaled news channels look clean instead of blocky.

      The sound comes from below and is fair for speech. For films think of a soundbar; the TV
      sends it everything through one HDMI cable.
    `,
    specifications: [
      ['Screen', '55 in, 3840 × 2160'],
      ['HDR', 'HDR10+'],
      ['Smart system', 'Tizen'],
      ['Inputs', '3 × HDMI, USB'],
      ['Sound', '20 W'],
      ['Power', '115 W, 0.5 W standby'],
      ['Mount', 'VESA 200 × 200'],
    ],
    warrantyMonths: 24,
    kind: 'tv',
    look: { body: '#2a2d31', accent: '#e09f3e', variant: 1 },
  },
  {
    name: 'TCL 32-inch HD Smart TV',
    brand: 'TCL',
    category,
    shop: 'remera-sound-vision',
    model: '32S5400',
    priceRwf: 189_000,
    discountPercent: 0,
    stock: 40,
    listedDaysAgo: 75,
    shortDescription: prose`
      A small smart television for a bedroom, a studio flat or the reception of a salon. Google TV
      finds programmes by voice.
    `,
    description: prose`
      Thirty-two inches is enough from a bed or across a small room. Google TV is built in, so the
      remote understands spoken searches in English and French.

      It weighs under four kilograms and hangs from two screws. At about 45 watts it can also run
      from a modest solar system with an inverter.
    `,
    specifications: [
      ['Screen', '32 in, 1366 × 768'],
      ['Smart system', 'Google TV'],
      ['Tuner', 'DVB-T2'],
      ['Inputs', '2 × HDMI, USB'],
      ['Sound', '10 W'],
      ['Power', '45 W'],
      ['Weight', '3.7 kg'],
    ],
    warrantyMonths: 12,
    kind: 'tv',
    look: { body: '#25282d', accent: '#5dbb8a', variant: 2 },
  },
  {
    name: 'LG 65-inch UHD 4K Smart TV',
    brand: 'LG',
    category,
    shop: 'remera-sound-vision',
    model: '65UR78006LL',
    priceRwf: 985_000,
    discountPercent: 8,
    stock: 6,
    listedDaysAgo: 110,
    shortDescription: prose`
      A big picture for a big room. The pointer remote makes searching bearable, and the picture
      holds its colour from the side.
    `,
    description: prose`
      If the family sits in a half-circle, viewing angle matters more than any number on the box.
      This panel keeps its colours for the cousin at the end of the sofa.

      Measure your wall and the stairs: the carton is 1.6 metres long. Our delivery team brings
      two people and hangs it for you on request.
    `,
    specifications: [
      ['Screen', '65 in, 3840 × 2160 IPS'],
      ['HDR', 'HDR10 Pro'],
      ['Smart system', 'webOS'],
      ['Inputs', '3 × HDMI, 2 × USB'],
      ['Sound', '20 W'],
      ['Power', '150 W'],
      ['Mount', 'VESA 300 × 300'],
    ],
    warrantyMonths: 24,
    kind: 'tv',
    look: { body: '#1a1c20', accent: '#c9564c', variant: 0 },
  },
  {
    name: 'Sony Bravia 50-inch 4K Google TV',
    brand: 'Sony',
    category,
    shop: 'remera-sound-vision',
    model: 'KD-50X75WL',
    priceRwf: 720_000,
    discountPercent: 0,
    stock: 4,
    listedDaysAgo: 155,
    shortDescription: prose`
      Sony's way with motion and skin tones in a middle size. For people who watch films more than
      menus.
    `,
    description: prose`
      Movement is the strength here: a fast pass across the pitch stays a ball and does not become
      a comet. Faces look like faces even in old films.

      It is not the brightest set in a sunny room. Place it away from the window and it rewards
      you in the evening.
    `,
    specifications: [
      ['Screen', '50 in, 3840 × 2160'],
      ['HDR', 'HDR10, HLG'],
      ['Smart system', 'Google TV'],
      ['Inputs', '3 × HDMI, 2 × USB'],
      ['Sound', '20 W'],
      ['Power', '106 W'],
    ],
    warrantyMonths: 24,
    kind: 'tv',
    look: { body: '#202226', accent: '#7ca6c9', variant: 1 },
  },
  {
    name: 'Hisense 32-inch HD TV with Free-to-Air Tuner',
    brand: 'Hisense',
    category,
    shop: 'urumuri-direct',
    model: '32A4K',
    priceRwf: 158_000,
    discountPercent: 0,
    stock: 52,
    listedDaysAgo: 250,
    shortDescription: prose`
      A straightforward television with aerial and satellite tuners inside. Plug in the antenna
      and the news is on.
    `,
    description: prose`
      No decoder is needed for the free channels: aerial and satellite tuners are both inside. It
      has a smart menu too, but works perfectly well without the internet.

      A good choice for a boutique, a small bar or grandparents. The remote has few keys and they
      are where one expects them.
    `,
    specifications: [
      ['Screen', '32 in, 1366 × 768'],
      ['Tuner', 'DVB-T2/S2'],
      ['Inputs', '2 × HDMI, USB, AV'],
      ['Sound', '12 W'],
      ['Power', '50 W, 0.5 W standby'],
      ['Voltage', '100–240 V'],
    ],
    warrantyMonths: 24,
    kind: 'tv',
    look: { body: '#2c2f35', accent: '#f2c14e', variant: 2 },
  },
  {
    name: 'TCL 55-inch QLED 4K Google TV',
    brand: 'TCL',
    category,
    shop: 'remera-sound-vision',
    model: '55C645',
    priceRwf: 699_000,
    discountPercent: 20,
    stock: 8,
    listedDaysAgo: 60,
    shortDescription: prose`
      QLED colours and Dolby Vision for the price of an ordinary 4K set. Bright enough for a room
      with large windows.
    `,
    description: prose`
      The difference is easy to see beside a standard panel: reds stay red and greens stay green
      even with the curtains open. Game consoles get 4K at 60 Hz with low delay.

      The two feet stand far apart, about 110 centimetres, so check the width of your furniture or
      hang it on the wall.
    `,
    specifications: [
      ['Screen', '55 in QLED, 3840 × 2160'],
      ['HDR', 'Dolby Vision, HDR10+'],
      ['Smart system', 'Google TV'],
      ['Inputs', '3 × HDMI 2.1, USB'],
      ['Sound', '30 W'],
      ['Power', '130 W'],
      ['Stand width', '110 cm'],
    ],
    warrantyMonths: 12,
    kind: 'tv',
    look: { body: '#17191d', accent: '#e4572e', variant: 0 },
  },
  {
    name: 'Samsung 43-inch Crystal UHD 4K TV',
    brand: 'Samsung',
    category,
    shop: 'remera-sound-vision',
    model: 'UA43DU7000',
    priceRwf: 435_000,
    discountPercent: 0,
    stock: 15,
    listedDaysAgo: 20,
    shortDescription: prose`
      4K in a size that fits a flat. Thin frame, quick menus and seven years of app updates. Good
      for sitting close.
    `,
    description: prose`
      For those who sit close. In a small room a 43 inch 4K picture is finer than a larger Full HD
      one, and the set does not take over the wall.

      It connects to Samsung phones with two taps to show photographs. All the ports are at the
      side, so it can hang flat.
    `,
    specifications: [
      ['Screen', '43 in, 3840 × 2160'],
      ['HDR', 'HDR10+'],
      ['Smart system', 'Tizen'],
      ['Inputs', '3 × HDMI, USB'],
      ['Sound', '20 W'],
      ['Power', '90 W, 0.5 W standby'],
      ['Mount', 'VESA 200 × 200'],
    ],
    warrantyMonths: 24,
    kind: 'tv',
    look: { body: '#31343a', accent: '#4aa3a2', variant: 1 },
  },
  {
    name: 'LG 55-inch OLED evo 4K TV',
    brand: 'LG',
    category,
    shop: 'remera-sound-vision',
    model: 'OLED55C36LC',
    priceRwf: 1_890_000,
    discountPercent: 10,
    stock: 2,
    listedDaysAgo: 205,
    shortDescription: prose`
      Each point of light switches itself off for true black. The best picture we sell, four
      millimetres thin at the edge, quick enough for any console and calm enough for a slow film
      in a dark room. We ask you to see it in Remera before you buy: it is a lot of money, and you
      should know what it does for you.
    `,
    description: prose`
      OLED has no backlight, so a dark scene is dark and a candle is bright. For films in the
      evening nothing else comes near. Gamers get 120 Hz with almost no delay on all four HDMI
      inputs.

      It does not love a channel logo burning in the same corner for twelve hours a day. For a bar
      or a waiting room buy an ordinary LED set; for a sitting room enjoy this one.

      Use it with a voltage regulator. We include installation and one visit to set the picture.
    `,
    specifications: [
      ['Screen', '55 in OLED, 3840 × 2160, 120 Hz'],
      ['HDR', 'Dolby Vision'],
      ['Smart system', 'webOS'],
      ['Inputs', '4 × HDMI 2.1, 3 × USB'],
      ['Sound', '40 W, Dolby Atmos'],
      ['Power', '110 W typical'],
      ['Weight', '16 kg'],
    ],
    warrantyMonths: 24,
    kind: 'tv',
    look: { body: '#141518', accent: '#d4a017', variant: 2 },
  },
  {
    name: 'Hisense 75-inch 4K Smart TV',
    brand: 'Hisense',
    category,
    shop: 'remera-sound-vision',
    model: '75A6K',
    priceRwf: 1_240_000,
    discountPercent: 0,
    stock: 4,
    listedDaysAgo: 130,
    shortDescription: prose`
      A wall of picture for large rooms, churches and meeting halls. Two people are needed to lift
      it.
    `,
    description: prose`
      Seventy-five inches let the back row read the verse and the score. Dolby Vision keeps detail
      in bright skies, which matters with projected services and drone films.

      Mounting needs a solid wall: brick or concrete, not gypsum. Our fitters bring the bracket
      and check the wall first.
    `,
    specifications: [
      ['Screen', '75 in, 3840 × 2160'],
      ['HDR', 'Dolby Vision'],
      ['Smart system', 'VIDAA'],
      ['Inputs', '3 × HDMI, 2 × USB'],
      ['Sound', '24 W'],
      ['Power', '210 W'],
      ['Weight', '30 kg'],
    ],
    warrantyMonths: 24,
    kind: 'tv',
    look: { body: '#22252a', accent: '#8fb339', variant: 0 },
  },
  {
    name: 'Skyworth 40-inch Full HD Android TV',
    brand: 'Skyworth',
    category,
    shop: 'urumuri-direct',
    model: '40STD6500',
    priceRwf: 258_000,
    discountPercent: 0,
    stock: 0,
    listedDaysAgo: 285,
    shortDescription: prose`
      A fair compromise between 32 and 43 inches, with Android TV and Chromecast built in. Comes
      back by itself after a power cut.
    `,
    description: prose`
      Cast from your phone without signing in to anything: that is what most buyers use it for.
      The picture is clean with good channels and honest with bad ones.

      The voltage range is wide and the set restarts by itself, on the same channel, when power
      returns.
    `,
    specifications: [
      ['Screen', '40 in, 1920 × 1080'],
      ['Smart system', 'Android TV'],
      ['Tuner', 'DVB-T2'],
      ['Inputs', '2 × HDMI, 2 × USB'],
      ['Sound', '16 W'],
      ['Power', '70 W'],
      ['Voltage', '100–240 V'],
    ],
    warrantyMonths: 12,
    kind: 'tv',
    look: { body: '#2b2e33', accent: '#5b8bd0', variant: 1 },
  },
];
