import { limits } from '@urumuri/contract';
import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { exactDiscount } from '../../db/exact-discount.ts';
import { limited, prepareOnce } from '../../db/prepare-once.ts';
import { brands, categories, products, productSlugs, sellers } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { firstReviews } from '../reviews/index.ts';
import { orderings } from './listing.repository.ts';
import {
  isListed,
  ofBrand,
  ofCategory,
  ofSeller,
  productColumns,
  published,
  readListed,
  selectListed,
  version,
} from './product-rows.repository.ts';

/** The product's own values where its neighbours are looked for, whose table has the same name. */
const wanted = sql`(select ${products.id}, ${products.categoryId}, ${products.sellerId}, ${products.family}) as wanted`;

/** What is chosen by a chip on the page need not stand below it. */
const ofOtherFamily = sql`(wanted.family is null or ${products.family} is null
  or (${products.sellerId}, lower(${products.family})) <> (wanted.seller_id, lower(wanted.family)))`;

/** How many are shown stands in the statement itself, or the database would plan for many more. */
function listNeighbours(executor: Executor, isNeighbour: SQL, order: SQL[], limit: number): SQL<string | null> {
  const list = executor
    .select({ id: products.id, version: version.as('version') })
    .from(products)
    .where(and(isListed, isNeighbour, ne(products.id, sql`wanted.id`), ofOtherFamily))
    .orderBy(...order);
  return sql<string | null>`(${selectListed(executor, limited(list, limit))})`;
}

const prepareProduct = prepareOnce('product', (executor, by: 'id' | 'slug', name) => {
  const sameCategory = eq(products.categoryId, sql`wanted.category_id`);
  const sameShop = eq(products.sellerId, sql`wanted.seller_id`);
  return executor
    .select({
      ...productColumns,
      sku: products.sku,
      barcode: products.barcode,
      warrantyMonths: products.warrantyMonths,
      boxContents: products.boxContents,
      specifications: products.specifications,
      family: products.family,
      shopDistrict: sellers.district,
      related: listNeighbours(executor, sameCategory, orderings.default, 12),
      ofShop: listNeighbours(executor, sameShop, [desc(products.createdAt), asc(products.id)], 8),
      ...firstReviews,
    })
    .from(products)
    .innerJoin(brands, ofBrand)
    .innerJoin(categories, ofCategory)
    .innerJoin(sellers, ofSeller)
    .innerJoinLateral(wanted, sql`true`)
    .where(and(published, eq(products[by], sql.placeholder('wanted'))))
    .prepare(name);
});

/** A product with the best sellers of its category, the newest of its shop and its first reviews, in one question. */
export async function findProduct(executor: Executor, by: 'id' | 'slug', idOrSlug: string) {
  const [row] = await prepareProduct(executor, by).execute({ wanted: idOrSlug });
  if (row === undefined) return undefined;
  const { related, ofShop } = row;
  return { ...row, related: readListed(related), ofShop: readListed(ofShop) };
}

export type WholeProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** The product that had this address before. */
export async function findMoved(executor: Executor, slug: string): Promise<WholeProduct | undefined> {
  const [moved] = await executor.select().from(productSlugs).where(eq(productSlugs.slug, slug));
  return moved && findProduct(executor, 'id', moved.productId);
}

export type VariantRow = Awaited<ReturnType<typeof listVariants>>[number];

/** All of a family that are on sale, by price. */
export async function listVariants(executor: Executor, sellerId: string, family: string) {
  return executor
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      options: products.options,
      priceRwf: products.priceRwf,
      discountPercent: exactDiscount(products),
      available: productColumns.available,
      stockRevision: products.stockRevision,
    })
    .from(products)
    .where(and(published, ofFamily(sellerId, family)))
    .orderBy(asc(products.unitPriceRwf), asc(products.id))
    .limit(limits.variants);
}

const ofFamily = (sellerId: string, family: string) =>
  and(eq(products.sellerId, sellerId), eq(sql`lower(${products.family})`, family.toLowerCase()));

/** A product that is sold no more, by an address that it has or had; with the one that leads its family, if there is one. */
export async function findDeleted(
  executor: Executor,
  slugOrId: string,
): Promise<{ leader: string | null } | undefined> {
  const former = executor
    .select({ id: productSlugs.productId })
    .from(productSlugs)
    .where(eq(productSlugs.slug, slugOrId));
  const [gone] = await executor
    .select({ sellerId: products.sellerId, family: products.family })
    .from(products)
    .where(
      and(
        isNotNull(products.deletedAt),
        isUuid(slugOrId) ? eq(products.id, slugOrId) : or(eq(products.slug, slugOrId), inArray(products.id, former)),
      ),
    );
  if (gone === undefined) return undefined;
  if (gone.family === null) return { leader: null };
  const [leader] = await executor
    .select({ slug: products.slug })
    .from(products)
    .where(and(isListed, ofFamily(gone.sellerId, gone.family)));
  return { leader: leader?.slug ?? null };
}
