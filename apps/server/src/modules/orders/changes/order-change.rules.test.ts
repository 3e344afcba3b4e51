import { firstIdentity } from '@urumuri/identity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts, line, part, plan, product, shipping } from '../../../testing/order-change.ts';
import { type ChangeFacts, type OrderedPart, planChange, sumOf, type TodaysProduct } from './order-change.rules.ts';

describe('prices', () => {
  it('stay those of the order for what is in it, also for units more, and are today’s for what is added', () => {
    const dearer = facts({
      products: [product('radio', { unitPriceRwf: 1500 }), product('lamp', { unitPriceRwf: 300 })],
    });
    const { parts } = plan(dearer, { radio: 3, lamp: 2 });
    expect(parts[0]).toMatchObject({ itemsRwf: 3 * 1000 + 2 * 300, shippingFeeRwf: 0 });
    expect(parts[0]?.lines.map(({ todayRwf }) => todayRwf)).toEqual([1500, undefined]);
  });

  it('include the delivery of a part by the rules of today, once its goods have changed', () => {
    const paidFee = facts({
      parts: [part('a', { shippingFeeRwf: 0 }), part('b')],
      lines: [line('radio'), line('fan', 'b')],
    });
    const { parts } = plan(paidFee, { radio: 1 });
    expect(parts.map(({ shippingFeeRwf }) => shippingFeeRwf)).toEqual([500, 0]);
  });
});

describe('a line', () => {
  it.each<[string, Partial<TodaysProduct>, number, string | undefined]>([
    ['may be lowered when it is sold out', { available: 0 }, 1, undefined],
    ['may be lowered when it is no longer sold', { isOnSale: false }, 1, undefined],
    ['may be raised by what is left', { available: 2 }, 4, undefined],
    ['may not be raised by more', { available: 2 }, 5, 'out_of_stock'],
    ['may not be raised when it is no longer sold', { isOnSale: false }, 3, 'not_found'],
    [
      'may not be raised over what one customer may hold',
      { available: 99, held: firstIdentity.orders.unitsPerCustomer },
      3,
      'order_limit',
    ],
  ])('%s', (_title, today, quantity, code) => {
    const { refusal } = plan(facts({ products: [product('radio', today)] }), { radio: quantity });
    expect(refusal?.code).toBe(code);
  });

  it.each(['warehouse', 'placed', 'cancelled'] as const)('of a part that is %s stays as it is', (status) => {
    const shared = facts({ parts: [part('a', { status }), part('b')], lines: [line('radio'), line('fan', 'b')] });
    expect(plan(shared, { radio: 1 }).refusal?.code).toBe('order_status_conflict');
    expect(plan(shared, { lamp: 1 }).refusal?.code).toBe('order_status_conflict');
    expect(plan(shared, { fan: 1 }).refusal).toBeUndefined();
  });

  it('of another shop does not exist for a shop', () => {
    const shared = facts({ parts: [part('a'), part('b')], lines: [line('radio'), line('fan', 'b')] });
    expect(plan(shared, { fan: 1 }, { sellerId: 'a' }).refusal?.code).toBe('not_found');
    const others = facts({ products: [product('fan', { sellerId: 'b' })] });
    expect(plan(others, { fan: 1 }, { sellerId: 'a' }).refusal?.code).toBe('not_found');
    expect(plan(others, { fan: 1 }).parts).toMatchObject([{ sellerId: 'a' }, { sellerId: 'b', id: undefined }]);
  });
});

describe('a part with nothing left', () => {
  it('is cancelled, and stays as it was for the record', () => {
    const shared = facts({
      parts: [part('a'), part('b', { voucherRwf: 100 })],
      lines: [line('radio'), line('fan', 'b')],
    });
    const { parts } = plan(shared, { fan: 0 });
    expect(parts[1]).toMatchObject({ status: 'cancelled', from: 'pending', itemsRwf: 2000, voucherRwf: 100 });
    expect(sumOf(parts, undefined)).toMatchObject({ itemsRwf: 2000 });
  });
});

describe('a cancellation', () => {
  const cancel = (given: ChangeFacts, lines: Record<string, number>, sellerId?: string) =>
    planChange(
      given,
      { lines: Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity })), hasCall: false },
      { sellerId, isCancellation: true },
    );
  const voucher = {
    code: 'OFF',
    sellerId: null,
    productIds: null,
    percentOff: null,
    amountOffRwf: 301,
    minimumRwf: 1500,
  };

  it.each([
    ['pending', true],
    ['processing', true],
    ['warehouse', true],
    ['placed', false],
    ['cancelled', false],
  ] as const)('of a part that is %s is possible: %s', (status, isPossible) => {
    const made = cancel(facts({ parts: [part('a', { status })] }), { radio: 0 });
    expect(made.refusal?.code).toBe(isPossible ? undefined : 'order_not_cancellable');
    const shared = facts({ parts: [part('a', { status }), part('b')], lines: [line('radio'), line('fan', 'b')] });
    expect(cancel(shared, { radio: 0 }).refusal?.code).toBe(isPossible ? undefined : 'order_status_conflict');
  });

  it('is possible for what was given back its money, which a change is not', () => {
    const refunded = facts({ paymentStatus: 'refunded' });
    expect(plan(refunded, { radio: 1 }).refusal?.code).toBe('order_status_conflict');
    expect(cancel(refunded, { radio: 1 }).refusal).toBeUndefined();
  });

  it('of packed units takes along their share of the voucher, as a return does, and changes no fee', () => {
    const packed = part('a', { status: 'warehouse', voucherRwf: 301, shippingFeeRwf: 0 });
    const { parts, isVoucherDropped } = cancel(facts({ parts: [packed], voucher }), { radio: 1 });
    expect(isVoucherDropped).toBe(false);
    expect(parts[0]).toMatchObject({ itemsRwf: 1000, voucherRwf: 301 - 150, shippingFeeRwf: 0 });
  });

  it('of packed units moves nothing of the voucher to what is not packed', () => {
    const shared = facts({
      parts: [part('a', { status: 'warehouse', voucherRwf: 151 }), part('b', { voucherRwf: 150 })],
      lines: [line('radio'), line('fan', 'b')],
      products: [product('radio'), product('fan', { sellerId: 'b' })],
      voucher: { ...voucher, minimumRwf: 4000 },
    });
    const { parts, isVoucherDropped } = cancel(shared, { radio: 1 });
    expect(isVoucherDropped).toBe(false);
    expect(parts.map(({ voucherRwf }) => voucherRwf)).toEqual([151 - 75, 150]);
    // Before it is packed, the rules of a change hold.
    expect(cancel(shared, { radio: 1, fan: 1 })).toMatchObject({ isVoucherDropped: true });
  });

  it('never makes the rest of a packed part cost more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.nat({ max: 9 }),
        fc.integer({ min: 1, max: 99_999 }),
        fc.nat({ max: 100 }),
        (was, left, price, share) => {
          const itemsRwf = was * price;
          const voucherRwf = Math.floor((itemsRwf * share) / 100);
          const before = part('a', { status: 'warehouse', itemsRwf, voucherRwf, shippingFeeRwf: 500 });
          const given = facts({ parts: [before], lines: [line('radio', 'a', was, price)], voucher });
          const { parts } = cancel(given, { radio: Math.min(left, was) });
          const total = sumOf(parts, undefined).totalRwf;
          expect(total).toBeLessThanOrEqual(itemsRwf - voucherRwf + 500);
          expect(parts[0]?.voucherRwf).toBeLessThanOrEqual(parts[0]?.itemsRwf ?? 0);
        },
      ),
    );
  });
});

describe('where it goes', () => {
  const ask = (parts: OrderedPart[], sellerId?: string) =>
    planChange(facts({ parts }), { lines: [], shipping, hasCall: false }, { sellerId }).refusal?.sentence;

  it('is the office’s to change where several shops send, and nobody’s once a part is packed', () => {
    expect(ask([part('a')], 'a')).toBeUndefined();
    expect(ask([part('a'), part('b')], 'a')).toMatch(/our office/);
    expect(ask([part('a'), part('b', { status: 'cancelled' })], 'a')).toBeUndefined();
    expect(ask([part('a'), part('b')])).toBeUndefined();
    expect(ask([part('a'), part('b', { status: 'warehouse' })])).toMatch(/packed already/);
  });
});

it('has the fee of the zone it goes to, once its goods change', () => {
  const zone = { name: 'Gasabo', districts: ['Gasabo'], sectors: [], days: { from: 0, until: 1 }, cutOffHour: 14 };
  const deliveryZones = [{ ...zone, feeRwf: 900, freeFromRwf: 0 }];
  const zoned = facts({ identity: { ...firstIdentity, deliveryZones } });
  expect(plan(zoned, { radio: 1 }).parts[0]?.shippingFeeRwf).toBe(900);
  const elsewhere = { ...zoned, shipping: { ...shipping, city: 'Musanze', area: 'Muhoza' } };
  expect(plan(elsewhere, { radio: 1 }).parts[0]?.shippingFeeRwf).toBe(0);
});

describe('a voucher', () => {
  const voucher = {
    code: 'TEN',
    sellerId: null,
    productIds: null,
    percentOff: 10,
    amountOffRwf: null,
    minimumRwf: 1500,
  };
  const own = facts({ voucher, parts: [part('a', { voucherRwf: 200 })] });

  it('follows what is left, and is dropped below its minimum', () => {
    expect(plan(own, { radio: 4 }).parts[0]?.voucherRwf).toBe(400);
    const dropped = plan(own, { radio: 1 });
    expect(dropped).toMatchObject({ isVoucherDropped: true });
    expect(dropped.parts[0]?.voucherRwf).toBe(0);
  });

  it('is not lost by adding, where an earlier cancellation took the order below its minimum', () => {
    const dear = { ...voucher, minimumRwf: 5000 };
    expect(plan(facts({ ...own, voucher: dear }), { lamp: 1 }).parts[0]?.voucherRwf).toBe(230);
  });

  it('for some goods follows those alone', () => {
    const lines = [line('radio'), line('fan')];
    const parts = [part('a', { itemsRwf: 4000, voucherRwf: 200 })];
    const forRadios = { ...voucher, productIds: ['radio'] };
    const given = facts({ voucher: forRadios, parts, lines, products: [product('radio'), product('fan')] });
    expect(plan(given, { radio: 3, fan: 1 }).parts[0]?.voucherRwf).toBe(300);
    expect(plan(given, { radio: 1, fan: 9 })).toMatchObject({ isVoucherDropped: true });
  });

  const anyPart = fc.record({
    status: fc.constantFrom('pending' as const, 'processing' as const, 'warehouse' as const, 'cancelled' as const),
    was: fc.integer({ min: 1, max: 9 }),
    quantity: fc.integer({ min: 0, max: 9 }),
    price: fc.integer({ min: 1, max: 99_999 }),
    share: fc.integer({ min: 0, max: 100 }),
  });
  const anyVoucher = fc.record({
    percentOff: fc.option(fc.integer({ min: 1, max: 100 })),
    amountOffRwf: fc.integer({ min: 1, max: 200_000 }),
    sellerId: fc.constantFrom(null, '0', '1'),
    minimumRwf: fc.nat({ max: 300_000 }),
  });

  it('never takes off more than a part costs, and leaves closed parts alone', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 4 }), anyVoucher, (given, offer) => {
        const before = given.map(({ status, was, price, share }, place) => {
          const itemsRwf = was * price;
          return part(String(place), { status, itemsRwf, voucherRwf: Math.floor((itemsRwf * share) / 100) });
        });
        const terms = {
          ...offer,
          productIds: null,
          code: 'ANY',
          amountOffRwf: offer.percentOff === null ? offer.amountOffRwf : null,
        };
        const { parts } = plan(
          facts({
            voucher: terms,
            parts: before,
            lines: given.map(({ was, price }, place) => line(`p${place}`, String(place), was, price)),
            products: given.map((_, place) => product(`p${place}`, { sellerId: String(place), available: 99 })),
          }),
          Object.fromEntries(
            given.flatMap(({ status, quantity }, place) =>
              status === 'pending' || status === 'processing' ? [[`p${place}`, quantity]] : [],
            ),
          ),
        );
        for (const [place, after] of parts.entries()) {
          expect(after.voucherRwf).toBeGreaterThanOrEqual(0);
          expect(after.voucherRwf).toBeLessThanOrEqual(after.itemsRwf);
          if (after.status === 'warehouse' || after.status === 'cancelled') {
            expect(after.voucherRwf).toBe(before[place]?.voucherRwf);
          }
        }
        const { itemsRwf, voucherRwf, shippingFeeRwf, totalRwf } = sumOf(parts, undefined);
        expect(totalRwf).toBe(itemsRwf - voucherRwf + shippingFeeRwf);
      }),
    );
  });
});
