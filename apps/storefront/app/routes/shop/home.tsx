import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { CardProduct } from '../../features/browse/card-product.ts';
import { CategoryRail } from '../../features/browse/category-rail.tsx';
import { FeaturedProducts } from '../../features/browse/featured-products.tsx';
import { ProductPanel } from '../../features/browse/product-panel.tsx';
import { type Paged, PANEL_PAGE_SIZE } from '../../features/browse/use-pages.ts';
import { BannerCarousel } from '../../features/home/banner-carousel.tsx';
import { toHomeBanner } from '../../features/home/home-banner.ts';
import { type ListName, listNames, loadList, toHomeLists } from '../../features/browse/home-lists.ts';
import { WelcomeBanner } from '../../features/home/welcome-banner.tsx';
import { OpensSoon } from '../../layout/opens-soon.tsx';
import { loadOrStale, useSnapshot } from '@urumuri/ui/offline/snapshots.ts';
import { readSite } from '../../platform/site.ts';
import { buildMeta } from '../../platform/seo/seo.ts';
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
    lists: listNames.map((name) => ({ products: firstOf(name), total: all[name].length })),
  };
}

export function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrStale({ url, signal: request.signal, load: serverLoader });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return buildMeta({ site: readSite(matches), path: '/', image: loaderData?.banners[0]?.image });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, lists } = loaderData;
  const identity = useIdentity();
  useSnapshot(loaderData);
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.categories ?? [];
  const listOf = (name: ListName): Paged<CardProduct> => {
    const { products = [], total = 0 } = lists[listNames.indexOf(name)] ?? {};
    return { items: products, total, loadAll: () => loadList(name) };
  };
  const isEmpty = listOf('featured').total + listOf('newArrivals').total === 0;
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
      {!isEmpty && <Suspense>{banners.length > 0 ? <BannerCarousel banners={banners} /> : <WelcomeBanner />}</Suspense>}
      {categories.length > 0 && (
        <Suspense>
          <CategoryRail title="Top Categories" categories={categories} />
        </Suspense>
      )}
      {!isEmpty && (
        <Suspense>
          <FeaturedProducts title="Feature Products" products={listOf('featured')} />
        </Suspense>
      )}
      <div className="grid gap-x-10 gap-y-12 lg:auto-cols-fr lg:grid-flow-col">
        {panels.map((panel) => (
          <Suspense key={panel.title}>
            <ProductPanel {...panel} />
          </Suspense>
        ))}
      </div>
    </div>
  );
}
