import { useState } from 'react';
import { useLocation } from 'react-router';
import { CartIcon, HeartIcon } from '../../ui/icons.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { useLiveStock } from '../../platform/live/live-stock.ts';
import { useSession } from '../../platform/session/session.ts';
import { useIsWished } from '../../platform/session/wishes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import type { CardProduct } from './card-product.ts';

type Action = 'wishlist' | 'cart';

const look =
  'group/action pointer-events-auto absolute right-1 inline-flex size-11 items-center justify-center rounded-full text-ink md:right-2';
const actions = [
  { action: 'wishlist', Icon: HeartIcon, place: 'top-1 md:top-2', verb: 'Add to wishlist' },
  { action: 'cart', Icon: CartIcon, place: 'bottom-1 md:bottom-2', verb: 'Add to cart' },
] as const;

/** Wishlist and cart of a card. Guests sign in first; then it is done, and they are back where they were. */
export function CardActions({ product }: { product: CardProduct }) {
  const stock = useLiveStock(product);
  const { customer } = useSession();
  const isWished = useIsWished(product.id);
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const [busy, setBusy] = useState<Action>();

  const run = async (action: Action) => {
    if (busy) return;
    setBusy(action);
    // The API client is not part of the first load: most visitors read before they buy.
    const { addToCart, toggleWish } = await import('../../platform/api/shopping.ts');
    await (action === 'cart' ? addToCart(product.id) : toggleWish(product));
    setBusy(undefined);
  };

  const controls = actions.map(({ action, Icon, place, verb }) => {
    if (action === 'cart' && stock <= 0) return null;
    const isPressed = action === 'wishlist' ? isWished : undefined;
    const label = `${isPressed ? 'In your wishlist' : verb}: ${product.name}`;
    // The circle is smaller than what the thumb can hit, so that it hides less of the picture.
    const icon = (
      <span className="flex size-9 items-center justify-center rounded-full bg-white transition-colors group-hover/action:bg-amber md:size-11">
        <Icon className={classNames('size-5', isPressed && 'fill-current')} />
      </span>
    );
    const className = `${look} ${place}`;
    return customer ? (
      <button
        key={action}
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={busy === action}
        className={className}
        onClick={() => void run(action)}
      >
        {icon}
      </button>
    ) : (
      <Link
        key={action}
        to={addresses.loginAndReturn(path)}
        onClick={() => void remember(action, product, path)}
        aria-label={label}
        rel="nofollow"
        className={className}
      >
        {icon}
      </Link>
    );
  });

  // Laid over the picture, and after the name: the keyboard meets the product before what to do with it.
  return <div className="pointer-events-none absolute inset-x-0 top-0 z-10 aspect-square">{controls}</div>;
}

async function remember(action: Action, product: CardProduct, path: string): Promise<void> {
  const { saveAction } = await import('../../platform/storage/pending-action.ts');
  saveAction({ action, productId: product.id, quantity: 1, path, ...(action === 'wishlist' && { wish: product }) });
}
