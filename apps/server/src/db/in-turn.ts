import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const tryAgainMs = 100;
const sayAfterMs = 2000;

/**
 * Of all servers on one database, one works at a time; the lock goes with its connection, however that ends.
 * Asks again and again: a query that waits would be ended by the time limit that all queries have.
 */
export async function inTurn<Result>(
  pool: pg.Pool,
  lockKey: number,
  onWait: () => void,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // Of a machine that is switched off PostgreSQL would otherwise hear nothing for two hours.
    await client.query('SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3');
    const waitsSince = performance.now();
    let hasSaid = false;
    while (!(await tryLock(client, lockKey))) {
      if (!hasSaid && performance.now() - waitsSince > sayAfterMs) {
        onWait();
        hasSaid = true;
      }
      await sleep(tryAgainMs);
    }
    return await work(client);
  } finally {
    // On a broken connection the unlock fails too, and the lock went with the connection.
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey]).then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

async function tryLock(client: pg.PoolClient, lockKey: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [lockKey]);
  return rows[0]?.taken ?? false;
}
