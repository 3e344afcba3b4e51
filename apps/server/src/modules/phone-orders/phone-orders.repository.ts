import { and, count, desc, eq, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { brands, categories, customers, products, sellers } from '../../db/schema/index.ts';

const mostFound = 8;
const available = sql<number>`${products.stock} - ${products.reserved}`;

export type FoundProduct = Awaited<ReturnType<typeof findProducts>>[number];

/** What is on sale and has all these words somewhere; a whole SKU first, what is sold out last. */
export async function findProducts(db: Executor, search: string, sellerId: string | undefined) {
  const words = search.split(/\s+/).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return db
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      shopName: sellers.shopName,
      images: sql<string[]>`to_json(shown_images(${products.images}, ${categories.image}))`,
      unitPriceRwf: products.unitPriceRwf,
      available,
    })
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        isNotNull(products.publishedAt),
        sellerId === undefined ? undefined : eq(products.sellerId, sellerId),
        ...words.map((word) =>
          or(
            ilike(products.name, word),
            ilike(products.model, word),
            ilike(products.sku, word),
            ilike(brands.name, word),
          ),
        ),
      ),
    )
    .orderBy(
      desc(sql`coalesce(lower(${products.sku}) = lower(${search}), false)`),
      desc(sql`${available} > 0`),
      products.name,
      products.id,
    )
    .limit(mostFound);
}

/** How many of these products are this shop's. */
export async function countOwn(db: Executor, sellerId: string, ids: string[]): Promise<number> {
  const [row] = await db
    .select({ own: count() })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), inArray(products.id, ids)));
  return row?.own ?? 0;
}

export type KnownCustomer = { id: string; name: string; area: string; blockedAt: Date | null };

/** Who has this number: proved by a code, or written down at the counter. */
export async function findByPhone(db: Executor, phone: string): Promise<KnownCustomer | undefined> {
  const [row] = await db
    .select({
      id: customers.id,
      name: customers.name,
      area: sql<string>`coalesce(${customers.savedShipping} ->> 'area', '')`,
      blockedAt: customers.blockedAt,
    })
    .from(customers)
    .where(eq(customers.phone, phone));
  return row;
}
