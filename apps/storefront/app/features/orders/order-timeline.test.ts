import type { OrderPart, OrderStep } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { awaitsCall, tellStories } from './order-timeline.ts';

const now = new Date('2026-11-14T08:00:00.000Z');

function buildStep(step: Partial<OrderStep>): OrderStep {
  return { kind: 'delivery', status: 'pending', at: '2026-11-14T07:30:00.000Z', ...step };
}

const part = (shopName: string, delivery_status: OrderPart['delivery_status']): OrderPart => ({
  _id: shopName,
  sellerId: shopName,
  shopName,
  price: 1000,
  delivery_status,
  ...(delivery_status === 'pending' ? { expires_at: '2026-11-17T07:30:00.000Z' } : {}),
});

/** Every story as its shop, what happened, and after a bar what is to come. */
const tell = (parts: OrderPart[], ...history: OrderStep[]) =>
  tellStories({ payment_status: 'unpaid', parts, history }, now).map(({ shopName, past, ahead }) =>
    [shopName ?? 'order', ...past.map(({ title }) => title), '|', ...ahead.map(({ title }) => title)].join(', '),
  );

it('sets what is still to come apart from what happened', () => {
  const history = [buildStep({}), buildStep({ kind: 'payment', status: 'paid' }), buildStep({ status: 'processing' })];
  expect(tell([part('A', 'processing')], ...history)).toEqual([
    'order, Pending, Paid, Confirmed, |, Packed, Delivered',
  ]);
});

it('promises nothing after a cancelled order, nor after the last step', () => {
  expect(tell([part('A', 'cancelled')], buildStep({}), buildStep({ status: 'cancelled' }))).toEqual([
    'order, Pending, Cancelled, |',
  ]);
  expect(tell([part('A', 'placed')], buildStep({ status: 'placed' }))).toEqual(['order, Delivered, |']);
});

it('tells one story while the parts go together', () => {
  expect(tell([part('A', 'processing'), part('B', 'processing')], buildStep({ status: 'processing' }))).toHaveLength(1);
});

it('tells each part’s own story: one will not come, the other goes on', () => {
  const parts = [part('Lamps', 'cancelled'), part('Radio House', 'processing')];
  const history = [
    buildStep({}),
    buildStep({ status: 'cancelled', shopName: 'Lamps' }),
    buildStep({ status: 'processing', shopName: 'Radio House' }),
  ];
  expect(tell(parts, ...history)).toEqual([
    'Lamps, Pending, Cancelled, |',
    'Radio House, Pending, Confirmed, |, Packed, Delivered',
  ]);
  const [lamps] = tellStories({ payment_status: 'unpaid', parts, history }, now);
  expect(lamps?.past.at(-1)?.text).toBe('This part will not be delivered.');
});

it('announces the call until the customer has agreed in one, and tells how calls ended', () => {
  const call = (status: OrderStep['status']) => buildStep({ kind: 'call', status });
  const waiting = tellStories(
    { payment_status: 'unpaid', parts: [part('A', 'pending')], history: [buildStep({}), call('no_answer')] },
    now,
  );
  expect(waiting[0]?.past.at(-1)).toMatchObject({ title: 'Our call', text: 'We did not reach you.' });
  expect(waiting[0]?.ahead[0]).toEqual({ title: 'Our call', text: 'We will call you as soon as possible.' });
  const agreed = tellStories(
    { payment_status: 'unpaid', parts: [part('A', 'pending')], history: [call('confirmed')] },
    now,
  );
  expect(agreed[0]?.past[0]?.text).toBe('You confirmed your order.');
  expect(agreed[0]?.ahead[0]?.title).toBe('Confirmed');
});

it('announces no call for what was agreed when it was ordered by phone', () => {
  const ordered = { ...part('A', 'pending'), expires_at: undefined };
  const history = [buildStep({ note: 'Taken by phone by Radio House' })];
  const [story] = tellStories({ payment_status: 'unpaid', parts: [ordered], history }, now);
  expect(story?.ahead[0]?.title).toBe('Confirmed');
  expect(awaitsCall({ payment_status: 'unpaid', parts: [part('A', 'pending')], history })).toBe(true);
  expect(awaitsCall({ payment_status: 'unpaid', parts: [ordered], history })).toBe(false);
});

it('gives the reason where there is one', () => {
  const history = [buildStep({ status: 'cancelled', note: 'Not confirmed in time' })];
  const [story] = tellStories({ payment_status: 'unpaid', parts: [part('A', 'cancelled')], history }, now);
  expect(story?.past[0]?.text).toBe('This order will not be delivered. Not confirmed in time.');
});
