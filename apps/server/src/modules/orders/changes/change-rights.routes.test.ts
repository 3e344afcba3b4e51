import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderEvents, orders } from '../../../db/schema/index.ts';
import { soon } from '../../../testing/mail-shop.ts';
import { units, useOrderDesk } from '../../../testing/order-desk.ts';
import { deliverTo } from '../../../testing/orders.ts';

const { shop, buyer, mailsTo, db, openDesk, desk, radio, lamp, order, change, refusal, begin, readStock, details } =
  useOrderDesk();

describe('who may', () => {
  it('is a shop for its own part, before it is packed, and the office for everything', async () => {
    const other = await openDesk();
    const office = await openDesk('admin');
    const [fan, orderId] = [await other.stock('Fan'), await order([[radio(), 2]])];
    expect(await refusal(orderId, units([[radio(), 1]]), other)).toBe('not_found');
    expect(await other.api.refusalOf.previewOrderChange({ params: { orderId }, body: {} })).toBe('not_found');
    expect(await other.api.refusalOf.noteOrder({ params: { orderId }, body: { note: 'x' } })).toBe('not_found');
    expect(await refusal(orderId, units([[fan, 1]]))).toBe('not_found');
    // A shop that had no part gets one, which waits for no call and does not expire.
    await begin(orderId);
    await change(orderId, units([[fan, 2]]), office);
    expect((await other.api.getSellerOrder({ params: { orderId } })).order).toMatchObject({
      delivery_status: 'pending',
      awaitsCall: false,
      items: 2,
    });
    await db()
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, orderId));
    expect(await shop().orders.expireNext()).toBe(false);
    // Where it goes is the whole order's.
    expect(await refusal(orderId, { shipping_info: { ...deliverTo, area: 'Kimironko' } })).toBe(
      'order_status_conflict',
    );
    await desk().api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'warehouse' } });
    expect(await refusal(orderId, units([[radio(), 1]]))).toBe('order_status_conflict');
    expect(await refusal(orderId, units([[radio(), 1]]), office)).toBe('order_status_conflict');
    await change(orderId, units([[fan, 1]]), other);
    expect((await desk().api.getSellerOrder({ params: { orderId } })).order.canChange).toBe(false);
  });

  it.each([
    ['no reason', { reason: ' ' }, 'Reason is required'],
    ['nothing changed', {}, 'No changes yet.'],
    [
      'the same product twice',
      { lines: [1, 2].map((quantity) => ({ productId: 'a', quantity })) },
      'Each product may be named once',
    ],
    [
      'a call that is over',
      { call: { contact_from: '2020-01-01T08:00:00Z', contact_until: '2020-01-01T09:00:00Z' } },
      'We cannot call',
    ],
  ])('is told in words: %s', async (_what, given, sentence) => {
    const orderId = await order([[radio(), 1]]);
    const answer = change(orderId, given);
    await expect(answer).rejects.toThrow(expect.objectContaining({ message: expect.stringContaining(sentence) }));
  });
});

describe('where it goes and when we call', () => {
  it('is changed, and told without the street', async () => {
    const orderId = await order([[radio(), 1]]);
    const to = { ...deliverTo, area: 'Kimironko', address: 'KG 11 Ave 77', phone: '+250788999111' };
    const from = new Date(Date.now() + 3_600_000).toISOString();
    const until = new Date(Date.now() + 7_200_000).toISOString();
    const call = { contact_by: 'whatsapp' as const, contact_from: from, contact_until: until };
    await change(orderId, { shipping_info: to, call });
    const { order: told } = await details(orderId);
    expect(told).toMatchObject({ shippingInfo: to, contact_by: 'whatsapp', contact_from: from });
    expect(told.history.at(-1)?.note).toBe(
      'It goes to Kimironko, Gasabo now; Our call is at another time. Reason: The customer asked',
    );
    await soon(() =>
      expect(
        mailsTo(buyer().customer.email)
          .map(({ text }) => text)
          .join('\n'),
      ).toContain('It goes to Kimironko'),
    );
    expect(
      mailsTo(buyer().customer.email)
        .map(({ text }) => text)
        .join('\n'),
    ).not.toContain('Ave 77');
  });
});

describe('at the same moment', () => {
  it('a double press changes it once, and a key is not used for something else', async () => {
    const orderId = await order([[radio(), 2]]);
    const body = { ...units([[radio(), 1]]), revision: 0 };
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => change(orderId, body, desk(), key)));
    expect(answers.map(({ revision }) => revision)).toEqual([1, 1, 1]);
    const events = await db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(events.filter(({ kind }) => kind === 'change')).toHaveLength(1);
    await expect(change(orderId, { ...body, ...units([[radio(), 3]]) }, desk(), key)).rejects.toThrow(
      expect.objectContaining({ code: 'idempotency_conflict' }),
    );
  });

  it('of two editors one is told to look again', async () => {
    const office = await openDesk('admin');
    const orderId = await order([[radio(), 2]]);
    const both = await Promise.allSettled([
      change(orderId, { ...units([[radio(), 1]]), revision: 0 }),
      change(orderId, { ...units([[lamp(), 1]]), revision: 0 }, office),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'edit_conflict' } });
  });

  it('two changes for the last one give it to one of them', async () => {
    const last = await desk().stock('Last', 1);
    const both = [await order([[radio(), 1]]), await order([[lamp(), 1]])];
    const results = await Promise.allSettled(both.map((orderId) => change(orderId, units([[last, 1]]))));
    expect(results.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'out_of_stock' } });
    expect(await readStock(last)).toEqual([1, 1, 0]);
  });

  it.each<[string, (orderId: string) => Promise<unknown>]>([
    ['a cancellation', (orderId) => shop().orders.cancelOrder(orderId, buyer().customer.id)],
    ['a step', (orderId) => begin(orderId)],
    ['an expiry', () => shop().orders.expireNext()],
  ])('%s and a change come one after the other', async (_what, other) => {
    const orderId = await order([[radio(), 2]]);
    await db()
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, orderId));
    const [changed] = await Promise.allSettled([
      change(orderId, { ...units([[radio(), 4]]), revision: 0 }),
      other(orderId),
    ]);
    if (changed.status === 'rejected') {
      expect(['edit_conflict', 'order_status_conflict']).toContain((changed.reason as { code: string }).code);
    }
  });
});

describe('notes', () => {
  const secret = 'the house alone';

  it('for the house reach no customer, by no way', async () => {
    const office = await openDesk('admin');
    const orderId = await order([[radio(), 2]]);
    const params = { orderId };
    const said = { note: secret, customerNote: 'A word to you' };
    await desk().api.noteSellerCall({ params, body: { outcome: 'confirmed', ...said } });
    await change(orderId, { ...units([[radio(), 3]]), note: secret });
    await desk().api.noteOrder({ params, body: { note: secret } });
    await desk().api.noteOrder({ params, body: { note: secret, customerNote: 'By the gate' } });
    await office.api.noteOrder({ params, body: { note: `${secret}, of the office` } });
    await desk().api.markSellerOrderPaid({ params, body: said });
    await office.api.changeOrderPayment({ params, body: { status: 'refunded', why: 'other', ...said } });
    for (const status of ['processing', 'cancelled'] as const) {
      await desk().api.changeSellerOrderStatus({ params, body: { status, ...said } });
    }

    const { order: own } = await desk().api.getSellerOrder({ params });
    expect(own.timeline.filter(({ houseNote }) => houseNote === secret)).toHaveLength(7);
    expect(JSON.stringify(own)).not.toContain('of the office');
    const { order: whole } = await office.api.getAnyOrder({ params });
    expect(whole.timeline.filter(({ houseNote }) => houseNote.startsWith(secret))).toHaveLength(9);

    const told = await details(orderId);
    expect(told.order.history.map(({ kind, note }) => [kind, note])).toEqual([
      ['delivery', undefined],
      ['call', undefined],
      ['note', 'A word to you'],
      ['change', expect.stringContaining('became 3')],
      ['note', 'By the gate'],
      ['payment', 'A word to you'],
      ['payment', 'A word to you'],
      ['delivery', 'A word to you'],
      ['delivery', 'A word to you'],
    ]);
    const mails = () => mailsTo(buyer().customer.email);
    // Received, a note, the change, a note, paid, refunded, processing, cancelled.
    await soon(() => expect(mails()).toHaveLength(8));
    expect(mails().filter(({ text }) => text.includes('A word to you'))).toHaveLength(5);
    const link = /track#(\S+)/.exec(mails()[0]?.text ?? '')?.[1];
    const payload = { token: link };
    const linked = await shop().app.inject({ method: 'POST', url: '/api/home/order/linked', payload });
    expect(linked.statusCode).toBe(200);
    expect(linked.body).toContain('By the gate');
    const list = `/api/home/customer/get-orders/${buyer().customer.id}/all`;
    const listed = await shop().app.inject({ url: list, headers: buyer().headers });
    for (const text of [told.body, linked.body, listed.body, JSON.stringify(mails())])
      expect(text).not.toContain(secret);
  });
});
