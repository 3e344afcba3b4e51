import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { findSqlState, liftTimeouts } from '../db/client.ts';
import { readMigrations } from '../db/migrate.ts';
import { paths } from '../paths.ts';
import { BackupRefusedError, countLines, type Manifest, newLine } from './archive.ts';

/** Name, columns and order as they are written in SQL. */
export type Table = { name: string; columns: string[]; order: string };

const lockNotAvailable = '55P03';
const chunkBytes = 4 * 1024 * 1024;

/** Whatever this server prefers, the same row becomes the same text; and the work may take its time. */
const session = `
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL extra_float_digits = 1;
  SET LOCAL client_encoding = 'UTF8'; SET LOCAL work_mem = '64MB'; SET LOCAL maintenance_work_mem = '256MB';
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '5s'`;

/** Runs in one transaction; when it fails, its connection goes and the transaction with it. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  mode: 'READ WRITE' | 'ISOLATION LEVEL REPEATABLE READ READ ONLY',
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN ${mode}`);
    await liftTimeouts(client);
    await client.query(session);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    if (findSqlState(error) !== lockNotAvailable) throw error;
    throw new BackupRefusedError(
      'Another program is changing this database; a restore that was broken off may take a moment to end. Try again.',
    );
  }
}

/**
 * Every table but the list of migrations, which the archive has in its manifest. Computed columns are left out.
 * Rows stand in the order of their key, or of their text, which is the same in every language.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT quote_ident(c.relname) AS name,
      (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      coalesce((SELECT string_agg(quote_ident(attname) || CASE WHEN attcollation = 0 THEN '' ELSE ' COLLATE "C"' END, ', ' ORDER BY place)
        FROM unnest(i.indkey) WITH ORDINALITY AS key (number, place)
        JOIN pg_attribute ON attrelid = c.oid AND attnum = number), quote_ident(c.relname) || '::text COLLATE "C"') AS order
    FROM pg_class c LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> 'schema_migrations'
    ORDER BY c.relname COLLATE "C"`);
  return rows;
}

/** What this version of the shop makes its tables from. Functions hold no rows, and may differ. */
export async function readTableFiles(): Promise<Manifest['migrations']> {
  const files = await readMigrations(paths.migrations);
  return files.map(({ name, checksum }) => ({ name, checksum }));
}

/** The rows of a table as text, some megabytes of whole rows at a time. */
export async function* copyOut(client: pg.ClientBase, { name, columns, order }: Table): AsyncGenerator<Buffer> {
  const rows: AsyncIterable<Buffer> = client.query(
    copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${order}) TO STDOUT`),
  );
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const bytes of rows) {
    waiting.push(bytes);
    waitingBytes += bytes.byteLength;
    if (waitingBytes < chunkBytes) continue;
    const chunk = Buffer.concat(waiting);
    const end = chunk.lastIndexOf(newLine) + 1;
    if (end > 0) yield chunk.subarray(0, end);
    waiting = [chunk.subarray(end)];
    waitingBytes = chunk.byteLength - end;
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting);
}

/** What the rows of a table come to, to be compared with another's. */
export async function sumUp(client: pg.ClientBase, table: Table): Promise<{ rows: number; checksum: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const bytes of copyOut(client, table)) {
    rows += countLines(bytes);
    hash.update(bytes);
  }
  return { rows, checksum: hash.digest('hex') };
}

/** They stand outside of transactions: read after the snapshot is taken, none lags behind the rows. */
export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace ORDER BY relname COLLATE "C"`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: numbers } = await client.query<{ next: string }>(
      `SELECT (last_value + is_called::int)::text AS next FROM ${name}`,
    );
    sequences.push({ name, next: numbers[0]?.next ?? '' });
  }
  return sequences;
}
