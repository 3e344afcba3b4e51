import { productStates } from '@urumuri/contract';
import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { LinkButton } from '../components/ui/link-button.tsx';
import { consoleAddresses } from '../features/seller/console-addresses.ts';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { ProductsView } from '../features/seller/products-view.tsx';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import type { Route } from './+types/seller-products.ts';

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const state = productStates.find((known) => known === searchParams.get('state'));
  const query = {
    search: searchParams.get('search') ?? '',
    pageNumber: searchParams.get('pageNumber') ?? '1',
    ...(state ? { state } : {}),
  };
  return asSeller(request, () => sellerApi.getSellerProducts({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Products');
}

export default function SellerProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Products">
        <LinkButton to={consoleAddresses.newProduct}>Add product</LinkButton>
      </DashboardHeading>
      <ProductsView {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
