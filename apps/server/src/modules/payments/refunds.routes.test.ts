import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { payments, returns } from '../../db/schema/index.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { useReturnDesk } from '../../testing/use-return-desk.ts';

const { shop, db, desk, office, seller, deliver, askFor, accept, receive, close } = useReturnDesk();

afterEach(() => assertBooksBalance(shop().database.pool));

const readOffice = async (orderId: string) => (await office().getAnyOrder({ params: { orderId } })).order;

type Refund = { amount: number; why?: 'too_much' | 'goodwill' | 'other'; note?: string; revision?: number };

async function giveBack(orderId: string, { revision, ...refund }: Refund) {
  const seen = revision ?? (await readOffice(orderId)).payment.revision;
  const body = { revision: seen, isRefund: true, method: 'Cash', ...refund };
  return office().recordPayment({ params: { orderId }, body });
}

/** Two units for 20,000, paid; one of them is back in the shop. */
async function oneIsBack() {
  const order = await deliver({ quantity: 2 });
  const returnId = await askFor(order);
  await accept(returnId);
  await receive(returnId, order.lineId, 1);
  return { ...order, returnId };
}

const mistake = { amount: 10_000, why: 'other', note: 'The kettle that came back' } as const;

describe('what was given back for a unit', () => {
  it('by hand is not given back again when its return is closed, and the desk is shown it', async () => {
    const { orderId, returnId } = await oneIsBack();
    await giveBack(orderId, mistake);
    const { return: atDesk } = await desk().getReturn({ params: { returnId } });
    expect(atDesk).toMatchObject({ goods: 10_000, mostRefund: 0, givenBack: 10_000 });
    await expect(close(returnId, 10_000)).rejects.toThrow(
      'RWF\u00a010,000 of this order was refunded already: nothing is left.',
    );
    expect((await close(returnId, 0)).return).toMatchObject({ status: 'closed', refund: 0 });
    expect((await readOffice(orderId)).payment).toMatchObject({ paid: 10_000, open: 0, back: 0 });
  });

  it('with its return is not given back again as too much', async () => {
    const { orderId, returnId } = await oneIsBack();
    await office().closeReturn({
      params: { returnId },
      body: { refund: 10_000, method: 'Mobile money', reference: 'MP 4711.22' },
    });
    const { payment } = await readOffice(orderId);
    expect(payment.payments.at(-1)).toMatchObject({
      amount: -10_000,
      refundFor: 'return',
      method: 'Mobile money',
      reference: 'MP 4711.22',
    });
    await expect(giveBack(orderId, { amount: 10_000, why: 'too_much' })).rejects.toThrow('Nothing was paid too much');
  });

  it('is given back once by two who do it at once, one by hand and one with the return', async () => {
    const { orderId, returnId } = await oneIsBack();
    const { revision } = (await readOffice(orderId)).payment;
    const tries = await Promise.allSettled([
      giveBack(orderId, { ...mistake, revision }),
      close(returnId, 10_000),
      giveBack(orderId, { ...mistake, revision }),
      office().closeReturn({ params: { returnId }, body: { refund: 10_000 } }),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readOffice(orderId)).payment.paid).toBe(10_000);
  });
});

describe('a refund', () => {
  it('says why, and what it is for where that says little', async () => {
    const { orderId } = await deliver({ quantity: 2 });
    const refusal = async (refund: Refund) =>
      giveBack(orderId, refund).then(
        () => 'taken',
        (error: { details?: object }) => error.details,
      );
    expect(await refusal({ amount: 1000 })).toEqual({ why: 'Say why it goes back' });
    expect(await refusal({ amount: 1000, why: 'goodwill' })).toEqual({ note: 'Write down what it is for' });
    expect(await refusal({ amount: 1000, why: 'goodwill', note: 'A scratch' })).toBe('taken');
    const { payment } = await readOffice(orderId);
    expect(payment).toMatchObject({ paid: 19_000, open: 0, back: 0 });
    expect(payment.payments.at(-1)).toMatchObject({ amount: -1000, refundFor: 'goodwill', note: 'A scratch' });
    const refunded = { status: 'refunded', note: '', customerNote: '' } as const;
    expect(await office().refusalOf.changeOrderPayment({ params: { orderId }, body: refunded })).toBe(
      'validation_failed',
    );
  });
});

describe('marked as paid', () => {
  it('says by whom', async () => {
    const { orderId } = await deliver();
    const { payment } = await readOffice(orderId);
    expect(payment.payments).toMatchObject([{ method: 'Marked as paid', by: seller().seller.ownerName }]);
    expect(payment.payments[0]?.by).not.toBe('');
  });
});

describe('the database', () => {
  const row = (orderId: string, given: object) => ({
    orderId,
    method: 'Cash',
    state: 'agreed' as const,
    actor: 'admin' as const,
    staffId: seller().seller.id,
    answeredAt: new Date(),
    amountRwf: 1000,
    ...given,
  });
  const ruleOf = async (write: Promise<unknown>) =>
    write.then(
      () => 'taken',
      ({ cause }: { cause: { constraint?: string } }) => cause.constraint,
    );
  const insert = (orderId: string, given: object) => ruleOf(db().insert(payments).values(row(orderId, given)));

  it('takes no money that says not by whom, and none back that says not why', async () => {
    const { orderId } = await deliver();
    expect(await insert(orderId, { staffId: null })).toBe('payments_by_whom');
    expect(await insert(orderId, { amountRwf: -1 })).toBe('payments_refund_says_why');
    expect(await insert(orderId, { amountRwf: -1, refundFor: 'return' })).toBe('payments_refund_of_return');
    expect(await insert(orderId, { amountRwf: -30_001, refundFor: 'other' })).toBe('payments_within_what_came');
  });

  it('lets two at once give back no more than came in', async () => {
    const { orderId } = await deliver();
    const tries = Array.from({ length: 6 }, () => insert(orderId, { amountRwf: -20_000, refundFor: 'other' }));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['taken', 'payments_within_what_came']));
    // Written past the shop: the sums that are kept know nothing of it.
    await db()
      .delete(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.refundFor, 'other')));
  });

  it('gives nothing back for goods whose money went back already', async () => {
    const { orderId, returnId } = await oneIsBack();
    await giveBack(orderId, mistake);
    await close(returnId, 0);
    const back = { amountRwf: -1, refundFor: 'return', returnId };
    expect(await insert(orderId, back)).toBe('payments_given_back_once');
    expect(await db().select().from(returns).where(eq(returns.id, returnId))).toMatchObject([{ refundRwf: 0 }]);
  });
});
