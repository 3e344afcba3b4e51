import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categories, orderEvents, outbox } from '../../db/schema/index.ts';
import { buildCategory, buildProduct } from '../../testing/factories.ts';
import { findFaults } from '../../testing/order-books.ts';
import { buildOrderBody } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useReturnDesk } from '../../testing/use-return-desk.ts';

const {
  shop,
  buyer,
  db,
  place,
  readProduct,
  seller,
  desk,
  office,
  deliver,
  url,
  read,
  ask,
  askFor,
  accept,
  receive,
  close,
} = useReturnDesk();

const redDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('a return', () => {
  it('is asked for, accepted, received, sold again and paid back, and the order tells of each step', async () => {
    const upload = await shop().app.inject({
      method: 'POST',
      url: '/api/home/customer/return-pictures',
      headers: { ...buyer().headers, 'content-type': 'image/png' },
      payload: redDot,
    });
    expect(upload.statusCode).toBe(201);
    const { image } = upload.json<{ image: string }>();
    const order = await deliver();
    const before = await readProduct(order.productId);
    expect((await read(order.orderId)).lines).toMatchObject([
      { quantity: 3, terms: 'It can be returned within 7 days after delivery.', until: expect.any(String) },
    ]);

    expect((await ask(order.orderId, order.lineId, 2, { pictures: [image] })).statusCode).toBe(201);
    const asked = await read(order.orderId);
    expect(asked.lines[0]?.quantity).toBe(1);
    expect(asked.returns).toMatchObject([{ status: 'asked', reason: 'faulty', text: 'It hums', pictures: [image] }]);
    const returnId = asked.returns[0]?._id ?? '';

    expect((await desk().getReturns()).counts.asked).toBe(1);
    expect((await accept(returnId)).return).toMatchObject({ status: 'accepted', mostRefund: 20_000 });
    expect((await receive(returnId, order.lineId, 1)).return).toMatchObject({
      status: 'received',
      lines: [{ quantity: 2, restocked: 1 }],
    });
    const after = await readProduct(order.productId);
    expect(after).toMatchObject({ stock: (before?.stock ?? 0) + 1, sold: (before?.sold ?? 0) - 1 });
    const told = await db()
      .select()
      .from(outbox)
      .where(sql`type = 'stock.changed' and payload::text like ${`%${order.productId}%`}`)
      .orderBy(outbox.id);
    expect(told.at(-1)?.payload).toMatchObject({
      products: [{ available: after?.stock, fellBy: -1, revision: after?.stockRevision }],
    });
    expect((await close(returnId, 15_000)).return).toMatchObject({ status: 'closed', refund: 15_000 });

    const details = await shop().app.inject({
      url: `/api/home/customer/get-order-details/${order.orderId}`,
      headers: buyer().headers,
    });
    const { order: shown } = details.json<{ order: { price: number; history: { kind: string; note: string }[] } }>();
    expect(shown.price).toBe(30_000);
    const name = after?.name ?? '';
    expect(shown.history.filter(({ kind }) => kind === 'return').map(({ note }) => note)).toEqual([
      `Asked to return 2 × ${name}: it is broken or does not work.`,
      `The shop accepts the return of 2 × ${name}. Bring it to our counter.`,
      `2 × ${name} came back to the shop.`,
      `RWF\u00a015,000 refunded for 2 × ${name}.`,
    ]);
    expect(await findFaults(shop().database.pool)).toEqual([]);
  });

  it('that is refused says why, and frees its units', async () => {
    const order = await deliver();
    const returnId = await askFor(order, 3);
    const params = { returnId };
    expect(await desk().refusalOf.decideReturn({ params, body: { isAccepted: false } })).toBe('validation_failed');
    await desk().decideReturn({ params, body: { isAccepted: false, answer: 'It was used.' } });
    const { returns, lines } = await read(order.orderId);
    expect(returns).toMatchObject([{ status: 'refused', answer: 'It was used.' }]);
    expect(lines[0]?.quantity).toBe(3);
  });
});

describe('two at once', () => {
  it('ask for the same unit in a storm: one gets it', async () => {
    const order = await deliver({ quantity: 2 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(order.orderId, order.lineId, 2)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
    expect((await read(order.orderId)).returns).toHaveLength(1);
  });

  it('of the staff receive the same goods: they are sold again once', async () => {
    const order = await deliver();
    const returnId = await askFor(order, 2);
    await accept(returnId);
    const before = (await readProduct(order.productId))?.stock ?? 0;
    const body = { restock: [{ _id: order.lineId, quantity: 2 }] };
    const tries = [desk(), office(), desk(), office()].map((who) => who.receiveReturn({ params: { returnId }, body }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readProduct(order.productId))?.stock).toBe(before + 2);
    expect(await findFaults(shop().database.pool)).toEqual([]);
  });

  it('of the staff decide: one does, and the other is told', async () => {
    const returnId = await askFor(await deliver());
    const body = { isAccepted: true, answer: '' };
    const decisions = await Promise.allSettled(
      [desk(), office()].map((who) => who.decideReturn({ params: { returnId }, body })),
    );
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await office().refusalOf.decideReturn({ params: { returnId }, body })).toBe('order_status_conflict');
  });
});

describe('money', () => {
  it('is given back up to what was paid for the units, their share of the voucher taken off', async () => {
    const voucher = { code: `R-${randomUUID().slice(0, 8)}`, amountOffRwf: 1000 };
    const order = await deliver({ voucher });
    const most: number[] = [];
    for (let unit = 0; unit < 3; unit += 1) {
      const returnId = await askFor(order);
      await accept(returnId);
      const { mostRefund } = (await receive(returnId, order.lineId, 0)).return;
      expect(await desk().refusalOf.closeReturn({ params: { returnId }, body: { refund: mostRefund + 1 } })).toBe(
        'validation_failed',
      );
      await close(returnId, mostRefund);
      most.push(mostRefund);
    }
    expect(most.reduce((sum, amount) => sum + amount, 0)).toBe(29_000);
    expect(await findFaults(shop().database.pool)).toEqual([]);
  });

  it('is not asked for what came back, nor given back for what nobody has paid', async () => {
    const order = await deliver({ isPaid: false });
    const returnId = await askFor(order);
    await accept(returnId);
    const readOffice = async () => (await office().getAnyOrder({ params: { orderId: order.orderId } })).order;
    expect(await readOffice()).toMatchObject({ payment: { open: 30_000 } });
    expect((await receive(returnId, order.lineId, 1)).return).toMatchObject({ mostRefund: 0, takenOff: 10_000 });
    const seen = await readOffice();
    expect(seen).toMatchObject({ payment: { open: 20_000, paid: 0, payments: [] }, parts: [{ open: 20_000 }] });
    expect(seen.timeline.at(-1)?.note).toMatch(
      / came back to the shop\. RWF.10,000 taken off what was still to be paid/,
    );
    await expect(close(returnId, 1)).rejects.toThrow('Nothing was paid for these items: there is nothing to refund.');
    expect((await close(returnId, 0)).return).toMatchObject({ status: 'closed', refund: 0, takenOff: 10_000 });
    expect(await readOffice()).toMatchObject({ payment: { open: 20_000, paid: 0 }, parts: [{ open: 20_000 }] });
  });

  it('paid in part goes back only beyond what stays, and what the shop keeps of it is not asked for', async () => {
    const order = await deliver({ quantity: 2, isPaid: false });
    const { orderId } = order;
    const readMoney = async () => (await office().getAnyOrder({ params: { orderId } })).order.payment;
    const { revision } = await readMoney();
    await office().recordPayment({ params: { orderId }, body: { revision, amount: 15_000, method: 'Cash', note: '' } });
    const returnId = await askFor(order);
    await accept(returnId);
    const { return: received } = await receive(returnId, order.lineId, 1);
    expect(received).toMatchObject({ mostRefund: 5000, takenOff: 5000, goods: 10_000 });
    expect(await readMoney()).toMatchObject({ open: 0, back: 5000 });
    await expect(close(returnId, 5001)).rejects.toThrow('At most RWF\u00a05,000');
    await close(returnId, 2000);
    expect(await readMoney()).toMatchObject({ open: 0, back: 0, paid: 13_000 });
  });
});

describe('the terms', () => {
  it('are those of the nearest category that has any, and the shop’s where none has', async () => {
    const top = await buildCategory(db());
    const [below] = await db()
      .insert(categories)
      .values({ name: randomUUID(), slug: randomUUID(), parentId: top, level: 2 })
      .returning();
    const categoryId = below?.id ?? '';
    const order = await deliver({ categoryId });
    const terms = async () => {
      const [line] = (await read(order.orderId)).lines;
      const details = await shop().app.inject(`/api/home/product-details/${order.productId}`);
      expect(details.json<{ product: { returnTerms: string } }>().product.returnTerms).toBe(line?.terms);
      return line;
    };
    expect(await terms()).toMatchObject({ quantity: 3, terms: 'It can be returned within 7 days after delivery.' });
    const say = async (id: string, returns: { days: number; note: string } | null) => {
      const { name } = (await office().getAdminCategories()).categorys.find(({ _id }) => _id === id) ?? { name: '' };
      await office().updateCategory({ params: { categoryId: id }, body: { name, returns } });
    };
    await say(top, { days: 30, note: 'In its box.' });
    expect(await terms()).toMatchObject({ terms: 'It can be returned within 30 days after delivery. In its box.' });
    await say(categoryId, { days: 0, note: 'It touches the body.' });
    expect(await terms()).toEqual({
      _id: order.lineId,
      name: expect.any(String),
      image: '',
      quantity: 0,
      terms: 'It cannot be returned. It touches the body.',
    });
    expect((await ask(order.orderId, order.lineId)).json()).toMatchObject({ code: 'validation_failed' });
    await say(categoryId, null);
    expect(await terms()).toMatchObject({ quantity: 3, terms: expect.stringContaining('30 days') });
  });

  it('end with the last day', async () => {
    const order = await deliver();
    await db()
      .update(orderEvents)
      .set({ createdAt: sql`now() - interval '9 days'` })
      .where(eq(orderEvents.orderId, order.orderId));
    expect((await read(order.orderId)).lines[0]?.quantity).toBe(0);
    expect((await ask(order.orderId, order.lineId)).json<{ error: string }>().error).toMatch(/The time .* is over/);
  });

  it('are for what was delivered', async () => {
    const { id: productId } = await buildProduct(db(), { sellerId: seller().seller.id });
    const { orderId } = await place(buildOrderBody([{ productId, quantity: 1 }]));
    expect((await read(orderId)).lines).toEqual([]);
  });
});

describe('somebody else’s', () => {
  it('order and return are not there for another customer or another shop; the office has all', async () => {
    const order = await deliver();
    const returnId = await askFor(order);
    const stranger = await signInCustomer(shop());
    expect((await shop().app.inject({ url: url(order.orderId), headers: stranger.headers })).statusCode).toBe(404);
    expect((await ask(order.orderId, order.lineId, 1, {}, stranger)).statusCode).toBe(404);
    const otherShop = createTestSellerClient(shop(), (await signInSeller(shop())).token);
    const params = { returnId };
    expect(await otherShop.refusalOf.getReturn({ params })).toBe('not_found');
    expect(await otherShop.refusalOf.decideReturn({ params, body: { isAccepted: true } })).toBe('not_found');
    expect(await otherShop.refusalOf.receiveReturn({ params, body: { restock: [] } })).toBe('not_found');
    expect(await otherShop.refusalOf.closeReturn({ params, body: { refund: 0 } })).toBe('not_found');
    expect((await otherShop.getReturns()).total).toBe(0);
    expect((await office().getReturn({ params })).return.shopName).toBe(seller().seller.shopName);
    expect((await office().getReturns()).returns.map(({ _id }) => _id)).toContain(returnId);
  });

  it('line is not among what one received', async () => {
    const mine = await deliver();
    const theirs = await deliver();
    expect((await ask(mine.orderId, theirs.lineId)).statusCode).toBe(404);
  });
});

it.each([
  ['Choose what comes back', { lines: [] }],
  ['Say why it comes back', { reason: 'because' }],
  ['Upload the picture first', { pictures: ['https://elsewhere.example/a.png'] }],
  ['Upload the picture first', { pictures: [`/images/${'0'.repeat(32)}/1600`] }],
  ['Text must be at most 1000 characters', { text: 'x'.repeat(1001) }],
])('refuses what it cannot take: %s', async (sentence, fault) => {
  const answer = await ask('00000000-0000-4000-8000-000000000000', 'none', 1, fault);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ error: string }>().error).toContain(sentence);
});
