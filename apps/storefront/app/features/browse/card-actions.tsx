import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CartIcon, HeartFullIcon, HeartIcon } from '@urumuri/ui/parts/icons.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { useLiveStock } from '../../platform/live/live-stock.ts';
import { getSession, useSession } from '../../platform/session/session.ts';
import { useIsWished } from '../../platform/session/wishes.ts';
import type { CardProduct } from './card-product.ts';

type Action = 'wishlist' | 'cart';

const actions = [
  { action: 'wishlist', verb: 'Add to wishlist' },
  { action: 'cart', verb: 'Add to cart' },
] as const;

/** Wishlist and cart of a card. Guests sign in first; then it is done, and they are back where they were. */
export function CardActions({ product }: { product: CardProduct }) {
  const stock = useLiveStock(product);
  const { customer } = useSession();
  const isWished = useIsWished(product.id);
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const [busy, setBusy] = useState<readonly Action[]>([]);

  const run = async (action: Action) => {
    if (busy.includes(action)) return;
    setBusy((others) => [...others, action]);
    // The API client is not part of the first load: most visitors read before they buy.
    const { addToCart, toggleWish } = await import('../../platform/api/shopping.ts');
    await (action === 'cart' ? addToCart(product.id) : toggleWish(product));
    setBusy((others) => others.filter((other) => other !== action));
  };

  const controls = actions.map(({ action, verb }) => {
    if (action === 'cart' && stock <= 0) return null;
    const isPressed = action === 'wishlist' ? isWished : undefined;
    const label = `${isPressed ? 'In your wishlist' : verb}: ${product.name}`;
    const Icon = action === 'cart' ? CartIcon : isPressed ? HeartFullIcon : HeartIcon;
    return customer ? (
      <button
        key={action}
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={busy.includes(action)}
        onClick={() => void run(action)}
      >
        <Icon />
      </button>
    ) : (
      <Link
        key={action}
        to={addresses.loginAndReturn(path)}
        data-action={action}
        onClick={(event) => {
          // Tapped before the page knew who is signed in.
          if (getSession().customer) {
            event.preventDefault();
            void run(action);
          } else void remember(action, product, path);
        }}
        aria-label={label}
        rel="nofollow"
      >
        <Icon />
      </Link>
    );
  });

  // Laid over the picture, and after the name: the keyboard meets the product before what to do with it.
  return <div className="card-actions">{controls}</div>;
}

async function remember(action: Action, product: CardProduct, path: string): Promise<void> {
  const { saveAction } = await import('../../platform/storage/pending-action.ts');
  saveAction({ action, productId: product.id, quantity: 1, path, ...(action === 'wishlist' && { wish: product }) });
}
