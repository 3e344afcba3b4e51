import { refundOfReturn } from '@urumuri/money/refunds';
import {
  cameBack,
  dueFor,
  type MoneyPart,
  type MoneyRow,
  type OrderMoney,
  priceOfGoods,
  settle,
  type Standing,
} from '@urumuri/money/standing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyHistories } from '../../testing/orders.ts';

const place = fc.nat(3);
const percent = fc.integer({ min: 1, max: 130 });
/** Places name a part, percents how much of what is there. */
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('pay', 'claim', 'collect', 'cancel', 'deliver', 'change', 'add'), place, percent }),
  fc.record({ kind: fc.constantFrom('too_much', 'goodwill', 'other', 'receive', 'close'), place, percent }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const amount = fc.integer({ min: 1, max: 300_000 });
const newPart = fc.record({
  itemsRwf: amount,
  discountedPercent: fc.constantFrom(100, 100, 60, 1),
  voucherRwf: fc.oneof(fc.constant(0), amount),
  shippingFeeRwf: fc.constantFrom(0, 2_000),
});
type NewPart = typeof newPart extends fc.Arbitrary<infer One> ? One : never;

const share = (of: number, percentOf: number) => Math.floor((of * percentOf) / 100);

/** A discount may be for some of the goods only. */
function build({ voucherRwf, discountedPercent, ...part }: NewPart, id: string) {
  const discountedRwf = share(part.itemsRwf, discountedPercent);
  return {
    id,
    status: 'processing',
    ...part,
    voucherRwf: Math.min(voucherRwf, discountedRwf),
    discountedRwf,
    cameBackRwf: 0,
    cameBackDiscountedRwf: 0,
    notClosedRwf: 0,
    notClosedDiscountedRwf: 0,
    retainedRwf: 0,
  } satisfies MoneyPart;
}

/** What the step does to the order, by the rules of the shop; nothing where they refuse it. */
function take({ parts, rows }: OrderMoney, now: Standing, { kind, place: at, percent: much }: Step): OrderMoney {
  const part = parts[at % parts.length];
  if (part === undefined) return { parts, rows };
  const replace = (given: Partial<MoneyPart>) => parts.map((one) => (one === part ? { ...one, ...given } : one));
  const write = (amountRwf: number, more: Partial<MoneyRow> = {}): MoneyRow[] =>
    amountRwf === 0 ? [...rows] : [...rows, { amountRwf, state: 'agreed', ...more }];
  const isOpen = part.status === 'processing';
  switch (kind) {
    case 'pay':
      return { parts, rows: write(share(now.totalRwf, much)) };
    case 'claim':
      return { parts, rows: write(share(now.openRwf, much), { state: 'claimed' }) };
    case 'collect':
      return { parts, rows: write(now.parts[at % parts.length]?.openRwf ?? 0, { partId: part.id }) };
    case 'cancel':
      return { parts: isOpen ? replace({ status: 'cancelled' }) : parts, rows };
    case 'deliver':
      return { parts: isOpen ? replace({ status: 'placed' }) : parts, rows };
    case 'change':
      return {
        parts: isOpen
          ? replace({ itemsRwf: part.itemsRwf + share(50_000, much), voucherRwf: share(part.voucherRwf, much % 100) })
          : parts,
        rows,
      };
    case 'add':
      return {
        parts: [
          ...parts,
          build({ itemsRwf: much * 100, voucherRwf: 0, shippingFeeRwf: 0, discountedPercent: 100 }, `${parts.length}`),
        ],
        rows,
      };
    case 'too_much':
      return { parts, rows: write(-Math.min(now.backRwf, share(now.backRwf, much)), { refundFor: 'too_much' }) };
    case 'goodwill':
    case 'other':
      return { parts, rows: write(-Math.min(now.paidRwf, share(now.paidRwf, much % 60)), { refundFor: kind }) };
    case 'receive': {
      if (part.status !== 'placed') return { parts, rows };
      const { discountedRwf: all = 0, cameBackDiscountedRwf = 0, notClosedDiscountedRwf = 0 } = part;
      const discountedRwf = share(all - cameBackDiscountedRwf, much % 101);
      const others = part.itemsRwf - all - (part.cameBackRwf - cameBackDiscountedRwf);
      const goodsRwf = discountedRwf + share(others, (much * 7) % 101);
      const back = {
        cameBackRwf: part.cameBackRwf + goodsRwf,
        cameBackDiscountedRwf: cameBackDiscountedRwf + discountedRwf,
        notClosedRwf: part.notClosedRwf + goodsRwf,
        notClosedDiscountedRwf: notClosedDiscountedRwf + discountedRwf,
      };
      return { parts: replace(back), rows };
    }
    case 'close': {
      const { notClosedRwf: goodsRwf, notClosedDiscountedRwf: discountedRwf } = part;
      const returned = { partId: part.id, goodsRwf, discountedRwf, isBack: true };
      const { mostRwf } = refundOfReturn({ parts }, now, returned);
      const givenBackRwf = much > 100 ? mostRwf : share(mostRwf, much);
      return {
        parts: replace({
          notClosedRwf: 0,
          notClosedDiscountedRwf: 0,
          retainedRwf: part.retainedRwf + mostRwf - givenBackRwf,
        }),
        rows: write(-givenBackRwf, { refundFor: 'return', partId: part.id }),
      };
    }
  }
}

/** Over the counter: handed over and paid at once, without delivery. */
function sell(ordered: readonly MoneyPart[]): OrderMoney {
  const parts = ordered.map((part) => ({ ...part, status: 'placed', voucherRwf: 0, shippingFeeRwf: 0 }) as const);
  const amountRwf = parts.reduce((sum, { itemsRwf }) => sum + itemsRwf, 0);
  const [part, ...others] = parts;
  const isOfOne = part !== undefined && others.length === 0;
  return { parts, rows: [{ amountRwf, state: 'agreed', ...(isOfOne ? { partId: part.id } : {}) }] };
}

const amounts = ['totalRwf', 'owedRwf', 'paidRwf', 'openRwf', 'backRwf', 'toVerifyRwf', 'refundedRwf'] as const;

/** What is not true of the sums; comparing once makes thousands of histories a matter of a second. */
function listFaults(money: OrderMoney, standing: Standing): string[] {
  const faults = amounts
    .filter((name) => standing.parts.reduce((sum, part) => sum + part[name], 0) !== standing[name])
    .map((name) => `the parts do not add up: ${name}`);
  for (const one of [standing, ...standing.parts]) {
    if (one.paidRwf + one.openRwf - one.backRwf !== one.owedRwf) faults.push('paid and open are not what is owed');
    if (amounts.some((name) => one[name] < 0)) faults.push('an amount is below zero');
    if (one.openRwf > 0 && one.backRwf > 0) faults.push('money is asked for and promised at once');
    if (one.openRwf > one.totalRwf) faults.push('more is asked for than it comes to');
  }
  const isPlain = money.rows.every(({ refundFor }) => refundFor === undefined || refundFor === 'return');
  const dueRwf = money.parts.reduce((sum, part) => sum + dueFor(part), 0);
  if (isPlain && standing.openRwf !== Math.max(0, dueRwf - standing.paidRwf))
    faults.push('not what is missing is open');
  return faults;
}

/** Goods that come back take their price off what is open, and only the rest of it is to be given back. */
function listReceivedFaults(money: OrderMoney, before: Standing, after: Standing, { place: at }: Step): string[] {
  const nth = at % money.parts.length;
  const [part, was] = [money.parts[nth], before.parts[nth]];
  if (part === undefined || was === undefined || before.refundedRwf > 0) return [];
  const goodsRwf = priceOfGoods(cameBack(part), part) - priceOfGoods(cameBack(was), part);
  const openRwf = Math.max(0, before.openRwf - goodsRwf);
  const backRwf = before.backRwf + goodsRwf - (before.openRwf - openRwf);
  return after.openRwf === openRwf && after.backRwf === backRwf ? [] : ['what came back is asked for'];
}

it('adds up for the whole order and its parts after every step of any history', () => {
  fc.assert(
    fc.property(
      fc.array(newPart, { minLength: 1, maxLength: 4 }),
      fc.array(step, { maxLength: 14 }),
      fc.boolean(),
      (ordered, steps, isSold) => {
        const parts = ordered.map((part, at) => build(part, `${at}`));
        let money = isSold ? sell(parts) : { parts, rows: [] };
        let standing = settle(money);
        const faults = listFaults(money, standing);
        if (isSold && (standing.openRwf > 0 || standing.backRwf > 0 || standing.paidRwf !== standing.totalRwf))
          faults.push('a sale over the counter is not paid as it is made');
        for (const one of steps) {
          const before = standing;
          money = take(money, before, one);
          standing = settle(money);
          faults.push(...listFaults(money, standing));
          if (one.kind === 'receive') faults.push(...listReceivedFaults(money, before, standing, one));
          if (one.kind !== 'close') continue;
          if (standing.openRwf !== before.openRwf) faults.push('closing a return changes what is open');
          if (standing.backRwf > before.backRwf) faults.push('a return leaves money to be given back');
        }
        // Whoever brings the parts, in whatever order, collects what was open and no more.
        for (const part of standing.parts.toReversed()) {
          money = { ...money, rows: [...money.rows, { amountRwf: part.openRwf, state: 'agreed', partId: part.id }] };
          // What went back for another reason is nobody's in particular.
          if (money.rows.some(({ refundFor }) => refundFor === 'other')) continue;
          if (settle(money).parts.find(({ id }) => id === part.id)?.openRwf !== 0)
            faults.push('a part is paid and open');
        }
        const collected = settle(money);
        if (collected.openRwf !== 0) faults.push('what was collected was not all');
        expect(faults).toEqual([]);
      },
    ),
    { numRuns: moneyHistories },
  );
});
