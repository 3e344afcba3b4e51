import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CartIcon, HeartFullIcon, HeartIcon } from '@urumuri/ui/parts/icons.tsx';
import { useShopping } from '../../platform/api/use-shopping.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { useLiveStock } from '../../platform/live/live-stock.ts';
import { getSession, useSession } from '../../platform/session/session.ts';
import type { CardProduct } from './card-product.ts';
import { useHeart } from './use-heart.ts';

type Action = 'wishlist' | 'cart';

/** Wishlist and cart of a card. Guests sign in first; then it is done, and they are back where they were. */
export function CardActions({ product }: { product: CardProduct }) {
  const hasCart = useLiveStock(product) > 0;
  const { customer } = useSession();
  const [tapped, setTapped] = useState<Action>();
  const given = { product, hasCart };
  // Laid over the picture, and after the name: the keyboard meets the product before what to do with it.
  return (
    <div className="card-actions">
      {customer ? <CustomerActions {...given} tapped={tapped} /> : <GuestActions {...given} onTapped={setTapped} />}
    </div>
  );
}

type Given = { product: CardProduct; hasCart: boolean };

function CustomerActions({ product, hasCart, tapped }: Given & { tapped: Action | undefined }) {
  const heart = useHeart(product);
  const cart = useShopping();
  const addToCart = () => cart.send('addToCart', { productId: product.id });
  const isTaken = useRef(false);
  const takeTap = useEffectEvent(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    if (tapped === 'cart') addToCart();
    if (tapped === 'wishlist') heart.toggle();
  });
  useEffect(() => takeTap(), []);
  return (
    <>
      <button
        type="button"
        aria-label={`${heart.isWished ? 'In your wishlist' : 'Add to wishlist'}: ${product.name}`}
        aria-pressed={heart.isWished}
        aria-disabled={heart.isBusy}
        onClick={heart.toggle}
      >
        {heart.isWished ? <HeartFullIcon /> : <HeartIcon />}
      </button>
      {hasCart && (
        <button
          type="button"
          aria-label={`Add to cart: ${product.name}`}
          aria-disabled={cart.isBusy}
          onClick={addToCart}
        >
          <CartIcon />
        </button>
      )}
    </>
  );
}

/** `onTapped` is for a customer who taps before the page knows who is signed in. */
function GuestActions({ product, hasCart, onTapped }: Given & { onTapped: (action: Action) => void }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const behaviour = (action: Action) => ({
    to: addresses.loginAndReturn(path),
    'data-action': action,
    rel: 'nofollow',
    onClick: (event: { preventDefault: () => void }) => {
      if (!getSession().customer) return void remember(action, product, path);
      event.preventDefault();
      onTapped(action);
    },
  });
  return (
    <>
      <Link {...behaviour('wishlist')} aria-label={`Add to wishlist: ${product.name}`}>
        <HeartIcon />
      </Link>
      {hasCart && (
        <Link {...behaviour('cart')} aria-label={`Add to cart: ${product.name}`}>
          <CartIcon />
        </Link>
      )}
    </>
  );
}

async function remember(action: Action, product: CardProduct, path: string): Promise<void> {
  const { saveAction } = await import('../../platform/storage/pending-action.ts');
  saveAction({ action, productId: product.id, quantity: 1, path, ...(action === 'wishlist' && { wish: product }) });
}
