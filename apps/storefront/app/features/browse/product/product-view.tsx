import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { emitLive, useLiveState } from '../../../platform/live/live-hub.ts';
import { useReviewsUpdated } from '../../../platform/live/use-reviews-updated.ts';
import { useVisibleRevalidation } from '../../../platform/live/use-visible-revalidation.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { HydrateNext } from '../../../ui/hydrate-later.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { whenNear } from '../../../ui/when-near.ts';
import { Decision } from './decision.tsx';
import { Gallery } from './gallery.tsx';
import {
  LazyBanner,
  LazyDescription,
  LazyRelated,
  LazySeller,
  LazyShop,
  loadSections,
  loadSeen,
  loadTouched,
} from './lazy-sections.ts';
import type { PageProduct, ProductCards } from './page-product.ts';
import { type ProductTab, productTabs, Tabs } from './tabs.tsx';

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
  // Once reviews can be written, or the page was not written by the server, it may be rendered again.
  const isOnItsOwn = tab === 'reviews' || !isFromServer || product !== firstProduct;
  useEffect(() => {
    if (!isOnItsOwn) return undefined;
    loadSections();
    // Made here, the page has nothing of its reviews yet, and they are far down, behind a tab.
    if (!isFromServer && tab !== 'reviews' && details.current) return whenNear(details.current, onReviewsWanted);
    onReviewsWanted();
    return undefined;
  }, [isOnItsOwn, isFromServer, tab, onReviewsWanted]);

  return (
    <div onPointerEnter={loadAfterTouch} onTouchStart={loadAfterTouch} onFocus={loadAfterTouch}>
      <LazyBanner path={product.categoryPath} name={product.name} />
      <div className="page-width flex flex-col gap-12 pb-16 md:gap-16 md:pb-20">
        <div className="grid gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-12">
          <HydrateNext>
            <Gallery product={product} />
          </HydrateNext>
          <div className="flex min-w-0 flex-col gap-3">
            <HydrateNext>
              <Decision product={product} onOpenTab={openTab} />
            </HydrateNext>
            <LazySeller product={product} />
          </div>
        </div>
        <div ref={details} className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <Tabs
            selected={tab}
            onSelect={setTab}
            panels={{ description: <LazyDescription product={product} />, reviews }}
          />
          <OnSight onSeen={loadSeen}>
            <LazyShop shopName={product.shopName} cards={cards} />
          </OnSight>
        </div>
        <OnSight onSeen={loadSeen}>
          <LazyRelated cards={cards} />
        </OnSight>
      </div>
    </div>
  );
}

/** What the touch itself leads to is shown first. */
const loadAfterTouch = () => afterPaint(loadTouched);

/** Tells when it scrolls into view. */
function OnSight({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onSeen();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={frame}>{children}</div>;
}

/** The panel the address names: by a link from elsewhere, or on the way back from signing in. */
function useNamedTab(): ProductTab | undefined {
  return useSyncExternalStore(subscribe, readNamedTab, () => undefined);
}

function readNamedTab(): ProductTab | undefined {
  return productTabs.find((tab) => location.hash === `#${tab}`);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/**
 * A page may be older than its connection, and has missed the events in between. So the shop is asked once
 * whether the newest review shown still is; if not, it answers as it does when one is written.
 */
function useReviewsCheck(productId: string, newest: string | undefined): void {
  const isOpen = useLiveState() === 'open';
  const hasAsked = useRef(false);
  const ask = useEffectEvent(() => {
    // After a gap the page is reloaded in any case.
    if (hasAsked.current) return;
    hasAsked.current = true;
    emitLive('check_reviews', { productId, newest });
  });
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen]);
}
