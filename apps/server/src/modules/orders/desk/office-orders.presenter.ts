import {
  type AdminOrder,
  type AdminOrderSummary,
  type ListedAnyOrder,
  type PaymentSettings,
  paymentStatuses,
} from '@urumuri/contract';
import { awaitsCall, isConfirmedInCall } from '../calls/calls.rules.ts';
import { type OrderPayments, presentOfficePayment } from '../order-money.presenter.ts';
import type { LineRow, PartRow } from '../order-rows.repository.ts';
import { canChangePayment, findNextStatuses, isCancellable, isChangeable } from '../order-states.rules.ts';
import { partPrice } from '../order-totals.rules.ts';
import { presentLine } from '../orders.presenter.ts';
import type { AnyOrderRow } from './office-orders.repository.ts';
import { presentListed, presentPromised, presentSummary, presentTimeline } from './seller-orders.presenter.ts';
import type { EventRow } from './seller-orders.repository.ts';

export const presentAnySummary = (row: AnyOrderRow): AdminOrderSummary => ({
  ...presentSummary(row, {
    ...row,
    price: row.totalRwf,
    status: row.deliveryStatus,
    isConfirmed: row.deliveryStatus === 'pending' && row.isAgreed,
  }),
  shopNames: row.shopNames,
});

export const presentAnyListed = (row: AnyOrderRow): ListedAnyOrder => ({
  ...presentAnySummary(row),
  ...presentListed(row, row.openRwf),
});

type AnyOrder = OrderPayments & {
  head: AnyOrderRow;
  parts: PartRow[];
  lines: LineRow[];
  events: EventRow[];
  paymentSettings: PaymentSettings;
};

export function presentAnyOrder(order: AnyOrder): AdminOrder {
  const { head, parts, lines, events, standing, paymentSettings } = order;
  const { address, area, city, province, phone } = head.shipping;
  const openById = new Map(standing.parts.map(({ id, openRwf }) => [id, openRwf]));
  const noPart = { shopName: '', sellerId: '' };
  return {
    ...presentAnySummary(head),
    phone,
    address: [address, area, city, province].join(', '),
    ...presentPromised(head),
    itemsPrice: head.itemsRwf,
    voucherCode: head.voucherCode ?? undefined,
    voucherDiscount: head.voucherRwf,
    shippingFee: head.shippingFeeRwf,
    parts: parts.map((part) => ({
      _id: part.id,
      shopName: part.shopName,
      price: partPrice(part),
      open: openById.get(part.id) ?? 0,
      delivery_status: part.status,
      sellerId: part.sellerId,
      nextStatuses: findNextStatuses(part.status),
      awaitsCall: awaitsCall(part),
      ...(isConfirmedInCall(part) && { isConfirmed: true }),
      isPickup: part.pickupCode !== null,
    })),
    products: lines.map((line) => presentLine(line, parts.find(({ id }) => id === line.partId) ?? noPart)),
    canChange: parts.some(({ status }) => isChangeable(status)),
    canCancel: parts.some(({ status }) => isCancellable(status)),
    canReturn: parts.some(({ status }) => status === 'placed'),
    nextPayments: paymentStatuses.filter((to) => canChangePayment(head.paymentStatus, to, head.deliveryStatus)),
    payment: presentOfficePayment(head, order, paymentSettings),
    timeline: presentTimeline(events),
  };
}
