import { Navigate, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { CheckoutFrame, failedCheckout } from '../../features/checkout/checkout-frame.tsx';
import { confirmAction } from '../../features/checkout/confirm-action.ts';
import { loadPayment } from '../../features/checkout/load-payment.ts';
import { FreshOrder, OrderToPay } from '../../features/checkout/payment-view.tsx';
import { ToDashboard } from '../../features/checkout/to-dashboard.tsx';
import { MessagePage } from '../../layout/message-page.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { useSessionChange } from '../../platform/session/use-session-change.ts';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import type { Route } from './+types/payment.ts';
import '../../styles/summary.css';

const title = 'Payment';
const myOrders = { label: 'My Orders', to: addresses.orders };

export const clientLoader = customerLoader((_, signal, { url }: Route.ClientLoaderArgs) =>
  loadPayment(url.searchParams.get('orderId'), signal),
);

export const clientAction = confirmAction;

/** Confirming an order only asks whether it stands. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export const meta = personalMeta(title);

export default function Payment({ loaderData }: Route.ComponentProps) {
  useSessionChange();
  const { search, state } = useLocation();
  const placedId = readOrderId(state);
  if (loaderData === null) {
    // A history entry may name the order where the address does not.
    const orderId = search === '' ? placedId : undefined;
    return orderId ? <Navigate to={addresses.payFor(orderId)} replace state={state} /> : <OrderMissing />;
  }
  const { orderNumber = '', _id, delivery_status, payment_status } = loaderData.order;
  // Only the checkout names the order in the history; whoever comes later has it already.
  const isFresh = _id === placedId && delivery_status === 'pending' && payment_status === 'unpaid';
  return isFresh ? (
    <CheckoutFrame title={`Order ${orderNumber} received`} step={title}>
      <FreshOrder key={_id} data={loaderData} />
    </CheckoutFrame>
  ) : (
    <CheckoutFrame title={`Pay for order ${orderNumber}`} step={title} parent={myOrders}>
      <OrderToPay data={loaderData} />
    </CheckoutFrame>
  );
}

export function HydrateFallback() {
  return (
    <CheckoutFrame title={title}>
      <NeedsJavaScript />
      <div className="summary-columns" aria-busy="true">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-7 w-72" />
          <Skeleton className="h-16" />
          <Skeleton className="h-60" />
        </div>
        <Skeleton className="h-64 rounded-card" />
      </div>
    </CheckoutFrame>
  );
}

export const ErrorBoundary = failedCheckout(title);

function readOrderId(state: unknown): string | undefined {
  const named = typeof state === 'object' && state !== null && 'orderId' in state ? state.orderId : undefined;
  return typeof named === 'string' ? named : undefined;
}

/** No order was named, or none of this customer's. */
function OrderMissing() {
  return (
    <MessagePage title="Order ID not found" text="Your orders are on your dashboard. We are taking you there.">
      <ToDashboard />
    </MessagePage>
  );
}
