import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { readVariants, VariantGrid } from '../features/products/variant-grid.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import type { Route } from './+types/variants.ts';

export const clientLoader = sellerLoader(async (signal, { params: { productId } }: Route.ClientLoaderArgs) => ({
  productId,
  ...(await sellerApi.getVariants({ params: { productId }, signal })),
}));

export const clientAction = sellerAction({ saveVariants: readVariants });

export const meta = consoleMeta('Variants');

export default function SellerVariants({ loaderData }: Route.ComponentProps) {
  const { productId, family, variants } = loaderData;
  const name = variants.find(({ _id }) => _id === productId)?.name ?? '';
  return (
    <>
      <DashboardHeading title={`Variants of ${name}`}>
        <LinkButton look="secondary" to={consoleAddresses.product(productId)}>
          Back to the product
        </LinkButton>
      </DashboardHeading>
      {/* Read anew when it was saved. */}
      <VariantGrid
        key={variants.map(({ _id, updatedAt }) => _id + updatedAt).join()}
        {...{ productId, name, family, variants }}
      />
    </>
  );
}
