import { randomUUID } from 'node:crypto';
import type { OrderPayment } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders, payments, sellers } from '../../db/schema/index.ts';
import { soon } from '../../testing/mail-shop.ts';
import { method, newReference, openPaidShop } from '../../testing/paid-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { openSellerSession } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

const { shop, buyer, mailsTo, office, clerk, order, claim, read, findProof, agree } = openPaidShop();

const db = () => shop().database.db;
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
const says = async (orderId: string) => plain((await read(orderId)).payment.says);

const sms = (amount: string, reference: string) =>
  `TxId: ${reference}. Your payment of ${amount} RWF to URUMURI LTD 12845 has been completed at 2026-11-16 16:31:39. Your new balance: 1,000 RWF.`;

describe('a message pasted by its customer', () => {
  it('is read, waits to be verified and makes the order paid once staff agree', async () => {
    const orderId = await order();
    const reference = newReference();
    const answer = await claim(orderId, { text: sms('12,500', reference) });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<{ payment: OrderPayment }>().payment).toMatchObject({ toVerify: 12_500, open: 12_500, paid: 0 });
    expect(await says(orderId)).toEqual(['Paid – to verify: we are checking RWF 12,500.']);
    expect((await read(orderId)).expires_at).toBeUndefined();
    const proof = await findProof(orderId);
    expect(proof).toMatchObject({ amount: 12_500, reference, open: 12_500, paidAt: '2026-11-16T14:31:39.000Z' });
    expect(proof.text).toContain('new balance');
    await agree(orderId);
    await agree(orderId).catch((error: Error) => expect(error.message).toContain('no proof'));
    const paid = await read(orderId);
    expect(paid).toMatchObject({ payment_status: 'paid', payment: { paid: 12_500, open: 0, methods: [], says: [] } });
    expect(paid.history.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'delivery pending',
      'payment claimed',
      'payment agreed',
    ]);
    expect(await db().select().from(payments).where(eq(payments.orderId, orderId))).toMatchObject([
      { message: null, state: 'agreed', staffId: clerk().id },
    ]);
    await soon(() => {
      expect(mailsTo(buyer().customer.email).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^We have your payment for order \d+$/),
      );
      expect(mailsTo(clerk().email).map(({ text }) => text)).toContainEqual(
        expect.stringContaining(`reference ${reference}. Please verify it.`),
      );
    });
  });

  it('that cannot be read asks for what is missing, and takes what is typed', async () => {
    const orderId = await order();
    const unread = await claim(orderId, { text: 'I paid, honestly' });
    expect(unread.statusCode).toBe(400);
    expect(unread.json<{ details: object }>().details).toEqual({
      amount: 'We could not read the amount: please type it',
      reference: 'We could not read the reference: please type it',
    });
    expect((await claim(orderId, { text: 'I paid', amount: 500, reference: 'ab-1' })).statusCode).toBe(400);
    expect((await claim(orderId, { amount: 12_500, reference: newReference() })).statusCode).toBe(201);
    expect((await claim(orderId, { method: 'On delivery', amount: 1, reference: newReference() })).statusCode).toBe(
      400,
    );
  });

  it('is refused with a reason, and a better one counts', async () => {
    const orderId = await order();
    const reference = newReference();
    await claim(orderId, { amount: 125_000, reference });
    const { _id: paymentId } = await findProof(orderId);
    const params = { paymentId };
    expect(await office().refusalOf.answerPayment({ params, body: { isAgreed: false } })).toBe('validation_failed');
    const body = { isAgreed: false, reason: 'One nought too many' };
    await office().answerPayment({ params, body });
    await office().answerPayment({ params, body });
    expect(await office().refusalOf.answerPayment({ params, body: { isAgreed: true } })).toBe('order_status_conflict');
    const { payment, expires_at } = await read(orderId);
    expect(payment).toMatchObject({ toVerify: 0, payments: [{ state: 'refused', reason: 'One nought too many' }] });
    expect(expires_at).toEqual(expect.any(String));
    await soon(() =>
      expect(mailsTo(buyer().customer.email).map(({ text }) => text)).toContainEqual(
        expect.stringContaining('One nought too many'),
      ),
    );
    expect((await claim(orderId, { amount: 12_500, reference })).statusCode).toBe(201);
    await agree(orderId);
    expect((await read(orderId)).payment_status).toBe('paid');
  });

  it('may be sent again by who lost the answer, and stays one', async () => {
    const orderId = await order();
    const body = { text: sms('12,500', newReference()) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(orderId, body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect((await read(orderId)).payment.payments).toHaveLength(1);
  });

  it('keeps the order from expiring until it is refused', async () => {
    const orderId = await order();
    await claim(orderId, { amount: 12_500, reference: newReference() });
    const past = new Date(Date.now() - 1000);
    await db().update(orders).set({ expiresAt: past }).where(eq(orders.id, orderId));
    while (await shop().orders.expireNext());
    expect((await read(orderId)).delivery_status).toBe('pending');
    const { _id: paymentId } = await findProof(orderId);
    await office().answerPayment({ params: { paymentId }, body: { isAgreed: false, reason: 'Not found' } });
    while (await shop().orders.expireNext());
    expect((await read(orderId)).delivery_status).toBe('cancelled');
  });

  it('is not taken for an order of somebody else, nor more than five at once', async () => {
    const orderId = await order();
    const stranger = await signInCustomer(shop());
    for (const id of [orderId, randomUUID()]) {
      const answer = await claim(id, { amount: 1, reference: newReference() }, stranger);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, 'There is no such order.']);
    }
    const codes = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await claim(orderId, { amount: 100, reference: newReference() })).statusCode);
    }
    expect(codes).toEqual([201, 201, 201, 201, 201, 409]);
  });
});

it('counts a reference once, however it is written, whoever brings it and how many at once', async () => {
  const reference = `MP${newReference()}.${newReference()}`;
  const spellings = [
    reference,
    reference.toLowerCase(),
    reference.replace('.', ' '),
    ` ${reference.replace('.', '-')}`,
  ];
  const tries = [];
  for (let time = 0; time < 12; time += 1) {
    const by = await signInCustomer(shop());
    tries.push({ by, orderId: await order({ by }), reference: spellings[time % spellings.length] ?? '' });
  }
  const answers = await Promise.all(
    tries.map(({ orderId, by, reference: written }) => claim(orderId, { amount: 12_500, reference: written }, by)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([
    201,
    ...Array.from({ length: 11 }, () => 409),
  ]);
  const refusals = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json<object>());
  expect(new Set(refusals.map((refusal) => ('message' in refusal ? refusal.message : '')))).toEqual(
    new Set(['This payment was sent to us before, and it counts once. Call us if something is wrong.']),
  );
  const { revision } = (await office().getAnyOrder({ params: { orderId: tries[0]?.orderId ?? '' } })).order.payment;
  const body = { revision, amount: 12_500, method, reference };
  const params = { orderId: tries[0]?.orderId ?? '' };
  expect(await office().refusalOf.recordPayment({ params, body })).toBe('reference_used');
});

describe('what is paid', () => {
  const record = async (orderId: string, amount: number, more: object = {}) => {
    const { payment } = (await office().getAnyOrder({ params: { orderId } })).order;
    return office().recordPayment({
      params: { orderId },
      body: { revision: payment.revision, amount, method: 'Cash', ...more },
    });
  };

  it('short, too much and twice is said to customer and staff', async () => {
    const orderId = await order();
    await record(orderId, 10_000, { note: 'In an envelope' });
    expect(await says(orderId)).toEqual(['You paid RWF 10,000; RWF 2,500 is still open.']);
    const { order: seen } = await office().getAnyOrder({ params: { orderId } });
    expect(plain(seen.payment.says)).toEqual(['The customer paid RWF 10,000; RWF 2,500 is still open.']);
    expect(seen.payment.payments).toMatchObject([{ amount: 10_000, note: 'In an envelope', by: 'Aline' }]);
    expect(JSON.stringify(await read(orderId))).not.toContain('envelope');
    await record(orderId, 5_000);
    expect(await says(orderId)).toEqual([
      'You paid RWF 15,000, and the order comes to RWF 12,500: RWF 2,500 come back to you.',
    ]);
    await record(orderId, 2_500, { isRefund: true, why: 'too_much' });
    expect(await says(orderId)).toEqual(['RWF 2,500 was refunded to you.']);
    expect((await read(orderId)).payment_status).toBe('paid');
    await record(orderId, 12_500);
    await record(orderId, 12_500);
    expect(await says(orderId)).toContain('You paid twice: RWF 25,000 come back to you.');
  });

  it('follows the order when a part of it is cancelled', async () => {
    const orderId = await order({ prices: [10_000, 3_000] });
    await record(orderId, 10_000);
    expect((await read(orderId)).payment_status).toBe('unpaid');
    const { parts } = await shop().orders.getOrder(orderId, buyer().customer.id);
    const cancel = (priceRwf: number) => {
      const part = parts.find(({ itemsRwf }) => itemsRwf === priceRwf);
      return shop().orders.changePartStatus(part?.id ?? '', part?.sellerId ?? '', 'cancelled', 'seller');
    };
    await cancel(3_000);
    expect(await read(orderId)).toMatchObject({ payment_status: 'paid', payment: { open: 0, back: 0 } });
    await cancel(10_000);
    expect(await says(orderId)).toEqual(['The order is cancelled: RWF 10,000 come back to you.']);
    await record(orderId, 10_000, { isRefund: true, why: 'too_much' });
    expect((await read(orderId)).payment_status).toBe('refunded');
  });

  it('is written down once by who presses twice or has not seen what happened', async () => {
    const orderId = await order();
    const { payment } = (await office().getAnyOrder({ params: { orderId } })).order;
    const input = {
      params: { orderId },
      body: { revision: payment.revision, amount: 12_500, method: 'Cash', note: '' },
    };
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => office().recordPayment(input)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(orderId)).payment).toMatchObject({ paid: 12_500, back: 0 });
    const tooMuch = {
      ...input.body,
      revision: payment.revision + 1,
      amount: 12_501,
      isRefund: true,
      why: 'other' as const,
      note: 'No',
    };
    expect(await office().refusalOf.recordPayment({ ...input, body: tooMuch })).toBe('validation_failed');
  });

  it('is told to the shop whose order it is alone, and to none that shares it', async () => {
    const told = async (prices: number[]) => {
      const orderId = await order({ prices });
      await record(orderId, 1_000);
      const [part] = (await shop().orders.getOrder(orderId, buyer().customer.id)).parts;
      const [seller] = await db()
        .select()
        .from(sellers)
        .where(eq(sellers.id, part?.sellerId ?? ''));
      if (seller === undefined) throw new Error('The part has no shop.');
      const { token } = await openSellerSession(shop(), seller);
      const own = await createTestSellerClient(shop(), token).getSellerOrder({ params: { orderId } });
      return plain(own.order.moneySays);
    };
    expect(await told([12_500])).toEqual(['The customer paid RWF 1,000; RWF 11,500 is still open.']);
    expect(await told([12_500, 3_000])).toEqual([]);
  });

  it('is what is open when the order is marked as paid', async () => {
    const orderId = await order();
    await record(orderId, 10_000);
    await office().changeOrderPayment({ params: { orderId }, body: { status: 'paid', note: 'Rest in cash' } });
    const { payment, payment_status: status, history } = await read(orderId);
    expect(payment.payments.map(({ amount }) => amount)).toEqual([10_000, 2_500]);
    expect([status, payment.paid, history.at(-1)?.note]).toEqual(['paid', 12_500, undefined]);
  });
});
