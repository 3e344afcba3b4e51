import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildCategory, buildProduct } from '../../testing/factories.ts';
import { openImportDesk } from '../../testing/import-desk.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
  await buildCategory(shop.database.db, 'Lamps');
});

afterAll(() => shop.close());

async function openSeller() {
  const desk = await openImportDesk(shop);
  const listBarcodes = async () =>
    Object.fromEntries((await desk.listProducts()).map(({ sku, barcode }) => [sku, barcode]));
  return { ...desk, listBarcodes };
}

const head = 'SKU,EAN,Name,Brand,Category,Price,Stock';
const lamp = (sku: string, ean: string) => `${sku},${ean},Lamp ${sku},Lumo,Lamps,9000,3`;

it('brings barcodes in, exports them to “nothing changed”, changes and clears them, and takes all back', async () => {
  const { exportAll, check, apply, undo, listBarcodes } = await openSeller();
  const first = await check([head, lamp('A', '036000291452'), lamp('B', '4 006381 333931'), lamp('C', '')].join('\n'));
  expect(first.counts).toMatchObject({ new: 3, refused: 0 });
  await apply(first._id);
  const before = { A: '036000291452', B: '4006381333931', C: null };
  expect(await listBarcodes()).toEqual(before);
  const text = await exportAll();
  expect(text).toContain('A,036000291452,Lamp A');
  expect((await check(text)).counts).toEqual({ new: 0, changed: 0, same: 3, refused: 0 });
  // A spreadsheet takes the zero away that an EAN of a UPC begins with.
  const respelt = await check('SKU,Barcode\nA,0036000291452\nC,');
  expect(respelt.counts).toEqual({ new: 0, changed: 0, same: 2, refused: 0 });
  const second = await check('SKU,Barcode\nA,-\nC,96385074');
  await apply(second._id);
  expect(await listBarcodes()).toEqual({ A: null, B: '4006381333931', C: '96385074' });
  await undo(second._id);
  expect(await listBarcodes()).toEqual(before);
});

it('says of each row what is wrong with its barcode, and stores none of them', async () => {
  const { id: sellerId, check, apply, listRows, listBarcodes } = await openSeller();
  await buildProduct(shop.database.db, { sellerId, sku: 'Old', barcode: '96385074' });
  await buildProduct(shop.database.db, { barcode: '4006381333931' });
  const rows = [
    lamp('A', '4006381333931'),
    lamp('B', '04006381333931'),
    lamp('C', '96385074'),
    lamp('D', '4.00638E+12'),
    lamp('E', '4006381333932'),
    lamp('F', '36000291452'),
    'Old,,,,,,4',
  ];
  const checked = await check([head, ...rows].join('\n'));
  const refused = await listRows(checked._id, 'refused');
  expect(refused.map(({ faults }) => faults)).toEqual([
    [{ column: 'Barcode', value: '04006381333931', reason: 'Row 2 has the same barcode.' }],
    [{ column: 'Barcode', value: '96385074', reason: 'Another product of this shop has this barcode.' }],
    [expect.objectContaining({ column: 'EAN', reason: expect.stringContaining('spreadsheet has shortened') })],
    [expect.objectContaining({ column: 'EAN', reason: expect.stringContaining('last digit') })],
    [expect.objectContaining({ column: 'EAN', proposal: '036000291452' })],
  ]);
  await apply(checked._id, true);
  expect(await listBarcodes()).toEqual({ A: '4006381333931', Old: '96385074' });
});

it('brings the goods in without a barcode that cannot be read, where suggestions are used', async () => {
  const { check, apply, listBarcodes } = await openSeller();
  const rows = [lamp('A', '4.00638E+12'), lamp('B', 'none yet'), lamp('C', '36000291452')];
  const checked = await check([head, ...rows].join('\n'), { takesProposals: true });
  expect(checked.counts).toMatchObject({ new: 3, refused: 0 });
  await apply(checked._id);
  expect(await listBarcodes()).toEqual({ A: null, B: null, C: '036000291452' });
});
