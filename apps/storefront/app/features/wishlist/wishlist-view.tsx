import type { WishlistItem } from '@urumuri/contract';
import { useOptimistic, useRef } from 'react';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { WishlistCard } from './wishlist-card.tsx';

export function WishlistView({ wishlist }: { wishlist: readonly WishlistItem[] }) {
  const [items, takeOff] = useOptimistic(wishlist, (shown, { _id }: WishlistItem) =>
    shown.filter((item) => item._id !== _id),
  );
  const page = useRef<HTMLDivElement>(null);
  const showWithout = (item: WishlistItem) => {
    takeOff(item);
    // The button goes with its card, and the focus would go with it.
    page.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={page} tabIndex={-1}>
      <DashboardHeading title="Wishlist">
        <p role="status" className="text-slate">
          {items.length === 1 ? '1 product' : `${items.length} products`}
        </p>
      </DashboardHeading>
      {items.length === 0 ? (
        <Notice
          title="Your wishlist is empty"
          text="The heart on a product keeps it here, with the price of today whenever you look."
        >
          <LinkButton to={addresses.shop}>Shop Now</LinkButton>
        </Notice>
      ) : (
        <ul className="wishlist-grid">
          {items.map((item) => (
            <li key={item._id} className="wishlist-cell">
              <WishlistCard item={item} onRemove={() => showWithout(item)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
