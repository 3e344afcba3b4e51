import type { OrderDetails, OrderStep } from '@urumuri/contract';
import type { HistoryStep } from './order-history.rules.ts';
import { canCustomerCancel } from './order-states.rules.ts';
import { presentOrder } from './orders.presenter.ts';
import type { OrderRow } from './orders.repository.ts';

export function presentDetails(row: OrderRow, history: readonly HistoryStep[]): OrderDetails {
  return {
    ...presentOrder(row),
    cancellable: canCustomerCancel(row.parts.map(({ status }) => status)),
    history: history.map(presentStep),
  };
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
