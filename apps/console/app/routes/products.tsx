import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Allowed } from '../shell/allowed.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { readProductsQuery } from '../features/products/products-query.ts';
import { ProductsView } from '../features/products/products-view.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { getShopWorkedFor } from '../shell/seller-session.ts';
import type { Route } from './+types/products.ts';

export const clientLoader = sellerLoader((signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const query = readProductsQuery(searchParams);
  return sellerApi.getSellerProducts({ query, signal });
});

export const clientAction = sellerAction();

export const meta = consoleMeta('Products');

export default function SellerProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Products">
        <Allowed call="createSellerProduct">
          <div className="flex flex-wrap gap-3">
            {/* A file is brought in by the shop itself. */}
            {getShopWorkedFor() === null && (
              <LinkButton look="secondary" to={consoleAddresses.imports}>
                Import or export
              </LinkButton>
            )}
            <LinkButton to={consoleAddresses.newProduct}>Add product</LinkButton>
          </div>
        </Allowed>
      </DashboardHeading>
      <ProductsView {...loaderData} />
    </>
  );
}
