import { sendStates } from '@urumuri/contract';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { MessagesView } from '../../console/office/messages-view.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/messages.ts';

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const status = sendStates.find((state) => state === searchParams.get('status'));
  const query = { ...(status ? { status } : {}), pageNumber: Number(searchParams.get('pageNumber') ?? 1) };
  return asSeller(request, () => sellerApi.getMessages({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Messages');
}

export default function SellerMessages({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Messages" />
      <MessagesView {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
