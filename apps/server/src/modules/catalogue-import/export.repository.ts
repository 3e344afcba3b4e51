import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { currentFacts } from './product-facts.repository.ts';

export type ExportedProduct = { id: string; facts: Record<string, unknown> };

/** The products of a shop in the words of a file, in the order of their ids, after the one given. */
export async function listExported(
  db: Executor,
  sellerId: string,
  after: string | undefined,
  limit: number,
): Promise<ExportedProduct[]> {
  const { rows } = await db.execute<ExportedProduct>(sql`
    SELECT p.id, ${currentFacts} AS facts
    FROM products AS p JOIN brands AS b ON b.id = p.brand_id JOIN categories AS c ON c.id = p.category_id
    WHERE p.seller_id = ${sellerId} AND p.deleted_at IS NULL ${after === undefined ? sql`` : sql`AND p.id > ${after}`}
    ORDER BY p.id LIMIT ${limit}`);
  return rows;
}
