import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { fixedLimit, prepareOnce } from '../../db/prepare-once.ts';
import { products, productSlugs } from '../../db/schema/index.ts';
import { orderings } from './listing.repository.ts';
import {
  type ListedProduct,
  published,
  readListed,
  selectListed,
  selectWholeProducts,
  version,
  type WholeProductRow,
} from './product-rows.repository.ts';

export type ProductWithNeighbours = { product: WholeProductRow; related: ListedProduct[]; ofShop: ListedProduct[] };

/** The product's own values where its neighbours are looked for, whose table has the same name. */
const wanted = sql`(select ${products.id}, ${products.categoryId}, ${products.sellerId}) as wanted`;

/** How many are shown stands in the statement itself, or the database would plan for many more. */
function listNeighbours(executor: Executor, isNeighbour: SQL, order: SQL[], limit: number): SQL<string | null> {
  const list = executor
    .select({ id: products.id, version: version.as('version') })
    .from(products)
    .where(and(published, isNeighbour, ne(products.id, sql`wanted.id`)))
    .orderBy(...order)
    .limit(fixedLimit(limit));
  return sql<string | null>`(${selectListed(executor, list.getSQL())})`;
}

const prepareProduct = prepareOnce('product', (executor, by: 'id' | 'slug', name) => {
  const ofCategory = eq(products.categoryId, sql`wanted.category_id`);
  const ofShop = eq(products.sellerId, sql`wanted.seller_id`);
  return selectWholeProducts(executor, {
    related: listNeighbours(executor, ofCategory, orderings.default, 12),
    ofShop: listNeighbours(executor, ofShop, [desc(products.createdAt), asc(products.id)], 8),
  })
    .innerJoinLateral(wanted, sql`true`)
    .where(and(published, eq(products[by], sql.placeholder('wanted'))))
    .limit(1)
    .prepare(name);
});

/** A product with the best sellers of its category and the newest of its shop, in one question. */
export async function findProduct(
  executor: Executor,
  by: 'id' | 'slug',
  idOrSlug: string,
): Promise<ProductWithNeighbours | undefined> {
  const [row] = await prepareProduct(executor, by).execute({ wanted: idOrSlug });
  if (row === undefined) return undefined;
  const { related, ofShop, ...product } = row;
  return { product, related: readListed([{ listed: related }]), ofShop: readListed([{ listed: ofShop }]) };
}

/** The product that had this address before. */
export async function findMoved(executor: Executor, slug: string): Promise<ProductWithNeighbours | undefined> {
  const [moved] = await executor.select().from(productSlugs).where(eq(productSlugs.slug, slug));
  return moved && findProduct(executor, 'id', moved.productId);
}
