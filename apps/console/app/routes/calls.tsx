import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { ListPage } from '../shell/list-page.tsx';
import { CallCard } from '../features/calls/call-card.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import type { Route } from './+types/calls.ts';

const refreshEveryMs = 30_000;

export const clientLoader = sellerLoader(async (signal, { url }: Route.ClientLoaderArgs) => ({
  ...(await sellerApi.getSellerCalls({
    query: { pageNumber: url.searchParams.get('pageNumber') ?? '1' },
    signal,
  })),
  now: Date.now(),
}));

export const clientAction = sellerAction();

export const meta = consoleMeta('Call desk');

export default function SellerCalls({ loaderData: { calls, total, perPage, now } }: Route.ComponentProps) {
  useRefresh(refreshEveryMs);
  return (
    <>
      <DashboardHeading title="Call desk">
        <p className="text-slate">{total === 1 ? '1 customer is waiting' : `${total} customers are waiting`}</p>
      </DashboardHeading>
      <ListPage
        title="Nobody is waiting"
        text="Orders to confirm by phone appear here."
        className="grid items-start gap-4 xl:grid-cols-2"
        {...{ total, perPage }}
      >
        {calls.map((call) => (
          <li key={call._id}>
            <CallCard call={call} now={now} />
          </li>
        ))}
      </ListPage>
    </>
  );
}
