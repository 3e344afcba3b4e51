import type { DemoProduct } from '../demo-product.ts';
import { prose } from '../prose.ts';

const category = 'networking';

export const networking: readonly DemoProduct[] = [
  {
    name: 'TP-Link Archer C6 AC1200 Wi-Fi Router',
    brand: 'TP-Link',
    category,
    shop: 'kigali-digital-house',
    model: 'Archer C6 V4',
    priceRwf: 46_500,
    discountPercent: 10,
    stock: 52,
    listedDaysAgo: 67,
    shortDescription: prose`
      Four aerials, two bands, gigabit ports. The simple answer to: the Wi-Fi does not reach the
      bedroom.
    `,
    description: prose`
      Put it high and in the middle of the house, not behind the television. One band goes far
      through walls, the other is fast nearby; your phone chooses.

      It works behind any fibre box in Kigali. Setting up is done by phone in five minutes, and a
      guest network keeps visitors away from your printer.
    `,
    specifications: [
      ['Speed', '300 + 867 Mb/s'],
      ['Bands', '2.4 and 5 GHz'],
      ['Ports', '4 LAN + 1 WAN gigabit'],
      ['Aerials', '4 + 1'],
      ['Power', '12 V, 9 W'],
    ],
    warrantyMonths: 24,
    kind: 'router',
    look: { body: '#1e2126', accent: '#4aa3df', variant: 0 },
  },
  {
    name: 'Huawei 4G LTE Router with SIM Slot',
    brand: 'Huawei',
    category,
    shop: 'kigali-digital-house',
    model: 'B311-221',
    priceRwf: 68_000,
    discountPercent: 0,
    stock: 38,
    listedDaysAgo: 42,
    shortDescription: prose`
      Put in a SIM card, plug it in, and the house has Wi-Fi. No fibre, no waiting for an
      engineer.
    `,
    description: prose`
      It serves up to thirty-two phones and laptops from one data bundle. Stand it at the window
      that looks at the mast; the bars on the front tell you which window that is.

      Unlocked for all networks in Rwanda. A socket for an outside aerial is under a small cover.
    `,
    specifications: [
      ['Mobile', '4G, 150 Mb/s'],
      ['Wi-Fi', '2.4 GHz, 300 Mb/s'],
      ['Ports', '1 LAN/WAN, phone'],
      ['SIM', 'Micro-SIM, unlocked'],
      ['Devices', 'up to 32'],
    ],
    warrantyMonths: 12,
    kind: 'router',
    look: { body: '#f3f4f6', accent: '#d24b41', variant: 1 },
  },
  {
    name: 'TP-Link Archer MR400 4G Dual-Band Router',
    brand: 'TP-Link',
    category,
    shop: 'kigali-digital-house',
    model: 'Archer MR400',
    priceRwf: 118_000,
    discountPercent: 0,
    stock: 13,
    listedDaysAgo: 111,
    shortDescription: prose`
      A SIM router for a whole house, with two aerials you can turn to the mast and two bands of
      Wi-Fi.
    `,
    description: prose`
      Where fibre has not come up the hill yet, this is the next best. The aerials unscrew, so a
      larger one on the roof can take their place.

      It also takes a fibre cable. Many buyers keep a SIM inside for the day the fibre is cut, and
      the router changes over by itself.
    `,
    specifications: [
      ['Mobile', '4G, 150 Mb/s'],
      ['Wi-Fi', '300 + 867 Mb/s'],
      ['Ports', '4 LAN/WAN'],
      ['SIM', 'Micro-SIM, unlocked'],
      ['Devices', 'up to 64'],
    ],
    warrantyMonths: 24,
    kind: 'router',
    look: { body: '#24272c', accent: '#3bb0a0', variant: 2 },
  },
  {
    name: 'Mini UPS for Router 12 V, 8,800 mAh',
    brand: 'Tronic',
    category,
    shop: 'solar-hills',
    model: 'UP-1288-DC',
    priceRwf: 32_500,
    discountPercent: 0,
    stock: 64,
    listedDaysAgo: 4,
    shortDescription: prose`
      Keeps router and fibre box alive for three to five hours when power is gone. The cheapest
      cure for dropped meetings.
    `,
    description: prose`
      It sits between the plug and the router and takes over without a blink. Cables for 9 and 12
      volts are included; check the label of your router, the plug must be 5.5 mm.

      Fibre often works on when a street is dark. With this, so do you.
    `,
    specifications: [
      ['Capacity', '8,800 mAh lithium'],
      ['Output', '12 V 2 A, 9 V 1 A, USB 5 V'],
      ['Runs', '3–5 h with router'],
      ['Changeover', '0 ms'],
      ['Weight', '340 g'],
    ],
    warrantyMonths: 12,
    kind: 'power-bank',
    look: { body: '#2a2e33', accent: '#4fbf8f', variant: 0 },
  },
  {
    name: 'TP-Link Deco M4 Mesh Wi-Fi, Pack of 2',
    brand: 'TP-Link',
    category,
    shop: 'kigali-digital-house',
    model: 'Deco M4(2-pack)',
    priceRwf: 128_000,
    discountPercent: 12,
    stock: 15,
    listedDaysAgo: 46,
    shortDescription: prose`
      Two small towers that make one network. Walk from gate to bedroom without losing the call.
    `,
    description: prose`
      Thick walls are the usual enemy. Place one tower at the fibre box and the other half way to
      the dark corner; they find each other without a cable.

      For three floors add a third tower later. All of them carry the same name and password.
    `,
    specifications: [
      ['Speed', '300 + 867 Mb/s'],
      ['Covers', 'about 260 m²'],
      ['Ports', '2 gigabit each'],
      ['Devices', 'up to 100'],
      ['Power', '12 V, 8 W each'],
    ],
    warrantyMonths: 24,
    kind: 'router',
    look: { body: '#c4d0dc', accent: '#2f6fb3', variant: 1 },
  },
  {
    name: 'TP-Link Archer AX23 Wi-Fi 6 Router',
    brand: 'TP-Link',
    category,
    shop: 'kigali-digital-house',
    model: 'Archer AX23',
    priceRwf: 82_000,
    discountPercent: 20,
    stock: 19,
    listedDaysAgo: 3,
    shortDescription: prose`
      Wi-Fi 6 for houses with many phones. Stays quick when everybody is at home. Gigabit ports
      for television, console and recorder.
    `,
    description: prose`
      The gain of Wi-Fi 6 is not one fast phone but ten that do not hinder each other. With four
      children, two televisions and a camera that is what you notice.

      Older phones work as before. It can be joined with other OneMesh devices when the house
      grows.
    `,
    specifications: [
      ['Speed', '574 + 1,201 Mb/s'],
      ['Standard', 'Wi-Fi 6'],
      ['Ports', '4 LAN + 1 WAN gigabit'],
      ['Aerials', '4'],
      ['Power', '12 V, 12 W'],
    ],
    warrantyMonths: 24,
    kind: 'router',
    look: { body: '#15171a', accent: '#c94f3d', variant: 0 },
  },
  {
    name: 'Mercusys Halo Mesh Tower, Add-On',
    brand: 'Mercusys',
    category,
    shop: 'urumuri-direct',
    model: 'Halo H30G(1-pack)',
    priceRwf: 49_500,
    discountPercent: 0,
    stock: 27,
    listedDaysAgo: 206,
    shortDescription: prose`
      One more tower for the room the Wi-Fi forgets. Works alone, or joins the towers you already
      have.
    `,
    description: prose`
      Plug it in halfway between the router and the dark corner. A lamp turns green when the place
      is good; if it is orange, come one room closer.

      Alone it replaces the provider's weak Wi-Fi. With a second one it becomes a mesh under a
      single name.
    `,
    specifications: [
      ['Speed', '400 + 867 Mb/s'],
      ['Covers', 'about 130 m²'],
      ['Ports', '2 gigabit'],
      ['Devices', 'up to 100'],
      ['Power', '12 V, 8 W'],
    ],
    warrantyMonths: 24,
    kind: 'router',
    look: { body: '#e9e0cf', accent: '#f08a24', variant: 1 },
  },
  {
    name: 'MikroTik hAP ax3 Wi-Fi 6 Router',
    brand: 'MikroTik',
    category,
    shop: 'kigali-digital-house',
    model: 'C53UiG+5HPaxD2HPaxD',
    priceRwf: 198_000,
    discountPercent: 0,
    stock: 9,
    listedDaysAgo: 174,
    shortDescription: prose`
      A router for people who know what a VLAN is. Firewalls, tunnels, hotspots and two internet
      lines at once.
    `,
    description: prose`
      Hotels and cyber cafés run their vouchers on it, offices their second line. It can do nearly
      everything, and asks nearly everything: this is not a router to set up by phone in five
      minutes.

      We configure it for you for 15,000 francs, written down, so that the next technician
      understands it.
    `,
    specifications: [
      ['Speed', '574 + 1,201 Mb/s'],
      ['Standard', 'Wi-Fi 6'],
      ['Ports', '4 gigabit + 1 at 2.5 Gb/s'],
      ['Processor', '4 cores, 1.8 GHz'],
      ['System', 'RouterOS'],
      ['Power', '12–28 V or PoE'],
    ],
    warrantyMonths: 12,
    kind: 'router',
    look: { body: '#f0f0ee', accent: '#2c6fb5', variant: 2 },
  },
  {
    name: 'Ubiquiti UniFi Dream Router',
    brand: 'Ubiquiti',
    category,
    shop: 'kigali-digital-house',
    model: 'UDR',
    priceRwf: 345_000,
    discountPercent: 0,
    stock: 6,
    listedDaysAgo: 98,
    shortDescription: prose`
      A white tower that is router, Wi-Fi 6 and guest system for a restaurant or an office. Quiet,
      stable and easy to forget.
    `,
    description: prose`
      Guests get their own network with a page of your own, and cannot see the till. A small
      display on the front says how things are in one word.

      Two of its ports feed access points with power over the cable, so the terrace can be added
      later without a socket.
    `,
    specifications: [
      ['Speed', '573 + 2,400 Mb/s'],
      ['Standard', 'Wi-Fi 6'],
      ['Ports', '4 LAN + 1 WAN gigabit, 2 with PoE'],
      ['Storage', '128 GB for cameras'],
      ['Devices', 'over 200'],
    ],
    warrantyMonths: 12,
    kind: 'router',
    look: { body: '#f6f7f8', accent: '#3f7fc1', variant: 1 },
  },
  {
    name: 'Tenda N301 Wi-Fi Router 300 Mb/s',
    brand: 'Tenda',
    category,
    shop: 'urumuri-direct',
    model: 'N301',
    priceRwf: 17_500,
    discountPercent: 0,
    stock: 0,
    listedDaysAgo: 255,
    shortDescription: prose`
      The cheapest router we can sell with a good conscience. Two aerials, one band, three
      sockets.
    `,
    description: prose`
      For one or two rooms and a slow line it is all that is needed. It goes through a wall or two
      and does not fall over after a power cut.

      If you pay for more than 50 Mb/s, take a router with two bands; this one would be the narrow
      place.
    `,
    specifications: [
      ['Speed', '300 Mb/s'],
      ['Bands', '2.4 GHz'],
      ['Ports', '3 LAN + 1 WAN'],
      ['Aerials', '2'],
      ['Power', '9 V, 4 W'],
    ],
    warrantyMonths: 24,
    kind: 'router',
    look: { body: '#3b4048', accent: '#55b36a', variant: 2 },
  },
  {
    name: 'ZTE 5G Indoor Router',
    brand: 'ZTE',
    category,
    shop: 'kigali-digital-house',
    model: 'MC801A',
    priceRwf: 389_000,
    discountPercent: 10,
    stock: 1,
    listedDaysAgo: 53,
    shortDescription: prose`
      For streets that have 5G and no fibre. As quick as a cable on a good day, ready in ten
      minutes.
    `,
    description: prose`
      Ask us first whether your street has 5G; we have the map and will say no if it is no.
      Without it the box works on 4G, and then a cheaper one does the same.

      Wi-Fi 6 inside, two gigabit ports behind, room for a desk phone.
    `,
    specifications: [
      ['Mobile', '5G, 4G'],
      ['Wi-Fi', 'Wi-Fi 6, 1,800 Mb/s'],
      ['Ports', '2 gigabit, phone'],
      ['SIM', 'Nano-SIM, unlocked'],
      ['Devices', 'up to 64'],
    ],
    warrantyMonths: 12,
    kind: 'router',
    look: { body: '#2b3138', accent: '#2aa4a0', variant: 1 },
  },
  {
    name: 'Xiaomi Router AC1200 Dual Band',
    brand: 'Xiaomi',
    category,
    shop: 'urumuri-direct',
    model: 'RB02',
    priceRwf: 33_500,
    discountPercent: 0,
    stock: 61,
    listedDaysAgo: 141,
    shortDescription: prose`
      A slim white router with four aerials for flats of two or three rooms. The app shows who is
      connected, and until when.
    `,
    description: prose`
      It looks calm on a shelf and does its job for a family of four. The app shows who is
      connected, and lets you send the teenager's phone to sleep at ten.

      Two gigabit ports behind are few but enough for a television and a computer.
    `,
    specifications: [
      ['Speed', '300 + 867 Mb/s'],
      ['Bands', '2.4 and 5 GHz'],
      ['Ports', '2 LAN + 1 WAN gigabit'],
      ['Aerials', '4'],
      ['Devices', 'up to 64'],
    ],
    warrantyMonths: 12,
    kind: 'router',
    look: { body: '#f7f8f9', accent: '#9aa4ae', variant: 0 },
  },
];
