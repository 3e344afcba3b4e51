import { Form } from 'react-router';
import { BrandEditor } from '../features/office/brand-editor.tsx';
import { Collapsible } from '../shell/collapsible.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { FindField } from '../shell/find-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { PageLinks } from '@urumuri/ui/parts/page-links.tsx';
import type { Route } from './+types/brands.ts';

export const clientLoader = sellerLoader((signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const query = { search: searchParams.get('search') ?? '', pageNumber: searchParams.get('pageNumber') ?? '1' };
  return sellerApi.getAdminBrands({ query, signal });
});

export const clientAction = sellerAction({
  renameBrand: (data) => ({ params: readTexts(data, 'brandId'), body: readTexts(data, 'name') }),
});

export const meta = consoleMeta('Brands');

export default function SellerBrands({ loaderData: { brands, total, perPage } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Brands" />
      <div className="max-w-3xl">
        <Form role="search" className="mb-4">
          <FindField label="Find a brand" placeholder="Name" />
        </Form>
        {brands.length === 0 && <Notice title="No brands here" text="Brands appear with the products that use them." />}
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
