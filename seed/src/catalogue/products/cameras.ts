import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'cameras';

export const cameras: readonly DemoProduct[] = [
  {
    name: 'Canon EOS 2000D with 18-55 mm Lens',
    brand: 'Canon',
    category,
    shop: 'remera-sound-vision',
    model: 'EOS 2000D',
    priceRwf: 545_000,
    discountPercent: 0,
    stock: 9,
    listedDaysAgo: 85,
    shortDescription: prose`
      The classic first camera for weddings and portraits. Light, well known to every repairer in
      town, with lenses easy to borrow.
    `,
    description: prose`
      If you want to earn with photography, begin here. The 24 MP sensor gives large clean files,
      the optical viewfinder works in blinding sun, and used Canon lenses are sold all over
      Kigali.

      The battery lasts about 500 pictures. Video is Full HD and good enough for interviews; for
      serious film look at a mirrorless model.
    `,
    specifications: [
      ['Sensor', '24.1 MP APS-C'],
      ['Lens', 'EF-S 18-55 mm IS II'],
      ['Viewfinder', 'Optical'],
      ['Video', 'Full HD 30p'],
      ['Battery', 'about 500 pictures'],
      ['Connection', 'Wi-Fi, NFC'],
      ['Weight', '475 g body'],
    ],
    warrantyMonths: 12,
    kind: 'camera',
    look: { body: '#1c1d20', accent: '#b5333a', variant: 0 },
  },
  {
    name: 'Hikvision 2 MP Outdoor Wi-Fi Camera',
    brand: 'Hikvision',
    category,
    shop: 'kigali-digital-house',
    model: 'DS-2CV1021G0-IDW1',
    priceRwf: 58_000,
    discountPercent: 0,
    stock: 44,
    listedDaysAgo: 29,
    shortDescription: prose`
      A fixed outdoor camera for gate or yard. Sees thirty metres in the dark and sends an alert
      to your phone.
    `,
    description: prose`
      Mount it three metres up, under the eave, looking along the wall rather than into the street
      light. Pictures go to a memory card inside, so the recording continues when the internet is
      down.

      It needs a 12 volt supply, which is included. Behind a small UPS it keeps watching through a
      power cut, which is when you want it.
    `,
    specifications: [
      ['Resolution', '1920 × 1080'],
      ['Night view', '30 m infrared'],
      ['Storage', 'microSD up to 256 GB'],
      ['Connection', 'Wi-Fi, LAN'],
      ['Protection', 'IP66'],
      ['Power', '12 V, 5 W'],
    ],
    warrantyMonths: 24,
    kind: 'security-camera',
    look: { body: '#eceef0', accent: '#2b2e33', variant: 0 },
  },
  {
    name: 'Sony ZV-E10 Vlog Camera with 16-50 mm',
    brand: 'Sony',
    category,
    shop: 'remera-sound-vision',
    model: 'ZV-E10L',
    priceRwf: 1_120_000,
    discountPercent: 5,
    stock: 3,
    listedDaysAgo: 50,
    shortDescription: prose`
      A mirrorless camera for people who talk to it. Flip screen, good microphone with wind muff,
      and lenses you can change.
    `,
    description: prose`
      The focus finds an eye and stays with it, also when you hold a product to the lens. Sound
      from the built-in microphone is usable, and with the furry cover even on a hill.

      It has no viewfinder, which you will not miss in video and might miss in sun. Buy a second
      battery: two hours of filming need it.
    `,
    specifications: [
      ['Sensor', '24.2 MP APS-C'],
      ['Lens', '16-50 mm power zoom'],
      ['Video', '4K 30p'],
      ['Screen', '3 in, fully articulated'],
      ['Microphone', '3 capsules, 3.5 mm input'],
      ['Weight', '343 g body'],
    ],
    warrantyMonths: 12,
    kind: 'camera',
    look: { body: '#222428', accent: '#d9d9d6', variant: 1 },
  },
  {
    name: 'TP-Link Tapo C200 Indoor Pan Camera',
    brand: 'TP-Link',
    category,
    shop: 'kigali-digital-house',
    model: 'Tapo C200',
    priceRwf: 34_000,
    discountPercent: 10,
    stock: 76,
    listedDaysAgo: 100,
    shortDescription: prose`
      Turns to look around the room, hears, speaks and follows movement. Set up in five minutes
      from the phone.
    `,
    description: prose`
      People use it to see that the children are home from school, or that the shop is locked.
      Privacy mode turns the lens into its housing; you see at once that it is off.

      There is no monthly fee: recordings stay on a memory card, which you buy once.
    `,
    specifications: [
      ['Resolution', '1920 × 1080'],
      ['View', '360° pan, 114° tilt'],
      ['Night view', '9 m infrared'],
      ['Storage', 'microSD up to 512 GB'],
      ['Connection', 'Wi-Fi 2.4 GHz'],
      ['Power', '9 V, 4 W'],
    ],
    warrantyMonths: 24,
    kind: 'security-camera',
    look: { body: '#f4f4f2', accent: '#3d4248', variant: 1 },
  },
  {
    name: 'Canon EOS R50 with 18-45 mm Lens',
    brand: 'Canon',
    category,
    shop: 'remera-sound-vision',
    model: 'EOS R50',
    priceRwf: 1_185_000,
    discountPercent: 0,
    stock: 5,
    listedDaysAgo: 14,
    shortDescription: prose`
      A small mirrorless camera with clever focus. Finds people, dogs and cars by itself and holds
      on to them.
    `,
    description: prose`
      Half the weight of an older SLR and twice as sure of its focus. It is the one we hand to
      parents who want to photograph children who will not stand still.

      Films are 4K and uncropped. The kit lens is slow for dark rooms: add the little 50 mm for
      evening light.
    `,
    specifications: [
      ['Sensor', '24.2 MP APS-C'],
      ['Lens', 'RF-S 18-45 mm IS STM'],
      ['Viewfinder', 'Electronic'],
      ['Video', '4K 30p'],
      ['Burst', '15 pictures/s'],
      ['Weight', '375 g'],
    ],
    warrantyMonths: 12,
    kind: 'camera',
    look: { body: '#f0efec', accent: '#2d3035', variant: 0 },
  },
  {
    name: 'TP-Link Tapo C500 Outdoor Pan Camera',
    brand: 'TP-Link',
    category,
    shop: 'kigali-digital-house',
    model: 'Tapo C500',
    priceRwf: 62_000,
    discountPercent: 0,
    stock: 26,
    listedDaysAgo: 18,
    shortDescription: prose`
      Outdoor camera that turns all the way round, with a siren and a lamp you can trigger from
      anywhere.
    `,
    description: prose`
      One of these at the corner of a house does the work of two fixed cameras. When it sees a
      person it can follow, flash and speak; most visitors introduce themselves quickly.

      The body is sealed against driving rain. Wi-Fi is 2.4 GHz only: check that two bars reach
      the gate before drilling.
    `,
    specifications: [
      ['Resolution', '1920 × 1080'],
      ['View', '360° pan, 130° tilt'],
      ['Night view', '30 m'],
      ['Protection', 'IP65'],
      ['Storage', 'microSD up to 512 GB'],
      ['Power', '9 V, 6 W'],
    ],
    warrantyMonths: 24,
    kind: 'security-camera',
    look: { body: '#e9ebee', accent: '#2f3338', variant: 2 },
  },
  {
    name: 'Nikon Coolpix B500 Superzoom',
    brand: 'Nikon',
    category,
    shop: 'remera-sound-vision',
    model: 'B500',
    priceRwf: 298_000,
    discountPercent: 20,
    stock: 6,
    listedDaysAgo: 340,
    shortDescription: prose`
      Forty-times zoom in a camera anybody can use. From the whole lake to one boat without
      changing a lens.
    `,
    description: prose`
      For Akagera and Nyungwe it saves carrying a bag of glass: the monkey in the far tree fills
      the frame, and stabilisation holds it still. Runs on four AA cells, which every kiosk sells.

      Indoors a modern phone will beat it. Outdoors, with distance, no phone comes close.
    `,
    specifications: [
      ['Sensor', '16 MP'],
      ['Zoom', '40× optical, 22.5-900 mm equivalent'],
      ['Video', 'Full HD'],
      ['Power', '4 × AA, about 600 pictures'],
      ['Screen', '3 in tilting'],
      ['Weight', '541 g'],
    ],
    warrantyMonths: 12,
    kind: 'camera',
    look: { body: '#8f2f35', accent: '#d9b24a', variant: 0 },
  },
  {
    name: 'Xiaomi Smart Camera C300 2K',
    brand: 'Xiaomi',
    category,
    shop: 'kigali-digital-house',
    model: 'XMC01',
    priceRwf: 42_000,
    discountPercent: 0,
    stock: 39,
    listedDaysAgo: 62,
    shortDescription: prose`
      A turning indoor camera with sharp 2K pictures and colour in weak light. Tells people from
      curtains.
    `,
    description: prose`
      It waits for a human shape before it sends a message, so a moving curtain does not wake you
      at two in the morning. The picture is sharp enough to read a label across the shop.

      It joins the Xiaomi Home app with lamps and plugs, and stores on a memory card.
    `,
    specifications: [
      ['Resolution', '2304 × 1296'],
      ['View', '360° pan, 108° tilt'],
      ['Night view', 'Colour in low light, infrared'],
      ['Storage', 'microSD up to 256 GB'],
      ['Connection', 'Wi-Fi 2.4 GHz'],
    ],
    warrantyMonths: 12,
    kind: 'security-camera',
    look: { body: '#3b4047', accent: '#d5dae0', variant: 1 },
  },
  {
    name: 'Canon IXUS 185 Compact Camera',
    brand: 'Canon',
    category,
    shop: 'remera-sound-vision',
    model: 'IXUS 185',
    priceRwf: 148_000,
    discountPercent: 0,
    stock: 4,
    listedDaysAgo: 135,
    shortDescription: prose`
      A little camera for the handbag with eight-times zoom and a real flash. Somebody always asks
      to borrow it.
    `,
    description: prose`
      Phones are better in the dark, but they do not zoom with glass. At a graduation, a
      christening or a lake, eight times optical is the difference between a hat and a face.

      It is fully automatic, takes ordinary SD cards and weighs as much as two eggs. The battery
      holds about two hundred pictures.
    `,
    specifications: [
      ['Sensor', '20 MP'],
      ['Zoom', '8× optical, 28-224 mm equivalent'],
      ['Video', 'HD 720p'],
      ['Battery', 'about 210 pictures'],
      ['Screen', '2.7 in'],
      ['Weight', '126 g'],
    ],
    warrantyMonths: 12,
    kind: 'camera',
    look: { body: '#c3c9d0', accent: '#3a78b5', variant: 2 },
  },
  {
    name: 'Hikvision 4-Camera Recorder Kit, 1 TB',
    brand: 'Hikvision',
    category,
    shop: 'kigali-digital-house',
    model: 'NK42W0H-1T',
    priceRwf: 395_000,
    discountPercent: 15,
    stock: 8,
    listedDaysAgo: 125,
    shortDescription: prose`
      Four outdoor cameras, a recorder with 1 TB and all cables. About two weeks of continuous
      memory for house or shop.
    `,
    description: prose`
      Everything talks by its own Wi-Fi, so only power has to reach each camera. Two weeks of
      recording fit on the disk before the oldest day is overwritten.

      Put the recorder where a thief would not look, and connect it to a UPS. We install it within
      Kigali for a fixed fee and show you how to find an evening in the archive.
    `,
    specifications: [
      ['Cameras', '4 × 2 MP, infrared 30 m'],
      ['Recorder', '4 channels, 1 TB disk'],
      ['Connection', 'Own Wi-Fi, LAN'],
      ['Protection', 'IP66 cameras'],
      ['Power', '35 W complete'],
    ],
    warrantyMonths: 24,
    kind: 'security-camera',
    look: { body: '#4a5058', accent: '#7fb2e0', variant: 0 },
  },
  {
    name: 'Ezviz C8C Outdoor Camera with Colour Night View',
    brand: 'Ezviz',
    category,
    shop: 'urumuri-direct',
    model: 'CS-C8C-A0',
    priceRwf: 74_000,
    discountPercent: 8,
    stock: 17,
    listedDaysAgo: 195,
    shortDescription: prose`
      Turns its head, shows colour at night and keeps its settings after every power cut. For
      gates, yards and parking places.
    `,
    description: prose`
      Two small lamps switch on when somebody comes near, and the picture turns from grey to
      colour: a red jacket is then a red jacket. It speaks to the same app as the maker's
      doorbells.

      After a power cut it comes back to the position you chose. That sounds natural; not every
      camera does it.
    `,
    specifications: [
      ['Resolution', '1920 × 1080'],
      ['View', '352° pan, 95° tilt'],
      ['Night view', 'Colour, 30 m'],
      ['Protection', 'IP65'],
      ['Storage', 'microSD up to 256 GB'],
      ['Connection', 'Wi-Fi, LAN'],
    ],
    warrantyMonths: 24,
    kind: 'security-camera',
    look: { body: '#2e3238', accent: '#3f6fb0', variant: 2 },
  },
  {
    name: 'Fujifilm Instax Mini 12 Instant Camera',
    brand: 'Fujifilm',
    category,
    shop: 'remera-sound-vision',
    model: 'INSTAX-MINI12',
    priceRwf: 115_000,
    discountPercent: 0,
    stock: 21,
    listedDaysAgo: 7,
    shortDescription: prose`
      Press, wait ninety seconds, hand over the picture. The guest book of every second wedding
      this year.
    `,
    description: prose`
      It sets the light by itself and only asks you to turn the lens once for close-ups. Children
      understand it immediately, and nobody has to send anything to anybody.

      Each film holds ten pictures and costs about 16,000 francs, so count before the party. We
      keep film in stock.
    `,
    specifications: [
      ['Film', 'Instax Mini, 62 × 46 mm picture'],
      ['Focus', '0.3 m to infinity'],
      ['Flash', 'Automatic'],
      ['Power', '2 × AA, about 100 pictures'],
      ['Weight', '306 g'],
    ],
    warrantyMonths: 12,
    kind: 'camera',
    look: { body: '#bfe0d2', accent: '#f6f6f2', variant: 2 },
  },
];
