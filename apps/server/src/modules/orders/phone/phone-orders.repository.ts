import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { categories, customers, products, sellers } from '../../../db/schema/index.ts';
import { hasBarcode, splitWords, stemPhrase } from '../../catalogue/index.ts';

const mostFound = 8;
const mostLookedAt = 400;
const available = sql<number>`${products.stock} - ${products.reserved}`;

/**
 * What is on sale and has words that begin like all of these in its title, or a SKU that does, or this barcode; a whole
 * SKU or barcode first, what is sold out last. Of words that thousands begin with only some are looked at.
 */
export async function findProducts(db: Executor, search: string, sellerId: string | undefined) {
  const isOwn = sellerId === undefined ? sql`true` : eq(products.sellerId, sellerId);
  const escaped = search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const begins = sql`(SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    FROM unnest(string_to_array(${stemPhrase(splitWords(search))}, ' ')) AS word)`;
  const isScanned = hasBarcode(search) ?? sql`false`;
  const found = sql`
    (SELECT id FROM product_titles JOIN ${products} ON id = product_id
      WHERE search_title_entries(title) @@ ${begins} AND ${isOwn} LIMIT ${mostLookedAt})
    UNION
    (SELECT id FROM ${products} WHERE lower(${products.sku}) LIKE lower(${`${escaped}%`}) AND ${isOwn} LIMIT ${mostLookedAt})
    UNION (SELECT id FROM ${products} WHERE ${isScanned} AND ${isOwn} LIMIT ${mostLookedAt})`;
  return db
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      barcode: products.barcode,
      sellerId: products.sellerId,
      shopName: sellers.shopName,
      images: sql<string[]>`to_json(shown_images(${products.images}, ${categories.image}))`,
      unitPriceRwf: products.unitPriceRwf,
      available,
    })
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isNotNull(products.publishedAt), sql`${products.id} IN (${found})`))
    .orderBy(
      desc(sql`coalesce(lower(${products.sku}) = lower(${search}) OR ${isScanned}, false)`),
      desc(sql`${available} > 0`),
      products.name,
      products.id,
    )
    .limit(mostFound);
}

/** How many of these products are this shop's. */
export const countOwn = (db: Executor, sellerId: string, ids: string[]) =>
  db.$count(products, and(eq(products.sellerId, sellerId), inArray(products.id, ids)));

/** Who has this number: proved by a code, or written down at the counter. */
export async function findByPhone(db: Executor, phone: string) {
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
