import type { DemoProduct } from './demo-product.ts';
import { demoProducts } from './products/index.ts';

/** Lower-case words joined by hyphens: `Laptops & Computers` becomes `laptops-computers`. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const sharedNames = listSharedNames();

/** The product's address: its name, and its model too when another product has the same name. */
export function productSlug(product: Pick<DemoProduct, 'name' | 'model'>): string {
  const name = slugify(product.name);
  return sharedNames.has(name) ? slugify(`${product.name} ${product.model}`) : name;
}

function listSharedNames(): ReadonlySet<string> {
  const names = demoProducts.map((product) => slugify(product.name));
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}
