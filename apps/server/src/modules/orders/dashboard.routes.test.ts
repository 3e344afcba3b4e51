import { calls } from '@urumuri/contract/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let buyer: SignedIn;

beforeAll(async () => {
  shop = await buildTestShop();
  buyer = await signInCustomer(shop);
});

afterAll(() => shop.close());

async function readDashboard() {
  const answer = await shop.app.inject({
    url: `/api/home/customer/get-dashboard-data/${buyer.customer.id}`,
    headers: buyer.headers,
  });
  expect(answer.statusCode).toBe(200);
  return calls.getDashboardData.response.parse(answer.json());
}

it('is all noughts before the first order', async () => {
  expect(await readDashboard()).toEqual({ totalOrder: 0, pendingOrder: 0, cancelledOrder: 0, recentOrders: [] });
});

it('counts the orders one can see and shows the five newest', async () => {
  const { id: productId } = await buildProduct(shop.database.db, { stock: 50 });
  const placed: string[] = [];
  for (let number = 1; number <= 8; number += 1) {
    placed.push((await placeOrder(shop, buyer, buildOrderBody([{ productId, quantity: 1 }]))).orderId);
  }
  await shop.orders.cancelOrder(placed[7] ?? '', buyer.customer.id);
  const [part] = (await shop.orders.getOrder(placed[6] ?? '', buyer.customer.id)).parts;
  await shop.orders.changePartStatus(part?.id ?? '', part?.sellerId ?? '', 'processing', 'seller');
  await shop.database.db
    .update(orders)
    .set({ hiddenAt: new Date() })
    .where(eq(orders.id, placed[0] ?? ''));
  const dashboard = await readDashboard();
  expect(dashboard).toMatchObject({ totalOrder: 7, pendingOrder: 5, cancelledOrder: 1 });
  expect(dashboard.recentOrders.map(({ _id }) => _id)).toEqual(placed.slice(3).toReversed());
});

it('is for its customer alone', async () => {
  const stranger = await signInCustomer(shop);
  const url = `/api/home/customer/get-dashboard-data/${buyer.customer.id}`;
  expect((await shop.app.inject({ url, headers: stranger.headers })).statusCode).toBe(403);
  expect((await shop.app.inject({ url })).statusCode).toBe(401);
});
