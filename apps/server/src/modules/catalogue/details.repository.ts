import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { prepareOnce, unnamed } from '../../db/prepare-once.ts';
import { products } from '../../db/schema/index.ts';
import { orderings } from './listing.repository.ts';
import { type ProductRow, published, selectProducts } from './product-rows.repository.ts';

const prepareProduct = prepareOnce((executor, by: 'id' | 'slug') =>
  selectProducts(executor)
    .where(and(published, eq(products[by], sql.placeholder('wanted'))))
    .limit(1)
    .prepare(unnamed),
);

export async function findProduct(
  executor: Executor,
  by: 'id' | 'slug',
  wanted: string,
): Promise<ProductRow | undefined> {
  const rows = await prepareProduct(executor, by).execute({ wanted });
  return rows[0];
}

const neighbourhoods = {
  category: { column: products.categoryId, order: orderings.popular },
  shop: { column: products.sellerId, order: [desc(products.createdAt), asc(products.id)] },
} as const;

const prepareNeighbours = prepareOnce((executor, of: keyof typeof neighbourhoods) => {
  const { column, order } = neighbourhoods[of];
  const ids = executor
    .select({ id: products.id })
    .from(products)
    .where(and(published, eq(column, sql.placeholder('place')), ne(products.id, sql.placeholder('productId'))))
    .orderBy(...order)
    .limit(sql.placeholder('limit'));
  return selectProducts(executor)
    .where(sql`${products.id} in (${ids})`)
    .orderBy(...order)
    .prepare(unnamed);
});

/** The best sellers of the product's category, without the product itself. */
export async function listRelated(executor: Executor, product: ProductRow, limit: number): Promise<ProductRow[]> {
  return prepareNeighbours(executor, 'category').execute({ place: product.categoryId, productId: product.id, limit });
}

/** The newest of the product's shop, without the product itself. */
export async function listOfShop(executor: Executor, product: ProductRow, limit: number): Promise<ProductRow[]> {
  return prepareNeighbours(executor, 'shop').execute({ place: product.sellerId, productId: product.id, limit });
}
