import { deliveryStatuses, type SellerOrderSummary, type StatusCounts } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatKigaliMoment } from '../../platform/format/kigali-time.ts';
import { Notice } from '../../ui/notice.tsx';
import { deliveryWords } from '../../ui/status-words.ts';
import { PageLinks } from '../../ui/page-links.tsx';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { useRefresh } from '../shell/use-refresh.ts';
import { OrderChips } from './order-chips.tsx';

const refreshEveryMs = 15_000;

type OrdersViewProps = ComponentProps<typeof OrderRows> & { total: number; perPage: number; counts: StatusCounts };

/** A list of orders by status. It looks for new ones by itself. */
export function OrdersView({ orders, addressOf, total, perPage, counts }: OrdersViewProps) {
  const [search] = useSearchParams();
  useRefresh(refreshEveryMs);
  const everything = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const filters = [
    { value: 'all', label: 'All', count: everything },
    ...deliveryStatuses.map((value) => ({ value, label: deliveryWords[value].label, count: counts[value] })),
  ];
  return (
    <>
      <FilterStrip label="Status" parameter="status" current={search.get('status') ?? 'all'} filters={filters} />
      <OrderRows orders={orders} addressOf={addressOf} />
      <PageLinks total={total} perPage={perPage} />
    </>
  );
}

type Row = SellerOrderSummary & { shopNames?: readonly string[] };
type OrderRowsProps = { orders: readonly Row[]; addressOf: (orderId: string) => string };

/** Orders as a list of links: a card on a phone, a line on a desk. */
function OrderRows({ orders, addressOf }: OrderRowsProps) {
  if (orders.length === 0) return <Notice title="No orders here" text="New orders appear by themselves." />;
  return (
    <ul className="flex flex-col gap-2.5">
      {orders.map((order) => (
        <li key={order._id}>
          <Link
            to={addressOf(order._id)}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 rounded-card border border-line px-4 py-3 hover:border-ink lg:grid-cols-[7rem_1fr_9rem_auto]"
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
