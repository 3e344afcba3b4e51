import type { Order } from '@urumuri/contract';
import { useNavigation } from 'react-router';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import { ClearOrders } from './clear-orders.tsx';
import { type OrderFilter, ordersAddress, readFilter } from './order-filter.ts';
import { emptyWords } from './order-words.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';
import { StatusFilter } from './status-filter.tsx';

type OrderListProps = { filter: OrderFilter; data?: { customerId: string; orders: readonly Order[] } };

/** All of a customer's orders, or those of one status; without data, its frame. */
export function OrderList({ filter, data }: OrderListProps) {
  const { location } = useNavigation();
  const isChanging = location?.pathname === addresses.orders;
  // The select shows the choice at once, not when its orders have come.
  const shown = isChanging ? readFilter(new URLSearchParams(location.search)) : filter;
  return (
    <>
      <DashboardHeading title="My Orders">
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <StatusFilter filter={shown} />
          {data ? (
            (data.orders.length > 0 || filter !== 'all') && <ClearOrders customerId={data.customerId} />
          ) : (
            <Skeleton className="h-11 w-28" />
          )}
        </div>
      </DashboardHeading>
      <p role="status" className="sr-only">
        {data && !isChanging && `${data.orders.length} ${data.orders.length === 1 ? 'order' : 'orders'}`}
      </p>
      <div className={classNames('transition-opacity', isChanging && 'opacity-50 delay-150')}>
        {data ? <Orders filter={filter} orders={data.orders} /> : <OrdersSkeleton />}
      </div>
    </>
  );
}

function Orders({ filter, orders }: { filter: OrderFilter; orders: readonly Order[] }) {
  if (orders.length > 0) return <OrdersTable label="My Orders" orders={orders} />;
  return (
    <Notice {...emptyWords[filter]}>
      {filter === 'all' ? (
        <LinkButton to={addresses.shop}>Shop Now</LinkButton>
      ) : (
        <LinkButton to={ordersAddress('all')}>Show all orders</LinkButton>
      )}
    </Notice>
  );
}
