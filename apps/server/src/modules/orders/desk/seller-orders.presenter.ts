import {
  type CallOutput,
  CONSOLE_PAGE_SIZE,
  type ListedOrder,
  type OrderTimelineEntry,
  type SellerOrder,
  type SellerOrderSummary,
} from '@urumuri/contract';
import { describeStanding } from '@urumuri/money/standing';
import { formatKigaliDate } from '../../../kigali-date.ts';
import { isConfirmedInCall } from '../calls/calls.rules.ts';
import type { LockedOrder, PartRow } from '../order-rows.repository.ts';
import { canChangePayment, findNextStatuses, isCancellable, isChangeable } from '../order-states.rules.ts';
import { partPrice } from '../order-totals.rules.ts';
import { presentLine } from '../orders.presenter.ts';
import type { EventRow, OwnLineRow, OwnOrder, OwnOrderRow } from './seller-orders.repository.ts';

type Row = Pick<LockedOrder, 'id' | 'number' | 'shipping' | 'paymentStatus'> & { units: number };
/** Of the order, or of one shop's part. */
type Summed = Pick<PartRow, 'status' | 'expiresAt' | 'createdAt'> & { price: number; isConfirmed: boolean };

export function presentSummary(row: Row, summed: Summed): SellerOrderSummary {
  const { price, status, isConfirmed, expiresAt, createdAt } = summed;
  return {
    _id: row.id,
    orderNumber: String(row.number),
    customerName: row.shipping.name,
    price,
    items: row.units,
    delivery_status: status,
    payment_status: row.paymentStatus,
    ...(isConfirmed && { isConfirmed }),
    ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
    date: formatKigaliDate(createdAt),
    createdAt: createdAt.toISOString(),
  };
}

type ListedRow = Pick<LockedOrder, 'channel' | 'shipping'> & { image: string; riders: string[]; isPickup: boolean };

/** What a line of a list says besides. */
export const presentListed = ({ image, channel, shipping, riders, isPickup }: ListedRow, openRwf: number) => ({
  image,
  open: openRwf,
  channel,
  district: shipping.city,
  riders,
  ...(isPickup ? { isPickup } : {}),
});

export const presentOwnListed = (row: OwnOrderRow): ListedOrder => ({
  ...presentOwnSummary(row),
  ...presentListed(row, row.part.openRwf),
});

export const presentOwnSummary = (row: OwnOrderRow): SellerOrderSummary =>
  presentSummary(row, { ...row.part, price: partPrice(row.part), isConfirmed: isConfirmedInCall(row.part) });

type Promised = Pick<LockedOrder, 'deliverFrom' | 'deliverUntil'>;

export const presentPromised = ({ deliverFrom: from, deliverUntil: until }: Promised) =>
  from && until ? { promised: { from, until } } : {};

type Counted<Status> = readonly { status: Status; count: number }[];

/** How many there are of every status; `total` of the one that is listed, or of all. */
export function presentCounts<Status extends string>(
  statuses: readonly Status[],
  rows: Counted<Status>,
  listed?: Status,
): { counts: Record<Status, number>; total: number; perPage: number } {
  const countOf = (status: Status) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = Object.fromEntries(statuses.map((status) => [status, countOf(status)])) as Record<Status, number>;
  const total = listed === undefined ? rows.reduce((sum, { count }) => sum + count, 0) : countOf(listed);
  return { counts, total, perPage: CONSOLE_PAGE_SIZE };
}

export function presentTimeline(events: readonly EventRow[]): OrderTimelineEntry[] {
  return events.map((event) => ({
    _id: String(event.id),
    kind: event.kind,
    from: event.fromStatus ?? '',
    to: event.toStatus,
    actor: event.actor,
    ...(event.staffName === null ? {} : { by: event.staffName }),
    ...(event.shopName === null ? {} : { shopName: event.shopName }),
    note: event.note,
    houseNote: event.internalNote,
    createdAt: event.createdAt.toISOString(),
  }));
}

export function presentOwnOrder({ head, lines, events, standing }: OwnOrder): SellerOrder {
  const { part, isShared } = head;
  return {
    ...presentOwnSummary(head),
    products: lines.map((line) => presentLine(line, part)),
    itemsPrice: part.itemsRwf,
    voucherCode: head.voucherCode ?? undefined,
    voucherDiscount: part.voucherRwf,
    shippingFee: part.shippingFeeRwf,
    open: standing.parts.find(({ id }) => id === part.id)?.openRwf ?? 0,
    shippingInfo: head.shipping,
    // What is picked up is brought to nobody.
    ...(part.pickupCode === null ? presentPromised(head) : {}),
    isPickup: part.pickupCode !== null,
    ...presentContact(head),
    isShared,
    canChange: isChangeable(part.status),
    canCancel: isCancellable(part.status),
    canReturn: part.status === 'placed',
    nextStatuses: findNextStatuses(part.status),
    canMarkPaid: !isShared && canChangePayment(head.paymentStatus, 'paid', head.deliveryStatus),
    // Of an order that others have a part in, what was paid is the office's matter.
    moneySays: isShared ? [] : describeStanding(standing, 'staff'),
    awaitsCall: head.awaitsCall,
    timeline: presentTimeline(events),
  };
}

type Caller = { callerId: string | null; callerName: string | null; callerUntil: Date | null };

/** Who is calling at this moment, if anybody; people of another shop have no name here. */
export function presentCaller({ callerId, callerName, callerUntil }: Caller, personId: string) {
  if (callerId === null || callerUntil === null) return {};
  const name = callerName ?? 'Another shop';
  return { caller: { name, isYou: callerId === personId, until: callerUntil.toISOString() } };
}

type Contact = Pick<LockedOrder, 'contactBy' | 'contactFrom' | 'contactUntil'>;

export function presentContact({ contactBy, contactFrom, contactUntil }: Contact) {
  if (!contactFrom || !contactUntil) return { contactBy };
  return { contactBy, contactFrom: contactFrom.toISOString(), contactUntil: contactUntil.toISOString() };
}

type OwnCall = CallOutput<'getSellerCalls'>['calls'][number];

export const presentCall = (row: OwnOrderRow, lines: OwnLineRow[], personId: string): OwnCall => ({
  ...presentOwnSummary(row),
  phone: row.shipping.phone,
  area: row.shipping.area,
  ...presentContact(row),
  dueAt: row.dueAt.toISOString(),
  triesSoFar: row.tries,
  ...presentCaller(row, personId),
  lines: lines.filter(({ partId }) => partId === row.part.id).map(({ name, quantity }) => ({ name, quantity })),
});
