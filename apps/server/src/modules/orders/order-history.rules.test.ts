import { expect, it } from 'vitest';
import { type OrderEvent, tellHistory } from './order-history.rules.ts';

const nine = new Date('2026-11-14T09:00:00Z');
const ten = new Date('2026-11-14T10:00:00Z');
const parts = [
  { id: 'a', shopName: 'Radio House' },
  { id: 'b', shopName: 'Umucyo' },
];

function buildEvent(event: Partial<OrderEvent>): OrderEvent {
  return { kind: 'delivery', status: 'pending', partId: null, note: '', at: nine, ...event };
}

it('tells what happens to the whole order without naming a shop', () => {
  const events = [buildEvent({}), buildEvent({ kind: 'payment', status: 'paid', at: ten })];
  expect(tellHistory(events, parts)).toEqual([
    { kind: 'delivery', status: 'pending', note: '', at: nine },
    { kind: 'payment', status: 'paid', note: '', at: ten },
  ]);
});

it('tells once what all parts do together', () => {
  const together = parts.map(({ id }) =>
    buildEvent({ status: 'cancelled', partId: id, note: 'Not confirmed in time' }),
  );
  expect(tellHistory(together, parts)).toEqual([
    { kind: 'delivery', status: 'cancelled', note: 'Not confirmed in time', at: nine },
  ]);
});

it('names the shop of a part that goes alone', () => {
  const events = [
    buildEvent({ status: 'processing', partId: 'a' }),
    buildEvent({ status: 'processing', partId: 'b', at: ten }),
  ];
  expect(tellHistory(events, parts).map(({ shopName, at }) => [shopName, at])).toEqual([
    ['Radio House', nine],
    ['Umucyo', ten],
  ]);
});

it('names no shop when the order has only one', () => {
  const [step] = tellHistory([buildEvent({ status: 'processing', partId: 'a' })], parts.slice(0, 1));
  expect(step).not.toHaveProperty('shopName');
});
