import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { fixedLimit, prepareOnce } from '../../db/prepare-once.ts';
import { products, productSlugs } from '../../db/schema/index.ts';
import { orderings } from './listing.repository.ts';
import {
  type ListedProduct,
  type ProductRow,
  published,
  readListed,
  selectListed,
  selectWholeProducts,
  version,
  type WholeProductRow,
} from './product-rows.repository.ts';

const prepareProduct = prepareOnce('product', (executor, by: 'id' | 'slug', name) =>
  selectWholeProducts(executor)
    .where(and(published, eq(products[by], sql.placeholder('wanted'))))
    .limit(1)
    .prepare(name),
);

export async function findProduct(
  executor: Executor,
  by: 'id' | 'slug',
  wanted: string,
): Promise<WholeProductRow | undefined> {
  const rows = await prepareProduct(executor, by).execute({ wanted });
  return rows[0];
}

/** The product that had this address before. */
export async function findMoved(executor: Executor, slug: string): Promise<WholeProductRow | undefined> {
  const [moved] = await executor.select().from(productSlugs).where(eq(productSlugs.slug, slug));
  return moved && findProduct(executor, 'id', moved.productId);
}

/** How many are shown stands in the statement itself, or the database would plan for many more. */
const neighbourhoods = {
  category: { column: products.categoryId, order: orderings.popular, limit: 12 },
  shop: { column: products.sellerId, order: [desc(products.createdAt), asc(products.id)], limit: 8 },
} as const;

const prepareNeighbours = prepareOnce('neighbours', (executor, of: keyof typeof neighbourhoods, name) => {
  const { column, order, limit } = neighbourhoods[of];
  const list = executor
    .select({ id: products.id, version: version.as('version') })
    .from(products)
    .where(and(published, eq(column, sql.placeholder('place')), ne(products.id, sql.placeholder('productId'))))
    .orderBy(...order)
    .limit(fixedLimit(limit));
  return selectListed(executor, list.getSQL()).prepare(name);
});

/** The best sellers of the product's category, without the product itself. */
export async function listRelated(executor: Executor, product: ProductRow): Promise<ListedProduct[]> {
  const place = product.categoryId;
  return readListed(await prepareNeighbours(executor, 'category').execute({ place, productId: product.id }));
}

/** The newest of the product's shop, without the product itself. */
export async function listOfShop(executor: Executor, product: ProductRow): Promise<ListedProduct[]> {
  const place = product.sellerId;
  return readListed(await prepareNeighbours(executor, 'shop').execute({ place, productId: product.id }));
}
