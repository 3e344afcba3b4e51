import { sendStates } from '@urumuri/contract';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { MessagesView } from '../features/office/messages-view.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/messages.ts';

export const clientLoader = sellerLoader((signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const status = sendStates.find((state) => state === searchParams.get('status'));
  const query = { ...(status ? { status } : {}), pageNumber: Number(searchParams.get('pageNumber') ?? 1) };
  return sellerApi.getMessages({ query, signal });
});

export const clientAction = sellerAction();

export const meta = consoleMeta('Messages');

export default function SellerMessages({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Messages" />
      <MessagesView {...loaderData} />
    </>
  );
}
