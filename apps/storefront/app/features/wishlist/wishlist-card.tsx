import type { WishlistItem } from '@urumuri/contract';
import { Link } from 'react-router';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { CardPicture } from '../../ui/card-picture.tsx';
import { IconButton } from '@urumuri/ui/parts/icon-button.tsx';
import { CloseIcon } from '@urumuri/ui/parts/icons.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Price } from '../../ui/price.tsx';
import { RatingNote } from '../../ui/rating-note.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { useShopping } from '../../platform/api/use-shopping.ts';
import { useLiveStock } from '../../platform/live/live-stock.ts';

/** A product that was wished for, as it is now. `onRemove` shows the list without it, until the shop has answered. */
export function WishlistCard({ item, onRemove }: { item: WishlistItem; onRemove: () => void }) {
  const cart = useShopping({ reloads: true });
  const list = useShopping({ reloads: true });
  const address = addresses.product(item.slug);
  const { productId: id, stock, stockRevision } = item;
  const isSoldOut = useLiveStock({ id, stock, stockRevision }) <= 0;
  return (
    <article className="wishlist-card">
      <CardPicture
        address={item.image}
        discountPercent={item.discount}
        isSoldOut={isSoldOut}
        hint={isSoldOut ? 'Sold out' : undefined}
        sizes="(min-width: 64rem) 220px, (min-width: 48rem) 30vw, calc(50vw - 22px)"
      />
      <h2 className="mt-3 line-clamp-2 text-sm font-medium tracking-normal text-wrap">
        <Link to={address} className="hover:underline">
          {item.name}
        </Link>
      </h2>
      <div className="mt-1 flex h-5 items-center">
        <RatingNote rating={item.ratings} reviewCount={item.reviewCount} />
      </div>
      <div className="mt-1">
        <Price priceRwf={item.price} discountPercent={item.discount} />
      </div>
      <div className="mt-3 flex flex-col gap-2">
        {!isSoldOut && (
          <Button
            className="w-full px-2 text-sm"
            aria-label={`Add To Cart: ${item.name}`}
            aria-disabled={cart.isBusy}
            onClick={() => cart.send('addToCart', { productId: id })}
          >
            Add To Cart
          </Button>
        )}
        <LinkButton
          to={address}
          look="secondary"
          className="w-full px-2 text-sm"
          aria-label={`View Details: ${item.name}`}
        >
          View Details
        </LinkButton>
      </div>
      {/* Last for the keyboard, above the picture for the eye. */}
      <IconButton
        label={`Remove from wishlist: ${item.name}`}
        className="absolute top-1 right-1 hover:[&>span]:bg-amber"
        onClick={() => list.send('unwish', { productId: id, wishlistId: item._id }, onRemove)}
      >
        <span className="flex size-9 items-center justify-center rounded-full bg-white transition-colors">
          <CloseIcon className="size-5" />
        </span>
      </IconButton>
    </article>
  );
}
