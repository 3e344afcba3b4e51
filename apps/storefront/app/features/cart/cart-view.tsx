import type { Cart } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useLocation, useRevalidator } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import type { ShownProduct } from '../../platform/live/live-stock.ts';
import { useStockRevalidation } from '../../platform/live/use-stock-revalidation.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSessionChange } from '../../platform/session/use-session-change.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { CartIcon } from '@urumuri/ui/parts/icons.tsx';
import { ImigongoRule } from '@urumuri/ui/parts/imigongo-rule.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { CartFrame } from './cart-frame.tsx';
import { CartGroups } from './cart-groups.tsx';
import { countItems } from './count-words.ts';
import type { CartPage } from './load-cart.ts';
import { listLines } from './optimistic-cart.ts';
import { OrderSummary } from './order-summary.tsx';
import { SoldOutLines } from './sold-out-lines.tsx';
import { totalRwf } from './totals.ts';
import { UndoBar } from './undo-bar.tsx';
import { useCartWatch } from './use-cart-watch.ts';
import { useCart } from './use-cart.ts';
import { useCheckout } from './use-checkout.ts';
import { useRemoval } from './use-removal.ts';

export function CartView({ page }: { page: CartPage }) {
  const { cart, isPending, ...controls } = useCart(page);
  const removal = useRemoval({ cart, ...controls });
  const { isLeaving, leave } = useCheckout(page, isPending);
  useCartWatch(page.readAtMs);
  useStockRevalidation(listProducts(cart));
  useSessionChange();
  const changes = { onQuantity: controls.setQuantity, onDelete: removal.remove };
  const canOrder = cart.buy_products > 0;

  return (
    <CartFrame>
      <CartNotices problem={page.problem} />
      {cart.goneProduct && (
        <p role="status" className="mb-6 rounded-control bg-amber-wash px-4 py-3 font-medium">
          Not on sale now: {cart.goneProduct.map(({ name }) => name).join(', ')}{' '}
          <Button look="secondary" onClick={() => cart.goneProduct?.forEach(({ _id }) => controls.remove(_id))}>
            Remove
          </Button>
        </p>
      )}
      {cart.cart_product_count === 0 ? (
        <EmptyCart />
      ) : (
        <div className="summary-columns">
          <div className="flex min-w-0 flex-col gap-10">
            {canOrder && <CartGroups groups={cart.cart_products} {...changes} />}
            {cart.outOfStockProduct.length > 0 && (
              <SoldOutLines lines={cart.outOfStockProduct} {...changes} onWish={controls.moveToWishlist} />
            )}
          </div>
          {canOrder ? (
            <OrderSummary
              cart={cart}
              voucher={page.voucher}
              isPending={isPending}
              isLeaving={isLeaving}
              readAt={page.readAt}
              onRemoveVoucher={controls.removeVoucher}
              onCheckout={leave}
            />
          ) : (
            <NothingToOrder />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {`Cart: ${countItems(cart.cart_product_count)}, total ${formatRwf(totalRwf(cart, page.voucher))}`}
      </p>
      {removal.removed && (
        <UndoBar
          key={removal.removed._id}
          name={removal.removed.productInfo.name}
          canUndo={removal.canUndo}
          onUndo={removal.undo}
          onClose={removal.close}
        />
      )}
    </CartFrame>
  );
}

function listProducts(cart: Cart): ShownProduct[] {
  return listLines(cart).map(({ productInfo: { _id: id, stockRevision } }) => ({ id, stockRevision }));
}

/** In place of the summary, when nothing in the cart is in stock. */
function NothingToOrder() {
  return (
    <section aria-labelledby="nothing-to-order" className="summary rounded-card bg-mist p-5 md:p-6">
      <h2 id="nothing-to-order" className="text-xl">
        Nothing to order yet
      </h2>
      <p className="mt-2">
        Everything in your cart is out of stock. Lower a quantity to what is left, or find something similar.
      </p>
      <LinkButton to={addresses.shop} className="mt-5 w-full">
        Shop Now
      </LinkButton>
    </section>
  );
}

function EmptyCart() {
  const { wishlistCount } = useSession();
  return (
    <div className="flex flex-col items-center py-8 text-center md:py-14">
      <span className="flex size-24 items-center justify-center rounded-full bg-mist">
        <CartIcon className="size-10" />
      </span>
      <ImigongoRule className="mt-8 max-w-48 text-amber" />
      <h2 className="mt-6 text-xl md:text-2xl">Your cart is empty</h2>
      <p className="mt-2 max-w-md text-slate">What you add stays here until you order it, on all your devices.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={addresses.shop}>Shop Now</LinkButton>
        {wishlistCount > 0 && (
          <LinkButton to={addresses.wishlist} look="secondary">
            See your wishlist
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** What the page before wanted to say, and that this cart may be out of date. */
function CartNotices({ problem }: { problem: string | undefined }) {
  const notice = readNotice(useLocation().state);
  const { revalidate } = useRevalidator();
  return (
    <>
      {notice && <p className="mb-6 rounded-control bg-amber-wash px-4 py-3 font-medium">{notice}</p>}
      <div className={problem ? 'mb-6' : undefined}>
        <FormAlert>
          {problem && (
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              This cart may be out of date. {problem}
              <Button look="secondary" onClick={() => void revalidate()}>
                Try Again
              </Button>
            </span>
          )}
        </FormAlert>
      </div>
    </>
  );
}

function readNotice(state: unknown): string | undefined {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return typeof notice === 'string' ? notice : undefined;
}
