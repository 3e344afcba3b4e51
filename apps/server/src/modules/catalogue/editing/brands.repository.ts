import { asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { brandAliases, brands, products } from '../../../db/schema/index.ts';

const called = (search: string | undefined) =>
  search === undefined ? undefined : ilike(brands.name, `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

export async function listBrands(db: Executor, search: string | undefined, slice: { limit: number; offset: number }) {
  return db
    .select({
      _id: brands.id,
      name: brands.name,
      products: sql<number>`(select count(*)::int from products where brand_id = ${brands}.id and deleted_at is null)`,
      formerNames: sql<string[]>`array(select name from brand_aliases where brand_id = ${brands}.id order by 1)`,
    })
    .from(brands)
    .where(called(search))
    .orderBy(sql`lower(${brands.name})`, asc(brands.id))
    .limit(slice.limit)
    .offset(slice.offset);
}

export const countBrands = async (db: Executor, search: string | undefined) => db.$count(brands, called(search));

/** Locked in the order of their ids, so that two who merge them crosswise wait for each other. */
export async function lockBrands(tx: Executor, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string; name: string; slug: string }>(
    sql`SELECT id, name, slug FROM brands WHERE id = ANY (${sql.param(ids)}::uuid[]) ORDER BY id FOR UPDATE`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The brand that is or was called so. */
export async function findBrand(tx: Executor, name: string): Promise<{ id: string; name: string } | undefined> {
  const rows = await tx
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(eq(brands.id, sql`brand_called(${name})`));
  return rows[0];
}

export async function renameBrand(tx: Executor, id: string, name: string): Promise<void> {
  await tx.update(brands).set({ name }).where(eq(brands.id, id));
}

/** A name that leads to a brand from now on. The one of today needs none. */
export async function rememberName(tx: Executor, brandId: string, name: string, slug: string): Promise<void> {
  await tx.delete(brandAliases).where(or(isCalled(name), eq(brandAliases.slug, slug)));
  await tx.insert(brandAliases).values({ slug, name, brandId });
}

const isCalled = (name: string) => eq(sql`lower(${brandAliases.name})`, sql`lower(${name})`);

export async function forgetName(tx: Executor, name: string): Promise<void> {
  await tx.delete(brandAliases).where(isCalled(name));
}

export async function listProductIds(tx: Executor, brandId: string): Promise<string[]> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.brandId, brandId));
  return rows.map(({ id }) => id);
}

/** Those that are there already are rewritten too: the search finds them by the name that joins theirs. */
export async function moveProducts(tx: Executor, from: string, to: string): Promise<string[]> {
  const rows = await tx
    .update(products)
    .set({ brandId: to, updatedAt: sql`now()` })
    .where(inArray(products.brandId, [from, to]))
    .returning({ id: products.id });
  return rows.map(({ id }) => id);
}

export async function replaceBrand(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(brandAliases).set({ brandId: to }).where(eq(brandAliases.brandId, from));
  await tx.delete(brands).where(eq(brands.id, from));
}
