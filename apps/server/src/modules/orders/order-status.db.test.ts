import { randomUUID } from 'node:crypto';
import type { DeliveryStatus } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { orderEvents, orders, outbox, products, reservations } from '../../db/schema/index.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { buildOrderBody, placeOrder, staffOf } from '../../testing/orders.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';
import { createOrderExpiry } from './order-expiry.ts';

let shop: TestShop;
let buyer: SignedIn;
let productId: string;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

beforeEach(async () => {
  buyer = await signInCustomer(shop);
  productId = (await buildProduct(shop.database.db, { stock: 10 })).id;
});

afterEach(() => assertBooksBalance(shop.database.pool));

const db = () => shop.database.db;
const stepsTo: Record<DeliveryStatus, DeliveryStatus[]> = {
  pending: [],
  processing: ['processing'],
  warehouse: ['processing', 'warehouse'],
  placed: ['processing', 'warehouse', 'placed'],
  cancelled: ['cancelled'],
};

async function order(...productIds: string[]): Promise<string> {
  const lines = (productIds.length === 0 ? [productId] : productIds).map((id) => ({ productId: id, quantity: 2 }));
  return (await placeOrder(shop, buyer, buildOrderBody(lines))).orderId;
}

const read = (orderId: string) => shop.orders.getOrder(orderId, buyer.customer.id);

async function move(orderId: string, to: DeliveryStatus, place = 0): Promise<void> {
  const part = (await read(orderId)).parts[place];
  await shop.orders.changePartStatus(part?.id ?? '', part?.sellerId ?? '', to, 'seller');
}

async function readStock() {
  const [row] = await db().select().from(products).where(eq(products.id, productId));
  return { stock: row?.stock, reserved: row?.reserved, sold: row?.sold, revision: row?.stockRevision };
}

describe('a part of an order', () => {
  it.each<[DeliveryStatus, object, 'held' | 'deducted' | 'released']>([
    ['pending', { stock: 10, reserved: 2, sold: 0, revision: 1 }, 'held'],
    ['processing', { stock: 8, reserved: 0, sold: 2, revision: 1 }, 'deducted'],
    ['warehouse', { stock: 8, reserved: 0, sold: 2, revision: 1 }, 'deducted'],
    ['placed', { stock: 8, reserved: 0, sold: 2, revision: 1 }, 'deducted'],
    ['cancelled', { stock: 10, reserved: 0, sold: 0, revision: 2 }, 'released'],
  ])('that is %s leaves the stock at %j', async (status, stock, state) => {
    const orderId = await order();
    for (const step of stepsTo[status]) await move(orderId, step);
    expect(await readStock()).toEqual(stock);
    expect(await db().select().from(reservations).where(eq(reservations.productId, productId))).toMatchObject([
      { state, quantity: 2 },
    ]);
    expect(await read(orderId)).toMatchObject({ deliveryStatus: status, revision: stepsTo[status].length });
  });

  it('that is cancelled while it is being processed puts its units back on the shelf', async () => {
    const orderId = await order();
    await move(orderId, 'processing');
    await move(orderId, 'cancelled');
    expect(await readStock()).toEqual({ stock: 10, reserved: 0, sold: 0, revision: 2 });
  });

  it('that is put to the status it has does not move', async () => {
    const orderId = await order();
    await move(orderId, 'processing');
    await move(orderId, 'processing');
    expect(await readStock()).toMatchObject({ stock: 8, sold: 2 });
    expect(await read(orderId)).toMatchObject({ revision: 1 });
  });

  it('moves once when many ask at once', async () => {
    const orderId = await order();
    await Promise.all(Array.from({ length: 10 }, () => move(orderId, 'processing')));
    expect(await readStock()).toMatchObject({ stock: 8, reserved: 0, sold: 2 });
  });

  it.each<[DeliveryStatus, DeliveryStatus, string]>([
    ['pending', 'warehouse', 'order_status_conflict'],
    ['placed', 'pending', 'order_status_conflict'],
    ['warehouse', 'cancelled', 'order_not_cancellable'],
    ['cancelled', 'processing', 'order_status_conflict'],
  ])('does not go from %s to %s', async (from, to, code) => {
    const orderId = await order();
    for (const step of stepsTo[from]) await move(orderId, step);
    await expect(move(orderId, to)).rejects.toMatchObject({ code });
    expect(await read(orderId)).toMatchObject({ deliveryStatus: from });
  });

  it('is moved by its seller alone', async () => {
    const orderId = await order();
    const [part] = (await read(orderId)).parts;
    for (const [partId, sellerId] of [
      [part?.id, randomUUID()],
      [randomUUID(), part?.sellerId],
      ['x', 'y'],
    ]) {
      const refused = shop.orders.changePartStatus(partId ?? '', sellerId ?? '', 'processing', 'seller');
      await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('keeps the others waiting: the order is as far as its slowest part', async () => {
    const orderId = await order(productId, (await buildProduct(db())).id);
    await move(orderId, 'processing', 0);
    expect((await read(orderId)).deliveryStatus).toBe('pending');
    await move(orderId, 'cancelled', 1);
    expect((await read(orderId)).deliveryStatus).toBe('processing');
  });

  it('writes every step into the history', async () => {
    const orderId = await order();
    await move(orderId, 'processing');
    await shop.orders.markPaid(orderId, await staffOf(shop, orderId));
    const history = await db()
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.id);
    expect(history.map(({ kind, fromStatus, toStatus, actor }) => [kind, fromStatus, toStatus, actor])).toEqual([
      ['delivery', null, 'pending', 'customer'],
      ['delivery', 'pending', 'processing', 'seller'],
      ['payment', 'unpaid', 'paid', 'admin'],
    ]);
  });

  it('says nothing of the stock when what can be bought has not changed', async () => {
    const orderId = await order();
    const tellings = () => db().$count(outbox, eq(outbox.type, 'stock.changed'));
    const before = await tellings();
    await move(orderId, 'processing');
    expect(await tellings()).toBe(before);
    await move(orderId, 'cancelled');
    expect(await tellings()).toBe(before + 1);
  });
});

describe('payment', () => {
  it('goes from unpaid to paid to refunded, and tells of it', async () => {
    const orderId = await order();
    await expect(
      shop.orders.markRefunded(orderId, await staffOf(shop, orderId), { refundFor: 'other' }),
    ).rejects.toMatchObject({ code: 'order_status_conflict' });
    await shop.orders.markPaid(orderId, await staffOf(shop, orderId));
    await shop.orders.markPaid(orderId, await staffOf(shop, orderId));
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'paid', revision: 1 });
    await shop.orders.markRefunded(orderId, await staffOf(shop, orderId), { refundFor: 'other' });
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'refunded', revision: 2 });
    await expect(shop.orders.markPaid(orderId, await staffOf(shop, orderId))).rejects.toMatchObject({
      code: 'order_status_conflict',
    });
  });

  it('is not taken for a cancelled order or one that is not there', async () => {
    const orderId = await order();
    await move(orderId, 'cancelled');
    await expect(shop.orders.markPaid(orderId, await staffOf(shop, orderId))).rejects.toMatchObject({
      code: 'order_status_conflict',
    });
    await expect(shop.orders.markPaid(randomUUID(), await staffOf(shop, randomUUID()))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('an order nobody pays', () => {
  const letTimePass = (orderId: string) =>
    db()
      .update(orders)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(orders.id, orderId));

  async function expireAll(): Promise<void> {
    while (await shop.orders.expireNext());
  }

  it('is cancelled when its time is up, and gives its stock back', async () => {
    const [late, early] = [await order(), await order()];
    await letTimePass(late);
    await expireAll();
    expect((await read(late)).deliveryStatus).toBe('cancelled');
    expect((await read(early)).deliveryStatus).toBe('pending');
    expect(await readStock()).toMatchObject({ stock: 10, reserved: 2 });
  });

  it('stays when it is paid or somebody has begun with it', async () => {
    const [paid, begun] = [await order(), await order()];
    await shop.orders.markPaid(paid, await staffOf(shop, paid));
    await move(begun, 'processing');
    await Promise.all([paid, begun].map(letTimePass));
    await expireAll();
    expect((await read(paid)).deliveryStatus).toBe('pending');
    expect((await read(begun)).deliveryStatus).toBe('processing');
  });

  const call = async (orderId: string, outcome: 'confirmed' | 'changed' | 'no_answer', place = 0) => {
    const part = (await read(orderId)).parts[place];
    await shop.orders.noteCall(part?.id ?? '', part?.sellerId ?? '', { outcome, note: 'One instead of two' });
  };

  it('stays when its customer confirmed or changed it in a call, not when nobody answered', async () => {
    const [confirmed, changed, unanswered] = [await order(), await order(), await order()];
    await call(confirmed, 'confirmed');
    await call(changed, 'changed');
    await call(unanswered, 'no_answer');
    await Promise.all([confirmed, changed, unanswered].map(letTimePass));
    await expireAll();
    expect((await read(confirmed)).deliveryStatus).toBe('pending');
    expect((await read(changed)).deliveryStatus).toBe('pending');
    expect((await read(unanswered)).deliveryStatus).toBe('cancelled');
  });

  it('loses only the parts that nobody confirmed', async () => {
    const orderId = await order(productId, (await buildProduct(db())).id);
    await call(orderId, 'confirmed', 1);
    await letTimePass(orderId);
    await expireAll();
    expect((await read(orderId)).parts.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
  });

  it('loses only the parts that nobody has begun with', async () => {
    const orderId = await order(productId, (await buildProduct(db())).id);
    await move(orderId, 'processing', 0);
    await letTimePass(orderId);
    await expireAll();
    const { deliveryStatus, parts } = await read(orderId);
    expect(deliveryStatus).toBe('processing');
    expect(parts.map(({ status }) => status).sort()).toEqual(['cancelled', 'processing']);
  });

  it('is expired once by several nodes at work', async () => {
    const placed = [await order(), await order(), await order()];
    await Promise.all(placed.map(letTimePass));
    await Promise.all([expireAll(), expireAll(), expireAll()]);
    expect(await readStock()).toEqual({ stock: 10, reserved: 0, sold: 0, revision: 6 });
  });

  it('is found by the clock, which stops when the shop closes and outlives a fault', async () => {
    const orderId = await order();
    await letTimePass(orderId);
    const onError = vi.fn();
    let asked = 0;
    const expireNext = async () => {
      asked += 1;
      if (asked === 1) throw new Error('the database is away');
      return shop.orders.expireNext();
    };
    // No time passes between two looks.
    const sleep = () => new Promise<void>((resolve) => setImmediate(resolve));
    const expiry = startJobs([createOrderExpiry({ expireNext })], { onError, sleep });
    await vi.waitFor(async () => expect((await read(orderId)).deliveryStatus).toBe('cancelled'));
    await expiry.stop();
    const stoppedAfter = asked;
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(stoppedAfter);
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
