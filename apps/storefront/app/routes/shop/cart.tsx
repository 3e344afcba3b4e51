import { LoadFailure } from '@urumuri/ui/parts/load-failure.tsx';
import { cartAction } from '../../features/cart/cart-action.ts';
import { CartFrame } from '../../features/cart/cart-frame.tsx';
import { CartSkeleton } from '../../features/cart/cart-skeleton.tsx';
import { CartView } from '../../features/cart/cart-view.tsx';
import { loadCart } from '../../features/cart/load-cart.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import type { Route } from './+types/cart.ts';
import '../../styles/summary.css';
import '../../features/cart/cart.css';

export const clientLoader = customerLoader(({ id }, signal) => loadCart(id, signal));

export const clientAction = cartAction;

export const meta = personalMeta('Cart');

export function HydrateFallback() {
  return <CartSkeleton />;
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  return <CartView page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CartFrame>
      <LoadFailure title="Your cart could not be loaded" error={error} />
    </CartFrame>
  );
}
