import { Form } from 'react-router';
import { BrandEditor } from '../../console/office/brand-editor.tsx';
import { Collapsible } from '../../console/shell/collapsible.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { FindField } from '../../console/shell/find-field.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import type { Route } from './+types/brands.ts';

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const query = { search: searchParams.get('search') ?? '', pageNumber: searchParams.get('pageNumber') ?? '1' };
  return asSeller(request, () => sellerApi.getAdminBrands({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Brands');
}

export default function SellerBrands({ loaderData: { brands, total, perPage } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Brands" />
      <div className="max-w-3xl">
        <Form role="search" className="mb-4">
          <FindField label="Find a brand" placeholder="Name" />
        </Form>
        {brands.length === 0 && <Notice title="No brands here" text="Brands come with the products that name them." />}
        <div className="flex flex-col gap-3">
          {brands.map((brand) => (
            <Collapsible key={brand._id} title={`${brand.name} (${brand.products})`}>
              <BrandEditor brand={brand} />
            </Collapsible>
          ))}
        </div>
        <PageLinks total={total} perPage={perPage} />
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
