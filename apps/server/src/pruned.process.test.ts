import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from './testing/worker-shop.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const megabyte = 1024 * 1024;
let copy: string;

/** What was installed and built here, then pruned as the operations guide says. */
beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'urumuri-pruned-'));
  for (const name of readdirSync(root).filter((entry) => !entry.startsWith('.')))
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, verbatimSymlinks: true });
  const prune = spawn('npm', ['prune', '--omit=dev', '--offline', '--ignore-scripts'], {
    cwd: copy,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(prune.stderr), once(prune, 'close')]);
  if (code !== 0) throw new Error(said);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function countBytes(directory: string): number {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
}

it('takes at most 250 MB', () => {
  expect(countBytes(path.join(copy, 'node_modules')) / megabyte).toBeLessThan(250);
  expect(readdirSync(path.join(copy, 'node_modules'))).not.toContain('vite');
});

it.each([
  ['node apps/server/dist/main.js', 'apps/server/dist/main.js'],
  ['npm start, which has nothing to install or build', 'scripts/start.mjs'],
])('opens by %s', async (_how, program) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'urumuri-pruned-data-'));
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'warn',
  };
  const shop = spawn(process.execPath, [path.join(copy, program)], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shop, 'exit');
  onTestFinished(async () => {
    shop.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  let said = '';
  shop.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
  const opened = vi.waitFor(() => expect(said).toContain('is open'));
  await Promise.race([opened, ended.then(() => expect.fail(`The shop did not open: ${said}`))]);
  expect(said).not.toMatch(/Installing|Building/);
  const page = await fetch(`${url}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
  expect((await fetch(`${url}/seller/login`)).status).toBe(200);
});
