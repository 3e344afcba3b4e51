import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { consoleAddresses } from '../../console/shell/console-addresses.ts';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { readProductsQuery } from '../../console/products/products-query.ts';
import { ProductsView } from '../../console/products/products-view.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/products.ts';

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const query = readProductsQuery(searchParams);
  return asSeller(request, () => sellerApi.getSellerProducts({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Products');
}

export default function SellerProducts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Products">
        <div className="flex flex-wrap gap-3">
          <LinkButton look="secondary" to={consoleAddresses.imports}>
            Import or export
          </LinkButton>
          <LinkButton to={consoleAddresses.newProduct}>Add product</LinkButton>
        </div>
      </DashboardHeading>
      <ProductsView {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
