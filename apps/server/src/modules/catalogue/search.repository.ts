import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';
import { matchFilter } from './listing.repository.ts';
import type { ListingFilter } from './listing.rules.ts';
export async function first(executor: Executor, filter: ListingFilter, q: string): Promise<string[]> {
  const rows = await executor
    .select({ id: products.id })
    .from(products)
    .where(and(matchFilter(filter), sql`${products.title} @@ ${q}::tsquery`))
    .limit(400);
  return rows.map((row) => row.id);
}
