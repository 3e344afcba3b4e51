import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../db/open.ts';
import { products } from '../../db/schema/index.ts';
import { sharp } from '../../images/sharp-engine.ts';
import { buildZip } from '../../testing/build-zip.ts';
import { buildBrand, buildCategory, buildProduct, buildSeller } from '../../testing/factories.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const program = path.resolve(import.meta.dirname, '../../../dist/catalogue.js');
const run = promisify(execFile);

let database: OpenedDatabase;
let folder: string;
let sellerId: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urumuri-catalogue-'));
  database = await openTestDatabase();
  const { db } = database;
  sellerId = await buildSeller(db, 'Radio house');
  const [categoryId, brandId] = [await buildCategory(db, 'Audio'), await buildBrand(db, 'LG')];
  await buildProduct(db, { sellerId, categoryId, brandId, sku: 'R-1', name: 'Old radio', priceRwf: 5000, stock: 2 });
  const draw = (shade: number) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 20 * shade, g: 90, b: 200 } } })
      .png()
      .toBuffer();
  await writeFile(
    at('goods.csv'),
    'SKU,Name,Brand,Category,Price,Stock\nR-1,Old radio,LG,Audio,6000,2\nR-2,New radio,LG,Audio,7000,4\n',
  );
  await mkdir(at('photos/R-2'), { recursive: true });
  await writeFile(at('photos/r-1.png'), await draw(1));
  await writeFile(at('photos/R-2/front.png'), await draw(2));
  await writeFile(at('photos/R-9.png'), await draw(3));
  await writeFile(at('photos.zip'), buildZip({ 'all/R-1.png': await draw(4), 'all/R-1-2.png': await draw(5) }));
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);

async function catalogue(...options: string[]): Promise<string> {
  const env = { DATABASE_URL: database.pool.options.connectionString ?? '', DATA_DIR: at('data') };
  return (await run(process.execPath, [program, ...options, '--shop', 'Radio house'], { env })).stdout;
}

const readRows = () =>
  database.db.select().from(products).where(eq(products.sellerId, sellerId)).orderBy(asc(products.sku));
const readPrices = async () => (await readRows()).map(({ sku, priceRwf }) => [sku, priceRwf]);

it('brings a file with a folder of pictures: first tells, then writes, and takes it back', async () => {
  const told = await catalogue('import', at('goods.csv'), '--pictures', at('photos'));
  expect(told).toContain('1 new, 1 changed, 0 the same, 0 refused.');
  expect(told).toContain('2 of 3 pictures are for products.');
  expect(told).toContain('R-9.png: ');
  expect(await readPrices()).toEqual([['R-1', 5000]]);

  const importId = /apply (\S+) --shop/.exec(told)?.[1] ?? '';
  expect(await catalogue('apply', importId)).toContain('1 added, 1 changed.');
  expect(await readPrices()).toEqual([
    ['R-1', 6000],
    ['R-2', 7000],
  ]);
  for (const { images } of await readRows()) {
    expect(images).toEqual([expect.stringMatching(/^\/images\/[^/]+\/\d+$/)]);
  }

  expect(await catalogue('import', at('goods.csv'))).toContain('0 new, 0 changed, 2 the same, 0 refused.');
  expect(await catalogue('undo')).toContain('The products are as they were before.');
  expect((await readRows()).map(({ sku, priceRwf, images }) => [sku, priceRwf, images])).toContainEqual([
    'R-1',
    5000,
    [],
  ]);
});

it('brings a zip of pictures with a file, or alone', async () => {
  const written = await catalogue('import', at('goods.csv'), '--pictures', at('photos.zip'), '--write');
  expect(written).toContain('2 of 2 pictures are for products.');
  expect((await readRows())[0]?.images).toHaveLength(2);
  await catalogue('undo');
  expect((await readRows())[0]?.images).toHaveLength(0);
  await catalogue('import', at('photos.zip'), '--write');
  expect((await readRows())[0]?.images).toHaveLength(2);
});

it('exports a file that changes nothing when it is brought back', async () => {
  expect(await catalogue('export', at('all.csv'))).toContain('is written.');
  expect(await readFile(at('all.csv'), 'utf8')).toContain('R-1');
  expect(await catalogue('import', at('all.csv'))).toContain('0 new, 0 changed,');
});

it.each([
  [['import', 'nowhere.csv'], 'There is no file or folder '],
  [['import', 'goods.csv', '--pictures', 'nowhere'], 'There is no file or folder '],
  [['import', 'goods.csv', '--pictures', 'goods.csv'], 'not a zip'],
  [['import', 'goods.csv', '--picture', 'photos'], 'npm run catalogue -- import FILE'],
  [['export', 'nowhere/all.csv'], 'There is no file or folder '],
  [['apply', 'that-one'], 'There is no such import'],
])('says in a sentence what is wrong with %j', async ([work = '', given = '', ...rest], sentence) => {
  const named = [work === 'apply' ? given : at(given), ...rest.map((one) => (one.startsWith('-') ? one : at(one)))];
  const failure = await catalogue(work, ...named).catch((error: { stderr: string; code: number }) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
  const { stderr } = failure as { stderr: string };
  expect(stderr).not.toMatch(/\n\s+at /);
});
