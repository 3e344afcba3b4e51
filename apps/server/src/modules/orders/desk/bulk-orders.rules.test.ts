import { type DeliveryStatus, deliveryStatuses } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { findNextStatuses } from '../order-states.rules.ts';
import { describeOutcome, whyNoRider, whyNoStep } from './bulk-orders.rules.ts';

describe('a step that several orders take at once', () => {
  it.each<[DeliveryStatus, DeliveryStatus, string]>([
    ['cancelled', 'processing', 'it is cancelled already'],
    ['cancelled', 'cancelled', 'it is cancelled already'],
    ['processing', 'processing', 'it is confirmed already'],
    ['pending', 'placed', 'it is pending and cannot become delivered'],
    ['warehouse', 'processing', 'it is packed and cannot become confirmed'],
    ['warehouse', 'cancelled', 'it is packed: cancel it on its own page'],
    ['placed', 'cancelled', 'it is delivered and cannot become cancelled'],
  ])('from %s to %s is refused: %s', (from, to, reason) => {
    expect(whyNoStep(from, to)).toBe(reason);
  });

  it('is allowed where one press on its own page is', () => {
    for (const from of deliveryStatuses) {
      const allowed = deliveryStatuses.filter((to) => whyNoStep(from, to) === undefined);
      expect(new Set(allowed)).toEqual(new Set(findNextStatuses(from)));
    }
  });
});

it('a rider is sent with what is still to be delivered', () => {
  expect(deliveryStatuses.filter((status) => whyNoRider({ status, isPickup: false }) === undefined)).toEqual([
    'pending',
    'processing',
    'warehouse',
  ]);
});

it.each([
  [['a'], [], '1 order is changed.'],
  [['a', 'b'], [], '2 orders are changed.'],
  [
    [],
    [{ orderNumber: '1042', reason: 'it is cancelled already' }],
    '0 orders are changed, 1 not. Order 1042: it is cancelled already',
  ],
])('%j and %j: %s', (changed, refused, sentence) => {
  expect(describeOutcome({ changed, refused })).toBe(sentence);
});
