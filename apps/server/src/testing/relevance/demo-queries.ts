import { readDemoCatalogue } from '../../seeding/demo-catalogue.ts';
import type { Judged } from './measure-relevance.ts';

export type DemoProduct = { slug: string; name: string; category: string; brand: string };

const { categories, products } = readDemoCatalogue();

export const demoCatalogue: readonly DemoProduct[] = products.map((product) => ({
  slug: product.slug,
  name: product.name,
  category: categories.find(({ slug }) => slug === product.category)?.name ?? '',
  brand: product.brand,
}));

/** What answers a query: all that is named must hold. */
type JudgedQuery = {
  query: string;
  category?: string;
  brand?: string;
  /** Part of the product's slug. */
  slug?: RegExp;
};

/** Judged by hand against the demo catalogue. */
const judgements: readonly JudgedQuery[] = [
  // Plain words.
  { query: 'phone', category: 'Phones' },
  { query: 'smartphone', category: 'Phones' },
  { query: 'laptop', slug: /laptop|ideapad|macbook|latitude|v15/ },
  { query: 'fridge', category: 'Refrigerators', slug: /fridge|refrigerator|side-by-side/ },
  { query: 'refrigerator', category: 'Refrigerators', slug: /fridge|refrigerator|side-by-side/ },
  { query: 'tv', category: 'Televisions' },
  { query: 'television', category: 'Televisions' },
  { query: 'iron', slug: /iron/ },
  { query: 'fan', slug: /fan/, category: 'Fans & Climate' },
  { query: 'kettle', slug: /kettle/ },
  { query: 'rice cooker', slug: /rice-cooker/ },
  { query: 'washing machine', category: 'Washing Machines' },
  { query: 'headphones', slug: /headphones|headset/ },
  { query: 'router', slug: /router/, category: 'Networking' },
  { query: 'printer', slug: /printer/ },
  { query: 'microwave', slug: /microwave/ },
  { query: 'power bank', slug: /power-bank/ },
  { query: 'radio', slug: /radio/ },
  { query: 'solar', slug: /solar/ },
  { query: 'playstation', slug: /playstation/ },
  { query: 'cameras', category: 'Cameras' },
  { query: 'tablet', slug: /-tab-/ },
  // Brand and kind.
  { query: 'samsung', brand: 'Samsung' },
  { query: 'samsung tv', brand: 'Samsung', category: 'Televisions' },
  { query: 'lg washer', brand: 'LG', category: 'Washing Machines' },
  { query: 'hp printer', brand: 'HP', slug: /printer/ },
  { query: 'samsung phones', brand: 'Samsung', category: 'Phones' },
  { query: 'hisense refrigerator', brand: 'Hisense', category: 'Refrigerators' },
  { query: 'oraimo earbuds', brand: 'Oraimo', slug: /earbuds/ },
  { query: 'tp link router', brand: 'TP-Link', category: 'Networking' },
  { query: 'apple watch', slug: /apple-watch/ },
  { query: 'xbox controller', slug: /xbox-wireless-controller/ },
  // Details in the query.
  { query: 'galaxy a16', slug: /galaxy-a16/ },
  { query: 'iphone 15', slug: /iphone-15/ },
  { query: 'iphone15', slug: /iphone-15/ },
  { query: 'playstation5', slug: /playstation-5/ },
  { query: '20000mah', slug: /20-000-mah/ },
  { query: '12000 btu', slug: /12-000-btu/ },
  { query: '55 inch tv', slug: /55-inch/, category: 'Televisions' },
  { query: '128gb phone', slug: /128-gb/, category: 'Phones' },
  { query: 'front load washer 8kg', slug: /8-kg-front-load/ },
  { query: 'wifi 6 router', slug: /wi-fi-6/ },
  { query: 'wi-fi 6', slug: /wi-fi-6/ },
  { query: 'gas cooker 4 burner', slug: /gas-cooker/ },
  { query: 'ps5', slug: /playstation-5/ },
  { query: 'led bulb e27', slug: /bulb-e27/ },
  // Model numbers.
  { query: 'SM-A165F', slug: /galaxy-a16/ },
  { query: 'sma165f', slug: /galaxy-a16/ },
  { query: 'sm a165f', slug: /galaxy-a16/ },
  { query: 'samsung sm-a165f/ds', slug: /galaxy-a16/ },
  { query: 'WH-CH520', slug: /wh-ch520/ },
  { query: 'whch520', slug: /wh-ch520/ },
  { query: 'RM 567', slug: /kettle-with-water-window/ },
  { query: 'oled55c3', slug: /oled-evo/ },
  { query: 'l3250', slug: /l3250/ },
  // Slips.
  { query: 'samsng', brand: 'Samsung' },
  { query: 'refridgerator', category: 'Refrigerators' },
  { query: 'labtop', slug: /laptop|ideapad|macbook|latitude|v15/ },
  { query: 'telvision', category: 'Televisions' },
  { query: 'sumsang fridge', brand: 'Samsung', category: 'Refrigerators' },
  { query: 'headfones', slug: /headphones|headset/ },
  { query: 'blendr', slug: /blender/ },
  { query: 'techno spark', slug: /tecno-spark/ },
  { query: 'washing mashine', category: 'Washing Machines' },
  { query: 'microwve oven', slug: /microwave/ },
  { query: 'blutooth speaker', slug: /speaker/ },
  { query: 'iphnoe 13', slug: /iphone-13/ },
  { query: 'hisence tv', brand: 'Hisense', category: 'Televisions' },
  { query: 'nitendo', slug: /nintendo/ },
  { query: 'ari fryer', slug: /air-fryer/ },
  // Beginnings.
  { query: 'sam', brand: 'Samsung' },
  { query: 'refrig', category: 'Refrigerators' },
  { query: 'samsung gala', slug: /samsung-galaxy/ },
  { query: 'micro', slug: /micro|xbox/ },
  // French and Kinyarwanda.
  { query: 'frigo', category: 'Refrigerators', slug: /fridge|refrigerator|side-by-side/ },
  { query: 'firigo', category: 'Refrigerators' },
  { query: 'televiziyo', category: 'Televisions' },
  { query: 'tele samsung', brand: 'Samsung', category: 'Televisions' },
  { query: 'cuisinière', slug: /cooker|stove/, category: 'Cooking' },
  { query: 'cuisiniere a gaz', slug: /gas/, category: 'Cooking' },
  { query: 'telefone', category: 'Phones' },
  { query: 'mudasobwa', slug: /laptop|ideapad|macbook|latitude|v15/ },
  { query: 'machine à laver', category: 'Washing Machines' },
  { query: 'fer à repasser', slug: /iron/ },
  { query: 'ventilateur', slug: /fan/, category: 'Fans & Climate' },
  { query: 'climatiseur', slug: /air-conditioner/ },
  { query: 'bouilloire', slug: /kettle/ },
  { query: 'ampoule', slug: /bulb/ },
  { query: 'AMPOULE LED', slug: /bulb/ },
  { query: 'isaha', category: 'Wearables', slug: /watch/ },
  { query: 'ipasi', slug: /iron/ },
  { query: 'imashini imesa', category: 'Washing Machines' },
  { query: 'écouteurs sans fil', slug: /earbuds/ },
  { query: 'aspirateur', slug: /vacuum/ },
  { query: 'cctv', slug: /camera/, category: 'Cameras' },
  // Sentences and noise.
  { query: 'I want to buy a fridge', category: 'Refrigerators' },
  { query: 'the best phone for me', category: 'Phones' },
  { query: '"samsung" (galaxy) & a16!', slug: /galaxy-a16/ },
  { query: 'kettle, red', slug: /kettle-red/ },
  { query: 'speaker for party', slug: /party/ },
  { query: 'fridge samsung double door', brand: 'Samsung', category: 'Refrigerators' },
  // Only in a description or specification.
  { query: 'super amoled', slug: /samsung|galaxy|watch|phone|gb/ },
  { query: 'mobile money', category: 'Phones' },
];

export const demoQueries: readonly Judged<DemoProduct>[] = judgements.map(({ query, category, brand, slug }) => ({
  query,
  class: 'demo',
  isRight: (product) =>
    (category === undefined || product.category === category) &&
    (brand === undefined || product.brand === brand) &&
    (slug === undefined || slug.test(product.slug)),
}));
