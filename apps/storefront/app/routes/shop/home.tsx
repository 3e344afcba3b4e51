import { identity } from '@urumuri/identity';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { CardProduct } from '../../features/browse/card-product.ts';
import { CategoryRail } from '../../features/browse/category-rail.tsx';
import { FeaturedProducts } from '../../features/browse/featured-products.tsx';
import { packCards, unpackCards } from '../../features/browse/packed-cards.ts';
import { ProductPanel } from '../../features/browse/product-panel.tsx';
import { type Paged, PANEL_PAGE_SIZE } from '../../features/browse/use-pages.ts';
import { BannerCarousel } from '../../features/home/banner-carousel.tsx';
import { toHomeBanner } from '../../features/home/home-banner.ts';
import { type ListName, listNames, loadList, toHomeLists } from '../../features/browse/home-lists.ts';
import { WelcomeBanner } from '../../features/home/welcome-banner.tsx';
import { OpensSoon } from '../../layout/opens-soon.tsx';
import { loadOrStale, useSnapshot } from '../../platform/offline/snapshots.ts';
import { pageOrigin } from '../../platform/seo/page-origin.ts';
import { buildMeta } from '../../platform/seo/seo.ts';
import { HydrateLater } from '../../ui/hydrate-later.tsx';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(serverApi);
  const [{ banners }, lists] = await Promise.all([api.getBanners(), api.getProducts()]).catch(failPage);
  const all = toHomeLists(lists);
  const firstOf = (name: ListName) => all[name].slice(0, PANEL_PAGE_SIZE);
  return {
    banners: banners.map(toHomeBanner),
    // What is in sight; who pages on has the rest fetched.
    products: packCards(
      { featured: firstOf('featured') },
      {
        bestSellers: firstOf('bestSellers'),
        newArrivals: firstOf('newArrivals'),
        discounted: firstOf('discounted'),
      },
    ),
    totals: listNames.map((name) => all[name].length),
  };
}

export function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrStale({ url, signal: request.signal, load: serverLoader });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return buildMeta({ origin: pageOrigin(matches), path: '/', image: loaderData?.banners[0]?.image });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, products, totals } = loaderData;
  useSnapshot(loaderData);
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.categories ?? [];
  const shown = useMemo(() => unpackCards(products), [products]);
  const listOf = (name: ListName): Paged<CardProduct> => ({
    items: shown[name],
    total: totals[listNames.indexOf(name)] ?? 0,
    loadAll: () => loadList(name),
  });
  const isEmpty = shown.featured.length + shown.newArrivals.length === 0;
  const panels = [
    { title: 'Best Sellers', products: listOf('bestSellers') },
    { title: 'New Arrivals', products: listOf('newArrivals') },
    { title: 'Discounted Products', products: listOf('discounted') },
  ].filter((panel) => panel.products.total > 0);
  return (
    <div className="page-width flex flex-col gap-10 pt-3 pb-16 md:gap-16 md:pt-0 md:pb-20">
      <h1 className="sr-only">
        {identity.name}: {identity.tagline}
      </h1>
      {isEmpty && <OpensSoon />}
      {!isEmpty && (
        <HydrateLater>{banners.length > 0 ? <BannerCarousel banners={banners} /> : <WelcomeBanner />}</HydrateLater>
      )}
      {categories.length > 0 && (
        <HydrateLater>
          <CategoryRail title="Top Categories" categories={categories} />
        </HydrateLater>
      )}
      {!isEmpty && (
        <HydrateLater>
          <FeaturedProducts title="Feature Products" products={listOf('featured')} />
        </HydrateLater>
      )}
      <div className="grid gap-x-10 gap-y-12 lg:auto-cols-fr lg:grid-flow-col">
        {panels.map((panel) => (
          <HydrateLater key={panel.title}>
            <ProductPanel {...panel} />
          </HydrateLater>
        ))}
      </div>
    </div>
  );
}
