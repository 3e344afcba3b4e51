import { createHash } from 'node:crypto';
import { fillPlaceholders, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Executor, runStatement } from './client.ts';

/**
 * Each shape of a statement is put together once, which costs more than sending it. Under its name the database
 * remembers it too, and need not plan it anew.
 */
export function prepareOnce<Shape, Prepared>(
  label: string,
  prepare: (executor: Executor, shape: Shape, name: string) => Prepared,
  keyOf: (shape: Shape) => string = JSON.stringify,
): (executor: Executor, shape: Shape) => Prepared {
  const preparedByExecutor = new WeakMap<Executor, Map<string, Prepared>>();
  return (executor, shape) => {
    const key = keyOf(shape);
    const preparedByShape = preparedByExecutor.get(executor);
    const known = preparedByShape?.get(key);
    if (known !== undefined) return known;
    const prepared = prepare(executor, shape, nameOf(label, key));
    if (preparedByShape) preparedByShape.set(key, prepared);
    else preparedByExecutor.set(executor, new Map([[key, prepared]]));
    return prepared;
  };
}

/** Names are cut at 63 bytes, and two statements must not share one. */
function nameOf(label: string, key: string): string {
  return `${label}_${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
}

type Executed<Row> = { execute(values?: Record<string, unknown>): Promise<Row[]> };
type Query<Row> = Executed<Row> & {
  prepare(name: string): Executed<Row>;
  toSQL(): { sql: string; params: unknown[] };
};

/** Without a name a statement is planned for its values each time. Each of its columns is called as it is read. */
export function prepareAs<Row extends Record<string, unknown>>(
  executor: Executor,
  name: string | undefined,
  query: Query<Row>,
): Executed<Row> {
  if (name !== undefined) return query.prepare(name);
  const { sql: text, params } = query.toSQL();
  return { execute: (values = {}) => runStatement<Row>(executor, { text }, fillPlaceholders(params, values)) };
}

/** A number in the statement itself: for a limit it is only told later the database plans anew each time. */
export const fixed = (number: number): SQL => sql.raw(String(number));

/** The first of what a query finds. */
export const limited = (query: SQLWrapper, limit: number): SQL => sql`${query.getSQL()} limit ${fixed(limit)}`;
