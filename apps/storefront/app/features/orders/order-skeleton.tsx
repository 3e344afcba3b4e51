import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The frame of an order's page while it loads. */
export function OrderSkeleton() {
  return (
    <>
      <DashboardHeading title="Order">
        <Skeleton className="h-11 w-64 max-sm:w-full" />
      </DashboardHeading>
      <Skeleton className="h-7 w-80 max-w-full" />
      <div className="order-grid">
        <Skeleton className="order-timeline h-72" />
        <Skeleton className="order-products h-96" />
        <Skeleton className="order-delivery h-72" />
      </div>
    </>
  );
}
