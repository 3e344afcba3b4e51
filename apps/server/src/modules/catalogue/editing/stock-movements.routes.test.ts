import type { RecordStockBody } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { findFaults } from '../../../testing/order-books.ts';
import { buildOrderBody, placeOrder } from '../../../testing/orders.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../../testing/sign-in.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

async function open(stock = 5) {
  const { seller, token } = await signInSeller(shop, { ownerName: 'Aline' });
  const api = createTestSellerClient(shop, token);
  const { id: productId, slug } = await buildProduct(shop.database.db, { sellerId: seller.id, stock });
  const params = { productId };
  const record = async (reason: RecordStockBody['reason'], units: number, more: object = {}) =>
    api.recordStock({ params, body: { reason, units, ...more } });
  const list = async () => (await api.getStockMovements({ params })).movements;
  const told = async () => (await list()).map(({ units, reason }) => [units, reason]);
  const order = async (quantity: number) =>
    (await placeOrder(shop, await signInCustomer(shop), buildOrderBody([{ productId, quantity }]))).orderId;
  const stockNow = async () => (await api.getSellerProduct({ params })).product.stock;
  return { api, seller, params, slug, record, list, told, order, stockNow };
}

it('records what is received, counted and broken, with a note and who it was', async () => {
  const { record, told, list, stockNow } = await open(5);
  await record('received', 10, { note: 'From Dubai' });
  await record('broken', 2);
  await record('counted', 12);
  await record('counted', 12);
  expect(await told()).toEqual([
    [-1, 'counted'],
    [-2, 'broken'],
    [10, 'received'],
    [5, 'corrected'],
  ]);
  expect((await list())[2]).toMatchObject({ note: 'From Dubai', staff: 'Aline' });
  expect((await list())[1]?.note).toBe('');
  expect(await stockNow()).toBe(12);
});

it('keeps what orders take and bring back, and which they were', async () => {
  const { api, told, list, order } = await open(5);
  const orderId = await order(2);
  expect(await told()).toEqual([[5, 'corrected']]);
  await api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'processing' } });
  await api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'cancelled' } });
  expect(await told()).toEqual([
    [2, 'came_back'],
    [-2, 'sold'],
    [5, 'corrected'],
  ]);
  expect((await list()).slice(0, 2).map(({ order: of }) => of?._id)).toEqual([orderId, orderId]);
});

it('comes to the stock, however it was changed', async () => {
  const { api, params, record, told, order } = await open(5);
  await record('received', 3);
  await api.changeSellerProducts({ body: { kind: 'stock', productIds: [params.productId], stock: 20 } });
  const orderId = await order(4);
  await api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'processing' } });
  expect(await told()).toEqual([
    [-4, 'sold'],
    [12, 'corrected'],
    [3, 'received'],
    [5, 'corrected'],
  ]);
  expect(await findFaults(shop.database.pool)).toEqual([]);
});

it('refuses to count fewer than are promised, nothing, and too many', async () => {
  const { api, params, order, told } = await open(5);
  await order(4);
  const bodies = [
    { reason: 'counted', units: 3 },
    { reason: 'broken', units: 2 },
    { reason: 'broken', units: 0 },
    { reason: 'received', units: 100_000 },
    { reason: 'received', units: -1 },
    { reason: 'received', units: 1.5 },
    { reason: 'sold', units: 1 },
  ] as { reason: 'counted'; units: number }[];
  for (const body of bodies) expect(await api.refusalOf.recordStock({ params, body })).toBe('validation_failed');
  expect(await told()).toEqual([[5, 'corrected']]);
});

it.each([
  ['manager', 6543],
  ['stock', 6543],
  ['sales', undefined],
  ['support', undefined],
] as const)('tells %s what a unit cost only where they record it', async (staffRole, cost) => {
  const { seller, params, record } = await open(5);
  await record('received', 1, { cost: 6543 });
  const { token } = await signInSeller(shop, { employerId: seller.id, staffRole });
  const answer = await createTestSellerClient(shop, token).getStockMovements({ params });
  expect(answer.cost).toBe(cost);
  expect(answer.movements).toHaveLength(2);
});

it('never tells a shopper what a unit cost', async () => {
  const { api, params, slug, record } = await open();
  await record('received', 1, { cost: 6543 });
  await record('received', 1);
  expect((await api.getStockMovements({ params })).cost).toBe(6543);
  const { db } = shop.database;
  expect(await db.select({ cost: products.costRwf }).from(products).where(eq(products.id, params.productId))).toEqual([
    { cost: 6543 },
  ]);
  for (const url of [
    `/api/home/product-details/${slug}`,
    '/api/home/query-products?perPage=48',
    `/product/details/${slug}`,
  ]) {
    const { statusCode, body } = await shop.app.inject({ url });
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/6543|6,543|cost_?rwf/i);
  }
});

it('is the own shop’s business', async () => {
  const [one, two] = [await open(), await open()];
  const body = { reason: 'received', units: 1 } as const;
  expect(await two.api.refusalOf.getStockMovements({ params: one.params })).toBe('not_found');
  expect(await two.api.refusalOf.recordStock({ params: one.params, body })).toBe('not_found');
  expect(await one.stockNow()).toBe(5);
  const url = `/api/seller/products/${one.params.productId}/stock`;
  expect((await shop.app.inject({ url })).statusCode).toBe(401);
});
