import type { TestShop } from '../build-test-shop.ts';

type TableRow = { name: string; columns: string[] };

/** When a session was last seen says nothing about what its owner has. */
const ignored = ['last_seen_at'];

/**
 * Every row that is a customer's, of every table: those that name the customer, and those that name an
 * order or a conversation of theirs. Found by their columns, so that a new table needs no entry.
 */
export async function readOwnedRows(
  { database }: Pick<TestShop, 'database'>,
  customerId: string,
): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await database.pool.query<TableRow>(`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by 1 order by 1`);
  const owned: Record<string, unknown[]> = {};
  for (const { name, columns } of tables) {
    const condition = ownershipOf(name, columns);
    if (condition === undefined) continue;
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select to_jsonb(t) - $2::text[] as row from ${name} t where ${condition} order by 1`,
      [customerId, ignored],
    );
    owned[name] = rows.map(({ row }) => row);
  }
  return owned;
}

function ownershipOf(table: string, columns: readonly string[]): string | undefined {
  if (table === 'customers') return 'id = $1';
  if (columns.includes('customer_id')) return 'customer_id = $1';
  if (columns.includes('order_id')) return 'order_id in (select id from orders where customer_id = $1)';
  if (columns.includes('thread_id')) return 'thread_id in (select id from chat_threads where customer_id = $1)';
  return undefined;
}
