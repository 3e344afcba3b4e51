import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CallCard } from '../../console/calls/call-card.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { useRefresh } from '../../console/shell/use-refresh.ts';
import type { Route } from './+types/calls.ts';

const refreshEveryMs = 30_000;

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return asSeller(request, async () => ({
    ...(await sellerApi.getSellerCalls({
      query: { pageNumber: url.searchParams.get('pageNumber') ?? '1' },
      signal: request.signal,
    })),
    now: Date.now(),
  }));
}

export function meta() {
  return buildConsoleMeta('Call desk');
}

export default function SellerCalls({ loaderData: { calls, total, perPage, now } }: Route.ComponentProps) {
  useRefresh(refreshEveryMs);
  return (
    <>
      <DashboardHeading title="Call desk">
        <p className="text-slate">{total === 1 ? '1 customer waits' : `${total} customers wait`}</p>
      </DashboardHeading>
      {calls.length === 0 ? (
        <Notice title="Nobody is waiting" text="Orders to be confirmed by a call appear here by themselves." />
      ) : (
        <ul className="grid items-start gap-4 xl:grid-cols-2">
          {calls.map((call) => (
            <li key={call._id}>
              <CallCard call={call} now={now} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks total={total} perPage={perPage} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
