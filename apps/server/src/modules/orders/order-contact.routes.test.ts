import { calls } from '@urumuri/contract/schemas';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const hourMs = 3_600_000;

const { shop, buyer } = useBuyer();

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

async function place(asked: Record<string, unknown>, key?: string) {
  const { id: productId } = await buildProduct(shop().database.db);
  return placeOrder(shop(), buyer(), buildOrderBody([{ productId, quantity: 1 }], asked), key);
}

async function readOrder(orderId: string) {
  const url = `/api/home/customer/get-order-details/${orderId}`;
  const answer = await shop().app.inject({ url, headers: buyer().headers });
  return calls.getOrderDetails.response.parse(answer.json()).order;
}

describe('the call about an order', () => {
  it('comes as the customer asked, and the order says so', async () => {
    const asked = { contact_by: 'whatsapp', contact_from: inHours(20), contact_until: inHours(24) };
    const { orderId, statusCode } = await place(asked);
    expect(statusCode).toBe(201);
    expect(await readOrder(orderId)).toMatchObject(asked);
  });

  it('comes by phone and as soon as possible when nothing was asked', async () => {
    const order = await readOrder((await place({})).orderId);
    expect(order.contact_by).toBe('phone');
    expect(order).not.toHaveProperty('contact_from');
    expect(order).not.toHaveProperty('contact_until');
  });

  it.each([
    ['is over', -5, -1],
    ['is too far ahead', 24 * 8, 24 * 8 + 4],
  ])('cannot come at a time that %s; the order waits for another', async (_case, from, until) => {
    const answer = await place({ contact_from: inHours(from), contact_until: inHours(until) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', details: { contact_until: expect.any(String) } });
  });

  it('may be asked for while the time runs', async () => {
    expect((await place({ contact_from: inHours(-1), contact_until: inHours(1) })).statusCode).toBe(201);
  });

  it('does not make a retry another order', async () => {
    const { id: productId } = await buildProduct(shop().database.db);
    const body = buildOrderBody([{ productId, quantity: 1 }]);
    const first = await placeOrder(shop(), buyer(), body, 'one key');
    const again = await placeOrder(
      shop(),
      buyer(),
      { ...body, contact_from: inHours(-3), contact_until: inHours(-2) },
      'one key',
    );
    expect(again.statusCode).toBe(200);
    expect(again.orderId).toBe(first.orderId);
  });
});
