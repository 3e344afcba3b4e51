import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { currentFacts } from './product-facts.repository.ts';

export type ExportedProduct = {
  id: string;
  facts: Record<string, unknown>;
  /** Names, in small letters, of what its category defines and it says. */
  typed: string[];
};

/** What products of a shop say of what their categories define: each name is a column. */
export async function listSpecified(db: Executor, sellerId: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT min(s.name) AS name FROM category_specifications AS s
    WHERE EXISTS (SELECT FROM product_specifications AS v JOIN products AS p ON p.id = v.product_id
      WHERE v.specification_id = s.id AND p.seller_id = ${sellerId})
    GROUP BY lower(s.name) ORDER BY min(s.position), name`);
  return rows.map(({ name }) => name);
}

/** The products of a shop in the words of a file, in the order of their ids, after the one given. */
export async function listExported(
  db: Executor,
  sellerId: string,
  after: string | undefined,
  limit: number,
): Promise<ExportedProduct[]> {
  const { rows } = await db.execute<ExportedProduct>(sql`
    SELECT p.id, ${currentFacts} || jsonb_build_object('category', category_trail(p.category_id)) AS facts,
      coalesce((SELECT jsonb_agg(lower(s.name)) FROM product_specifications AS v
        JOIN category_specifications AS s ON s.id = v.specification_id WHERE v.product_id = p.id), '[]') AS typed
    FROM products AS p JOIN brands AS b ON b.id = p.brand_id JOIN categories AS c ON c.id = p.category_id
    WHERE p.seller_id = ${sellerId} AND p.deleted_at IS NULL ${after === undefined ? sql`` : sql`AND p.id > ${after}`}
    ORDER BY p.id LIMIT ${limit}`);
  return rows;
}
