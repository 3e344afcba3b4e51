import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../images/sharp-engine.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildZip } from '../../testing/build-zip.ts';
import { buildBrand, buildCategory, buildProduct } from '../../testing/factories.ts';
import { file, openImportDesk } from '../../testing/import-desk.ts';
import { createImportsService } from './imports.service.ts';
import { openPictureFolder } from './picture-files.ts';

let shop: TestShop;
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await buildTestShop();
  await buildCategory(db(), 'Audio');
  await buildBrand(db(), 'LG');
});

afterAll(() => shop.close());

const draw = (shade: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 20 * shade, g: 90, b: 200 } } })
    .png()
    .toBuffer();

async function openSeller() {
  const desk = await openImportDesk(shop);
  const readImages = async () => new Map((await desk.listProducts()).map(({ sku, images }) => [sku, images]));
  return { ...desk, readImages };
}

describe('pictures in a zip', () => {
  it('are matched with the rows of a spreadsheet, by SKU or by name, and go with the undo', async () => {
    const { id: sellerId, api, settle, readImages } = await openSeller();
    await buildProduct(db(), { sellerId, sku: 'Z/3', images: ['/images/old/1600'] });
    const rows = ['SKU,Name,Brand,Category,Price,Stock,Pictures', 'Z-1,One radio,LG,Audio,100,1,'];
    rows.push('Z-2,Two radio,LG,Audio,100,1,front side.png; https://a.example/2.jpg', 'Z/3,,,,,,');
    rows.push('Z-4,Four radio,LG,Audio,100,1,missing.jpg');
    const { import: staged } = await api.startImport({ body: file(rows.join('\n')) });
    const params = { importId: staged._id };
    const zip = buildZip({
      'photos/z-1_10.PNG': await draw(10),
      'photos/Z-1 (2).png': await draw(2),
      'photos/z-3/back.png': await draw(3),
      'photos/front side.png': await draw(4),
      'Z-11.png': await draw(5),
      'Z-1.jpg': 'no picture at all',
      '../../prices.pdf': 'a list',
      'more.zip': 'PK',
      '__MACOSX/._Z-1.jpg': 'a system’s own',
    });
    await api.addImportPictures({ params, body: file(zip) });
    expect((await settle(staged._id)).import.state).toBe('staged');
    await api.checkImport({ params, body: {} });
    const checked = await settle(staged._id);
    expect(checked.import.counts).toEqual({ new: 2, changed: 1, same: 0, refused: 1 });
    expect(checked.rows.map(({ pictureFiles }) => pictureFiles)).toEqual([
      ['photos/Z-1 (2).png', 'photos/z-1_10.PNG'],
      ['photos/front side.png'],
      ['photos/z-3/back.png'],
      [],
    ]);
    expect(checked.rows[3]?.faults).toMatchObject([{ reason: expect.stringMatching(/no file of that name/) }]);
    expect(checked.files).toMatchObject({ total: 8, matched: 4 });
    expect(checked.files.left).toEqual([
      { name: '../../prices.pdf', reason: expect.stringMatching(/no picture/) },
      { name: 'more.zip', reason: expect.stringMatching(/unpack it first/) },
      { name: 'Z-1.jpg', reason: expect.stringMatching(/JPEG/) },
      { name: 'Z-11.png', reason: 'No product has this SKU.', nearest: 'Z-1' },
    ]);
    expect((await readImages()).get('Z/3')).toEqual(['/images/old/1600']);

    await api.applyImport({ params, body: { onlyGood: true } });
    await settle(staged._id);
    const images = await readImages();
    expect(images.get('Z-1')).toHaveLength(2);
    expect(images.get('Z-2')).toEqual([
      expect.stringMatching(/^\/images\/[0-9a-f]{16,32}\/1600$/),
      'https://a.example/2.jpg',
    ]);
    expect(images.get('Z/3')).toEqual([expect.stringMatching(/^\/images\/[0-9a-f]{16,32}\/1600$/)]);
    expect(await api.refusalOf.addImportPictures({ params, body: file(zip) })).toBe('edit_conflict');

    await api.undoImport({ params });
    await settle(staged._id);
    expect([...(await readImages())]).toEqual([['Z/3', ['/images/old/1600']]]);
  });

  it('are brought by themselves for products that are there, and say nothing new the second time', async () => {
    const { id: sellerId, api, settle, readImages } = await openSeller();
    await buildProduct(db(), { sellerId, sku: 'P-1', images: [] });
    const names = Array.from({ length: 10 }, (_, place) => `p-1-${place}.png`);
    const pictures = await Promise.all(names.map(async (name, place) => [name, await draw(place)] as const));
    const body = file(buildZip(Object.fromEntries(pictures)));
    const { import: brought } = await api.startImport({ query: { fileName: 'photos.zip' }, body });
    const checked = await settle(brought._id);
    expect(checked.import).toMatchObject({ state: 'checked', format: 'zip', counts: { changed: 1, refused: 0 } });
    expect(checked.rows[0]?.pictureFiles).toEqual(names.slice(0, 8));
    expect(checked.files.left).toMatchObject([{ reason: 'A product has at most 8 pictures.' }, { name: 'p-1-9.png' }]);
    await api.applyImport({ params: { importId: brought._id }, body: {} });
    await settle(brought._id);
    expect((await readImages()).get('P-1')).toHaveLength(8);
    const { import: again } = await api.startImport({ body });
    expect((await settle(again._id)).import.counts).toMatchObject({ changed: 0, same: 1 });
  });

  it('are nobody else’s, and a file that is none is refused with a sentence', async () => {
    const { api } = await openSeller();
    const { import: staged } = await api.startImport({ body: file('SKU,Name\nN-1,Lamp\n') });
    const params = { importId: staged._id };
    const body = file(buildZip({ 'N-1.png': await draw(1) }));
    expect(await (await openSeller()).api.refusalOf.addImportPictures({ params, body })).toBe('not_found');
    await expect(api.addImportPictures({ params, body: file('N-1.png') })).rejects.toThrow(/not a zip/);
    const bomb = buildZip({ 'N-1.png': 'x' });
    // The directory says four gigabytes.
    bomb.writeUInt32LE(0xff_ff_ff_fe, bomb.indexOf('PK\u0001\u0002') + 24);
    await expect(api.addImportPictures({ params, body: file(bomb) })).rejects.toThrow(/zip/);
  });
});

it('pictures of a folder are the same, and links in it are not followed', async () => {
  const { id: sellerId, readImages } = await openSeller();
  await buildProduct(db(), { sellerId, sku: 'F-1', images: [] });
  const folder = path.join(tmpdir(), crypto.randomUUID());
  await mkdir(path.join(folder, 'F-1'), { recursive: true });
  await writeFile(path.join(folder, 'F-1', 'front.png'), await draw(1));
  await symlink('/etc/hostname', path.join(folder, 'F-1', 'side.png'));
  const imports = createImportsService({
    ...shop,
    now: () => new Date(),
    onError: (error) => expect.fail(String(error)),
  });
  const { id } = await imports.stagePictures(sellerId, 'photos', await openPictureFolder(folder));
  await imports.whenDone(id);
  const { files } = await imports.listRows(sellerId, id, { pageNumber: 1, verdict: undefined });
  expect(files).toMatchObject({
    total: 2,
    matched: 1,
    left: [{ name: 'F-1/side.png', reason: 'It is only a link to another file.' }],
  });
  await imports.apply(sellerId, id, false);
  await imports.whenDone(id);
  expect((await readImages()).get('F-1')).toHaveLength(1);
  await rm(folder, { recursive: true });
});
