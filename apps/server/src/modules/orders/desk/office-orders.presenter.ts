import { type AdminOrder, type AdminOrderSummary, type PaymentSettings, paymentStatuses } from '@urumuri/contract';
import { formatKigaliDate } from '../../../kigali-date.ts';
import { canChangePayment, isCancellable, isChangeable } from '../order-states.rules.ts';
import { type OrderPayments, presentOfficePayment } from '../order-money.presenter.ts';
import { presentLine } from '../orders.presenter.ts';
import { presentTimeline } from './seller-orders.presenter.ts';
import type { AnyOrder, AnyOrderRow } from './office-orders.repository.ts';

export function presentAnySummary(row: AnyOrderRow): AdminOrderSummary {
  return {
    _id: row.id,
    orderNumber: String(row.number),
    customerName: row.customerName,
    price: row.totalRwf,
    items: row.units,
    delivery_status: row.status,
    payment_status: row.paymentStatus,
    ...(row.expiresAt ? { expiresAt: row.expiresAt.toISOString() } : {}),
    date: formatKigaliDate(row.createdAt),
    createdAt: row.createdAt.toISOString(),
    shopNames: row.shopNames,
  };
}

type OrderWithMoney = AnyOrder & OrderPayments & { paymentSettings: PaymentSettings };

export function presentAnyOrder(order: OrderWithMoney, viewerId: string): AdminOrder {
  const { head, parts, lines, events, standing, paymentSettings } = order;
  const openById = new Map(standing.parts.map(({ id, openRwf }) => [id, openRwf]));
  const shopOf = new Map(parts.map(({ part, shopName }) => [part.id, { shopName, sellerId: part.sellerId }]));
  return {
    ...presentAnySummary(head),
    phone: head.phone,
    address: head.address,
    itemsPrice: head.itemsRwf,
    voucherDiscount: head.voucherRwf,
    shippingFee: head.shippingFeeRwf,
    parts: parts.map(({ part, shopName }) => ({
      _id: part.id,
      shopName,
      price: part.itemsRwf - part.voucherRwf + part.shippingFeeRwf,
      open: openById.get(part.id) ?? 0,
      delivery_status: part.status,
      isOwn: part.sellerId === viewerId,
    })),
    products: lines.map((line) => presentLine(line, shopOf.get(line.partId) ?? { shopName: '', sellerId: '' })),
    canChange: parts.some(({ part }) => isChangeable(part.status)),
    canCancel: parts.some(({ part }) => isCancellable(part.status)),
    canReturn: parts.some(({ part }) => part.status === 'placed'),
    nextPayments: paymentStatuses.filter((to) => canChangePayment(head.paymentStatus, to, head.status)),
    payment: presentOfficePayment(head, order, paymentSettings),
    timeline: presentTimeline(events),
  };
}
