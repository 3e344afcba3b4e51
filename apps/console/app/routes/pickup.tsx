import { counterMethods } from '@urumuri/contract';
import { Form, useSearchParams } from 'react-router';
import { readNumber, readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { PickupCard } from '../features/pickups/pickup-card.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { FindField } from '../shell/find-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import type { Route } from './+types/pickup.ts';

const refreshEveryMs = 15_000;

/** The customer's QR code opens it with `order` and `code`. */
export const clientLoader = sellerLoader(async (signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const search = searchParams.get('order') ?? searchParams.get('search') ?? '';
  const { pickups, code = '' } = await sellerApi.getPickups({ query: { search }, signal });
  return { pickups, search, code: searchParams.get('code') ?? code };
});

export const clientAction = sellerAction({
  handOverPickup: (data) => ({
    params: readTexts(data, 'partId'),
    body: {
      ...readTexts(data, 'code', 'reason'),
      collected: readNumber(data, 'collected') ?? 0,
      method: counterMethods.find((method) => method === readText(data, 'method')),
      reference: readText(data, 'reference') || undefined,
    },
  }),
});

export const meta = consoleMeta('Pickup');

export default function SellerPickup({ loaderData: { pickups, search, code } }: Route.ComponentProps) {
  const isWhole = search === '';
  const [searchParams] = useSearchParams();
  return (
    <>
      <DashboardHeading title="Pickup" />
      <Form role="search" className="mb-4 max-w-xl">
        <FindField label="Order or code" placeholder="Order or code" />
      </Form>
      {isWhole ? <Refresh /> : <TextLink to={consoleAddresses.pickup}>All waiting orders</TextLink>}
      {pickups.length === 0 && (
        <Notice
          title={isWhole ? 'Nothing waits for pickup' : 'Not found'}
          text={
            isWhole
              ? 'Orders that are ready for pickup appear here.'
              : `No order with this number or code waits here: ${search}. It may be handed over already, or not ready yet.`
          }
        />
      )}
      <ul key={searchParams.toString()} aria-label="Ready for pickup" className="flex max-w-xl flex-col gap-3">
        {pickups.map((pickup) => (
          <PickupCard key={pickup._id} pickup={pickup} code={isWhole ? '' : code} isOpen={!isWhole} />
        ))}
      </ul>
    </>
  );
}

function Refresh() {
  useRefresh(refreshEveryMs);
  return null;
}
