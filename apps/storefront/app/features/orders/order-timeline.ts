import type { CallOutcome, DeliveryStatus, OrderDetails, OrderStep } from '@urumuri/contract';
import { describeCall } from '../../platform/format/call-window.ts';
import { deliveryWords, paymentWords } from '../../ui/status-words.ts';
import { callTexts, moneyTexts, stepTexts } from './order-words.ts';

export type PastStep = { key: string; title: string; text: string; at: string };
export type NextStep = { title: string; text?: string };

/** What happened to an order, or to one shop's part of it, and what is still to come. */
export type Story = { shopName?: string; past: PastStep[]; ahead: NextStep[] };

type Told = Pick<OrderDetails, 'history' | 'parts' | 'contact_by' | 'contact_from' | 'contact_until'>;

/** The way of an order that goes well. */
const way = ['pending', 'processing', 'warehouse', 'placed'] as const satisfies readonly DeliveryStatus[];
const agreements: readonly OrderStep['status'][] = ['confirmed', 'changed'] satisfies CallOutcome[];

/** What is told in the words that were written down with it. */
const noteTitles = { change: 'Order changed', note: 'A note from the shop', return: 'Return', warranty: 'Warranty' };

/** One story while the parts go together; else each part tells its own, from the beginning. */
export function tellStories(order: Told, now: Date): Story[] {
  const [first] = order.parts;
  const areTogether = order.history.every(({ shopName }) => shopName === undefined);
  if (areTogether) return first ? [tellStory(order, order.history, first.delivery_status, 'order', now)] : [];
  return order.parts.map(({ shopName, delivery_status: status }) => {
    const own = order.history.filter((step) => step.shopName === undefined || step.shopName === shopName);
    return { shopName, ...tellStory(order, own, status, 'part', now) };
  });
}

function tellStory(order: Told, steps: OrderStep[], status: DeliveryStatus, what: 'order' | 'part', now: Date): Story {
  const isAgreed = steps.some((step) => step.kind === 'call' && agreements.includes(step.status));
  const call = { title: 'Our call', text: describeCall(order, now) };
  const ahead = status === 'cancelled' ? [] : way.slice(way.indexOf(status) + 1);
  return {
    past: steps.map((step) => tellStep(step, what)),
    ahead: [
      ...(status === 'pending' && !isAgreed ? [call] : []),
      ...ahead.map((next) => ({ title: deliveryWords[next].label })),
    ],
  };
}

function tellStep({ kind, status, at, note = '' }: OrderStep, what: 'order' | 'part'): PastStep {
  const key = `${kind} ${status} ${at} ${note}`;
  if (kind === 'call') return { key, at, title: 'Our call', text: callTexts[status as CallOutcome] };
  if (kind in noteTitles) return { key, at, title: noteTitles[kind as keyof typeof noteTitles], text: note };
  const money = kind === 'payment' ? moneyTexts[status] : undefined;
  if (money) return { key, at, title: money.title, text: `${money.text} ${note}`.trim() };
  const { label } = { ...deliveryWords, ...paymentWords }[status as keyof typeof stepTexts];
  const text =
    status === 'cancelled' ? `This ${what} will not be delivered.` : stepTexts[status as keyof typeof stepTexts];
  return { key, at, title: label, text: note === '' ? text : `${text} ${note}${/[.!?]$/.test(note) ? '' : '.'}` };
}
