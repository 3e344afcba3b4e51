import { paperKinds } from '@urumuri/contract';
import { PrintView } from '../features/paper/print-view.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { ConsoleError } from '../shell/console-error.tsx';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import type { Route } from './+types/print.ts';
import '../features/paper/paper.css';

export const clientLoader = sellerLoader(async (signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const kind = paperKinds.find((known) => known === searchParams.get('kind')) ?? 'slip';
  const orderIds = searchParams.getAll('order');
  const isWhole = searchParams.has('whole');
  const ask = isWhole ? sellerApi.getAnyPapers : sellerApi.getPapers;
  return {
    ...(await ask({ query: { kind, order: orderIds }, signal })),
    kind,
    orderIds,
    isWhole,
  };
});

export const meta = consoleMeta('Print');

export default function SellerPrint({ loaderData }: Route.ComponentProps) {
  return <PrintView {...loaderData} />;
}

export function ErrorBoundary() {
  return (
    <main id="main" className="page-width w-full py-8">
      <ConsoleError />
      <LinkButton to={consoleAddresses.orders} look="quiet" className="mt-4">
        Back to the orders
      </LinkButton>
    </main>
  );
}
