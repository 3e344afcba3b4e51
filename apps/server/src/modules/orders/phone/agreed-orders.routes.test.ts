import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { customers, orders } from '../../../db/schema/index.ts';
import { soon } from '../../../testing/mail-shop.ts';
import { useOrderDesk } from '../../../testing/order-desk.ts';
import { deliverTo } from '../../../testing/orders.ts';

const { shop, buyer, mailsTo, db, desk, radio } = useOrderDesk();

let phone: string;
let lastNumber = 788_300_000;

beforeEach(async () => {
  phone = `+250${(lastNumber += 1)}`;
  await db().update(customers).set({ phone }).where(eq(customers.id, buyer().customer.id));
});

/** Taken by the desk for the buyer, who is on the line. */
async function take(given: { contact_from?: string; contact_until?: string } = {}): Promise<string> {
  const body = {
    phone,
    lines: [{ productId: radio().id, quantity: 1 }],
    shipping_info: { ...deliverTo, phone },
    ...given,
  };
  const headers = { 'idempotency-key': randomUUID() };
  return (await desk().api.placePhoneOrder({ body, headers })).orderId;
}

const told = () => mailsTo(buyer().customer.email)[0]?.text;

it('is agreed when it is taken: it waits for no call, is told so and does not expire', async () => {
  const orderId = await take();
  await soon(() => expect(told()).toContain('You confirmed it by phone'));
  expect(told()).not.toContain('call you');
  await soon(() => expect(mailsTo(desk().seller.email)[0]?.text).toContain('Confirmed by phone: no call is needed.'));
  expect((await desk().api.getSellerCalls()).calls).toEqual([]);
  const stands = { _id: orderId, delivery_status: 'pending', isConfirmed: true };
  expect((await desk().api.getSellerOrders({})).orders[0]).toMatchObject(stands);
  await db()
    .update(orders)
    .set({ expiresAt: new Date(0) })
    .where(eq(orders.id, orderId));
  expect(await shop().orders.expireNext()).toBe(false);
});

it('waits for the call that was asked for, where it is to be confirmed another time', async () => {
  const [contact_from = '', contact_until = ''] = [1, 2].map((hours) =>
    new Date(Date.now() + hours * 3_600_000).toISOString(),
  );
  const orderId = await take({ contact_from, contact_until });
  expect((await desk().api.getSellerCalls()).calls.map(({ _id }) => _id)).toEqual([orderId]);
  expect((await desk().api.getSellerOrder({ params: { orderId } })).order).not.toHaveProperty('isConfirmed');
  await soon(() => expect(told()).toContain('We will call you on'));
});
