import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { emitLive, useLiveState } from '@urumuri/ui/live/live-hub.ts';
import { useVisibleRevalidation } from '@urumuri/ui/live/use-visible-revalidation.ts';
import { useReviewsUpdated } from '../../../platform/live/use-reviews-updated.ts';
import type { CardProduct } from '../card-product.ts';
import { Decision } from './decision.tsx';
import { Description } from './description.tsx';
import { Gallery } from './gallery.tsx';
import type { PageProduct } from './page-product.ts';
import { ProductBanner } from './product-banner.tsx';
import { RelatedProducts } from './related-products.tsx';
import { SellerPanel } from './seller-panel.tsx';
import { ShopProducts } from './shop-products.tsx';
import { type ProductTab, productTabs, Tabs } from './tabs.tsx';

type ProductViewProps = {
  product: PageProduct;
  /** More of the same shop. */
  more: readonly CardProduct[];
  /** Products like this one. */
  related: readonly CardProduct[];
  /** What stands in the Reviews tab. */
  reviews: ReactNode;
};

/** One product, from its pictures to what is like it. */
export function ProductView({ product, more, related, reviews }: ProductViewProps) {
  const revalidate = useVisibleRevalidation();
  useReviewsUpdated(product.id, () => revalidate());
  useReviewsCheck(product.id, product.reviewedAt);
  const [chosenTab, setTab] = useState<ProductTab>();
  const namedTab = useNamedTab();
  const tab = chosenTab ?? namedTab ?? 'description';
  const details = useRef<HTMLDivElement>(null);

  const openTab = (wanted: ProductTab) => {
    flushSync(() => setTab(wanted));
    details.current?.scrollIntoView();
    details.current?.querySelector<HTMLElement>(`#${wanted}-tab`)?.focus({ preventScroll: true });
  };

  return (
    <>
      <ProductBanner path={product.categoryPath} name={product.name} />
      <div className="page-width flex flex-col gap-12 pb-16 md:gap-16 md:pb-20">
        <div className="grid gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-12">
          <Suspense>
            <Gallery product={product} />
          </Suspense>
          <div className="flex min-w-0 flex-col gap-3">
            <Suspense>
              <Decision product={product} onOpenTab={openTab} />
              <SellerPanel product={product} />
            </Suspense>
          </div>
        </div>
        <div ref={details} className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <Tabs
            selected={tab}
            onSelect={setTab}
            panels={{ description: <Description product={product} />, reviews: <Suspense>{reviews}</Suspense> }}
          />
          <Suspense>
            <ShopProducts shopName={product.shopName} products={more} />
          </Suspense>
        </div>
        <Suspense>
          <RelatedProducts products={related} />
        </Suspense>
      </div>
    </>
  );
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
