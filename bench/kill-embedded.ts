/**
 * Kills the embedded database at random moments while it is being written to, reopens it, and checks
 * that everything acknowledged is there exactly once and no transaction is there by half.
 *
 *   npx tsx bench/kill-embedded.ts [rounds]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { openEmbeddedDatabase } from '../apps/server/src/db/embedded/index.ts';
import { readEnginePid } from './support/shop-process.ts';

type Victim = 'both' | 'shop only' | 'engine only';
type RoundResult = { victim: Victim; acknowledged: number; unacknowledged: number; reopenMs: number };

const VICTIMS: Victim[] = ['both', 'shop only', 'engine only'];
const LINES_PER_ORDER = 3;
const DEFAULT_ROUNDS = 20;
const LIMIT_MS = 8 * 60_000;
const THIS_FILE = fileURLToPath(import.meta.url);

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function insertOrder(pool: pg.Pool, id: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO orders (id) VALUES ($1)', [id]);
    for (let line = 0; line < LINES_PER_ORDER; line++) {
      await client.query('INSERT INTO order_lines (order_id, line) VALUES ($1, $2)', [id, line]);
    }
    await client.query('UPDATE totals SET orders = orders + 1');
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The process that will be killed: one order after another, each said aloud once it is committed. */
async function write(dataDir: string, firstId: number): Promise<never> {
  const database = await openEmbeddedDatabase({ dataDir, as: 'shop' });
  const pool = createPool(database.url);
  for (let id = firstId; ; id++) {
    await insertOrder(pool, id).then(
      () => process.stdout.write(`ok ${id}\n`),
      async () => {
        process.stdout.write(`failed ${id}\n`);
        await sleep(20);
      },
    );
  }
}

type Writer = { acknowledged: number[]; failed: number[]; kill(victim: Victim): Promise<void> };

async function startWriter(dataDir: string, firstId: number): Promise<Writer> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const flags = ['--import', loader, THIS_FILE, '--write', dataDir, String(firstId)];
  const writer = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: number[] = [];
  const failed: number[] = [];
  createInterface({ input: writer.stdout }).on('line', (line) => {
    const [word, number] = line.split(' ');
    (word === 'ok' ? acknowledged : failed).push(Number(number));
  });
  const exited = once(writer, 'exit');
  const closed = once(writer.stdout, 'close');
  while (acknowledged.length === 0) {
    if (writer.exitCode !== null) throw new Error('The writer ended before it wrote anything.');
    await sleep(10);
  }
  const kill = async (victim: Victim): Promise<void> => {
    if (victim === 'engine only') {
      process.kill(readEnginePid(dataDir), 'SIGKILL');
      const countBefore = acknowledged.length;
      while (acknowledged.length < countBefore + 20) await sleep(20);
    }
    writer.kill('SIGKILL');
    if (victim === 'both') process.kill(readEnginePid(dataDir), 'SIGKILL');
    await Promise.all([exited, closed]);
  };
  return { acknowledged, failed, kill };
}

async function findFaults(pool: pg.Pool, acknowledged: number[]): Promise<string[]> {
  const orders = await pool.query<{ id: number }>('SELECT id FROM orders');
  const stored = new Set(orders.rows.map(({ id }) => id));
  const faults: string[] = [];
  if (stored.size !== orders.rows.length) faults.push('an order is stored twice');
  const lost = acknowledged.filter((id) => !stored.has(id));
  if (lost.length > 0) faults.push(`${lost.length} acknowledged orders lost, the first is ${lost[0]}`);
  const halves = await pool.query(
    `SELECT o.id FROM orders o FULL JOIN order_lines l ON l.order_id = o.id
     GROUP BY o.id HAVING o.id IS NULL OR count(l.line) <> ${LINES_PER_ORDER}`,
  );
  if (halves.rows.length > 0) faults.push(`${halves.rows.length} orders are there by half`);
  const totals = await pool.query<{ orders: number }>('SELECT orders FROM totals');
  if (totals.rows[0]?.orders !== stored.size) faults.push('the running total differs from the orders');
  return faults;
}

async function runRound(dataDir: string, round: number, known: number[]): Promise<RoundResult> {
  const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
  const writer = await startWriter(dataDir, round * 1_000_000 + 1);
  await sleep(100 + Math.random() * 1_500);
  await writer.kill(victim);
  known.push(...writer.acknowledged);
  const startedAt = performance.now();
  const database = await openEmbeddedDatabase({ dataDir, as: 'shop' });
  const reopenMs = performance.now() - startedAt;
  const pool = createPool(database.url);
  try {
    const faults = await findFaults(pool, known);
    if (faults.length > 0) throw new Error(`Round ${round} (${victim}): ${faults.join('; ')}`);
    const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM orders');
    return {
      victim,
      acknowledged: writer.acknowledged.length,
      unacknowledged: (rows[0]?.n ?? 0) - known.length,
      reopenMs,
    };
  } finally {
    await pool.end();
    await database.close();
  }
}

async function createTables(dataDir: string): Promise<void> {
  const database = await openEmbeddedDatabase({ dataDir, as: 'shop' });
  const pool = createPool(database.url);
  await pool.query('CREATE TABLE orders (id int NOT NULL)');
  await pool.query('CREATE TABLE order_lines (order_id int NOT NULL, line int NOT NULL)');
  await pool.query('CREATE TABLE totals AS SELECT 0 AS orders');
  await pool.end();
  await database.close();
}

async function main(rounds: number): Promise<void> {
  const startedAt = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-embedded-'));
  const known: number[] = [];
  const results: RoundResult[] = [];
  try {
    await createTables(dataDir);
    for (let round = 0; round < rounds && performance.now() - startedAt < LIMIT_MS; round++) {
      const result = await runRound(dataDir, round, known);
      results.push(result);
      console.log(
        `round ${round + 1}: killed ${result.victim}, ${result.acknowledged} acknowledged, ` +
          `reopened in ${Math.round(result.reopenMs)} ms`,
      );
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const slowest = Math.max(...results.map(({ reopenMs }) => reopenMs));
  console.log(
    `${results.length} kills, ${known.length} acknowledged orders: 0 lost, 0 double, 0 by half; ` +
      `${results.at(-1)?.unacknowledged ?? 0} committed but never acknowledged; ` +
      `slowest reopening ${Math.round(slowest)} ms; ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  if (results.length < rounds) throw new Error(`Only ${results.length} of ${rounds} rounds fitted into the time.`);
}

const [mode, dataDir = '', firstId = ''] = process.argv.slice(2);
if (mode === '--write') {
  await write(dataDir, Number(firstId));
} else {
  await main(Number(mode ?? DEFAULT_ROUNDS)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
