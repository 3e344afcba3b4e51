import { reportNames } from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { fillOrders } from '../../testing/fill-orders.ts';
import { buildOrderBody } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useReturnDesk } from '../../testing/use-return-desk.ts';

const { shop, buyer, db, desk, office, seller, place, deliver, askFor, accept, receive, close } = useReturnDesk();

beforeEach(() => db().execute(sql`truncate orders cascade`));

const kigaliDay = (at = Date.now()) => new Date(at + 2 * 60 * 60 * 1000).toISOString().slice(0, 10);
const today = () => ({ from: kigaliDay(), to: kigaliDay() });
const rowsOf = async (...asked: Parameters<ReturnType<typeof office>['getReport']>) => {
  const { rows, totals } = await office().getReport(...asked);
  return { rows: rows.map(({ label, values }) => [label, ...values]), totals };
};

async function bringBack(order: { orderId: string; lineId: string }, quantity: number, refund: number) {
  const returnId = await askFor(order, quantity);
  await accept(returnId);
  await receive(returnId, order.lineId, quantity);
  await close(returnId, refund);
}

describe('sales', () => {
  it('are what was delivered, less vouchers and what came back, each shop its own', async () => {
    // 30,000 less 3,000, of which one unit came back: 20,000 less 2,000.
    const code = `V${crypto.randomUUID().slice(0, 8)}`;
    await bringBack(await deliver({ quantity: 3, voucher: { code, amountOffRwf: 3000 } }), 1, 9000);
    // Two shops in one order: only one has delivered. A third order is cancelled.
    const other = await signInSeller(shop());
    const goods = await Promise.all(
      [seller(), other].map((own) => buildProduct(db(), { sellerId: own.seller.id, priceRwf: 7000, stock: 9 })),
    );
    const { orderId } = await place(buildOrderBody(goods.map(({ id: productId }) => ({ productId, quantity: 2 }))));
    for (const status of ['processing', 'warehouse', 'placed'] as const) {
      await desk().changeSellerOrderStatus({ params: { orderId }, body: { status } });
    }
    const gone = await place(buildOrderBody([{ productId: goods[0]?.id ?? '', quantity: 1 }]));
    await desk().changeSellerOrderStatus({ params: gone, body: { status: 'cancelled' } });

    const report = 'sales';
    const query = today();
    expect((await rowsOf({ params: { report }, query })).totals).toEqual([2, 4, 32_000]);
    for (const by of ['day', 'shop', 'category', 'product', 'channel'] as const) {
      expect((await rowsOf({ params: { report }, query: { ...query, by } })).totals.at(-1)).toBe(32_000);
    }
    const byShop = await rowsOf({ params: { report }, query: { ...query, by: 'shop' } });
    expect(byShop.rows).toEqual([[seller().seller.shopName, 2, 4, 32_000]]);
    // Only the first order was paid.
    expect((await rowsOf({ params: { report }, query: { ...query, counted: 'paid' } })).totals).toEqual([1, 2, 18_000]);
    const theirs = createTestSellerClient(shop(), other.token);
    expect((await theirs.getReport({ params: { report }, query: { shop: seller().seller.id } })).totals).toEqual([
      0, 0, 0,
    ]);
    const { text } = await office().exportReport({ params: { report }, query: { ...query, by: 'channel' } });
    expect(text.trim().split('\r\n')[1]).toBe('web,2,4,32000,0,0,0');
    const outcomes = await rowsOf({ params: { report: 'outcomes' }, query });
    expect(outcomes.rows.map(([label, , orders]) => [label, orders])).toEqual([
      ['Delivered', 2],
      ['Cancelled: no reason given', 1],
      ['Not confirmed yet', 1],
    ]);
    expect((await rowsOf({ params: { report: 'returns' }, query })).totals).toEqual([1, 10_000, 1]);
    expect((await rowsOf({ params: { report: 'vouchers' }, query })).rows).toEqual([[code, 1, 30_000, 3000]]);
  });

  it('leave a margin where the cost is known, which only the shop itself sees', async () => {
    // 30,000 less 3,000, of which one unit came back: 18,000 for two units that cost 4,000 each.
    const code = `V${crypto.randomUUID().slice(0, 8)}`;
    await bringBack(await deliver({ quantity: 3, voucher: { code, amountOffRwf: 3000 } }), 1, 9000);
    await db().execute(sql`update products set cost_rwf = 4000`);
    const unknown = await buildProduct(db(), { sellerId: seller().seller.id, priceRwf: 7000, stock: 9 });
    const { orderId } = await place(buildOrderBody([{ productId: unknown.id, quantity: 1 }]));
    for (const status of ['processing', 'warehouse', 'placed'] as const) {
      await desk().changeSellerOrderStatus({ params: { orderId }, body: { status } });
    }
    const asked = { params: { report: 'margin' as const }, query: { ...today(), by: 'product' as const } };
    const { totals, rows } = await desk().getReport(asked);
    expect(totals).toEqual([25_000, 18_000, 8000, 10_000]);
    expect(rows.find(({ label }) => label === unknown.name)?.values).toEqual([7000, 0, 0, 0]);
    expect((await office().getReport(asked)).totals).toEqual([0, 0, 0, 0]);
    const ofShop = { ...asked, query: { ...asked.query, shop: seller().seller.id } };
    expect((await office().getReport(ofShop)).totals).toEqual([0, 0, 0, 0]);
  });

  it('count an order of two shops once in all, and once for each of them', async () => {
    const other = await signInSeller(shop());
    const goods = await Promise.all(
      [seller(), other].map((own) => buildProduct(db(), { sellerId: own.seller.id, priceRwf: 7000, stock: 9 })),
    );
    const { orderId } = await place(buildOrderBody(goods.map(({ id: productId }) => ({ productId, quantity: 1 }))));
    for (const client of [desk(), createTestSellerClient(shop(), other.token)]) {
      for (const status of ['processing', 'warehouse', 'placed'] as const) {
        await client.changeSellerOrderStatus({ params: { orderId }, body: { status } });
      }
    }
    for (const by of ['day', 'shop', 'category', 'product', 'channel'] as const) {
      const { rows, totals } = await rowsOf({ params: { report: 'sales' }, query: { ...today(), by } });
      expect(totals).toEqual([1, 2, 14_000]);
      expect(rows).toHaveLength(by === 'day' || by === 'channel' ? 1 : 2);
      for (const row of rows) expect(row[1]).toBe(1);
    }
  });

  it('are of the day it was in Kigali, and compared with as many days before', async () => {
    const { orderId } = await deliver({ quantity: 1 });
    await deliver({ quantity: 2 });
    const move = (at: string) =>
      db().execute(sql`update order_events set created_at = ${at}::timestamptz where order_id = ${orderId}`);
    const read = () =>
      office().getReport({ params: { report: 'sales' }, query: { from: '2026-03-02', to: '2026-03-02' } });
    await move('2026-03-01T22:00:00Z');
    expect(await read()).toMatchObject({ totals: [1, 1, 10_000], before: [0, 0, 0] });
    await move('2026-03-01T21:59:59Z');
    expect(await read()).toMatchObject({ totals: [0, 0, 0], before: [1, 1, 10_000], beforeFrom: '2026-03-01' });
  });

  it('refuse what a report is not made by, too long a time and a shop that is none', async () => {
    const { refusalOf } = office();
    const params = { report: 'calls' as const };
    expect(await refusalOf.getReport({ params, query: { by: 'product' } })).toBe('validation_failed');
    expect(await refusalOf.getReport({ params, query: { from: '2020-01-01', to: '2026-01-01' } })).toBe(
      'validation_failed',
    );
    expect(await refusalOf.getReport({ params, query: { shop: 'none' } })).toBe('not_found');
    expect(await refusalOf.getReport({ params: { report: 'gossip' as 'calls' } })).toBe('not_found');
  });
});

it('every report of a filled shop can be read, for a shop and for the office', async () => {
  const own = seller().seller.id;
  const product = await buildProduct(db(), { sellerId: own, stock: 2 });
  await fillOrders(shop().database.pool, { orders: 300, sellerIds: [own], customerIds: [buyer().customer.id] });
  for (const report of reportNames) {
    const ofShop = desk();
    for (const api of [office(), ofShop]) {
      const { totals, columns, choices } = await api.getReport({ params: { report } });
      expect(totals).toHaveLength(columns.length);
      for (const by of choices) expect((await api.getReport({ params: { report }, query: { by } })).by).toBe(by);
      // The office has sold nothing of its own.
      const isEmpty = report === 'returns' || report === 'vouchers' || (report === 'margin' && api !== ofShop);
      if (!isEmpty) expect(totals.at(0)).toBeGreaterThan(0);
    }
  }
  const low = await desk().getReport({ params: { report: 'stock' }, query: { by: 'low' } });
  expect(low.rows.map(({ label }) => label)).toEqual([product.name]);
});
