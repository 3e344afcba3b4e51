import type { DashboardData } from '@urumuri/contract';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { PhoneIcon } from '@urumuri/ui/parts/icons.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
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
            <LinkButton to={addresses.orders} look="quiet" className="-mr-[12px] px-[12px]">
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
      <p className="mt-8">
        <LinkButton to={addresses.messages} look="quiet" className="-ml-[12px] px-[12px]">
          E-mail, phone and messages
        </LinkButton>
      </p>
    </>
  );
}

/** What happens next with an order, and how to hurry it. */
function ContactNote() {
  const [phone] = useIdentity().phones;
  return (
    <p className="flex gap-3 rounded-control bg-amber-wash px-4 py-3 text-sm">
      <PhoneIcon className="mt-0.5 size-5 shrink-0" />
      <span>
        We will call you about payment and delivery.
        {phone && (
          <>
            {' You can also contact the shop to confirm: '}
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="font-semibold whitespace-nowrap underline">
              {phone}
            </a>
          </>
        )}
      </span>
    </p>
  );
}
