import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { messages, notices, orders, payments, type products, sellers } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { openPaidShop } from '../../testing/paid-shop.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

const { shop, office, clerk, claim } = openPaidShop();

async function openOwn() {
  const { seller, token } = await signInSeller(shop());
  return { seller, api: createTestSellerClient(shop(), token) };
}

const build = (sellerId: string, values: Partial<typeof products.$inferInsert> = {}) =>
  buildProduct(shop().database.db, { sellerId, priceRwf: 50_000, discountPercent: 0, stock: 50, ...values });

const place = async (lines: { productId: string; quantity: number }[]) =>
  (await placeOrder(shop(), await signInCustomer(shop()), buildOrderBody(lines))).orderId;

it('counts what the own shop sold today, leaves out what nobody has confirmed or was cancelled, and names what runs low', async () => {
  const [own, other] = [await openOwn(), await openOwn()];
  const { api } = own;
  const lamp = await build(own.seller.id, { stock: 11 });
  await build(own.seller.id);
  const placed = [];
  for (let n = 0; n < 5; n += 1) placed.push(await place([{ productId: lamp.id, quantity: 2 }]));
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
  expect(figures.salesByDay.slice(0, -1).every(({ orders: n, sales }) => n === 0 && sales === 0)).toBe(true);
  expect(figures).toMatchObject({
    today: { orders: 5, moneyIn: price },
    lastWeek: { orders: 0, moneyIn: 0 },
    waiting: { pending: 3, processing: 1, warehouse: 0, toCall: 2, toCollectRwf: 0, lowStock: 1 },
    hasProducts: true,
    lowStock: [{ _id: lamp.id, name: lamp.name, available: 3 }],
  });
  expect(figures.waiting).toEqual(await api.getWaiting());
  await api.changeSellerOrderStatus({ params: { orderId: begun }, body: { status: 'warehouse' } });
  expect((await api.getWaiting()).toCollectRwf).toBe(price);

  const others = await other.api.getSellerDashboard();
  expect(others).toMatchObject({ today: { orders: 0, moneyIn: 0 }, hasProducts: false, lowStock: [] });
  expect(new Set(Object.values(others.waiting))).toEqual(new Set([0]));
  expect(others.salesByDay.at(-1)).toMatchObject({ orders: 0, sales: 0 });
});

it('has the days of Kigali, also in the night', async () => {
  const { seller, api } = await openOwn();
  const { id: productId } = await build(seller.id, { stock: 5 });
  const orderId = await place([{ productId, quantity: 1 }]);
  await api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'processing' } });
  const countFrom = async (minutesAfterMidnight: number) => {
    await shop().database.pool.query(
      `UPDATE order_parts SET created_at =
        date_trunc('day', now() AT TIME ZONE 'Africa/Kigali') AT TIME ZONE 'Africa/Kigali' + make_interval(mins => $2)
      WHERE seller_id = $1`,
      [seller.id, minutesAfterMidnight],
    );
    return (await api.getSellerDashboard()).salesByDay.slice(-2).map(({ orders: n }) => n);
  };
  expect(await countFrom(1)).toEqual([0, 1]);
  expect(await countFrom(-1)).toEqual([1, 0]);
});

it('compares today with the same time a week ago', async () => {
  const { seller, api } = await openOwn();
  const { id: productId } = await build(seller.id);
  const orderId = await place([{ productId, quantity: 1 }]);
  await api.markSellerOrderPaid({ params: { orderId } });
  const moved = async (ago: string) => {
    const back = sql`now() - ${ago}::interval`;
    await shop().database.db.update(payments).set({ answeredAt: back }).where(eq(payments.orderId, orderId));
    await shop().database.pool.query('UPDATE order_parts SET created_at = now() - $2::interval WHERE order_id = $1', [
      orderId,
      ago,
    ]);
    const { today, lastWeek } = await api.getSellerDashboard();
    return [today.orders, today.moneyIn, lastWeek.orders, lastWeek.moneyIn];
  };
  const sum = (await api.getSellerOrder({ params: { orderId } })).order.price;
  expect(await moved('0')).toEqual([1, sum, 0, 0]);
  expect(await moved('7 days')).toEqual([0, 0, 1, sum]);
  expect(await moved('6 days 23 hours 59 minutes')).toEqual([0, 0, 0, 0]);
});

it('counts for the office what waits in all shops, and for a shop nothing of another', async () => {
  const before = await office().getWaiting();
  const [one, two] = [await openOwn(), await openOwn()];
  const lines = [await build(one.seller.id), await build(two.seller.id)].map(({ id }) => ({
    productId: id,
    quantity: 1,
  }));
  const orderId = await place(lines);
  await build(clerk().id, { stock: 1 });
  const [order] = await shop().database.db.select().from(orders).where(eq(orders.id, orderId));
  const rise = async () => {
    const now = await office().getWaiting();
    return Object.fromEntries(
      Object.entries(now)
        .map(([name, n = 0]) => [name, n - (before[name as keyof typeof now] ?? 0)] as const)
        .filter(([, n]) => n !== 0),
    );
  };
  expect(await rise()).toEqual({ pending: 1, lowStock: 1 });
  for (const { api } of [one, two]) {
    for (const status of ['processing', 'warehouse'] as const) {
      await api.changeSellerOrderStatus({ params: { orderId }, body: { status } });
    }
  }
  expect(await rise()).toEqual({ warehouse: 1, lowStock: 1, toCollectRwf: order?.totalRwf });
  const halves = await Promise.all([one, two].map(async ({ api }) => (await api.getWaiting()).toCollectRwf));
  expect(halves.reduce((sum, half) => sum + half, 0)).toBe(order?.totalRwf);

  const params = { orderId: await place(lines) };
  await office().changeOrderPayment({ params, body: { status: 'paid', note: '', customerNote: '' } });
  await one.api.changeSellerOrderStatus({ params, body: { status: 'cancelled' } });
  expect(await rise()).toMatchObject({ toGiveBackRwf: expect.any(Number) });
  // Nor is what is to be given back of an order that is not one shop's alone.
  expect((await two.api.getWaiting()).toGiveBackRwf).toBe(0);
  // What was paid for the order as a whole is spread over its shops.
  const shares = await Promise.all(
    [one, two].map(async ({ api }) => {
      const { price } = (await api.getSellerOrder({ params })).order;
      return { price, moneyIn: (await api.getSellerDashboard()).today.moneyIn };
    }),
  );
  expect(shares.map(({ moneyIn }) => moneyIn)).toEqual(shares.map(({ price }) => price));
  expect(shares.reduce((sum, { moneyIn }) => sum + moneyIn, 0)).toBe(order?.totalRwf);
  expect((await office().getSellerDashboard()).today.moneyIn).toBeGreaterThanOrEqual(order?.totalRwf ?? Infinity);
  await shop().database.db.execute(sql`update payments set answered_at = now() - interval '7 days'
    where order_id = ${params.orderId}`);
  const { today, lastWeek } = await two.api.getSellerDashboard();
  expect([today.moneyIn, lastWeek.moneyIn]).toEqual([0, shares[1]?.price]);
});

it('counts payments to look at, failed messages of the week and shops at the door', async () => {
  const before = await office().getWaiting();
  const { db } = shop().database;
  const buyer = await signInCustomer(shop());
  const { id: productId } = await build(clerk().id);
  const { orderId } = await placeOrder(shop(), buyer, buildOrderBody([{ productId, quantity: 1 }]));
  await claim(orderId, { amount: 50_000, reference: '70000000001' }, buyer);
  const { seller: waiting } = await signInSeller(shop());
  await db.update(sellers).set({ status: 'pending' }).where(eq(sellers.id, waiting.id));
  const [notice] = await db
    .insert(notices)
    .values({ kind: 'test', cause: orderId, data: {}, routedAt: new Date() })
    .returning();
  const message = {
    noticeId: notice?.id ?? 0,
    ...({ template: 'order_step', reader: 'customer', readerName: 'A', language: 'en', data: {} } as const),
    ...({ readerId: buyer.customer.id, channel: 'email', status: 'refused' } as const),
  };
  await db.insert(messages).values([
    { ...message, address: 'a' },
    { ...message, address: 'b', createdAt: new Date(Date.now() - 8 * 24 * 3_600_000) },
  ]);
  const now = await office().getWaiting();
  expect(now).toMatchObject({
    payments: (before.payments ?? 0) + 1,
    shops: (before.shops ?? 0) + 1,
    failedMessages: (before.failedMessages ?? 0) + 1,
  });
});

it('is nobody’s who is not signed in', async () => {
  const stranger = createTestSellerClient(shop(), 'nonsense');
  expect(await stranger.refusalOf.getSellerDashboard({})).toBe('unauthorized');
  expect(await stranger.refusalOf.getWaiting({})).toBe('unauthorized');
});
