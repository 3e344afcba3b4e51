import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePictures } from '@urumuri/demo-pictures';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { products, sellers } from '../db/schema/index.ts';
import { createImageStore } from '../images/image-store.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { paths } from '../paths.ts';
import { demoPassword } from './demo-accounts.ts';
import { prepareDemo } from './prepare-demo.ts';

let dataDir: string;
let pictureFolder: string;
let database: OpenedDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-demo-'));
  pictureFolder = path.join(dataDir, 'drawn');
  writePictures(paths.demoCatalogue, pictureFolder);
});
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = (environment: NodeJS.ProcessEnv = {}) =>
  prepareDemo({
    config: readConfig({ DATA_DIR: dataDir, ...environment }),
    database,
    imageStore: createImageStore({ directory: dataDir }),
    progress: { step: () => undefined },
    pictureFolder,
  });

it('keeps a shop empty that was once started empty', async () => {
  expect(await start({ SEED: 'none' })).toBe('');
  expect(await start()).toBe('');
  expect(await database.db.$count(sellers)).toBe(0);
});

it('fills a new shop once, and not again when everything in it is gone', async () => {
  expect(await start()).toContain(demoPassword);
  expect(await database.db.$count(products)).toBeGreaterThan(0);
  await database.pool.query('TRUNCATE products CASCADE');
  expect(await start()).toContain(demoPassword);
  expect(await database.db.$count(products)).toBe(0);
});
