import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { cartLines, orders } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { buildOrderBody, placeOrder, staffOf } from '../../testing/orders.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, buyer, db, place, countOrders, readProduct } = useBuyer();

afterEach(() => assertBooksBalance(shop().database.pool));

describe('asking twice', () => {
  it('with the same key finds the order that was made', async () => {
    const { id: productId } = await buildProduct(db());
    const [line] = await db()
      .insert(cartLines)
      .values({ customerId: buyer().customer.id, productId, quantity: 2, seenUnitPriceRwf: 1 })
      .returning();
    const body = buildOrderBody([{ cartLineId: line?.id ?? '', quantity: 2 }]);
    const first = await place(body, 'a key of mine');
    const second = await place(body, 'a key of mine');
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.json()).toEqual(first.json());
    expect(await readProduct(productId)).toMatchObject({ reserved: 2 });
  });

  it('with the same key for another order is refused, and told which order stands', async () => {
    const { id: productId } = await buildProduct(db());
    const { orderId } = await place(buildOrderBody([{ productId, quantity: 1 }]), 'k');
    const answer = await place(buildOrderBody([{ productId, quantity: 2 }]), 'k');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'idempotency_conflict', details: { orderId } });
    expect(await countOrders()).toBe(1);
  });

  it('with another customer’s key is an order of one’s own', async () => {
    const { id: productId } = await buildProduct(db());
    const body = buildOrderBody([{ productId, quantity: 1 }]);
    const first = await place(body, 'shared');
    const second = await placeOrder(shop(), await signInCustomer(shop()), body, 'shared');
    expect(second.statusCode).toBe(201);
    expect(second.orderId).not.toBe(first.orderId);
  });

  it('without a key is a second press of the button for thirty seconds', async () => {
    const { id: productId } = await buildProduct(db());
    const body = buildOrderBody([{ productId, quantity: 1 }]);
    const first = await place(body, null);
    const second = await place(body, null);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.orderId).toBe(first.orderId);
    await db()
      .update(orders)
      .set({ createdAt: new Date(Date.now() - 31_000) })
      .where(eq(orders.id, first.orderId));
    expect((await place(body, null)).statusCode).toBe(201);
    expect(await countOrders()).toBe(2);
  });

  it('without a key after cancelling is meant', async () => {
    const { id: productId } = await buildProduct(db());
    const body = buildOrderBody([{ productId, quantity: 1 }]);
    const first = await place(body, null);
    await shop().orders.cancelOrder(first.orderId, buyer().customer.id);
    expect((await place(body, null)).statusCode).toBe(201);
  });

  it.each([
    ['the same key', 'one key'],
    ['no key', null],
  ])('fifty times at once with %s makes one order', async (_case, key) => {
    const { id: productId } = await buildProduct(db());
    const body = buildOrderBody([{ productId, quantity: 1 }]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(body, key)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49);
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await readProduct(productId)).toMatchObject({ reserved: 1 });
  });

  it.each([
    ['too long', 'k'.repeat(256)],
    ['not ASCII', 'clé'],
    ['empty', ''],
  ])('with a key that is %s is refused', async (_case, key) => {
    const { id: productId } = await buildProduct(db());
    const answer = await place(buildOrderBody([{ productId, quantity: 1 }]), key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      details: { 'idempotency-key': expect.any(String) },
    });
  });
});

describe('limits', () => {
  it('let a customer have ten unpaid orders open', async () => {
    const { id: productId } = await buildProduct(db(), { stock: 50 });
    const body = buildOrderBody([{ productId, quantity: 1 }]);
    const placed = [];
    for (let number = 1; number <= 10; number += 1) placed.push(await place(body));
    expect(placed.every(({ statusCode }) => statusCode === 201)).toBe(true);
    const refused = await place(body);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'order_limit' });
    await shop().orders.markPaid(placed[0]?.orderId ?? '', await staffOf(shop(), placed[0]?.orderId ?? ''));
    expect((await place(body)).statusCode).toBe(201);
    await shop().orders.cancelOrder(placed[1]?.orderId ?? '', buyer().customer.id);
    expect((await place(body)).statusCode).toBe(201);
  });

  it('let a customer hold twenty of one product', async () => {
    const { id: productId } = await buildProduct(db(), { stock: 50 });
    expect((await place(buildOrderBody([{ productId, quantity: 15 }]))).statusCode).toBe(201);
    const refused = await place(buildOrderBody([{ productId, quantity: 6 }]));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'order_limit', details: { productId, limit: 20, held: 15 } });
    expect((await place(buildOrderBody([{ productId, quantity: 5 }]))).statusCode).toBe(201);
  });
});
