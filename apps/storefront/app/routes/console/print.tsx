import { paperKinds } from '@urumuri/contract';
import { PrintView } from '../../console/paper/print-view.tsx';
import { consoleAddresses } from '../../console/shell/console-addresses.ts';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta, consoleHandle } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/print.ts';
import '../../console/paper/paper.css';

export const handle = consoleHandle;

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const kind = paperKinds.find((known) => known === searchParams.get('kind')) ?? 'slip';
  const orderIds = searchParams.getAll('order');
  const isWhole = searchParams.has('whole');
  const ask = isWhole ? sellerApi.getAnyPapers : sellerApi.getPapers;
  return asSeller(request, async () => ({
    ...(await ask({ query: { kind, order: orderIds }, signal: request.signal })),
    kind,
    orderIds,
    isWhole,
  }));
}

export function meta() {
  return buildConsoleMeta('Print');
}

export default function SellerPrint({ loaderData }: Route.ComponentProps) {
  return <PrintView {...loaderData} />;
}

export function HydrateFallback() {
  return (
    <main id="main" className="page-width flex w-full flex-col gap-4 py-4">
      <NeedsJavaScript />
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </main>
  );
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
