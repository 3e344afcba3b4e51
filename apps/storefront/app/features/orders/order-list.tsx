import type { Order } from '@urumuri/contract';
import { useNavigation } from 'react-router';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import { ClearOrders } from './clear-orders.tsx';
import { type OrderFilter, ordersAddress, readFilter } from './order-filter.ts';
import { emptyWords } from './order-words.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';
import { StatusFilter } from './status-filter.tsx';

type Page = { customerId: string; orders: readonly Order[]; totalOrder: number; perPage: number };
type OrderListProps = { filter: OrderFilter; data?: Page };

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
            (data.totalOrder > 0 || filter !== 'all') && <ClearOrders customerId={data.customerId} />
          ) : (
            <Skeleton className="h-11 w-28" />
          )}
        </div>
      </DashboardHeading>
      <p role="status" className="sr-only">
        {data && !isChanging && `${data.totalOrder} ${data.totalOrder === 1 ? 'order' : 'orders'}`}
      </p>
      <div className={classNames('transition-opacity', isChanging && 'opacity-50 delay-150')}>
        {data ? <Orders filter={filter} page={data} /> : <OrdersSkeleton />}
      </div>
    </>
  );
}

const beyond = { title: 'No more orders', text: 'Your list has fewer pages than this.' };

function Orders({ filter, page: { orders, totalOrder, perPage } }: { filter: OrderFilter; page: Page }) {
  if (orders.length > 0) {
    return (
      <>
        <OrdersTable label="My Orders" orders={orders} />
        <PageLinks total={totalOrder} perPage={perPage} />
      </>
    );
  }
  return (
    <Notice {...(totalOrder > 0 ? beyond : emptyWords[filter])}>
      {totalOrder === 0 && filter === 'all' ? (
        <LinkButton to={addresses.shop}>Shop Now</LinkButton>
      ) : (
        <LinkButton to={ordersAddress('all')}>Show all orders</LinkButton>
      )}
    </Notice>
  );
}
