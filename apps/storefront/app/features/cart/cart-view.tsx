import type { Cart, CartLine } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { ShownProduct } from '../../platform/live/live-stock.ts';
import { useSessionChange } from '../../platform/session/use-session-change.ts';
import { useStockRevalidation } from '../../platform/live/use-stock-revalidation.ts';
import { CartFrame } from './cart-frame.tsx';
import { CartGroups } from './cart-groups.tsx';
import { CartNotices } from './cart-notices.tsx';
import { countItems } from './count-words.ts';
import { EmptyCart } from './empty-cart.tsx';
import type { CartPage } from './load-cart.ts';
import { NothingToOrder } from './nothing-to-order.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SoldOutLines } from './sold-out-lines.tsx';
import { totalRwf } from './totals.ts';
import { UndoBar } from './undo-bar.tsx';
import { useCart } from './use-cart.ts';
import { useCartWatch } from './use-cart-watch.ts';
import { useCheckout } from './use-checkout.ts';
import { useRemoval } from './use-removal.ts';

export function CartView({ page }: { page: CartPage }) {
  const { cart, isPending, whenSettled, ...controls } = useCart(page);
  const removal = useRemoval(controls);
  const { isLeaving, leave } = useCheckout(page, isPending, whenSettled);
  useCartWatch(page.readAtMs);
  useStockRevalidation(listProducts(cart));
  useSessionChange();
  const onQuantity = (line: CartLine, quantity: number) => void controls.setQuantity(line, quantity);
  const onDelete = (line: CartLine) => void removal.remove(line);
  const canOrder = cart.buy_products > 0;

  return (
    <CartFrame>
      <CartNotices problem={page.problem} />
      {cart.cart_product_count === 0 ? (
        <EmptyCart />
      ) : (
        <div className="summary-columns">
          <div className="flex min-w-0 flex-col gap-10">
            {canOrder && <CartGroups groups={cart.cart_products} onQuantity={onQuantity} onDelete={onDelete} />}
            {cart.outOfStockProduct.length > 0 && (
              <SoldOutLines
                lines={cart.outOfStockProduct}
                onQuantity={onQuantity}
                onDelete={onDelete}
                onWish={(line) => void controls.moveToWishlist(line)}
              />
            )}
          </div>
          {canOrder ? (
            <OrderSummary
              cart={cart}
              voucher={page.voucher}
              isPending={isPending}
              isLeaving={isLeaving}
              onCheckout={() => void leave()}
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
          key={removal.removed.line._id}
          name={removal.removed.line.productInfo.name}
          canUndo={removal.canUndo}
          onUndo={() => void removal.undo()}
          onClose={removal.close}
        />
      )}
    </CartFrame>
  );
}

function listProducts({ cart_products, outOfStockProduct }: Cart): ShownProduct[] {
  const lines = [...cart_products.flatMap(({ products }) => products), ...outOfStockProduct];
  return lines.map(({ productInfo: { _id: id, stockRevision } }) => ({ id, stockRevision }));
}
