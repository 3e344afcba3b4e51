import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openEmbeddedDatabase } from './db/embedded/index.ts';
import { mountSmallDisk, noSmallDisk } from './testing/small-disk.ts';

const program = path.resolve(import.meta.dirname, '../dist/main.js');
let fresh: string;
let dataDir: string;

beforeAll(async () => {
  fresh = mkdtempSync(path.join(tmpdir(), 'urumuri-fresh-'));
  await (await openEmbeddedDatabase({ dataDir: fresh, as: 'shop' })).close();
});
afterAll(() => rmSync(fresh, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'urumuri-folder-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What the built shop (`npm run build`) says when it does not open on this folder. */
async function failToStart(directory: string): Promise<{ code: unknown; said: string }> {
  const env = { DATA_DIR: directory, HOST: '127.0.0.1', PORT: '4301', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = await text(child.stderr);
  return { code: (await ended)[0] as unknown, said };
}

const copyFresh = () => {
  const folder = path.join(dataDir, 'postgres');
  cpSync(path.join(fresh, 'postgres'), folder, { recursive: true });
  return folder;
};

it.each<[string, RegExp, () => string | void]>([
  ['is a file', /is a file where the shop needs a folder/, () => makeFile(path.join(dataDir, 'file'))],
  [
    'has lost its control file',
    /PostgreSQL does not start on .* It said: .*could not open file/,
    () => rmSync(path.join(copyFresh(), 'global/pg_control')),
  ],
  [
    'has lost its log',
    /PostgreSQL does not start on .* It said: required WAL directory "pg_wal" does not exist/,
    () => rmSync(path.join(copyFresh(), 'pg_wal'), { recursive: true }),
  ],
  [
    'has a damaged catalogue',
    /The database is damaged|PostgreSQL does not start on/,
    () => truncateSync(path.join(copyFresh(), 'global/1262'), 100),
  ],
])('says in a sentence that it cannot use a folder that %s', async (_what, sentence, spoil) => {
  const { code, said } = await failToStart(spoil() ?? dataDir);
  expect(said).toMatch(sentence);
  expect(said.trimEnd()).not.toContain('\n');
  expect(code).toBe(1);
});

it('says in a sentence that it cannot use a folder that can only be read', async ({ skip }) => {
  const disk = mountSmallDisk('1m', 'ro') ?? skip(noSmallDisk);
  onTestFinished(disk.unmount);
  const { code, said } = await failToStart(disk.directory);
  expect(said).toMatch(/is on a disk that can only be read\. Set DATA_DIR to a folder on another\.\n$/);
  expect(code).toBe(1);
});

function makeFile(file: string): string {
  writeFileSync(file, 'x');
  return file;
}
