import { isApiError } from '@urumuri/contract';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { NeedsProgram } from '../../ui/needs-program.tsx';
import { OrderMissing } from '../../features/orders/order-missing.tsx';
import { orderName } from '../../features/orders/order-name.ts';
import { OrderSkeleton } from '../../features/orders/order-skeleton.tsx';
import { OrderView } from '../../features/orders/order-view.tsx';
import { api } from '../../platform/api/api.ts';
import { asCustomer } from '../../platform/session/customer-only.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import type { Route } from './+types/order-details.ts';
import '../../features/orders/orders.css';

export function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  return asCustomer(request, () => api.getOrderDetails({ params: { orderId }, signal: request.signal }));
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (error) return buildPersonalMeta(isMissing(error) ? 'Order not found' : 'Order');
  return buildPersonalMeta(loaderData ? `Order ${orderName(loaderData.order)}` : 'Order');
}

export default function OrderDetailsPage({ loaderData: { order } }: Route.ComponentProps) {
  return <OrderView order={order} />;
}

export function HydrateFallback() {
  return (
    <>
      <NeedsProgram>Your order needs JavaScript. Please allow it for this page.</NeedsProgram>
      <OrderSkeleton />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isMissing(error)) return <OrderMissing />;
  return (
    <>
      <DashboardHeading title="Order" />
      <LoadFailure title="Your order could not be loaded" error={error} />
    </>
  );
}

/** A malformed id is as unknown as an unused one. */
function isMissing(error: unknown): boolean {
  return isApiError(error, 'not_found') || isApiError(error, 'validation_failed');
}
