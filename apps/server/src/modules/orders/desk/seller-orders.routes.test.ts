import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { fillOrders } from '../../../testing/fill-orders.ts';
import { assertBooksBalance } from '../../../testing/order-books.ts';
import { buildOrderBody, placeOrder, staffOf } from '../../../testing/orders.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { type SignedIn, signInCustomer } from '../../../testing/sign-in.ts';

let shop: TestShop;
let buyer: SignedIn;

beforeAll(async () => {
  shop = await buildTestShop();
  buyer = await signInCustomer(shop);
});

afterAll(() => shop.close());

async function openSeller() {
  const { seller, token } = await signInSeller(shop);
  return { id: seller.id, api: createTestSellerClient(shop, token) };
}

type TestSeller = Awaited<ReturnType<typeof openSeller>>;

async function order(sellers: TestSeller[], quantity = 2, customer?: SignedIn) {
  const products = await Promise.all(
    sellers.map(({ id }) => buildProduct(shop.database.db, { sellerId: id, priceRwf: 40_000, stock: 9 })),
  );
  const who = customer ?? (await signInCustomer(shop));
  const body = buildOrderBody(products.map(({ id: productId }) => ({ productId, quantity })));
  const { orderId, statusCode } = await placeOrder(shop, who, body);
  if (statusCode !== 201) throw new Error('The order was not placed.');
  return { orderId, products };
}

describe('the orders of a shop', () => {
  it('are listed newest first, by status and in pages, with a count of each status', async () => {
    const seller = await openSeller();
    const placed = [];
    for (let n = 0; n < 3; n += 1) placed.push((await order([seller])).orderId);
    await seller.api.changeSellerOrderStatus({ params: { orderId: placed[0] ?? '' }, body: { status: 'processing' } });

    const all = await seller.api.getSellerOrders();
    expect(all.orders.map(({ _id }) => _id)).toEqual(placed.toReversed());
    expect(all).toMatchObject({ total: 3, counts: { pending: 2, processing: 1, placed: 0 } });
    const pending = await seller.api.getSellerOrders({ query: { status: 'pending' } });
    expect(pending.orders.map(({ _id }) => _id)).toEqual(placed.slice(1).toReversed());
    expect(pending.total).toBe(2);
    const second = await seller.api.getSellerOrders({ query: { pageNumber: 2 } });
    expect(second).toMatchObject({ orders: [], total: 3 });
  });

  it('show the own part and its money only, though other shops have parts too', async () => {
    const [first, second] = [await openSeller(), await openSeller()];
    const { orderId, products } = await order([first, second]);
    const { order: own } = await first.api.getSellerOrder({ params: { orderId } });
    expect(own.products.map(({ productId }) => productId)).toEqual([products[0]?.id]);
    expect(own).toMatchObject({ itemsPrice: 80_000, items: 2, isShared: true, canMarkPaid: false });
    expect(own.shippingInfo).toMatchObject({ name: 'Aline Uwase', phone: '+250788000000' });
    expect(JSON.stringify(own)).not.toContain(second.id);
    expect(JSON.stringify(own)).not.toContain(buyer.customer.email);
  });

  it('do not exist for another shop, whatever it tries', async () => {
    const [owner, stranger] = [await openSeller(), await openSeller()];
    const { orderId } = await order([owner]);
    const params = { orderId };
    const refusals = [
      await stranger.api.refusalOf.getSellerOrder({ params }),
      await stranger.api.refusalOf.changeSellerOrderStatus({ params, body: { status: 'cancelled' } }),
      await stranger.api.refusalOf.markSellerOrderPaid({ params }),
      await stranger.api.refusalOf.noteSellerCall({ params, body: { outcome: 'cancelled' } }),
    ];
    expect(refusals).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
    expect(await stranger.api.getSellerOrders()).toMatchObject({ orders: [], total: 0 });
    expect(await stranger.api.getSellerCalls()).toMatchObject({ calls: [], total: 0 });
    const { order: untouched } = await owner.api.getSellerOrder({ params });
    expect(untouched).toMatchObject({ delivery_status: 'pending', payment_status: 'unpaid' });
    expect(untouched.timeline).toHaveLength(1);
  });
});

describe('the steps of a part', () => {
  it('are the allowed ones, each written to the timeline, and only the own part moves', async () => {
    const [first, second] = [await openSeller(), await openSeller()];
    const { orderId } = await order([first, second]);
    const params = { orderId };
    const skipped = await first.api.refusalOf.changeSellerOrderStatus({ params, body: { status: 'placed' } });
    expect(skipped).toBe('order_status_conflict');
    for (const status of ['processing', 'warehouse', 'placed'] as const) {
      const changed = await first.api.changeSellerOrderStatus({ params, body: { status } });
      expect(changed.order.delivery_status).toBe(status);
    }
    const late = await first.api.refusalOf.changeSellerOrderStatus({ params, body: { status: 'cancelled' } });
    expect(late).toBe('order_not_cancellable');
    const { order: own } = await first.api.getSellerOrder({ params });
    expect(own.nextStatuses).toEqual([]);
    expect(own.timeline.map(({ to, actor }) => `${to} by ${actor}`)).toEqual([
      'pending by customer',
      'processing by seller',
      'warehouse by seller',
      'placed by seller',
    ]);
    const { order: others } = await second.api.getSellerOrder({ params });
    expect(others).toMatchObject({ delivery_status: 'pending', nextStatuses: ['processing', 'cancelled'] });
    expect(others.timeline).toHaveLength(1);
    await assertBooksBalance(shop.database.pool);
  });

  it('tell that the office took the money, and not what it wrote about it', async () => {
    const [first, second] = [await openSeller(), await openSeller()];
    const { orderId } = await order([first, second]);
    await shop.orders.markPaid(orderId, await staffOf(shop, orderId), {
      internalNote: 'MoMo 8731, with the other shop’s',
    });
    const { order: own } = await first.api.getSellerOrder({ params: { orderId } });
    expect(own.timeline.at(-1)).toMatchObject({ kind: 'payment', actor: 'admin', note: '', houseNote: '' });
  });

  it('include being paid, where the order is this shop’s alone', async () => {
    const [first, second] = [await openSeller(), await openSeller()];
    const alone = { orderId: (await order([first])).orderId };
    const shared = { orderId: (await order([first, second])).orderId };
    const paid = await first.api.markSellerOrderPaid({ params: alone });
    expect(paid.order).toMatchObject({ payment_status: 'paid', canMarkPaid: false });
    expect(await first.api.refusalOf.markSellerOrderPaid({ params: shared })).toBe('order_status_conflict');
    await second.api.changeSellerOrderStatus({ params: shared, body: { status: 'cancelled' } });
    expect((await first.api.markSellerOrderPaid({ params: shared })).order.payment_status).toBe('paid');
  });
});

describe('the call desk', () => {
  it('lists who waits for a call, soonest due first, and what to say', async () => {
    const seller = await openSeller();
    const early = await order([seller]);
    const wanted = await order([seller], 3);
    await shop.database.db
      .update(orders)
      .set({ contactFrom: new Date(Date.now() - 3_600_000), contactBy: 'whatsapp' })
      .where(eq(orders.id, wanted.orderId));
    const { calls, total } = await seller.api.getSellerCalls();
    expect(total).toBe(2);
    expect(calls.map(({ _id }) => _id)).toEqual([wanted.orderId, early.orderId]);
    expect(calls[0]).toMatchObject({
      phone: '+250788000000',
      contactBy: 'whatsapp',
      triesSoFar: 0,
      lines: [{ name: wanted.products[0]?.name, quantity: 3 }],
    });
  });

  it('comes in pages, and says when what nobody confirms is cancelled', async () => {
    const seller = await openSeller();
    await buildProduct(shop.database.db, { sellerId: seller.id });
    const customerIds = [buyer.customer.id];
    await fillOrders(shop.database.pool, { orders: 600, sellerIds: [seller.id], customerIds });
    const first = await seller.api.getSellerCalls();
    expect(first).toMatchObject({ total: 20, perPage: 20, calls: { length: 20 } });
    for (const { expiresAt, createdAt } of first.calls) {
      expect(new Date(expiresAt ?? 0).getTime()).toBe(new Date(createdAt).getTime() + 72 * 3_600_000);
    }
    await order([seller]);
    const second = await seller.api.getSellerCalls({ query: { pageNumber: 2 } });
    expect(second).toMatchObject({ total: 21, calls: { length: 1 } });
    const [{ _id: orderId } = { _id: '' }] = first.calls;
    const { order: confirmed } = await seller.api.noteSellerCall({
      params: { orderId },
      body: { outcome: 'confirmed' },
    });
    expect(confirmed.expiresAt).toBeUndefined();
  });

  it('keeps who did not answer, two hours later', async () => {
    const seller = await openSeller();
    const { orderId } = await order([seller]);
    await seller.api.noteSellerCall({ params: { orderId }, body: { outcome: 'no_answer' } });
    const { calls } = await seller.api.getSellerCalls();
    expect(calls[0]).toMatchObject({ _id: orderId, triesSoFar: 1 });
    expect(new Date(calls[0]?.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 110 * 60_000);
  });

  it('lets go of who confirmed or changed something, with the words in the timeline', async () => {
    const seller = await openSeller();
    const confirmed = { orderId: (await order([seller])).orderId };
    const changed = { orderId: (await order([seller])).orderId };
    const one = await seller.api.noteSellerCall({ params: confirmed, body: { outcome: 'confirmed' } });
    expect(one.order).toMatchObject({ awaitsCall: false, delivery_status: 'pending' });
    expect(await seller.api.refusalOf.noteSellerCall({ params: changed, body: { outcome: 'changed' } })).toBe(
      'validation_failed',
    );
    const note = 'Deliver to the office, KN 4 Ave';
    const two = await seller.api.noteSellerCall({ params: changed, body: { outcome: 'changed', note } });
    expect(two.order.timeline.at(-1)).toMatchObject({ kind: 'call', to: 'changed', houseNote: note, actor: 'seller' });
    expect(await seller.api.getSellerCalls()).toMatchObject({ calls: [], total: 0 });
  });

  it('cancels the own part of who no longer wants it and gives the stock back', async () => {
    const [first, second] = [await openSeller(), await openSeller()];
    const { orderId } = await order([first, second]);
    const params = { orderId };
    const done = await first.api.noteSellerCall({ params, body: { outcome: 'cancelled', note: 'Bought elsewhere' } });
    expect(done.order.delivery_status).toBe('cancelled');
    expect(done.order.timeline.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      'delivery pending',
      'call cancelled',
      'delivery cancelled',
    ]);
    expect((await second.api.getSellerOrder({ params })).order.delivery_status).toBe('pending');
    expect(await first.api.refusalOf.noteSellerCall({ params, body: { outcome: 'confirmed' } })).toBe(
      'order_status_conflict',
    );
    await assertBooksBalance(shop.database.pool);
  });
});
