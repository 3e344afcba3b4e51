import type { DashboardData } from '@urumuri/contract';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { ContactNote } from './contact-note.tsx';
import { OrderFigures } from './order-figures.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';

/** The dashboard's first page; without data, its frame. */
export function DashboardOverview({ data }: { data?: DashboardData }) {
  const orders = data?.recentOrders;
  return (
    <>
      <DashboardHeading title="Dashboard" />
      <OrderFigures {...(data && { figures: data })} />
      <section aria-labelledby="recent-orders" className="mt-8 md:mt-10">
        <SectionHeading id="recent-orders" title="Recent Orders">
          {orders && orders.length > 0 && (
            <LinkButton to={addresses.orders} look="quiet" className="-mr-3 px-3">
              All orders
            </LinkButton>
          )}
        </SectionHeading>
        {orders?.length === 0 ? (
          <Notice title="No orders yet" text="What you order appears here, with everything that happens to it.">
            <LinkButton to={addresses.shop}>Shop Now</LinkButton>
          </Notice>
        ) : (
          <>
            <ContactNote />
            <div className="mt-4">
              {orders ? <OrdersTable label="Recent Orders" orders={orders} /> : <OrdersSkeleton />}
            </div>
          </>
        )}
      </section>
    </>
  );
}
