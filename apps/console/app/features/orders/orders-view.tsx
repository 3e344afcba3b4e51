import { deliveryStatuses, type SellerOrderSummary, type StatusCounts } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { deliveryWords } from '@urumuri/ui/parts/status-words.ts';
import { PageLinks } from '@urumuri/ui/parts/page-links.tsx';
import { PaperLinks } from '../paper/paper-links.tsx';
import { ChooseAll, useChoice } from '../../shell/choose-all.tsx';
import { filterBy, FilterStrip } from '../../shell/filter-strip.tsx';
import { useRefresh } from '../../shell/use-refresh.ts';
import { OrderChips } from './order-chips.tsx';

const refreshEveryMs = 15_000;

type OrdersViewProps = {
  orders: readonly Row[];
  addressOf: (orderId: string) => string;
  /** Whole orders, and not one shop's parts. */
  isWhole?: boolean;
  total: number;
  perPage: number;
  counts: StatusCounts;
};

/** A list of orders by status, to be opened or, several at once, printed. It looks for new ones by itself. */
export function OrdersView({ orders, addressOf, isWhole = false, total, perPage, counts }: OrdersViewProps) {
  const { chosen, choose } = useChoice(orders);
  useRefresh(refreshEveryMs);
  const filters = filterBy(deliveryStatuses, (status) => deliveryWords[status].label, counts);
  return (
    <>
      <FilterStrip label="Status" parameter="status" filters={filters} />
      {orders.length > 0 && (
        <div className="mb-3 flex min-h-12 flex-wrap items-center gap-3">
          <ChooseAll listed={orders} chosen={chosen} choose={choose} />
          {chosen.length > 0 && <PaperLinks orderIds={chosen} isWhole={isWhole} />}
        </div>
      )}
      <OrderRows orders={orders} addressOf={addressOf} chosen={chosen} onChoose={choose} />
      <PageLinks total={total} perPage={perPage} />
    </>
  );
}

type Row = SellerOrderSummary & { shopNames?: readonly string[] };
type OrderRowsProps = Pick<OrdersViewProps, 'orders' | 'addressOf'> & {
  chosen: readonly string[];
  onChoose: (ids: readonly string[], isOn: boolean) => void;
};

/** Orders as a list of links: a card on a phone, a line on a desk. */
function OrderRows({ orders, addressOf, chosen, onChoose }: OrderRowsProps) {
  if (orders.length === 0) return <Notice title="No orders here" text="New orders appear here." />;
  return (
    <ul className="flex flex-col gap-2.5">
      {orders.map((order) => (
        <li key={order._id} className="flex items-center">
          <label className="flex min-h-11 min-w-11 shrink-0 items-center pl-3">
            <input
              type="checkbox"
              aria-label={`Choose order ${order.orderNumber}`}
              checked={chosen.includes(order._id)}
              className="size-5"
              onChange={({ target }) => onChoose([order._id], target.checked)}
            />
          </label>
          <Link
            to={addressOf(order._id)}
            className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 rounded-card border border-line px-4 py-3 hover:border-ink lg:grid-cols-[7rem_1fr_9rem_auto]"
          >
            <span className="font-bold">No. {order.orderNumber}</span>
            <span className="order-last col-span-2 min-w-0 text-slate lg:order-none lg:col-span-1 lg:truncate">
              {order.customerName} · {order.items === 1 ? '1 item' : `${order.items} items`} ·{' '}
              {formatKigaliMoment(order.createdAt)}
              {order.shopNames && ` · ${order.shopNames.join(', ')}`}
            </span>
            <span className="text-right font-semibold">{formatRwf(order.price)}</span>
            <span className="col-span-2 lg:col-span-1 lg:w-44">
              <OrderChips delivery={order.delivery_status} payment={order.payment_status} />
              {order.expiresAt && (
                <span className="mt-1 block text-xs text-slate">Confirm by {formatKigaliMoment(order.expiresAt)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
