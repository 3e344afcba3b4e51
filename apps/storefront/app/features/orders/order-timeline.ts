import type { DeliveryStatus, OrderDetails, OrderStep } from '@urumuri/contract';
import { deliveryWords, paymentWords } from '../../ui/status-words.ts';
import { stepTexts } from './order-words.ts';

export type TimelineEntry = {
  key: string;
  title: string;
  text: string;
  /** Absent: has yet to happen. */
  at?: string;
};

/** The way of an order that goes well. */
const way = ['pending', 'processing', 'warehouse', 'placed'] as const satisfies readonly DeliveryStatus[];

/** What happened to an order, and what is still to come. */
export function buildTimeline({
  history,
  delivery_status: present,
}: Pick<OrderDetails, 'history' | 'delivery_status'>): TimelineEntry[] {
  const ahead = present === 'cancelled' ? [] : way.slice(way.indexOf(present) + 1);
  return [
    ...history.map(tellStep),
    ...ahead.map((status) => ({ key: status, title: deliveryWords[status].label, text: stepTexts[status] })),
  ];
}

function tellStep({ status, at, shopName, note }: OrderStep): TimelineEntry {
  const { label } = { ...deliveryWords, ...paymentWords }[status];
  const title = shopName === undefined ? label : `${label} (${shopName})`;
  return { key: `${title} ${at}`, title, text: note ?? stepTexts[status], at };
}
