import { deliveryStatuses, paymentStatuses } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { describeNextStep } from './next-step.ts';

it('names the sum exactly where something is to be paid', () => {
  const due = deliveryStatuses.flatMap((delivery_status) =>
    paymentStatuses.filter((payment_status) =>
      describeNextStep({ delivery_status, payment_status, price: 720_000 }).includes('720,000'),
    ),
  );
  expect(due).toEqual(['unpaid', 'unpaid', 'unpaid', 'unpaid']);
});

it.each([
  ['pending', { expires_at: '2026-11-19T12:00:00.000Z' }, 'Wait for our call'],
  ['pending', {}, 'You confirmed this order'],
  ['warehouse', {}, 'Your order is packed'],
  ['warehouse', { isPickup: true }, 'Your order is ready for pickup'],
  ['placed', {}, 'Please pay'],
  ['cancelled', {}, 'This order is cancelled'],
  ['processing', { open: 250 }, 'Have RWF\u00a0250 ready'],
  ['processing', { open: 250, toVerify: 250 }, 'We are checking your payment'],
  ['placed', { open: 250, toVerify: 100 }, 'Please pay RWF\u00a0150'],
] as const)('says of an order that is %s %j: %s', (delivery_status, given, words) => {
  expect(describeNextStep({ delivery_status, payment_status: 'unpaid', price: 1000, ...given })).toContain(words);
});
