import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, categories, categorySpecifications, products, searchKinds } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildBrand, buildCategory, buildProduct } from '../../testing/factories.ts';
import { file, openImportDesk } from '../../testing/import-desk.ts';
import { messyCategories, writeMessySpreadsheet } from '../../testing/messy-spreadsheet.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { createImportsService } from './imports.service.ts';

let shop: TestShop;
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await buildTestShop();
  for (const name of messyCategories) await buildCategory(db(), name);
  for (const name of ['Samsung', 'LG']) await buildBrand(db(), name);
});

afterAll(() => shop.close());

/** A seller, and everything about the seller's products but when and how often they were touched. */
async function openSeller() {
  const desk = await openImportDesk(shop);
  const readProducts = async () =>
    (await desk.listProducts()).map(({ updatedAt: _, stockRevision: __, ...row }) => row);
  return { ...desk, readProducts };
}

const readBrands = () => db().select().from(brands).orderBy(asc(brands.id));

/** Kinds of things the search has learnt from the catalogue. */
const countKinds = async () => (await db().select().from(searchKinds)).length;

describe('a spreadsheet of 1,500 rows with forty planted faults', () => {
  it('has every fault named, the rest imported, exported to “nothing changed”, and undone row for row', async () => {
    const { id: sellerId, ...seller } = await openSeller();
    const known = await buildProduct(db(), { sellerId, sku: 'MK-1010', salePriceRwf: 9000, images: ['/images/a/160'] });
    const named = { sellerId, name: 'Twin without a number', brandId: await readBrandId('LG') };
    const twin = await buildProduct(db(), { ...named, publishedAt: null });
    const before = await seller.readProducts();
    const brandsBefore = await readBrands();
    const { bytes, faults } = writeMessySpreadsheet(1500);

    const checked = await seller.check(Buffer.from(bytes));
    const refused = await seller.listRows(checked._id, 'refused');
    expect(
      refused.map(({ row, faults: [found] }) => ({ row, column: found?.column, proposal: found?.proposal })),
    ).toEqual(faults.map(({ row, column, proposal }) => ({ row, column, proposal })));
    for (const [place, { faults: found }] of refused.entries()) {
      expect(found).toHaveLength(1);
      expect(found[0]?.reason).toMatch(faults[place]?.reason ?? /^$/);
    }
    expect(checked.counts).toEqual({ new: 1458, changed: 2, same: 0, refused: 40 });
    expect(await seller.readProducts()).toEqual(before);

    expect(await seller.api.refusalOf.applyImport({ params: { importId: checked._id }, body: {} })).toBe(
      'edit_conflict',
    );
    const applied = await seller.apply(checked._id, true);
    expect(applied).toMatchObject({ state: 'applied', done: 1460, total: 1460 });
    await expect.poll(countKinds).toBeGreaterThan(0);
    const after = await seller.readProducts();
    expect(after).toHaveLength(1460);
    expect(after.find(({ id }) => id === known.id)).toMatchObject({
      sku: 'MK-1010',
      stock: 10,
      brandId: expect.any(String),
    });
    expect(after.find(({ id }) => id === twin.id)).toMatchObject({ publishedAt: expect.any(Date) });
    const fifth = after.find(({ sku }) => sku === 'MK-1004');
    expect(fifth).toMatchObject({ priceRwf: 25_000, salePriceRwf: 999, unitPriceRwf: 999, warrantyMonths: 0 });
    expect(fifth?.description).toBe('Écran n° 4 & câble\nun\ndeux');
    expect(fifth?.specifications).toEqual([
      ['Puissance', '4 W'],
      ['Couleur', 'noir'],
    ]);

    const again = await seller.check(await seller.exportAll());
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 1460, refused: 0 });

    expect((await seller.undo(checked._id)).state).toBe('undone');
    expect(await seller.readProducts()).toEqual(before);
    expect(await readBrands()).toEqual(brandsBefore);
  });
});

describe('an import', () => {
  const head = 'SKU,Name,Brand,Category,Price,Stock,Pictures';
  const lines = (...rows: string[]) => [head, ...rows].join('\n');

  it('changes what the file names, and nothing else', async () => {
    const seller = await openSeller();
    const kept = {
      sku: 'A-1',
      name: 'Kept lamp',
      priceRwf: 5000,
      salePriceRwf: 4000,
      stock: 9,
      description: 'Long & <b>',
    };
    const { id } = await buildProduct(db(), { ...kept, sellerId: seller.id });
    const other = await buildProduct(db(), { sellerId: seller.id });
    const checked = await seller.check('Item code\tPrix\na-1\t"6 000"\n');
    expect(await seller.listRows(checked._id, 'changed')).toMatchObject([
      { row: 2, changes: [{ field: 'Price', before: '5000', after: '6000' }] },
    ]);
    await seller.apply(checked._id);
    const after = await seller.readProducts();
    expect(after.find((product) => product.id === id)).toMatchObject({ ...kept, priceRwf: 6000, unitPriceRwf: 4000 });
    expect(after.find((product) => product.id === other.id)).toMatchObject({ name: other.name, stock: other.stock });
  });

  it('takes proposals when told to, and leaves nothing refused', async () => {
    const seller = await openSeller();
    const rows = lines('P-1,Samsung lamp of proposals,,Televisons,100-200,-4,http://a.example/1.jpg');
    expect((await seller.check(rows)).counts).toMatchObject({ refused: 1 });
    const checked = await seller.check(rows, { takesProposals: true });
    expect(checked.counts).toMatchObject({ new: 1, refused: 0 });
    await seller.apply(checked._id);
    const [made] = await seller.readProducts();
    expect(made).toMatchObject({
      priceRwf: 100,
      stock: 0,
      images: ['http://a.example/1.jpg'],
      brandId: await readBrandId('Samsung'),
    });
  });

  it('shows what has no picture by the drawing of its category', async () => {
    const seller = await openSeller();
    await db().update(categories).set({ image: '/images/drawn/1600' }).where(eq(categories.name, 'Audio'));
    await seller.apply((await seller.check(lines('D-1,Drawn radio,LG,Audio,100,1,')))._id);
    const page = await shop.app.inject('/api/home/product-details/lg-drawn-radio');
    expect(page.json()).toMatchObject({ product: { images: ['/images/drawn/1600'] } });
  });

  it('that is undone keeps what was sold meanwhile sold, and hides what was ordered', async () => {
    const seller = await openSeller();
    const old = await buildProduct(db(), { sellerId: seller.id, sku: 'U-1', stock: 5 });
    const checked = await seller.check(lines(`U-1,${old.name},,,,20,`, 'U-2,Ordered radio,LG,Audio,100,10,'));
    await seller.apply(checked._id);
    const made = (await seller.readProducts()).find(({ sku }) => sku === 'U-2');
    const buyer = await signInCustomer(shop);
    const ordered = await placeOrder(shop, buyer, buildOrderBody([{ productId: made?.id ?? '', quantity: 1 }]));
    expect(ordered.statusCode).toBe(201);
    await db().update(products).set({ stock: 18 }).where(eq(products.id, old.id));
    await seller.undo(checked._id);
    expect(await seller.readProducts()).toMatchObject(
      [
        { id: old.id, stock: 3 },
        { id: made?.id, publishedAt: null },
      ].toSorted((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1)),
    );
  });

  it('places goods in the deepest category of their path, reads specifications from columns, and writes both back', async () => {
    const seller = await openSeller();
    const garden = await buildCategory(db(), 'Garden');
    const [mowers] = await db()
      .insert(categories)
      .values({ name: 'Mowers / Cutters', slug: 'mowers', parentId: garden, level: 2 })
      .returning();
    await db()
      .insert(categorySpecifications)
      .values([
        { categoryId: garden, name: 'Width', kind: 'number', unit: 'cm', highest: 300 },
        { categoryId: mowers?.id ?? '', name: 'Drive', kind: 'choice', choices: ['Petrol', 'Battery'] },
      ]);
    const rows = [
      'SKU,Name,Brand,Category,Price,Stock,Width (cm),Drive,Specifications',
      'G-1,Mower one,LG,Garden > Mowers / Cutters,900,1,"53,5",petrol,Colour: red | Motor: 4 hp',
      'G-2,Rake,LG,Garden|Rakes|Long,100,1,40 cm,,',
      'G-3,Mower two,LG,Mowers / Cutters,900,1,wide,steam,',
      'G-4,Mower three,LG,Mowers / Cutters,900,1,400,,',
    ];
    const checked = await seller.check(rows.join('\n'));
    expect(checked).toMatchObject({ counts: { new: 2, refused: 2 } });
    const faults = (await seller.listRows(checked._id, 'refused')).flatMap((row) => row.faults);
    expect(faults.map(({ column, reason }) => `${column}: ${reason}`)).toEqual([
      'Width (cm): Width must be a number in cm.',
      'Drive: Drive is one of: Petrol, Battery.',
      'Width (cm): Width must be at most 300 cm.',
    ]);
    await seller.apply(checked._id, true);
    const made = new Map((await seller.readProducts()).map((product) => [product.sku, product]));
    expect(made.get('G-1')?.categoryId).toBe(mowers?.id);
    expect(made.get('G-1')?.specifications).toEqual(
      expect.arrayContaining([
        ['Width', '53.5 cm'],
        ['Drive', 'Petrol'],
        ['Colour', 'red'],
      ]),
    );
    expect(made.get('G-2')).toMatchObject({ categoryId: garden, specifications: [['Width', '40 cm']] });
    const exported = await seller.exportAll();
    expect(exported).toContain('Garden > Mowers / Cutters');
    expect(exported.split('\r\n')[0]).toMatch(/,Width,Drive$|,Drive,Width$/);
    expect((await seller.check(exported)).counts).toEqual({ new: 0, changed: 0, same: 2, refused: 0 });
    const changed = await seller.check('SKU,Drive,Width\nG-1,Battery,-\nG-2,,');
    expect(changed.counts).toMatchObject({ changed: 1, same: 1 });
    await seller.apply(changed._id);
    const after = (await seller.readProducts()).find(({ sku }) => sku === 'G-1')?.specifications;
    expect(after).toContainEqual(['Drive', 'Battery']);
    expect(after?.map(([label]) => label)).not.toContain('Width');
    await seller.undo(changed._id);
    expect((await seller.check(exported)).counts).toMatchObject({ same: 2 });
  });

  it('is undone before those that came earlier', async () => {
    const seller = await openSeller();
    const first = await seller.check(lines('L-1,First radio,LG,Audio,100,1,'));
    await seller.apply(first._id);
    const second = await seller.check(lines('L-1,First radio,LG,Audio,200,1,'));
    await seller.apply(second._id);
    expect(await seller.api.refusalOf.undoImport({ params: { importId: first._id } })).toBe('edit_conflict');
    await seller.undo(second._id);
    await seller.undo(first._id);
    expect(await seller.readProducts()).toEqual([]);
  });

  it('goes on where it was stopped', async () => {
    const seller = await openSeller();
    const rows = Array.from({ length: 450 }, (_, place) => `S-${place},Stopped radio ${place},LG,Audio,100,1,`);
    const checked = await seller.check(lines(...rows));
    const failed = (error: unknown) => expect.fail(String(error));
    const stopped = createImportsService({ ...shop, now: () => new Date(), onError: failed });
    await stopped.apply(seller.id, checked._id, false);
    await stopped.stop();
    const left = await seller.api.getImport({ params: { importId: checked._id } });
    expect(left.import.state).toBe('applying');
    expect(await seller.readProducts()).toHaveLength(left.import.done);
    expect(left.import.done).toBeLessThan(450);
    expect(await seller.apply(checked._id)).toMatchObject({ state: 'applied', done: 450 });
    expect(await seller.readProducts()).toHaveLength(450);
  });

  it('keeps what the seller said of the columns for the next file', async () => {
    const seller = await openSeller();
    const content = 'Bezeichnung,Nummer\nLamp,N-1\n';
    const { import: staged } = await seller.api.startImport({ body: file(content) });
    const fields = ['name' as const, 'sku' as const];
    await seller.api.checkImport({ params: { importId: staged._id }, body: { fields } });
    const { import: next } = await seller.api.startImport({ body: file(content) });
    expect(next.columns.map(({ field }) => field)).toEqual(fields);
  });

  it('is nobody else’s', async () => {
    const { api, check } = await openSeller();
    const { _id } = await check(lines('N-1,Nobody’s radio,LG,Audio,100,1,'));
    const params = { importId: _id };
    const stranger = (await openSeller()).api;
    expect(await stranger.refusalOf.getImport({ params })).toBe('not_found');
    expect(await stranger.refusalOf.checkImport({ params, body: {} })).toBe('not_found');
    expect(await stranger.refusalOf.applyImport({ params, body: {} })).toBe('not_found');
    expect(await stranger.refusalOf.undoImport({ params })).toBe('not_found');
    expect((await stranger.getImports()).imports).toEqual([]);
    expect((await api.getImports()).imports).toHaveLength(1);
  });

  it.each([
    ['', /empty/],
    ['Name,Price', /no products/],
    ['\u0001\0\0', /no table/],
  ])('of %j is refused with a sentence', async (content, sentence) => {
    const { api } = await openSeller();
    await expect(api.startImport({ body: file(content) })).rejects.toThrow(sentence);
  });

  it('needs a column that says which product is meant', async () => {
    const { api } = await openSeller();
    const staged = await api.startImport({ body: file('Price,Stock\n1,2\n') });
    const asked = api.checkImport({ params: { importId: staged.import._id }, body: {} });
    await expect(asked).rejects.toThrow(/name or the SKU/);
  });
});

async function readBrandId(name: string): Promise<string> {
  const [row] = await db().select().from(brands).where(eq(brands.name, name));
  return row?.id ?? '';
}
