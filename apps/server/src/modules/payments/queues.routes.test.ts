import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { orderParts } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useReturnDesk } from '../../testing/use-return-desk.ts';

const { shop, buyer, db, desk, office, seller, deliver, askFor, accept, receive } = useReturnDesk();

afterEach(() => assertBooksBalance(shop().database.pool));

const listOf = async (who = office()) => (await who.getToGiveBack({ query: {} })).orders;
const findOf = async (orderId: string, who = office()) => (await listOf(who)).find(({ _id }) => _id === orderId);

async function pay(orderId: string, amount: number, reference = '') {
  const params = { orderId };
  const { revision } = (await office().getAnyOrder({ params })).order.payment;
  const paid = { revision, amount, method: 'Mobile money', note: '', ...(reference && { reference }) };
  await office().recordPayment({ params, body: paid });
}

/** An order of one unit for 10,000 of each shop. */
async function orderOf(...sellerIds: string[]): Promise<string> {
  const lines = [];
  for (const sellerId of sellerIds) {
    const { id: productId } = await buildProduct(db(), { sellerId, priceRwf: 10_000 });
    lines.push({ productId, quantity: 1 });
  }
  return (await placeOrder(shop(), buyer(), buildOrderBody(lines))).orderId;
}

describe('what is to be given back', () => {
  it('is what was paid for an order that is cancelled, until its refund is recorded', async () => {
    const orderId = await orderOf(seller().seller.id);
    const before = (await office().getToGiveBack({ query: {} })).sum;
    const reference = `TX${Math.random().toString().slice(2, 10)}`;
    await pay(orderId, 10_000, reference);
    expect(await findOf(orderId)).toBeUndefined();
    await desk().changeSellerOrderStatus({ params: { orderId }, body: { status: 'cancelled' } });
    const waiting = await findOf(orderId);
    expect(waiting).toMatchObject({
      back: 10_000,
      reason: 'cancelled',
      shopNames: [seller().seller.shopName],
      paidBy: [{ method: 'Mobile money', amount: 10_000, reference }],
    });
    expect(waiting).not.toHaveProperty('return');
    expect((await office().getToGiveBack({ query: {} })).sum).toBe(before + 10_000);
    const { revision = 0 } = waiting ?? {};
    const refund = { revision, amount: 10_000, method: 'Cash', isRefund: true, why: 'too_much', note: '' } as const;
    await office().recordPayment({ params: { orderId }, body: refund });
    expect(await findOf(orderId)).toBeUndefined();
    expect(await office().refusalOf.recordPayment({ params: { orderId }, body: refund })).toBe('edit_conflict');
  });

  it('is given back for goods that came back with their return, once', async () => {
    const order = await deliver({ quantity: 2 });
    const returnId = await askFor(order);
    await accept(returnId);
    expect(await findOf(order.orderId)).toBeUndefined();
    await receive(returnId, order.lineId, 1);
    for (const who of [office(), desk()]) {
      expect(await findOf(order.orderId, who)).toMatchObject({
        back: 10_000,
        reason: 'return',
        return: { _id: returnId, most: 10_000 },
      });
    }
    await desk().closeReturn({ params: { returnId }, body: { refund: 9000, method: 'Cash' } });
    expect(await findOf(order.orderId)).toBeUndefined();
  });

  it('comes oldest first, in pages', async () => {
    const ids = [await orderOf(seller().seller.id), await orderOf(seller().seller.id)];
    for (const orderId of ids.toReversed()) await pay(orderId, 12_000);
    expect((await listOf(desk())).map(({ _id, reason }) => [_id, reason])).toEqual(
      ids.map((id) => [id, 'paid_too_much']),
    );
    expect(await desk().getToGiveBack({ query: { pageNumber: '2' } })).toMatchObject({
      orders: [],
      total: 2,
      sum: 4000,
    });
  });

  it('is the office’s where several shops have a part in it, and never another shop’s', async () => {
    const other = await signInSeller(shop());
    const stranger = createTestSellerClient(shop(), other.token);
    const [own, shared] = [await orderOf(seller().seller.id), await orderOf(seller().seller.id, other.seller.id)];
    for (const orderId of [own, shared]) await pay(orderId, 30_000);
    expect(await findOf(shared)).toMatchObject({ back: 10_000 });
    expect(await findOf(shared, desk())).toBeUndefined();
    expect(await findOf(own, desk())).toMatchObject({ back: 20_000 });
    expect(await stranger.getToGiveBack({ query: {} })).toMatchObject({ orders: [], total: 0, sum: 0 });
    await stranger.changeSellerOrderStatus({ params: { orderId: shared }, body: { status: 'cancelled' } });
    expect(await findOf(shared, desk())).toBeUndefined();
  });
});

describe('what is to be collected', () => {
  it('is what is open on parts that are packed or handed over, for a shop on its own', async () => {
    const { id: riderId } = (await signInSeller(shop(), { ownerName: 'Eric' })).seller;
    const other = await signInSeller(shop());
    const orderId = await orderOf(seller().seller.id, other.seller.id);
    const params = { orderId };
    const before = await office().getToCollect();
    expect(await desk().getToCollect()).toMatchObject({ count: 0, open: 0, riders: [], shops: [] });
    for (const status of ['processing', 'warehouse'] as const) {
      await desk().changeSellerOrderStatus({ params, body: { status } });
    }
    await db().update(orderParts).set({ riderId }).where(eq(orderParts.sellerId, seller().seller.id));
    const sums = { count: 1, open: 10_000 };
    expect(await desk().getToCollect()).toEqual({
      ...sums,
      statuses: [{ status: 'warehouse', ...sums }],
      riders: [{ _id: riderId, name: 'Eric', ...sums }],
      shops: [],
    });
    expect(await createTestSellerClient(shop(), other.token).getToCollect()).toMatchObject({ count: 0 });
    const whole = await office().getToCollect();
    expect([whole.count, whole.open]).toEqual([before.count + 1, before.open + 10_000]);
    expect(whole.shops).toContainEqual({ _id: seller().seller.id, name: seller().seller.shopName, ...sums });
    await pay(orderId, 20_000);
    expect(await desk().getToCollect()).toMatchObject({ count: 0, open: 0 });
  });

  it('and to be given back is nothing for who is no shop', async () => {
    const stranger = createTestSellerClient(shop(), buyer().token);
    expect(await stranger.refusalOf.getToCollect({})).toBe('unauthorized');
    expect(await stranger.refusalOf.getToGiveBack({ query: {} })).toBe('unauthorized');
  });
});
