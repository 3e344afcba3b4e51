import type { OrderStep } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { buildTimeline } from './order-timeline.ts';

function buildStep(step: Partial<OrderStep>): OrderStep {
  return { kind: 'delivery', status: 'pending', at: '2026-11-14T07:30:00.000Z', ...step };
}

const tell = (...args: Parameters<typeof buildTimeline>) =>
  buildTimeline(...args).map(({ title, at }) => (at === undefined ? `${title}?` : title));

it('goes from what happened to what is still to come', () => {
  const history = [buildStep({}), buildStep({ kind: 'payment', status: 'paid' }), buildStep({ status: 'processing' })];
  expect(tell({ history, delivery_status: 'processing' })).toEqual([
    'Pending',
    'Paid',
    'Processing',
    'Warehouse: being prepared?',
    'Placed: handed over?',
  ]);
});

it('promises nothing after a cancelled order', () => {
  const history = [buildStep({}), buildStep({ status: 'cancelled' })];
  expect(tell({ history, delivery_status: 'cancelled' })).toEqual(['Pending', 'Cancelled']);
});

it('promises nothing after the last step', () => {
  expect(tell({ history: [buildStep({ status: 'placed' })], delivery_status: 'placed' })).toEqual([
    'Placed: handed over',
  ]);
});

it('names the shop that has gone ahead, and waits for the others', () => {
  const history = [buildStep({}), buildStep({ status: 'processing', shopName: 'Radio House' })];
  expect(tell({ history, delivery_status: 'pending' })).toEqual([
    'Pending',
    'Processing (Radio House)',
    'Processing?',
    'Warehouse: being prepared?',
    'Placed: handed over?',
  ]);
});

it('gives the reason where there is one', () => {
  const history = [buildStep({ status: 'cancelled', note: 'Not paid in time' })];
  expect(buildTimeline({ history, delivery_status: 'cancelled' })[0]?.text).toBe('Not paid in time');
});

it('keeps entries of the same kind apart', () => {
  const history = ['A', 'B'].map((shopName) => buildStep({ status: 'cancelled', shopName }));
  const keys = buildTimeline({ history, delivery_status: 'cancelled' }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
