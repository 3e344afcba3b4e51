import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildCategory, buildProduct } from '../../testing/factories.ts';
import { openImportDesk } from '../../testing/import-desk.ts';

const redDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

let shop: TestShop;
let pictures: Server;
let host: string;
/** How often each path was asked for. */
const asked = new Map<string, number>();

beforeAll(async () => {
  pictures = createServer(({ url = '' }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    if (url === '/dot.png') response.end(redDot);
    else if (url === '/page.html') response.end('<html></html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  shop = await buildTestShop({ pictureHosts: [host] });
  await buildCategory(shop.database.db, 'Phones');
});

afterAll(async () => {
  await shop.close();
  pictures.close();
});

async function openSeller() {
  const desk = await openImportDesk(shop);
  const bring = async (text: string) => desk.apply((await desk.check(text))._id);
  const own = async () =>
    (await desk.listProducts()).toSorted((one, other) => String(one.sku).localeCompare(String(other.sku)));
  return { ...desk, bring, own };
}

const phones = [
  'SKU,Name,Brand,Category,Price,Stock,Parent SKU,Colour,Storage',
  'F-1,Nova phone 64,Nova,Phones,100000,5,,Blue,64 GB',
  'F-2,Nova phone 128,Nova,Phones,150000,5,F-1,Blue,128 GB',
  'F-3,Nova phone 128 red,Nova,Phones,155000,5,F-1,Red,128 GB',
].join('\n');

it('makes families of rows that name their parent, with the columns of their options, and exports them back', async () => {
  const { api, check, bring, own, undo } = await openSeller();
  const applied = await bring(phones);
  expect((await own()).map(({ family, options, leads }) => [family, options, leads])).toEqual([
    [
      'F-1',
      [
        ['Colour', 'Blue'],
        ['Storage', '64 GB'],
      ],
      true,
    ],
    [
      'F-1',
      [
        ['Colour', 'Blue'],
        ['Storage', '128 GB'],
      ],
      false,
    ],
    [
      'F-1',
      [
        ['Colour', 'Red'],
        ['Storage', '128 GB'],
      ],
      false,
    ],
  ]);
  const { text } = await api.exportProducts();
  expect((await check(text)).counts).toEqual({ new: 0, changed: 0, same: 3, refused: 0 });
  expect((await check(phones)).counts).toEqual({ new: 0, changed: 0, same: 3, refused: 0 });
  await undo(applied._id);
  expect(await own()).toEqual([]);
});

it('takes a parent that is in the shop and not in the file, and lets it go with the undo', async () => {
  const { id: sellerId, check, bring, own, undo } = await openSeller();
  await buildProduct(shop.database.db, { sellerId, sku: 'K-1', name: 'Known phone' });
  await buildProduct(shop.database.db, { sellerId, sku: 'K-9', name: 'Known tablet', family: 'Tablets' });
  const rows = [
    'SKU,Name,Brand,Category,Price,Stock,Parent SKU',
    'K-2,Known phone 128,Nova,Phones,150000,5,k-1',
    'K-8,Known tablet 128,Nova,Phones,150000,5,K-9',
  ].join('\n');
  expect((await check(rows)).counts).toEqual({ new: 2, changed: 1, same: 0, refused: 0 });
  const applied = await bring(rows);
  const families = async () => Object.fromEntries((await own()).map(({ sku, family }) => [sku, family]));
  expect(await families()).toEqual({ 'K-1': 'k-1', 'K-2': 'k-1', 'K-8': 'Tablets', 'K-9': 'Tablets' });
  expect((await check(rows)).counts).toMatchObject({ changed: 0, same: 2 });
  await undo(applied._id);
  expect(await families()).toEqual({ 'K-1': null, 'K-9': 'Tablets' });
});

it('does not know what was deleted, and an undo brings none of it back', async () => {
  const { id, api, bring, undo, own } = await openSeller();
  const kept = await buildProduct(shop.database.db, { sellerId: id, sku: 'K-1', priceRwf: 100, publishedAt: null });
  const applied = await bring('SKU,Price,On sale\nK-1,200,yes');
  expect(applied.counts).toMatchObject({ changed: 1 });
  await api.changeSellerProducts({ body: { kind: 'delete', productIds: [kept.id] } });
  const fresh = await bring('SKU,Name,Brand,Category,Price\nK-1,Another kettle,Nova,Phones,300');
  expect(fresh.counts).toMatchObject({ new: 1 });
  await undo(fresh._id);
  await undo(applied._id);
  expect(await own()).toMatchObject([{ id: kept.id, priceRwf: 100, publishedAt: null, deletedAt: expect.any(Date) }]);
  await api.changeSellerProducts({ body: { kind: 'restore', productIds: [kept.id] } });
  expect(await own()).toMatchObject([{ publishedAt: null, deletedAt: null }]);
});

it('fetches pictures after the import, says which could not be, and knows them by their addresses the next time', async () => {
  const { api, check, bring, own } = await openSeller();
  const file = [
    'SKU,Name,Brand,Category,Price,Image',
    `P-1,Nova lamp one,Nova,Phones,1,http://${host}/dot.png`,
    `P-2,Nova lamp two,Nova,Phones,1,http://${host}/dot.png`,
    `P-3,Nova lamp three,Nova,Phones,1,http://${host}/missing.png`,
    `P-4,Nova lamp four,Nova,Phones,1,http://${host}/page.html`,
    'P-5,Nova lamp five,Nova,Phones,1,http://169.254.169.254/latest/meta-data',
  ].join('\n');
  const applied = await bring(file);
  const params = { importId: applied._id };
  const counts = async () => (await api.getImport({ params })).pictures;
  await expect.poll(counts).toEqual({ total: 5, done: 2, failed: 3 });
  const [one, two, three] = await own();
  expect(one?.images).toEqual([expect.stringMatching(/^\/images\/[0-9a-f]{16,32}\/1600$/)]);
  expect(two?.images).toEqual(one?.images);
  const page = await shop.app.inject(`/api/home/product-details/${three?.slug}`);
  expect(page.json()).toMatchObject({ product: { images: [] } });
  const reasons = (await api.getImport({ params })).rows.map(({ pictureFaults }) => pictureFaults[0]?.reason);
  expect(reasons).toEqual([
    undefined,
    undefined,
    expect.stringContaining('404'),
    expect.stringContaining('Only JPEG'),
    expect.stringContaining('not on the internet'),
  ]);
  expect((await check(file)).counts).toMatchObject({ same: 5, changed: 0 });
  expect(asked.get('/dot.png')).toBeLessThanOrEqual(2);
});
