import type { DemoProduct } from './demo-product.ts';
import { demoProducts } from './products/index.ts';

/** One thing in several sizes or the like: by model, in what each differs. */
export const demoFamilies: Readonly<Record<string, Readonly<Record<string, readonly [label: string, value: string]>>>> =
  {
    'Philips E27 LED bulb': { 929002299987: ['Power', '9 W'], 929002374908: ['Power', '40 W'] },
    'Tapo pan camera': { 'Tapo C200': ['Place', 'Indoors'], 'Tapo C500': ['Place', 'Outdoors'] },
  };

/** The family of a product and its option, if it has one. */
export function familyOf({ model }: DemoProduct) {
  const [family, members] = Object.entries(demoFamilies).find(([, known]) => model in known) ?? [];
  const option = members?.[model];
  return family !== undefined && option ? { family, option } : undefined;
}

const cost = ({ priceRwf, discountPercent }: DemoProduct) => priceRwf - Math.floor((priceRwf * discountPercent) / 100);

/** What lists show: of a family the cheapest that can be bought. */
export const demoShelf: readonly DemoProduct[] = demoProducts.filter((product) => {
  const own = familyOf(product);
  const family = demoProducts.filter((other) => own && familyOf(other)?.family === own.family && other.stock > 0);
  return own === undefined || family.every((other) => other === product || cost(other) >= cost(product));
});
