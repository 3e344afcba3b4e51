import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import { CartFrame } from './cart-frame.tsx';

const lines = ['first', 'second', 'third'];

/** The cart before it is known; as large as a cart of three products. */
export function CartSkeleton() {
  return (
    <CartFrame>
      <NeedsJavaScript />
      <p className="sr-only">Loading your cart…</p>
      <div className="summary-columns">
        <div>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="mt-6 h-8" />
          {lines.map((line) => (
            <div key={line} className="cart-line py-5">
              <Skeleton className="aspect-square w-full [grid-area:picture]" />
              <div className="[grid-area:words]">
                <Skeleton className="h-6" />
                <Skeleton className="mt-2 h-5 w-1/3" />
                <Skeleton className="mt-2 h-6 w-1/2" />
              </div>
              <Skeleton className="h-12 w-56 max-w-full [grid-area:controls]" />
            </div>
          ))}
        </div>
        <Skeleton className="summary h-96 rounded-card" />
      </div>
    </CartFrame>
  );
}
