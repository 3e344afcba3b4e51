import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Kind, Look } from './illustration.ts';

/** What is drawn of a product or on the tile of a category. */
export type Subject = { slug: string; picture: Look & { kind: Kind } };
/** #rrggbb: the ground it is printed on and the colour of its words; the product is a slug. */
export type Banner = { product: string; picture: { ground: string; ink: string } };
export type Shop = { slug: string; picture: { colour: string } };

type Catalogue = { products: Subject[]; categories: Subject[]; shops: Shop[]; banners: Banner[] };

/** The parts of the demo catalogue that are drawn. */
export function readCatalogue(folder: string): Catalogue {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const products: Subject[] = readdirSync(path.join(folder, 'products')).flatMap((file) => read(`products/${file}`));
  const categories: (Subject | { slug: string })[] = read('categories.json');
  const { shops }: { shops: Shop[] } = read('shop.json');
  const banners: Banner[] = read('banners.json');
  // A category within another shows the picture of the outer one.
  return { products, categories: categories.filter((category) => 'picture' in category), shops, banners };
}
