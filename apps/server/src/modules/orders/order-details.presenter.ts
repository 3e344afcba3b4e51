import type { LinkedOrder, OrderDetails, OrderPart, OrderStep, PaymentSettings } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import type { HistoryStep } from './order-history.rules.ts';
import { type OrderPayments, presentPayment } from './order-money.presenter.ts';
import { canCustomerCancel } from './order-states.rules.ts';
import { presentOrder } from './orders.presenter.ts';
import type { OrderRow } from './orders.repository.ts';

type Paid = OrderPayments & { settings: PaymentSettings; shop: Identity };

export function presentDetails(row: OrderRow, history: readonly HistoryStep[], paid: Paid): OrderDetails {
  const { parts, ...order } = presentOrder(row);
  const openById = new Map(paid.standing.parts.map(({ id, openRwf }) => [id, openRwf]));
  return {
    ...order,
    parts: parts.map((part) => ({ ...part, ...presentCode(row, part), open: openById.get(part._id) ?? 0 })),
    cancellable: canCustomerCancel(row.parts.map(({ status }) => status)),
    history: history.map(presentStep),
    payment: presentPayment(row, paid, paid.settings, paid.shop),
  };
}

/** Its customer's alone, once it is ready. */
function presentCode({ parts }: OrderRow, { _id, pickup, delivery_status }: OrderPart) {
  const code = parts.find(({ id }) => id === _id)?.pickupCode;
  return pickup && code && delivery_status === 'warehouse' ? { pickup: { ...pickup, code } } : {};
}

/** For who holds a link: the order, and nothing of who has ordered it. */
export function presentLinked(row: OrderRow, history: readonly HistoryStep[]): LinkedOrder {
  const {
    customerId: _customerId,
    shipping_Info: _shipping,
    shippingInfo: _sameShipping,
    voucher_code: _voucher,
    revision: _revision,
    ...order
  } = presentOrder(row);
  return { ...order, history: history.map(presentStep), place: `${row.shipping.area}, ${row.shipping.city}` };
}

/** How a call ended is told; what the shop wrote down about it is its own matter. */
function presentStep({ kind, status, at, shopName, note }: HistoryStep): OrderStep {
  return {
    kind,
    status,
    at: at.toISOString(),
    ...(shopName === undefined ? {} : { shopName }),
    ...(note === '' || kind === 'call' ? {} : { note }),
  };
}
