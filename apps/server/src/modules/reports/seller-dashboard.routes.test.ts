import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

it('counts what the own shop sold today, leaves out what nobody has confirmed or was cancelled, and names what runs low', async () => {
  const { seller, token } = await signInSeller(shop);
  const { token: otherToken } = await signInSeller(shop);
  const api = createTestSellerClient(shop, token);
  const lamp = await buildProduct(shop.database.db, { sellerId: seller.id, priceRwf: 50_000, stock: 11 });
  await buildProduct(shop.database.db, { sellerId: seller.id, stock: 50 });
  const placed = [];
  for (let n = 0; n < 5; n += 1) {
    const body = buildOrderBody([{ productId: lamp.id, quantity: 2 }]);
    placed.push((await placeOrder(shop, await signInCustomer(shop), body)).orderId);
  }
  const [begun = '', cancelled = '', agreed = '', paid = ''] = placed;
  await api.changeSellerOrderStatus({ params: { orderId: begun }, body: { status: 'processing' } });
  await api.changeSellerOrderStatus({ params: { orderId: cancelled }, body: { status: 'cancelled' } });
  await api.noteSellerCall({ params: { orderId: agreed }, body: { outcome: 'confirmed' } });
  await api.markSellerOrderPaid({ params: { orderId: paid } });
  const { price } = (await api.getSellerOrder({ params: { orderId: begun } })).order;

  const figures = await api.getSellerDashboard();
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kigali' });
  expect(figures.salesByDay).toHaveLength(14);
  expect(figures.salesByDay.at(-1)).toEqual({ day: days.format(new Date()), orders: 3, sales: 3 * price });
  expect(figures.salesByDay.slice(0, -1).every(({ orders, sales }) => orders === 0 && sales === 0)).toBe(true);
  expect(figures).toMatchObject({
    counts: { pending: 3, processing: 1, cancelled: 1 },
    callsWaiting: 2,
    publishedProducts: 2,
    lowStock: [{ _id: lamp.id, name: lamp.name, available: 3 }],
  });

  const others = await createTestSellerClient(shop, otherToken).getSellerDashboard();
  expect(others).toMatchObject({ counts: { pending: 0 }, callsWaiting: 0, publishedProducts: 0, lowStock: [] });
  expect(others.salesByDay.at(-1)).toMatchObject({ orders: 0, sales: 0 });
});

it('has the days of Kigali, also in the night', async () => {
  const { seller, token } = await signInSeller(shop);
  const api = createTestSellerClient(shop, token);
  const { id: productId } = await buildProduct(shop.database.db, { sellerId: seller.id, stock: 5 });
  const { orderId } = await placeOrder(shop, await signInCustomer(shop), buildOrderBody([{ productId, quantity: 1 }]));
  await api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'processing' } });
  const countFrom = async (minutesAfterMidnight: number) => {
    await shop.database.pool.query(
      `UPDATE order_parts SET created_at =
        date_trunc('day', now() AT TIME ZONE 'Africa/Kigali') AT TIME ZONE 'Africa/Kigali' + make_interval(mins => $2)
      WHERE seller_id = $1`,
      [seller.id, minutesAfterMidnight],
    );
    return (await api.getSellerDashboard()).salesByDay.slice(-2).map(({ orders }) => orders);
  };
  expect(await countFrom(1)).toEqual([0, 1]);
  expect(await countFrom(-1)).toEqual([1, 0]);
});
