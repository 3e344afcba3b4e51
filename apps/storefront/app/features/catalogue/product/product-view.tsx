import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addresses } from '../../../lib/addresses.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { ReviewPage } from '../../reviews/review-page.ts';
import { Decision } from './decision.tsx';
import { Gallery } from './gallery.tsx';
import {
  LaterBanner,
  LaterDescription,
  LaterRelated,
  LaterReviews,
  LaterSeller,
  LaterShop,
  wakeAll,
  wakeSeen,
  wakeTouched,
} from './later-parts.ts';
import { OnSight } from './on-sight.tsx';
import type { PageProduct, ProductCards } from './page-product.ts';
import { type ProductTab, productTabs, Tabs } from './tabs.tsx';

type ProductViewProps = { product: PageProduct; cards: ProductCards; reviews: ReviewPage };

/** One product, from its pictures to what is like it. */
export function ProductView({ product, cards, reviews }: ProductViewProps) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  const [firstProduct] = useState(product);
  const [tab, setTab] = useState<ProductTab>('description');
  const details = useRef<HTMLDivElement>(null);

  const select = (wanted: ProductTab) => {
    if (wanted === 'reviews') wakeAll();
    setTab(wanted);
  };
  const openTab = (wanted: ProductTab) => {
    flushSync(() => select(wanted));
    details.current?.scrollIntoView();
    details.current?.querySelector<HTMLElement>(`#${wanted}-tab`)?.focus({ preventScroll: true });
  };
  useEffect(() => {
    // Links from elsewhere, and the way back from signing in, name the panel they lead to.
    const named = productTabs.find((name) => location.hash === `#${name}`);
    if (named) setTab(named);
    if (named === 'reviews') wakeAll();
  }, []);
  useEffect(() => {
    // Reached inside the browser, or loaded again: what is on the screen is no longer what the server wrote.
    if (!isFromServer || product !== firstProduct) wakeAll();
  }, [isFromServer, product, firstProduct]);

  return (
    <div onPointerEnter={wakeTouched} onTouchStart={wakeTouched} onFocus={wakeTouched}>
      <LaterBanner category={product.category} name={product.name} />
      <div className="page-width flex flex-col gap-12 pb-16 md:gap-16 md:pb-20">
        <div className="grid gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-12">
          <Gallery product={product} />
          <div className="flex min-w-0 flex-col gap-4">
            <Decision product={product} onOpenTab={openTab} />
            <LaterSeller product={product} />
          </div>
        </div>
        <div ref={details} className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <Tabs
            selected={tab}
            onSelect={select}
            panels={{
              description: <LaterDescription product={product} />,
              reviews: (
                <LaterReviews
                  productId={product.id}
                  productPath={addresses.product(product.slug)}
                  firstPage={reviews}
                />
              ),
            }}
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
