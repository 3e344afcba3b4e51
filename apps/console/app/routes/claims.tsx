import type { ClaimAnswer } from '@urumuri/contract';
import { ClaimCard } from '../features/warranties/claim-card.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { ListPage } from '../shell/list-page.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/claims.ts';

export const clientLoader = sellerLoader(
  async (signal, { params: { claimId }, url: { searchParams } }: Route.ClientLoaderArgs) => {
    const list = searchParams.get('list') === 'closed' ? 'closed' : 'open';
    const query = { list, pageNumber: searchParams.get('pageNumber') ?? '1' } as const;
    if (claimId) return sellerApi.getSellerClaim({ params: { claimId }, signal });
    return { ...(await sellerApi.getSellerClaims({ query, signal })), list };
  },
);

export const clientAction = sellerAction({
  answerClaim: (data) => ({
    params: readTexts(data, 'claimId'),
    body: { ...readTexts(data, 'answer'), state: data.get('state') as ClaimAnswer },
  }),
});

export const meta = consoleMeta('Warranty claims');

const filters = [
  { value: 'open', label: 'To answer' },
  { value: 'closed', label: 'Closed' },
];

/** All of them, or the one the address names. */
export default function SellerClaims({ loaderData }: Route.ComponentProps) {
  if ('claim' in loaderData) {
    const { claim } = loaderData;
    return (
      <>
        <DashboardHeading title={`Claim of order ${claim.orderNumber}`} />
        <div className="max-w-3xl">
          <ClaimCard claim={claim} />
        </div>
      </>
    );
  }
  const { claims, total, perPage, list } = loaderData;
  return (
    <>
      <DashboardHeading title="Warranty claims" />
      <FilterStrip label="Claims" parameter="list" usual="open" filters={filters} />
      <ListPage
        title={list === 'open' ? 'No open claims' : 'No closed claims'}
        text="Warranty claims from customers appear here."
        className="grid items-start gap-4 xl:grid-cols-2"
        {...{ total, perPage }}
      >
        {claims.map((claim) => (
          <li key={claim._id}>
            <ClaimCard claim={claim} isListed />
          </li>
        ))}
      </ListPage>
    </>
  );
}
