import { randomUUID } from 'node:crypto';
import { calls } from '@urumuri/contract/schemas';
import type { DeliveryStatus } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders, products } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder, staffOf } from '../../testing/orders.ts';
import { openOwnOrders } from '../../testing/own-orders.ts';

const { shop, buyer, db, stranger, ask, order, list, advance } = openOwnOrders();

describe('cancelling', () => {
  it('gives the stock back while the order is pending', async () => {
    const { id: productId } = await buildProduct(db(), { stock: 5 });
    const orderId = await order(productId, 3);
    const answer = await ask('POST', `cancel-order/${orderId}`);
    expect(answer.statusCode).toBe(200);
    const cancelled = { _id: orderId, delivery_status: 'cancelled', revision: 1 };
    expect(calls.cancelOrder.response.parse(answer.json()).order).toMatchObject(cancelled);
    const [product] = await db().select().from(products).where(eq(products.id, productId));
    expect(product).toMatchObject({ stock: 5, reserved: 0, sold: 0, stockRevision: 2 });
  });

  it.each<DeliveryStatus[][]>([
    [['processing']],
    [['processing', 'warehouse']],
    [['processing', 'warehouse', 'placed']],
    [['cancelled']],
  ])('is refused once the order is past pending: %j', async (steps) => {
    const orderId = await order();
    await advance(orderId, ...steps);
    const answer = await ask('POST', `cancel-order/${orderId}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'order_not_cancellable', details: { delivery_status: steps.at(-1) } });
  });

  it('is refused once one of the sellers has begun', async () => {
    const sold = [await buildProduct(db()), await buildProduct(db())];
    const lines = sold.map(({ id }) => ({ productId: id, quantity: 1 }));
    const { orderId } = await placeOrder(shop(), buyer(), buildOrderBody(lines));
    const { parts } = await shop().orders.getOrder(orderId, buyer().customer.id);
    await shop().orders.changePartStatus(parts[0]?.id ?? '', parts[0]?.sellerId ?? '', 'processing', 'seller');
    expect((await list())[0]?.delivery_status).toBe('pending');
    expect((await ask('POST', `cancel-order/${orderId}`)).statusCode).toBe(409);
  });

  it('ten times at once gives the stock back once', async () => {
    const { id: productId } = await buildProduct(db(), { stock: 5 });
    const orderId = await order(productId, 2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('POST', `cancel-order/${orderId}`)));
    const countOf = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([countOf(200), countOf(409)]).toEqual([1, 9]);
  });

  it('is for its customer alone', async () => {
    const orderId = await order();
    expect((await ask('POST', `cancel-order/${orderId}`, stranger())).statusCode).toBe(404);
    expect((await ask('POST', `cancel-order/${randomUUID()}`)).statusCode).toBe(404);
    expect((await list())[0]?.delivery_status).toBe('pending');
  });
});

describe('clearing the list', () => {
  it('hides ended orders and keeps them in the books; open ones stay', async () => {
    const { id: productId } = await buildProduct(db());
    const placed = [await order(productId), await order(productId), await order(productId), await order(productId)];
    const [open, packed, delivered, cancelled] = placed as [string, string, string, string];
    await advance(packed, 'processing', 'warehouse');
    await advance(delivered, 'processing', 'warehouse', 'placed');
    await advance(cancelled, 'cancelled');
    const answer = await ask('DELETE', `clear-orders/${buyer().customer.id}`);
    expect(answer.statusCode).toBe(200);
    expect(calls.clearOrders.response.parse(answer.json()).message).toEqual(expect.any(String));
    expect((await list()).map(({ _id }) => _id)).toEqual([packed, open]);
    expect(await db().$count(orders, eq(orders.customerId, buyer().customer.id))).toBe(4);
    expect((await ask('GET', `get-order-details/${delivered}`)).statusCode).toBe(200);
    await shop().orders.markPaid(delivered, await staffOf(shop(), delivered));
    expect((await list()).map(({ _id }) => _id)).toEqual([delivered, packed, open]);
  });

  it('leaves other customers’ lists alone', async () => {
    await order();
    expect((await ask('DELETE', `clear-orders/${buyer().customer.id}`, stranger())).statusCode).toBe(403);
    expect((await ask('DELETE', `clear-orders/${stranger().customer.id}`, stranger())).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
  });
});
