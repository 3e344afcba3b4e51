import type { Order } from '@urumuri/contract';
import { useNavigate, useNavigation } from 'react-router';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { ChevronDownIcon } from '@urumuri/ui/parts/icons.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { PageLinks } from '@urumuri/ui/parts/page-links.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import { deliveryWords } from '@urumuri/ui/parts/status-words.ts';
import { type OrderFilter, orderFilters, ordersAddress, readFilter } from './order-filter.ts';
import { emptyWords } from './order-words.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';

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
            (data.totalOrder > 0 || filter !== 'all') && (
              <ConfirmButton
                intent="clearOrders"
                input={{ params: { customerId: data.customerId } }}
                question="Are you sure you want to clear all orders?"
                consequence="Delivered and cancelled orders leave this list, and that cannot be undone. Open orders stay on it, and nothing is cancelled."
                confirmLabel="Clear All"
                cancelLabel="Keep them"
              >
                Clear All
              </ConfirmButton>
            )
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

/** Which orders are listed. The choice is in the address, so Back and shared links work. */
function StatusFilter({ filter }: { filter: OrderFilter }) {
  const navigate = useNavigate();
  return (
    <div className="relative">
      <select
        aria-label="Order status"
        value={filter}
        onChange={(event) => {
          const chosen = orderFilters.find((known) => known === event.target.value) ?? 'all';
          void navigate(ordersAddress(chosen), { preventScrollReset: true });
        }}
        className="h-11 w-full appearance-none truncate rounded-control border border-edge bg-white pr-9 pl-3 text-sm font-semibold transition-colors hover:border-ink"
      >
        {orderFilters.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 'all' ? 'All' : deliveryWords[choice].label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-3 right-2.5 size-5" />
    </div>
  );
}
