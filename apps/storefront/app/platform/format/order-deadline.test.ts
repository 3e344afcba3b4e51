import type { OrderPart } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { describeDeadline } from './order-deadline.ts';

const at = '2026-11-19T12:00:00.000Z';
const part = (shopName: string, given: Partial<OrderPart> = {}): OrderPart => ({
  _id: shopName,
  sellerId: shopName,
  shopName,
  price: 1000,
  delivery_status: 'pending',
  ...given,
});

it('is said of the whole order while nothing of it is confirmed', () => {
  const parts = [part('A', { expires_at: at }), part('B', { delivery_status: 'cancelled' })];
  expect(describeDeadline({ expires_at: at, parts })).toBe(
    'Unless you confirm it in our call or pay before, the order is cancelled on 19 Nov 2026, 14:00.',
  );
});

it('is said of the part that is open when another is confirmed', () => {
  const parts = [part('A'), part('B', { expires_at: at })];
  expect(describeDeadline({ expires_at: at, parts })).toContain('the part of B is cancelled on');
});

it('is not said of an order that stays', () => {
  expect(describeDeadline({ parts: [part('A')] })).toBeUndefined();
});
