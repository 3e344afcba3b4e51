import type pg from 'pg';

const sayAfterMs = 2000;

/** Of all servers on one database, one works at a time; the lock goes with its connection, however that ends. */
export async function inTurn<Result>(
  pool: pg.Pool,
  lockKey: number,
  onWait: () => void,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const waiting = setTimeout(onWait, sayAfterMs);
  try {
    // Of a machine that is switched off PostgreSQL would otherwise hear nothing for two hours.
    await client.query('SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3');
    // Whoever waits for others does so as long as they need.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    clearTimeout(waiting);
    return await work(client);
  } finally {
    clearTimeout(waiting);
    // On a broken connection this fails too, and the lock went with the connection.
    await client.query('SELECT pg_advisory_unlock_all(); RESET ALL').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}
