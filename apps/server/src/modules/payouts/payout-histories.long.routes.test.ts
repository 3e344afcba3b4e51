import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { useReturnDesk } from '../../testing/use-return-desk.ts';

const { shop, db, desk, office, seller, deliver, askFor, accept, receive, close } = useReturnDesk();

const steps = 24;
const lastDays = ['2020-01-01', '2021-01-01', '2022-01-01'];

it.each([1, 2])('adds up and never changes what is closed, whatever happens (history %i)', async (seed) => {
  const random = createSeededRandom(seed);
  const days = [...lastDays];
  const pick = (most: number) => Math.floor(random() * most);
  await db().execute(sql`truncate orders, products, vouchers, commissions, payout_closings cascade`);
  const sellerId = seller().seller.id;
  const delivered: { orderId: string; lineId: string; left: number }[] = [];
  const closed = new Map<number, unknown>();
  let expectedRwf = 0;

  async function deliverSome() {
    const quantity = 1 + pick(4);
    const kind = pick(3);
    const code = `V${crypto.randomUUID().slice(0, 8)}`;
    const voucher = { code, amountOffRwf: 1 + pick(9999), ...(kind === 1 && { sellerId }) };
    const isPaid = pick(2) === 0;
    const order = await deliver({ quantity, isPaid, ...(kind > 0 && { voucher }) });
    if (!isPaid && pick(2) === 0) {
      await office().changeOrderPayment({ params: { orderId: order.orderId }, body: { status: 'paid' } });
    }
    delivered.push({ ...order, left: quantity });
  }

  async function bringOneBack() {
    const order = delivered[pick(delivered.length)];
    if (order === undefined || order.left === 0) return;
    const quantity = 1 + pick(order.left);
    order.left -= quantity;
    const returnId = await askFor(order, quantity);
    await accept(returnId);
    await receive(returnId, order.lineId, quantity);
    const { mostRefund } = (await desk().getReturn({ params: { returnId } })).return;
    await close(returnId, pick(2) === 0 ? mostRefund : pick(mostRefund + 1));
  }

  async function closePeriod() {
    const until = days.shift();
    if (until === undefined) return;
    // Everything so far happened in that period.
    await db().execute(sql`alter table payout_entries disable trigger payout_entries_kept`);
    await db().execute(sql`update payout_entries set happened_at = ${until}::date where closing_id is null`);
    await db().execute(sql`alter table payout_entries enable trigger payout_entries_kept`);
    const { shops, closings } = await office().getPayouts({ query: { until } });
    const seen = shops.reduce((sum, { amount }) => sum + amount, 0);
    const { closingId } = await office().closePayouts({ body: { until, seen, after: closings[0]?._id ?? 0 } });
    const payout = (await office().getPayoutClosing({ params: { closingId } })).shops[0];
    expect(payout?.amount ?? 0).toBe(seen);
    if (payout === undefined) return;
    if (seen > 0 && pick(2) === 0) {
      const body = { paidOn: until, reference: `MP ${seed} ${closingId}` };
      await office().markPayoutPaid({ params: { closingId, sellerId }, body });
      expectedRwf -= seen;
    }
    const { periods: _periods, ...statement } = await desk().getOwnStatement({ query: { closing: closingId } });
    closed.set(closingId, statement);
  }

  const actions = [
    deliverSome,
    deliverSome,
    bringOneBack,
    bringOneBack,
    () => office().saveCommission({ body: { percent: pick(4000) / 100 } }),
    closePeriod,
    async () => {
      const amount = pick(2000) - 1000 || 1;
      await office().correctBalance({ params: { sellerId }, body: { amount, reason: 'By chance' } });
      expectedRwf += amount;
    },
  ];
  for (let step = 0; step < steps; step += 1) await actions[pick(actions.length)]?.();
  await closePeriod();

  await assertBooksBalance(shop().database.pool);
  for (const [closing, before] of closed) {
    const { periods: _periods, ...statement } = await desk().getOwnStatement({ query: { closing } });
    expect(statement).toEqual(before);
  }
  // Each opens with what the one before has closed with, and is the sum of its entries.
  let openingRwf = 0;
  for (const closing of [...closed.keys(), undefined]) {
    const { opening, closing: end, entries } = await desk().getOwnStatement({ query: closing ? { closing } : {} });
    expect(opening).toBe(openingRwf);
    expect(end).toBe(opening + entries.reduce((sum, { amount }) => sum + amount, 0));
    openingRwf = end;
  }
  const { rows } = await db().execute<{ due: string }>(sql`
    select (select coalesce(sum(amount_rwf), 0) from payout_entries where kind in ('sale', 'return'))
      - (select coalesce(sum(amount_rwf), 0) from payments where actor = 'seller') as due`);
  expect(openingRwf).toBe(Number(rows[0]?.due) + expectedRwf);
});
