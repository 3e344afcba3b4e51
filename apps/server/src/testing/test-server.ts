import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openEmbeddedDatabase } from '../db/embedded/index.ts';

/** The server of a whole test run: the one it was given, or the embedded one in a folder of its own. */
export default async function openTestServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-test-'));
  const embedded = await openEmbeddedDatabase({ dataDir, as: 'command' });
  const admin = new pg.Client({ connectionString: embedded.url });
  await admin.connect();
  // Test databases are thrown away: neither what a power cut would do to them is of interest, nor how they age.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await admin.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
  // Workers start with this environment.
  process.env.TEST_POSTGRES_URL = embedded.url;
  return async () => {
    await embedded.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
