import type { CallOutcome, DeliveryStatus, OrderDetails, OrderStep } from '@urumuri/contract';
import { describeCall } from '@urumuri/ui/format/call-window.ts';
import { deliveryWords, paymentWords, pickupWords } from '@urumuri/ui/parts/status-words.ts';
import { isAllPickup } from '../../ui/pickup-words.ts';
import { callTexts, moneyTexts, pickupTexts, stepTexts } from './order-words.ts';

type PastStep = { key: string; title: string; text: string; at: string };
type NextStep = { title: string; text?: string };

/** What happened to an order, or to one shop's part of it, and what is still to come. */
export type Story = { shopName?: string; past: PastStep[]; ahead: NextStep[] };

type TimelineOrder = Pick<
  OrderDetails,
  'history' | 'parts' | 'payment_status' | 'contact_by' | 'contact_from' | 'contact_until'
>;

/** The way of an order that goes well. */
const way = ['pending', 'processing', 'warehouse', 'placed'] as const satisfies readonly DeliveryStatus[];
const agreements: readonly OrderStep['status'][] = ['confirmed', 'changed'] satisfies CallOutcome[];

/** What is told in the words that were written down with it. */
const noteTitles = { change: 'Order changed', note: 'A note from the shop', return: 'Return', warranty: 'Warranty' };

/** Whether the shop calls about it; who has agreed, in a call or when they ordered by phone, is not called. */
export function awaitsCall({
  parts,
  history,
  payment_status,
}: Pick<TimelineOrder, 'parts' | 'history' | 'payment_status'>): boolean {
  const isAgreed = history.some((step) => step.kind === 'call' && agreements.includes(step.status));
  return !isAgreed && parts.some((part) => isCallOpen(part, payment_status));
}

/** What is not paid and does not expire is agreed. */
const isCallOpen = ({ delivery_status, expires_at }: Part, payment: OrderDetails['payment_status']) =>
  delivery_status === 'pending' && (payment !== 'unpaid' || expires_at !== undefined);

/** One story while the parts go together; else each part tells its own, from the beginning. */
export function tellStories(order: TimelineOrder, now: Date): Story[] {
  const [first] = order.parts;
  const areTogether = order.history.every(({ shopName }) => shopName === undefined);
  if (areTogether) return first ? [tellStory(order, order.history, first, 'order', now)] : [];
  return order.parts.map((part) => {
    const { shopName } = part;
    const own = order.history.filter((step) => step.shopName === undefined || step.shopName === shopName);
    return { shopName, ...tellStory(order, own, part, 'part', now) };
  });
}

type Part = OrderDetails['parts'][number];

function tellStory(order: TimelineOrder, steps: OrderStep[], part: Part, what: 'order' | 'part', now: Date): Story {
  const { delivery_status: status } = part;
  const isPickup = what === 'part' ? part.pickup !== undefined : isAllPickup(order);
  const call = { title: 'Our call', text: describeCall(order, now) };
  const ahead = status === 'cancelled' ? [] : way.slice(way.indexOf(status) + 1);
  return {
    past: steps.map((step) => tellStep(step, what, isPickup)),
    ahead: [
      ...(awaitsCall({ ...order, history: steps, parts: [part] }) ? [call] : []),
      ...ahead.map((next) => ({ title: (isPickup ? pickupWords : deliveryWords)[next].label })),
    ],
  };
}

function tellStep({ kind, status, at, note = '' }: OrderStep, what: 'order' | 'part', isPickup: boolean): PastStep {
  const key = `${kind} ${status} ${at} ${note}`;
  if (kind === 'call') return { key, at, title: 'Our call', text: callTexts[status as CallOutcome] };
  if (kind in noteTitles) return { key, at, title: noteTitles[kind as keyof typeof noteTitles], text: note };
  const money = kind === 'payment' ? moneyTexts[status] : undefined;
  if (money) return { key, at, title: money.title, text: `${money.text} ${note}`.trim() };
  const { label } = { ...(isPickup ? pickupWords : deliveryWords), ...paymentWords }[status as keyof typeof stepTexts];
  const text =
    status === 'cancelled'
      ? `This ${what} will not be delivered.`
      : (isPickup ? pickupTexts : stepTexts)[status as keyof typeof stepTexts];
  return { key, at, title: label, text: note === '' ? text : `${text} ${note}${/[.!?]$/.test(note) ? '' : '.'}` };
}
