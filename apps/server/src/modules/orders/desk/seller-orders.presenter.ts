import {
  type CallOutput,
  CONSOLE_PAGE_SIZE,
  type OrderTimelineEntry,
  type SellerOrder,
  type SellerOrderSummary,
  type StatusCounts,
} from '@urumuri/contract';
import { describeStanding } from '@urumuri/money/standing';
import { formatKigaliDate } from '../../../kigali-date.ts';
import { canChangePayment, findNextStatuses, isCancellable, isChangeable } from '../order-states.rules.ts';
import { presentLine } from '../orders.presenter.ts';
import type { CallRow, EventRow, OwnLineRow, OwnOrder, OwnOrderRow } from './seller-orders.repository.ts';

export function presentSummary(row: OwnOrderRow): SellerOrderSummary {
  return {
    _id: row.id,
    orderNumber: String(row.number),
    customerName: row.customerName,
    price: row.itemsRwf - row.voucherRwf + row.shippingFeeRwf,
    items: row.units,
    delivery_status: row.status,
    payment_status: row.paymentStatus,
    ...(row.expiresAt ? { expiresAt: row.expiresAt.toISOString() } : {}),
    date: formatKigaliDate(row.createdAt),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentCounts(rows: readonly { status: keyof StatusCounts; parts: number }[]): StatusCounts {
  const counts = { pending: 0, processing: 0, warehouse: 0, placed: 0, cancelled: 0 };
  for (const { status, parts } of rows) counts[status] = parts;
  return counts;
}

export function presentTimeline(events: readonly EventRow[]): OrderTimelineEntry[] {
  return events.map((event) => ({
    _id: String(event.id),
    kind: event.kind,
    from: event.fromStatus ?? '',
    to: event.toStatus,
    actor: event.actor,
    ...(event.staffName === null ? {} : { by: event.staffName }),
    note: event.note,
    houseNote: event.internalNote,
    createdAt: event.createdAt.toISOString(),
  }));
}

export function presentOwnOrder(sellerId: string, { head, lines, events, standing }: OwnOrder): SellerOrder {
  return {
    ...presentSummary(head),
    products: lines.map((line) => presentLine(line, { shopName: head.shopName, sellerId })),
    itemsPrice: head.itemsRwf,
    voucherDiscount: head.voucherRwf,
    shippingFee: head.shippingFeeRwf,
    open: standing.parts.find(({ id }) => id === head.partId)?.openRwf ?? 0,
    shippingInfo: head.shipping,
    ...presentContact(head),
    isShared: head.isShared,
    canChange: isChangeable(head.status),
    canCancel: isCancellable(head.status),
    canReturn: head.status === 'placed',
    nextStatuses: findNextStatuses(head.status),
    canMarkPaid: !head.isShared && canChangePayment(head.paymentStatus, 'paid', head.orderStatus),
    // Of an order that others have a part in, what was paid is the office's matter.
    moneySays: head.isShared ? [] : describeStanding(standing, 'staff'),
    awaitsCall: head.awaitsCall,
    timeline: presentTimeline(events),
  };
}

type Contact = Pick<CallRow, 'contactBy' | 'contactFrom' | 'contactUntil'>;

function presentContact({ contactBy, contactFrom, contactUntil }: Contact) {
  if (!contactFrom || !contactUntil) return { contactBy };
  return { contactBy, contactFrom: contactFrom.toISOString(), contactUntil: contactUntil.toISOString() };
}

type WaitingCalls = { calls: CallRow[]; lines: OwnLineRow[]; total: number };

export function presentCalls({ calls, lines, total }: WaitingCalls): CallOutput<'getSellerCalls'> {
  return {
    total,
    perPage: CONSOLE_PAGE_SIZE,
    calls: calls.map((row) => ({
      ...presentSummary(row),
      phone: row.phone,
      area: row.area,
      ...presentContact(row),
      dueAt: row.dueAt.toISOString(),
      triesSoFar: row.tries,
      lines: lines.filter(({ partId }) => partId === row.partId).map(({ name, quantity }) => ({ name, quantity })),
    })),
  };
}
