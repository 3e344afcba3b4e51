import { Navigate, useLocation } from 'react-router';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { NeedsProgram } from '../../ui/needs-program.tsx';
import { CheckoutFrame } from '../../features/checkout/checkout-frame.tsx';
import { loadPayment } from '../../features/checkout/load-payment.ts';
import { OrderMissing } from '../../features/checkout/order-missing.tsx';
import { PaymentSkeleton } from '../../features/checkout/payment-skeleton.tsx';
import { FreshOrder, OrderToPay } from '../../features/checkout/payment-view.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { asCustomer } from '../../platform/session/customer-only.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import { useSessionChange } from '../../platform/session/use-session-change.ts';
import type { Route } from './+types/payment.ts';
import '../../styles/summary.css';

const title = 'Payment';
const myOrders = { label: 'My Orders', to: addresses.orders };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId');
  return asCustomer(request, () => loadPayment(orderId, request.signal));
}

export function meta() {
  return buildPersonalMeta(title);
}

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
      <NeedsProgram>Your order needs JavaScript to be shown. Please allow it for this page.</NeedsProgram>
      <PaymentSkeleton />
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CheckoutFrame title={title}>
      <LoadFailure title="Your order could not be loaded" error={error} />
    </CheckoutFrame>
  );
}

function readOrderId(state: unknown): string | undefined {
  const named = typeof state === 'object' && state !== null && 'orderId' in state ? state.orderId : undefined;
  return typeof named === 'string' ? named : undefined;
}
