import { checkStates } from '@urumuri/contract';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { readCheckAnswer } from '../features/products/check-form.tsx';
import { ProductsToCheck } from '../features/products/products-to-check.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import type { Route } from './+types/products-to-check.ts';

export const clientLoader = sellerLoader((signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const state = checkStates.find((known) => known === searchParams.get('state')) ?? 'waiting';
  const query = { state, pageNumber: searchParams.get('pageNumber') ?? '1' };
  return sellerApi.getProductsToCheck({ query, signal });
});

export const clientAction = sellerAction({ answerProductCheck: readCheckAnswer });

export const meta = consoleMeta('Products to check');

export default function SellerProductsToCheck({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Products to check" />
      <ProductsToCheck {...loaderData} />
    </>
  );
}
