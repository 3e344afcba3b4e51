import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { ListPage } from '../shell/list-page.tsx';
import { CallCard } from '../features/calls/call-card.tsx';
import { CalledLines } from '../features/calls/called-lines.tsx';
import { CallOutcomeForm } from '../features/calls/call-outcome.tsx';
import { MarketCallForm } from '../features/calls/market-call-form.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import type { Route } from './+types/calls.ts';

const refreshEveryMs = 15_000;

/** A shop calls about its own part, the office about those of all shops at once. */
export const clientLoader = sellerLoader(async (signal, { url }: Route.ClientLoaderArgs) => {
  const asked = { query: { pageNumber: url.searchParams.get('pageNumber') ?? '1' }, signal };
  const { seller } = await sellerApi.getSellerMe({ signal });
  const isOffice = seller.role === 'admin';
  const waiting = isOffice
    ? { calls: [], ...(await readMarket(asked)) }
    : { market: [], ...(await sellerApi.getSellerCalls(asked)) };
  return { ...waiting, now: Date.now() };
});

async function readMarket(asked: Parameters<typeof sellerApi.getMarketCalls>[0]) {
  const { calls: market, ...pages } = await sellerApi.getMarketCalls(asked);
  return { market, ...pages };
}

export const clientAction = sellerAction();

export const meta = consoleMeta('Call desk');

export default function SellerCalls({ loaderData: { calls, market, total, perPage, now } }: Route.ComponentProps) {
  useRefresh(refreshEveryMs);
  return (
    <>
      <DashboardHeading title="Call desk">
        <p className="text-slate">{`${formatCount(total, 'customer')} ${total === 1 ? 'is' : 'are'} waiting`}</p>
      </DashboardHeading>
      <ListPage
        title="Nobody is waiting"
        text="Orders to confirm by phone appear here."
        className="grid items-start gap-4 xl:grid-cols-2"
        {...{ total, perPage }}
      >
        {[
          ...calls.map((call) => (
            <li key={call._id}>
              <CallCard
                call={call}
                lines={call.lines}
                address={consoleAddresses.order(call._id)}
                now={now}
                goods={<CalledLines lines={call.lines} />}
              >
                <CallOutcomeForm orderId={call._id} orderNumber={call.orderNumber} />
              </CallCard>
            </li>
          )),
          ...market.map((call) => (
            <li key={call._id}>
              <CallCard
                call={call}
                lines={call.parts.flatMap(({ lines }) => lines)}
                address={consoleAddresses.anyOrder(call._id)}
                now={now}
              >
                <MarketCallForm orderId={call._id} orderNumber={call.orderNumber} parts={call.parts} />
              </CallCard>
            </li>
          )),
        ]}
      </ListPage>
    </>
  );
}
