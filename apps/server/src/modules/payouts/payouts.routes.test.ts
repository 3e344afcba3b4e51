import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildCategory } from '../../testing/factories.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useReturnDesk } from '../../testing/use-return-desk.ts';

const { shop, db, desk, office, seller, deliver, askFor, accept, receive, close: closeReturn } = useReturnDesk();

beforeEach(async () => {
  // As before the first order: rows that are only added go with their table.
  await db().execute(sql`truncate orders, products, vouchers, commissions, payout_closings cascade`);
});

const today = () => new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString().slice(0, 10);
const dayBefore = (days: number) =>
  new Date(Date.parse(today()) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const statement = (query: { closing?: number } = {}) => desk().getOwnStatement({ query });
const ownId = () => seller().seller.id;
const setPercent = (percent: number | null, of: { shop?: string; category?: string } = {}) =>
  office().saveCommission({ body: { ...of, percent } });

async function closeUntil(until = today(), given: { seen?: number; after?: number } = {}) {
  const { shops, closings } = await office().getPayouts({ query: { until } });
  const seen = shops.reduce((sum, { amount }) => sum + amount, 0);
  return office().closePayouts({ body: { until, seen, after: closings[0]?._id ?? 0, ...given } });
}

/** The account as three figures: what it opened with, what came, what it closes with. */
const own = async (closingId: number) =>
  (await office().getPayoutClosing({ params: { closingId } })).shops.find(({ _id }) => _id === ownId());

async function bringBack(order: { orderId: string; lineId: string }, quantity: number, refund: number) {
  const returnId = await askFor(order, quantity);
  await accept(returnId);
  await receive(returnId, order.lineId, quantity);
  await closeReturn(returnId, refund);
}

describe('what is delivered', () => {
  afterEach(() => assertBooksBalance(shop().database.pool));

  it('is earned less the commission of that moment, and a later percent does not touch it', async () => {
    await setPercent(10);
    const { orderId } = await deliver({ isPaid: false });
    await setPercent(50);
    const { entries, ...account } = await statement();
    const fee = entries[0]?.delivery ?? 0;
    expect(entries).toMatchObject([
      { kind: 'sale', orderId, sales: 30_000, voucher: 0, commission: 3000, amount: 27_000 + fee },
    ]);
    expect(account).toMatchObject({ opening: 0, sales: 30_000, commission: 3000, closing: 27_000 + fee, periods: [] });
    await deliver({ quantity: 1, isPaid: false });
    expect((await statement()).entries.at(-1)).toMatchObject({ sales: 10_000, commission: 5000 });
  });

  it('is taken by the percent of the shop before that of its category, and of both before either', async () => {
    const categoryId = await buildCategory(db());
    const earn = async () => {
      await deliver({ quantity: 1, isPaid: false, categoryId });
      return (await statement()).entries.at(-1)?.commission;
    };
    await setPercent(1);
    await setPercent(2, { category: categoryId });
    expect(await earn()).toBe(200);
    await setPercent(3, { shop: ownId() });
    expect(await earn()).toBe(300);
    await setPercent(4, { shop: ownId(), category: categoryId });
    expect(await earn()).toBe(400);
    await setPercent(null, { shop: ownId(), category: categoryId });
    await setPercent(null, { shop: ownId() });
    expect(await earn()).toBe(200);
    const { commissions, shops } = await office().getCommissions();
    expect(commissions.map(({ shop: of, category, percent }) => [of?._id, category?._id, percent])).toEqual([
      [undefined, undefined, 1],
      [undefined, categoryId, 2],
    ]);
    expect(shops.map(({ _id }) => _id)).toContain(ownId());
  });

  it('goes back with a return, and its share of the commission too', async () => {
    await setPercent(10);
    const order = await deliver({ isPaid: false });
    await office().changeOrderPayment({ params: { orderId: order.orderId }, body: { status: 'paid' } });
    await bringBack(order, 1, 10_000);
    expect((await statement()).entries).toMatchObject([
      { kind: 'sale' },
      { kind: 'return', orderId: order.orderId, sales: -10_000, commission: -1000, amount: -9000, delivery: 0 },
      { kind: 'received', amount: 10_000 },
    ]);
  });

  it('is lowered by a voucher of the shop, and not by one of the market', async () => {
    await deliver({
      quantity: 1,
      isPaid: false,
      voucher: { code: `M${crypto.randomUUID().slice(0, 8)}`, amountOffRwf: 1000 },
    });
    expect((await statement()).entries.at(-1)).toMatchObject({ sales: 10_000, voucher: 0 });
    const voucher = { code: `S${crypto.randomUUID().slice(0, 8)}`, amountOffRwf: 1000, sellerId: ownId() };
    await deliver({ quantity: 1, isPaid: false, voucher });
    expect((await statement()).entries.at(-1)).toMatchObject({ sales: 10_000, voucher: 1000 });
  });

  it('may leave a shop owing the market, where it was paid in the shop', async () => {
    await setPercent(10);
    await deliver({ quantity: 1 });
    const { entries, received, closing } = await statement();
    expect(entries.map(({ kind }) => kind)).toEqual(['sale', 'received']);
    expect(received).toBe(10_000 + (entries[0]?.delivery ?? 0));
    expect(closing).toBe(-1000);
    const { closingId } = await closeUntil();
    expect(await own(closingId)).toMatchObject({ closing: -1000, amount: 0 });
    expect(await statement()).toMatchObject({ opening: -1000, closing: -1000, entries: [] });
  });

  it('is nobody’s earning but the shop’s that sold it', async () => {
    await deliver({ isPaid: false });
    const other = createTestSellerClient(shop(), (await signInSeller(shop())).token);
    expect(await other.getOwnStatement()).toMatchObject({ entries: [], closing: 0, total: 0 });
    expect(await other.refusalOf.getShopStatement({ params: { sellerId: ownId() } })).toBe('forbidden');
  });
});

it('what was delivered before there was a ledger is entered before a period is closed, once', async () => {
  const order = await deliver();
  await bringBack(order, 1, 10_000);
  const before = await statement();
  await db().execute(sql`truncate payout_entries`);
  expect((await statement()).entries).toEqual([]);
  const { closingId } = await office().closePayouts({ body: { until: today(), seen: 0, after: 0 } });
  const entered = await statement({ closing: closingId });
  const facts = ({ entries }: typeof before) => entries.map(({ _id, ...entry }) => entry);
  expect(facts(entered)).toEqual(facts(before));
  expect(await statement()).toMatchObject({ entries: [] });
});

describe('a period that is closed', () => {
  it('keeps its entries; what comes later stands in the next, with the balance carried over', async () => {
    await desk().savePayoutAccount({ body: { account: 'MoMo 0788 123 456' } });
    const order = await deliver({ isPaid: false });
    await office().changeOrderPayment({ params: { orderId: order.orderId }, body: { status: 'paid' } });
    const { closingId } = await closeUntil();
    const closed = await statement({ closing: closingId });
    const amount = closed.closing;
    expect(await own(closingId)).toMatchObject({ account: 'MoMo 0788 123 456', amount, opening: 0 });
    await desk().savePayoutAccount({ body: { account: 'BK 1234' } });
    await bringBack(order, 1, 10_000);
    expect(await statement({ closing: closingId })).toEqual({ ...closed, account: 'MoMo 0788 123 456' });
    expect(await statement()).toMatchObject({
      opening: amount,
      sales: -10_000,
      entries: [{ kind: 'return' }, { kind: 'received' }],
    });
    await expect(db().execute(sql`update payout_entries set sales_rwf = 1`)).rejects.toThrow();
    await expect(db().execute(sql`update payout_entries set closing_id = null`)).rejects.toThrow();
    await expect(db().execute(sql`delete from payout_entries`)).rejects.toThrow();
    await expect(db().execute(sql`update payouts set amount_rwf = 1`)).rejects.toThrow();
  });

  it('is closed by one of two who do it at once, and the other is told of it', async () => {
    await deliver({ isPaid: false });
    const tries = await Promise.allSettled([closeUntil(), closeUntil(), closeUntil()]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) {
      if (one.status === 'rejected')
        expect(String(one.reason)).toMatch(/has closed the period until .* meanwhile|is closed already/);
    }
    const { closings } = await office().getPayouts();
    expect(closings).toHaveLength(1);
  });

  it('is closed as it was looked at: who has seen another list is told what it comes to', async () => {
    await deliver({ isPaid: false });
    await expect(closeUntil(today(), { seen: 1 })).rejects.toThrow('The list has changed meanwhile');
    expect((await office().getPayouts()).closings).toEqual([]);
  });

  it('ends today at the latest, and after the one before', async () => {
    const tomorrow = dayBefore(-1);
    await expect(closeUntil(tomorrow)).rejects.toThrow('A period ends today at the latest');
    await closeUntil();
    await expect(closeUntil()).rejects.toThrow(`The period until ${today()} is closed already`);
    await expect(closeUntil(dayBefore(1))).rejects.toThrow('is closed already');
  });

  it('leaves for the next what happened after its last day', async () => {
    await deliver({ isPaid: false });
    const { closingId } = await closeUntil(dayBefore(1));
    expect(await own(closingId)).toBeUndefined();
    expect((await statement()).entries).toHaveLength(1);
  });

  it('is paid once, with day and reference, and what is promised is not promised again', async () => {
    await deliver({ isPaid: false });
    await closeUntil(dayBefore(1));
    const first = await closeUntil();
    const amount = (await own(first.closingId))?.amount ?? 0;
    const params = { closingId: first.closingId, sellerId: ownId() };
    // Not paid yet: the balance still says it, and nobody pays it twice.
    expect((await office().getPayouts()).shops.find(({ _id }) => _id === ownId())).toMatchObject({
      closing: amount,
      amount: 0,
    });
    const body = { paidOn: today(), reference: 'MP 4711' };
    const tries = await Promise.allSettled([
      office().markPayoutPaid({ params, body }),
      office().markPayoutPaid({ params, body }),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await office().refusalOf.markPayoutPaid({ params, body })).toBe('order_status_conflict');
    expect(await statement()).toMatchObject({
      opening: amount,
      paidOut: amount,
      closing: 0,
      entries: [{ kind: 'payout', amount: -amount }],
    });
    expect((await statement()).periods[0]).toMatchObject({ amount, paidOn: today() });
    const { text } = await office().exportPayouts({ params: { closingId: first.closingId } });
    expect(text).toContain(`${seller().seller.shopName},,${amount},${today()},${amount},${today()},MP 4711`);
  });
});

describe('a correction', () => {
  it('changes a balance for a reason the shop reads', async () => {
    await office().correctBalance({ params: { sellerId: ownId() }, body: { amount: -500, reason: 'Packing paper' } });
    expect(await statement()).toMatchObject({
      corrections: -500,
      closing: -500,
      entries: [{ kind: 'correction', amount: -500, note: 'Packing paper' }],
    });
  });

  it('has a reason and an amount, and is of a shop', async () => {
    const params = { sellerId: ownId() };
    const { refusalOf } = office();
    expect(await refusalOf.correctBalance({ params, body: { amount: 0, reason: 'None' } })).toBe('validation_failed');
    expect(await refusalOf.correctBalance({ params, body: { amount: 1, reason: '' } })).toBe('validation_failed');
    const nobody = { sellerId: crypto.randomUUID() };
    expect(await refusalOf.correctBalance({ params: nobody, body: { amount: 1, reason: 'Who' } })).toBe('not_found');
  });
});

it('the office has no account of its own', async () => {
  const { refusalOf } = office();
  expect(await refusalOf.getOwnStatement({})).toBe('not_found');
  expect(await refusalOf.savePayoutAccount({ body: { account: 'BK 1234' } })).toBe('not_found');
});

it('refuses what names nothing, and percents that are none', async () => {
  const { refusalOf } = office();
  const unknown = crypto.randomUUID();
  expect(await refusalOf.saveCommission({ body: { percent: 100.5 } })).toBe('validation_failed');
  expect(await refusalOf.saveCommission({ body: { percent: 1.234 } })).toBe('validation_failed');
  expect(await refusalOf.saveCommission({ body: { shop: unknown, percent: 1 } })).toBe('not_found');
  expect(await refusalOf.saveCommission({ body: { category: unknown, percent: 1 } })).toBe('not_found');
  expect(await refusalOf.getPayoutClosing({ params: { closingId: 99 } })).toBe('not_found');
  expect(await refusalOf.getShopStatement({ params: { sellerId: unknown } })).toBe('not_found');
  expect(await desk().refusalOf.getOwnStatement({ query: { closing: 99 } })).toBe('not_found');
  expect(await refusalOf.closePayouts({ body: { until: '2026-13-01', seen: 0, after: 0 } })).toBe('validation_failed');
  const body = { paidOn: dayBefore(-1), reference: 'X' };
  expect(await refusalOf.markPayoutPaid({ params: { closingId: 99, sellerId: unknown }, body })).toBe(
    'validation_failed',
  );
});
