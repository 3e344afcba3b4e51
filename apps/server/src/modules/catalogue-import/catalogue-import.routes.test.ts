import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, products } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildBrand, buildCategory, buildProduct } from '../../testing/factories.ts';
import { messyCategories, writeMessySpreadsheet } from '../../testing/messy-spreadsheet.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

let shop: TestShop;
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await buildTestShop();
  for (const name of messyCategories) await buildCategory(db(), name);
  for (const name of ['Samsung', 'LG']) await buildBrand(db(), name);
});

afterAll(() => shop.close());

const file = (content: string | Buffer<ArrayBuffer>) => new Blob([content], { type: 'application/octet-stream' });

async function openSeller() {
  const { seller, token } = await signInSeller(shop);
  const api = createTestSellerClient(shop, token);

  /** Waits for what goes on behind the answer, as the console does. */
  async function settle(importId: string) {
    for (;;) {
      const answer = await api.getImport({ params: { importId } });
      if (answer.import.failure !== '') throw new Error(answer.import.failure);
      if (!/ing$/.test(answer.import.state)) return answer.import;
      await sleep(20);
    }
  }

  async function check(content: string | Buffer<ArrayBuffer>, body: { takesProposals?: boolean } = {}) {
    const staged = await api.startImport({ query: { fileName: 'goods.csv' }, body: file(content) });
    await api.checkImport({ params: { importId: staged.import._id }, body });
    return settle(staged.import._id);
  }

  async function apply(importId: string, onlyGood = false) {
    await api.applyImport({ params: { importId }, body: { onlyGood } });
    return settle(importId);
  }

  async function undo(importId: string) {
    await api.undoImport({ params: { importId } });
    return settle(importId);
  }

  async function listRows(importId: string, verdict: 'new' | 'changed' | 'same' | 'refused') {
    const rows = [];
    for (let pageNumber = 1; ; pageNumber += 1) {
      const page = await api.getImport({ params: { importId }, query: { verdict, pageNumber: String(pageNumber) } });
      if (page.rows.length === 0) return rows;
      rows.push(...page.rows);
    }
  }

  async function exportAll() {
    let piece = await api.exportProducts();
    let { text } = piece;
    while (piece.next !== undefined) {
      piece = await api.exportProducts({ query: { after: piece.next } });
      text += piece.text;
    }
    return text;
  }

  /** Everything about its products but when and how often they were touched. */
  async function readProducts() {
    const rows = await db().select().from(products).where(eq(products.sellerId, seller.id)).orderBy(asc(products.id));
    return rows.map(({ updatedAt: _, stockRevision: __, ...row }) => row);
  }

  return { id: seller.id, api, check, apply, undo, listRows, exportAll, readProducts };
}

const readBrands = () => db().select().from(brands).orderBy(asc(brands.id));

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

    expect(await seller.api.refusalOf('applyImport', { params: { importId: checked._id }, body: {} })).toBe(
      'edit_conflict',
    );
    const applied = await seller.apply(checked._id, true);
    expect(applied).toMatchObject({ state: 'applied', done: 1460, total: 1460 });
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

async function readBrandId(name: string): Promise<string> {
  const [row] = await db().select().from(brands).where(eq(brands.name, name));
  return row?.id ?? '';
}
