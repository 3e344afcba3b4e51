import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkerShop } from '../testing/worker-shop.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const built = [
  'apps/server/dist',
  'apps/server/package.json',
  'apps/server/src/db',
  'apps/server/src/modules/settings/first-pages',
  'apps/storefront/build',
  'apps/console/build',
];

let copy: string;

/** What was built, as it stands where somebody has deleted demo/. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'urumuri-without-demo-'));
  for (const part of built) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  startWorkerShop(
    { NODE_ENV: '', WORKERS: '1', DATABASE_URL: '', ...environment },
    path.join(copy, 'apps/server/dist/main.js'),
  );

it.each(['none', ''])('opens an empty shop without demo/, with SEED=%s', async (SEED) => {
  const shop = await start({ SEED });
  try {
    await shop.waitUntilOpen();
    const ask = shop.connect();
    expect((await ask('/')).status).toBe(200);
    expect(JSON.parse((await ask('/api/home/query-products')).text)).toMatchObject({ totalProduct: 0 });
  } finally {
    await shop.close();
  }
});

it('says in a sentence why it cannot be filled', async () => {
  const shop = await start({ SEED: 'demo' });
  await shop.ended;
  expect(shop.said.join('\n')).toContain('start with SEED=none');
  await shop.close();
});
