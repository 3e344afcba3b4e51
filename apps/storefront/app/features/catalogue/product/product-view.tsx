import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addresses } from '../../../lib/addresses.ts';
import type { ReviewPage } from '../../reviews/review-page.ts';
import { Reviews } from '../../reviews/reviews.tsx';
import type { CardProduct } from '../card-product.ts';
import { Decision } from './decision.tsx';
import { Description } from './description.tsx';
import { Gallery } from './gallery.tsx';
import type { PageProduct } from './page-product.ts';
import { ProductBanner, ProductBreadcrumb } from './product-banner.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ShopProducts } from './shop-products.tsx';
import { type ProductTab, productTabs, Tabs } from './tabs.tsx';

type ProductViewProps = {
  product: PageProduct;
  more: readonly CardProduct[];
  related: readonly CardProduct[];
  reviews: ReviewPage;
};

/** One product, from its pictures to what is like it. */
export function ProductView({ product, more, related, reviews }: ProductViewProps) {
  const [tab, setTab] = useState<ProductTab>('description');
  const details = useRef<HTMLDivElement>(null);

  const openTab = (wanted: ProductTab) => {
    flushSync(() => setTab(wanted));
    details.current?.scrollIntoView();
    details.current?.querySelector<HTMLElement>(`#${wanted}-tab`)?.focus({ preventScroll: true });
  };
  useEffect(() => {
    // Links from elsewhere, and the way back from signing in, name the panel they lead to.
    const named = productTabs.find((name) => location.hash === `#${name}`);
    if (named) setTab(named);
  }, []);

  return (
    <>
      <ProductBanner />
      <div className="page-width flex flex-col gap-12 pb-16 md:gap-16 md:pb-20">
        <div>
          <ProductBreadcrumb category={product.category} name={product.name} />
          <div className="mt-1 grid gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-12">
            <Gallery product={product} />
            <Decision product={product} onOpenTab={openTab} />
          </div>
        </div>
        <div ref={details} className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <Tabs
            selected={tab}
            onSelect={setTab}
            panels={{
              description: <Description product={product} />,
              reviews: <Reviews productId={product.id} productPath={addresses.product(product.slug)} firstPage={reviews} />,
            }}
          />
          <ShopProducts shopName={product.shopName} products={more} />
        </div>
        <RelatedProducts products={related} />
      </div>
    </>
  );
}
