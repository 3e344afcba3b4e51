import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './index.ts';

/** Made once: what is tested begins after it. */
let fresh: string;
let dataDir: string;
const opened: EmbeddedDatabase[] = [];

beforeAll(async () => {
  fresh = mkdtempSync(path.join(tmpdir(), 'urumuri-fresh-'));
  await (await openEmbeddedDatabase({ dataDir: fresh, as: 'shop' })).close();
});
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'urumuri-engine-'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => rmSync(fresh, { recursive: true, force: true }));

/** A data directory with an empty database in it, without the seconds it takes to make one. */
async function open(as: 'shop' | 'command' = 'shop'): Promise<EmbeddedDatabase> {
  const place = path.join(dataDir, 'postgres');
  if (!readdirSync(dataDir).includes('postgres')) cpSync(path.join(fresh, 'postgres'), place, { recursive: true });
  const database = await openEmbeddedDatabase({ dataDir, as });
  opened.push(database);
  return database;
}

async function ask<Row extends pg.QueryResultRow>({ url }: EmbeddedDatabase, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const readEnginePid = () => Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

const isRunning = () => existsSync(path.join(dataDir, 'postgres/postmaster.pid'));

/** Another process with a shop on the same directory, which can be killed. */
async function startOtherShop(): Promise<{ kill(): Promise<void> }> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const index = pathToFileURL(path.join(import.meta.dirname, 'index.ts')).href;
  const code = `const { openEmbeddedDatabase } = await import('${index}');
    await openEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, as: 'shop' });
    process.stdout.write('open'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', loader, '--input-type=module', '--eval', code]);
  await once(child.stdout, 'data');
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('the embedded PostgreSQL', () => {
  it('is a PostgreSQL 18 that waits for the disk, with the extensions the shop uses', async () => {
    const database = await open();
    const [row] = await ask(
      database,
      `SELECT current_setting('server_version_num')::int / 10000 AS version,
      current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits, lower('É') AS small`,
    );
    expect(row).toEqual({ version: 18, fsync: 'on', commits: 'on', small: 'é' });
    for (const name of ['citext', 'fuzzystrmatch', 'pg_trgm', 'unaccent'])
      await ask(database, `CREATE EXTENSION ${name}`);
  });

  it('ends after its shop', async () => {
    const database = await open();
    expect(isRunning()).toBe(true);
    await database.close();
    expect(isRunning()).toBe(false);
  });

  it('keeps what was committed when it is killed, and is started again for its shop', async () => {
    const database = await open();
    await ask(database, 'CREATE TABLE kept AS SELECT 1 AS n');
    process.kill(readEnginePid(), 'SIGKILL');
    await vi.waitFor(async () => expect(await ask(database, 'SELECT n FROM kept')).toEqual([{ n: 1 }]));
  });

  it('goes on where a killed shop left it', async () => {
    await (await open()).close();
    const other = await startOtherShop();
    const pid = readEnginePid();
    await other.kill();
    const database = await open();
    expect(readEnginePid()).toBe(pid);
    await database.close();
    expect(isRunning()).toBe(false);
  });

  it('serves one shop: a second is refused in words and the first goes on', async () => {
    await (await open()).close();
    const other = await startOtherShop();
    await expect(open()).rejects.toThrow(/is in use by a shop \(process \d+\)\. Stop it first/);
    expect(await ask(await open('command'), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await other.kill();
  });

  it('stays for a command that still works when the shop leaves', async () => {
    const shop = await open();
    const command = await open('command');
    await shop.close();
    expect(await ask(command, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await command.close();
    expect(isRunning()).toBe(false);
  });

  it('listens on loopback with a password where the path is too long for a socket', async () => {
    dataDir = path.join(dataDir, 'x'.repeat(100));
    mkdirSync(dataDir);
    chmodSync(path.dirname(dataDir), 0o711);
    const database = await open();
    expect(database.url).toContain('@127.0.0.1:');
    expect(await ask(database, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    const url = database.url.replace(/:[^:@]+@/, ':guess@');
    await expect(ask({ ...database, url }, 'SELECT 1')).rejects.toThrow('password authentication failed');
    process.kill(readEnginePid(), 'SIGKILL');
    await vi.waitFor(async () => expect(await ask(database, 'SELECT 1 AS n')).toEqual([{ n: 1 }]));
    dataDir = path.dirname(dataDir);
  });

  it.each([
    ['a PGlite folder', 'db', /PGlite database of Urumuri 0\.1/],
    ['a folder of something else', 'postgres', /is not a database of this shop/],
  ])('says in a sentence what is wrong with %s', async (_what, folder, sentence) => {
    mkdirSync(path.join(dataDir, folder));
    await expect(openEmbeddedDatabase({ dataDir, as: 'shop' })).rejects.toThrow(sentence);
  });

  it('takes over the locks of a vanished container, whose process number another program has now', async () => {
    const first = await open();
    process.kill(readEnginePid(), 'SIGKILL');
    await first.close();
    const folder = path.join(dataDir, 'postgres');
    const { uid, gid } = statSync(folder);
    const other = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
    onTestFinished(() => void other.kill());
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      writeFileSync(path.join(folder, name), `${other.pid}\n${folder}\n1\n5432\n${folder}\n\n`);
      chownSync(path.join(folder, name), uid, gid);
    }
    expect(await ask(await open(), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('is not looked for in the folder of another PostgreSQL', async () => {
    writeFileSync(path.join(dataDir, 'PG_VERSION'), '18\n');
    await expect(openEmbeddedDatabase({ dataDir, as: 'shop' })).rejects.toThrow('is the folder of another PostgreSQL');
  });

  it('is not taken from another program', async () => {
    mkdirSync(path.join(dataDir, 'postgres'));
    writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '18\n');
    await expect(openEmbeddedDatabase({ dataDir, as: 'shop' })).rejects.toThrow('shop-password is missing');
  });

  it('does not touch the files of another PostgreSQL', async () => {
    mkdirSync(path.join(dataDir, 'postgres'));
    writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '17\n');
    await expect(openEmbeddedDatabase({ dataDir, as: 'shop' })).rejects.toThrow('was written by PostgreSQL 17');
  });
});
