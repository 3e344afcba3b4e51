import { Navigate } from 'react-router';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { NeedsProgram } from '../../ui/needs-program.tsx';
import { CheckoutFrame } from '../../features/checkout/checkout-frame.tsx';
import { loadShipping } from '../../features/checkout/load-shipping.ts';
import { ShippingSkeleton } from '../../features/checkout/shipping-skeleton.tsx';
import { ShippingView } from '../../features/checkout/shipping-view.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { asCustomer } from '../../platform/session/customer-only.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import { useSessionChange } from '../../platform/session/use-session-change.ts';
import type { Route } from './+types/shipping.ts';
import '../../styles/summary.css';

const title = 'Shipping';
/** One object for good: `Navigate` sets off again whenever it is given another. */
const nothingToOrder = { notice: 'Choose what you want to order, then proceed to checkout.' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asCustomer(request, (customer) => loadShipping(customer, request.signal));
}

export function meta() {
  return buildPersonalMeta(title);
}

export default function Shipping({ loaderData }: Route.ComponentProps) {
  useSessionChange();
  if (loaderData === null) return <Navigate to={addresses.cart} replace state={nothingToOrder} />;
  return (
    <CheckoutFrame title={title}>
      <ShippingView key={loaderData.checkout.attempt} data={loaderData} />
    </CheckoutFrame>
  );
}

export function HydrateFallback() {
  return (
    <CheckoutFrame title={title}>
      <NeedsProgram>Ordering needs JavaScript. Please allow it for this page, or call us to order.</NeedsProgram>
      <ShippingSkeleton />
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
