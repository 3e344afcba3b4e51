import { Navigate } from 'react-router';
import { CheckoutFrame, failedCheckout } from '../../features/checkout/checkout-frame.tsx';
import { loadShipping } from '../../features/checkout/load-shipping.ts';
import { hasOtherFigures, shippingAction } from '../../features/checkout/shipping-action.ts';
import { shippingFields } from '@urumuri/ui/shipping/shipping-fields.ts';
import { ShippingView } from '../../features/checkout/shipping-view.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { useSessionChange } from '../../platform/session/use-session-change.ts';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import type { Route } from './+types/shipping.ts';
import '../../styles/summary.css';

const title = 'Shipping';
/** One object for good: `Navigate` sets off again whenever it is given another. */
const nothingToOrder = { notice: 'Choose what you want to order, then proceed to checkout.' };

export const clientLoader = customerLoader(loadShipping);

export const clientAction = shippingAction;

export const shouldRevalidate = hasOtherFigures;

export const meta = personalMeta(title);

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
      <NeedsJavaScript />
      <div className="summary-columns" aria-busy="true">
        <div className="flex flex-col gap-10">
          <div>
            <Skeleton className="h-7 w-56" />
            <div className="mt-4 grid gap-4 sm:grid-cols-2">
              {shippingFields.map(({ name }) => (
                <Skeleton key={name} className="h-20" />
              ))}
            </div>
          </div>
          <Skeleton className="h-32" />
          <Skeleton className="h-48" />
        </div>
        <Skeleton className="h-72 rounded-card" />
      </div>
    </CheckoutFrame>
  );
}

export const ErrorBoundary = failedCheckout(title);
