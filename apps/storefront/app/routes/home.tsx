import { identity } from '@urumuri/identity';
import { useRouteLoaderData } from 'react-router';
import { createCardMaker } from '../features/catalogue/card-product.ts';
import { CategoryRail } from '../features/catalogue/category-rail.tsx';
import { FeaturedProducts } from '../features/catalogue/featured-products.tsx';
import { ProductPanel } from '../features/catalogue/product-panel.tsx';
import { BannerCarousel } from '../features/home/banner-carousel.tsx';
import { toHomeBanner } from '../features/home/home-banner.ts';
import { WelcomeBanner } from '../features/home/welcome-banner.tsx';
import { pageOrigin } from '../lib/page-origin.ts';
import { buildMeta } from '../lib/seo.ts';
import { serverApi } from '../lib/server-api.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/home.ts';

/** Three pages of eight featured products, two in every panel: more would weigh on the first load. */
const FEATURED_LIMIT = 24;
const PANEL_LIMIT = 16;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(serverApi);
  const [{ banners }, lists] = await Promise.all([api.getBanners(), api.getProducts()]);
  const { products, topRated_product: best, latest_product: latest, discount_product: discounted } = lists;
  const toCards = createCardMaker();
  return {
    banners: banners.map(toHomeBanner),
    featured: toCards(products, FEATURED_LIMIT),
    bestSellers: toCards(best, PANEL_LIMIT),
    newArrivals: toCards(latest, PANEL_LIMIT),
    discounted: toCards(discounted.filter((product) => product.discount > 0), PANEL_LIMIT),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return buildMeta({ origin: pageOrigin(matches), path: '/', image: loaderData?.banners[0]?.image });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, featured, bestSellers, newArrivals, discounted } = loaderData;
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.categories ?? [];
  const panels = [
    { title: 'Best Sellers', products: bestSellers },
    { title: 'New Arrivals', products: newArrivals },
    { title: 'Discounted Products', products: discounted },
  ].filter(({ products }) => products.length > 0);
  return (
    <div className="page-width flex flex-col gap-10 pt-3 pb-16 md:gap-16 md:pt-0 md:pb-20">
      <h1 className="sr-only">
        {identity.name}: {identity.tagline}
      </h1>
      {banners.length > 0 ? <BannerCarousel banners={banners} /> : <WelcomeBanner />}
      {categories.length > 0 && <CategoryRail title="Top Categories" categories={categories} />}
      <FeaturedProducts title="Feature Products" products={featured} />
      <div className="grid gap-x-10 gap-y-12 lg:auto-cols-fr lg:grid-flow-col">
        {panels.map(({ title, products }) => (
          <ProductPanel key={title} title={title} products={products} />
        ))}
      </div>
    </div>
  );
}
