import { deliveryStatuses, paymentStatuses, type DeliveryStatus } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import {
  canChangePayment,
  canCustomerCancel,
  deriveDeliveryStatus,
  findNextStatuses,
  findPartTransition,
  isCancellable,
} from './order-states.rules.ts';

const pairs = deliveryStatuses.flatMap((from) => deliveryStatuses.map((to) => [from, to] as const));

describe('a part', () => {
  const effects: Partial<Record<string, string>> = {
    'pending > processing': 'deduct',
    'processing > warehouse': 'keep',
    'warehouse > placed': 'keep',
    'pending > placed': 'deduct',
    'pending > cancelled': 'release',
    'processing > cancelled': 'return',
    'warehouse > cancelled': 'return',
  };

  it.each(pairs)('takes exactly the steps of the table: %s to %s', (from, to) => {
    expect(findPartTransition(from, to)?.stock).toBe(effects[`${from} > ${to}`]);
  });

  it.each<[DeliveryStatus, DeliveryStatus[], boolean]>([
    ['pending', ['processing', 'cancelled'], true],
    ['processing', ['warehouse', 'cancelled'], true],
    ['warehouse', ['placed'], true],
    ['placed', [], false],
    ['cancelled', [], false],
  ])('that is %s takes the steps %j with one press, and can be ended: %s', (status, steps, isPossible) => {
    expect(findNextStatuses(status)).toEqual(steps);
    expect(isCancellable(status)).toBe(isPossible);
  });
});

describe('payment', () => {
  const changes = paymentStatuses.flatMap((from) => paymentStatuses.map((to) => [from, to] as const));

  it.each(changes)('moves from unpaid to paid to refunded only: %s to %s', (from, to) => {
    const isAllowed = `${from} ${to}` === 'unpaid paid' || `${from} ${to}` === 'paid refunded';
    for (const delivery of deliveryStatuses) {
      const isForNothing = to === 'paid' && delivery === 'cancelled';
      expect(canChangePayment(from, to, delivery)).toBe(isAllowed && !isForNothing);
    }
  });
});

describe('an order', () => {
  it.each<[DeliveryStatus[], DeliveryStatus]>([
    [['pending'], 'pending'],
    [['placed', 'pending'], 'pending'],
    [['warehouse', 'processing'], 'processing'],
    [['placed', 'warehouse'], 'warehouse'],
    [['placed', 'placed'], 'placed'],
    [['cancelled', 'placed'], 'placed'],
    [['cancelled', 'pending'], 'pending'],
    [['cancelled', 'cancelled'], 'cancelled'],
  ])('of %j is %s', (parts, status) => {
    expect(deriveDeliveryStatus(parts)).toBe(status);
    expect(deriveDeliveryStatus(parts.toReversed())).toBe(status);
  });

  it.each(deliveryStatuses)('of one part is what the part is: %s', (status) => {
    expect(deriveDeliveryStatus([status])).toBe(status);
  });

  it.each<[DeliveryStatus[], boolean]>([
    [['pending'], true],
    [['pending', 'pending'], true],
    [['pending', 'cancelled'], true],
    [['pending', 'processing'], false],
    [['processing'], false],
    [['warehouse'], false],
    [['placed'], false],
    [['cancelled'], false],
  ])('of %j can be cancelled by its customer: %s', (parts, isPossible) => {
    expect(canCustomerCancel(parts)).toBe(isPossible);
  });
});
