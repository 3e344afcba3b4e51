import { deliveryStatuses } from '@urumuri/contract';
import fc from 'fast-check';

const anyPlace = fc.nat({ max: 10_000 });
const line = fc.record({ product: anyPlace, quantity: fc.integer({ min: 1, max: 4 }) });
/** One thing that may happen in a storm of orders, to whatever order or customer its numbers lead to. */
export const stormStep = (productCount: number) =>
  fc.oneof(
    {
      weight: 10,
      arbitrary: fc.record({
        kind: fc.constant('order' as const),
        buyer: anyPlace,
        lines: fc.array(line, { minLength: 1, maxLength: 4 }),
        key: fc.oneof({ weight: 1, arbitrary: fc.constantFrom('a', 'b') }, { weight: 9, arbitrary: fc.uuid() }),
        isSentTwice: fc.boolean(),
        isByPhone: fc.boolean(),
        voucherCode: fc.constantFrom(undefined, undefined, undefined, undefined, 'STORM', 'SHOP'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order: anyPlace }) },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        order: anyPlace,
        part: fc.nat({ max: 2 }),
        to: fc.constantFrom(...deliveryStatuses),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('change' as const),
        order: anyPlace,
        lines: fc.uniqueArray(fc.record({ product: fc.nat({ max: productCount - 1 }), quantity: fc.nat({ max: 5 }) }), {
          minLength: 1,
          maxLength: 3,
          selector: ({ product }) => product,
        }),
        role: fc.constantFrom('admin' as const, 'seller' as const),
        isSentTwice: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('end' as const),
        order: anyPlace,
        line: anyPlace,
        isAll: fc.boolean(),
        isDamaged: fc.boolean(),
        role: fc.constantFrom('admin' as const, 'seller' as const),
        isSentTwice: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), order: anyPlace, refund: fc.boolean() }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('deliver' as const), order: anyPlace }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('return' as const),
        order: anyPlace,
        line: anyPlace,
        quantity: fc.integer({ min: 1, max: 3 }),
        isAccepted: fc.boolean(),
        isSoldAgain: fc.boolean(),
        isGivenBack: fc.boolean(),
        /** By the customer, while the office decides and receives. */
        isWithdrawn: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('prove' as const),
        order: anyPlace,
        share: fc.constantFrom(0.5, 1, 1, 1.2),
        isAgreed: fc.boolean(),
        isBySeveral: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), order: anyPlace }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), buyer: anyPlace }) },
  );
