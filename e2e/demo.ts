import { demoPassword } from '../apps/server/src/seeding/demo-accounts.ts';
import { type DemoProduct, readDemoCatalogue } from '../apps/server/src/seeding/demo-catalogue.ts';

export const { products: demoProducts, shops: demoShops, categories: demoCategories } = readDemoCatalogue();
export { type DemoProduct, demoPassword };

const cost = ({ priceRwf, discountPercent }: DemoProduct) => priceRwf - Math.floor((priceRwf * discountPercent) / 100);

/** What lists show: of a family the cheapest that can be bought. */
export const demoShelf: readonly DemoProduct[] = demoProducts.filter((product) => {
  const family = demoProducts.filter((other) => other.family === product.family && other.stock > 0);
  return product.family === undefined || family.every((other) => other === product || cost(other) >= cost(product));
});
