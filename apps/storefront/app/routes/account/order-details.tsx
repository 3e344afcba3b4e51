import { isApiError } from '@urumuri/contract';
import { orderReaders } from '../../features/orders/order-readers.ts';
import { orderName } from '../../features/orders/order-name.ts';
import { OrderView } from '../../features/orders/order-view.tsx';
import { WarrantyWallet } from '../../features/orders/warranty-wallet.tsx';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { LoadFailure } from '@urumuri/ui/parts/load-failure.tsx';
import { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import { api } from '../../platform/api/api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import { customerAction } from '../../platform/session/customer-action.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import type { Route } from './+types/order-details.ts';
import '../../features/orders/orders.css';

export const clientLoader = customerLoader(async (_, signal, { params: { orderId } }: Route.ClientLoaderArgs) => {
  const asked = { params: { orderId }, signal };
  // The order is shown without its returns and invoices where those cannot be had.
  const loading = afterSaleApi.getOrderReturns(asked).catch(() => undefined);
  const papers = afterSaleApi.getOrderInvoices(asked).catch(() => undefined);
  const [{ order }, { warranties }] = await Promise.all([api.getOrderDetails(asked), api.getWarranties(asked)]);
  return { order, warranties, returns: await loading, papers: await papers };
});

export const clientAction = customerAction({ ...api, ...afterSaleApi }, orderReaders);

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (error) return buildPersonalMeta(matches, isMissing(error) ? 'Order not found' : 'Order');
  return buildPersonalMeta(matches, loaderData ? `Order ${orderName(loaderData.order)}` : 'Order');
}

export default function OrderDetailsPage({ loaderData: { order, warranties, returns, papers } }: Route.ComponentProps) {
  return (
    <>
      <OrderView order={order} returns={returns} papers={papers} />
      <WarrantyWallet warranties={warranties} />
    </>
  );
}

export function HydrateFallback() {
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

/** For an order that does not exist, or is not this customer's: the two look the same. */
function OrderMissing() {
  return (
    <>
      <DashboardHeading title="Order not found" />
      <Notice
        title="There is no such order"
        text="The address may be mistyped, or the order belongs to another account. Your own orders are all in one list."
      >
        <LinkButton to={addresses.orders}>My Orders</LinkButton>
      </Notice>
    </>
  );
}
