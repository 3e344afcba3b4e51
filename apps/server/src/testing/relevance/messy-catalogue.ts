import { readFileSync } from 'node:fs';
import { makeSlug } from '../../slug.ts';

/** What the product is, whatever its title, brand column and category say. Nothing of this is loaded. */
export type Truth = { kind: string; brand: string; model: string; details: ReadonlyMap<string, string> };

export type MessyProduct = {
  slug: string;
  name: string;
  brand: string;
  category: string;
  model: string;
  description: string;
  specifications: [label: string, value: string][];
  images: string[];
  priceRwf: number;
  truth: Truth;
};

type Goods = { kind: string; category: string; makes: { brand: string; model: string }[]; titles: string[] };

const copiesPerTitle = 3;
const longestName = 300;

const fits: Record<string, string[]> = {
  phone: `Samsung Galaxy A16, Samsung Galaxy S23, iPhone 13, iPhone 15 Pro Max, Tecno Spark 20C, Infinix Hot 40i, Redmi
    Note 13, itel A70, OnePlus Nord CE 3`.split(/,\s+/),
  laptop: ['HP 15s, HP Pavilion', 'Dell Inspiron 15 3520', 'Lenovo IdeaPad', 'HP ProBook 440', 'Acer Aspire 5'],
  tv: ['Samsung', 'LG', 'Sony Bravia', 'Hisense', 'TCL', 'Skyworth'],
};
const boasts = ' | Original, - Best Price, (Imported), | 1 Year Warranty, - Made in China, ! Limited Offer'.split(', ');
/** What sellers add so that every search finds them, by the beginning of the category. */
const salads: Record<string, string> = {
  Mobiles: `, Compatible with Android Smartphones, iPhone, iPad, Tablet and Power Bank; | Ultra Slim Lightweight Design
    Premium Finish Scratch Resistant; - for Samsung, Tecno, Infinix, itel, Redmi, OnePlus, Vivo, Oppo Mobile Phones; with
    USB Cable, Adapter and User Manual in the Box; (Fast Charging Supported, BIS Certified, 6 Months Warranty)`,
  Computers: `, for Windows 11, macOS, Linux, MacBook, Chromebook, PC, Laptop and Notebook; | Plug and Play, No Driver
    Required, USB 3.0, 1.5 m Cable; - Ideal for Students, Office, Gaming and Work from Home; with Printer, Monitor and Mouse
    Connectivity; (HDMI, USB-C, Bluetooth, Wi-Fi 6, 3 Years Carry-in Warranty)`,
  TV: `, for Smart TV, Laptop, PS5, Xbox, Projector, Soundbar and Set Top Box; | Dolby Audio, HDMI ARC, USB, AUX, Bluetooth
    5.0; with Remote Control, Batteries, HDMI Cable and Wall Bracket; - Netflix, YouTube, Prime Video, DSTV, Canal+, StarTimes`,
  Kitchen: `, with Recipe Book, Measuring Cup and Power Cable; | Energy Saving, Shock Proof, ISI Marked, 2 Years Warranty on
    Motor; - for Home, Restaurant, Hotel and Bar Use; (Food Grade Stainless Steel, BPA Free, Easy to Clean, Dishwasher Safe)`,
  Home: `, for Men, Women, Kids, Home, Office and Travel; | Low Noise, Energy Saving, Overheat Protection, 220-240V; with
    Remote, Adapter and Cleaning Brush; (Ergonomic Handle, Lightweight, Portable, Gift Pack)`,
  Lighting: `, for Home, Office, Shop, Camping and Power Cuts; | Works with Fridge, TV, Fan, Router and Laptop; - with Phone
    Charging USB Port and Rechargeable Battery; (Long Life, Overload Protection, CE RoHS Certified, Made for Rwanda)`,
};
const blurbs = [
  'Works with your phone, laptop, tablet and TV. Delivery in Kigali within 24 hours.',
  'Genuine product. Please read the specification before you order. Colour may vary slightly from the picture.',
  'Ideal gift for home, office and travel. Battery and cable are included in the box where applicable.',
  'Livraison rapide à Kigali. Garantie 12 mois. Paiement à la livraison.',
  'Igicuruzwa gishya, garanti y’umwaka umwe. Tukugezaho aho uri hose mu Rwanda.',
  'HIGH QUALITY!! Long lasting, easy to use, energy saving. Compare with any other camera, printer, speaker or charger.',
  '',
  '',
];

/** The same numbers in every run (mulberry32). */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function saladOf(category: string): string[] {
  const [, salad = salads.Home ?? ''] = Object.entries(salads).find(([start]) => category.startsWith(start)) ?? [];
  return salad.split(';').map(
    (piece) =>
      (/^\s*with/.test(piece) ? ' ' : '') +
      piece
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replace(/^(?=[|(-])/, ' '),
  );
}

function readGoods(): Goods[] {
  const goods: Goods[] = [];
  for (const line of readFileSync(new URL('messy-goods.txt', import.meta.url), 'utf8').split('\n')) {
    const rest = line.slice(2);
    if (line.startsWith('# ')) {
      const [kind = '', category = ''] = rest.split(' @ ');
      goods.push({ kind, category, makes: [], titles: [] });
    }
    if (line.startsWith('* '))
      goods.at(-1)?.makes.push(
        ...rest.split(' | ').map((make) => {
          const [brand = '', model = ''] = make.split(':');
          return { brand, model };
        }),
      );
    if (line.startsWith('- ')) goods.at(-1)?.titles.push(rest);
  }
  return goods;
}

/** A catalogue as shops really write theirs: long titles, wrong brands, doubled rows, slips, three languages. */
export function makeMessyCatalogue(): MessyProduct[] {
  const roll = createDice(14);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(roll() * items.length)] as Item;
  const happens = (chance: number) => roll() < chance;
  const goods = readGoods();
  const shelves = [...new Set(goods.map(({ category }) => category))];
  const makers = [...new Set(goods.flatMap(({ makes }) => makes.map(({ brand }) => brand)))];

  const write = ({ kind, category, makes }: Goods, title: string, turn: number): Omit<MessyProduct, 'slug'> => {
    const { brand, model } = makes[turn % makes.length] ?? { brand: '', model: '' };
    const details = new Map<string, string>();
    const fill = (slot: string) => {
      if (slot === 'b') return brand;
      if (slot === 'm') return model;
      if (fits[slot]) {
        const fit = pick(fits[slot]);
        details.set('fits', fit);
        return fit;
      }
      const [, name, choices = ''] = /^(?:([a-z]+):)?(.*)$/.exec(slot) ?? [];
      const choice = pick(choices.split('/'));
      if (name) details.set(name, choice);
      return choice;
    };
    let name = title.replaceAll(/\{([^}]+)\}/g, (_, slot: string) => fill(slot));
    if (happens(0.04)) name = name.replace(/([a-z]{3})[a-z]([a-z]{2,})/, '$1$2');
    if (happens(0.03)) name = name.replace(`${brand} `, '');
    for (const chance of [0.6, 0.5, 0.3]) if (happens(chance)) name += pick(saladOf(category));
    if (happens(0.15)) name += pick(boasts);
    if (happens(0.07)) name = name.toUpperCase();
    const specifications: MessyProduct['specifications'] = [];
    if (happens(0.3)) specifications.push(['Product type', kind]);
    if (happens(0.4)) specifications.push(...[...details].map(([label, value]): [string, string] => [label, value]));
    if (happens(0.3)) specifications.push(['Colour', pick(['Black', 'White', 'Silver', 'Noir', 'Blue'])]);
    return {
      name: name.slice(0, longestName),
      brand: happens(0.1) ? 'Generic' : happens(0.03) ? pick(makers) : brand,
      category: happens(0.03) ? pick(shelves) : category,
      model: happens(0.3) ? model : '',
      description: pick(blurbs),
      specifications,
      images: happens(0.3) ? [] : ['https://pictures.example/p.jpg'],
      priceRwf: 1000 + 500 * Math.floor(roll() * roll() * 2000),
      truth: { kind, brand, model, details },
    };
  };

  const written = goods.flatMap((some) =>
    some.titles.flatMap((title, place) =>
      Array.from({ length: copiesPerTitle }, (_, copy) => write(some, title, place * copiesPerTitle + copy)),
    ),
  );
  const doubled = written.filter(() => happens(0.05)).map((product) => ({ ...product, name: `${product.name} ` }));
  return [...written, ...doubled].map((product, place) => ({
    ...product,
    slug: `${place}-${makeSlug(product.name).slice(0, 80)}`,
  }));
}
