import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useReviewsCheck } from './use-reviews-check.ts';
import { useReviewsUpdated } from '../../../platform/live/use-reviews-updated.ts';
import { useVisibleRevalidation } from '../../../platform/live/use-visible-revalidation.ts';
import { Decision } from './decision.tsx';
import { Gallery } from './gallery.tsx';
import {
  LaterBanner,
  LaterDescription,
  LaterRelated,
  LaterSeller,
  LaterShop,
  wakeParts,
  wakeSeen,
  wakeTouched,
} from './later-parts.ts';
import { OnSight } from './on-sight.tsx';
import type { PageProduct, ProductCards } from './page-product.ts';
import { type ProductTab, Tabs } from './tabs.tsx';
import { useNamedTab } from './use-named-tab.ts';

type ProductViewProps = {
  product: PageProduct;
  cards: ProductCards;
  /** What stands in the Reviews tab. */
  reviews: ReactNode;
  /** The reviews are about to be used. */
  onReviewsWanted: () => void;
};

/** One product, from its pictures to what is like it. */
export function ProductView({ product, cards, reviews, onReviewsWanted }: ProductViewProps) {
  const revalidate = useVisibleRevalidation();
  useReviewsUpdated(product.id, () => revalidate());
  useReviewsCheck(product.id, product.reviewedAt);
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  const [firstProduct] = useState(product);
  const [chosenTab, setTab] = useState<ProductTab>();
  const namedTab = useNamedTab();
  const tab = chosenTab ?? namedTab ?? 'description';
  const details = useRef<HTMLDivElement>(null);

  const openTab = (wanted: ProductTab) => {
    flushSync(() => setTab(wanted));
    details.current?.scrollIntoView();
    details.current?.querySelector<HTMLElement>(`#${wanted}-tab`)?.focus({ preventScroll: true });
  };
  // Once reviews can be written, or the page was not written by the server, it may be rendered anew.
  const isOnItsOwn = tab === 'reviews' || !isFromServer || product !== firstProduct;
  useEffect(() => {
    if (!isOnItsOwn) return;
    wakeParts();
    onReviewsWanted();
  }, [isOnItsOwn, onReviewsWanted]);

  return (
    <div onPointerEnter={wakeTouched} onTouchStart={wakeTouched} onFocus={wakeTouched}>
      <LaterBanner category={product.category} name={product.name} />
      <div className="page-width flex flex-col gap-12 pb-16 md:gap-16 md:pb-20">
        <div className="grid gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-12">
          <Gallery product={product} />
          <div className="flex min-w-0 flex-col gap-3">
            <Decision product={product} onOpenTab={openTab} />
            <LaterSeller product={product} />
          </div>
        </div>
        <div ref={details} className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <Tabs
            selected={tab}
            onSelect={setTab}
            panels={{ description: <LaterDescription product={product} />, reviews }}
          />
          <OnSight onSeen={wakeSeen}>
            <LaterShop shopName={product.shopName} cards={cards} />
          </OnSight>
        </div>
        <OnSight onSeen={wakeSeen}>
          <LaterRelated cards={cards} />
        </OnSight>
      </div>
    </div>
  );
}
