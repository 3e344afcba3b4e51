import { ClaimCard } from '../../console/warranties/claim-card.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { FilterStrip } from '../../console/shell/filter-strip.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import type { Route } from './+types/claims.ts';

export function clientLoader({ request, params: { claimId }, url: { searchParams } }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const list = searchParams.get('list') === 'closed' ? 'closed' : 'open';
  const query = { list, pageNumber: searchParams.get('pageNumber') ?? '1' } as const;
  return asSeller(request, async () => {
    if (claimId) return sellerApi.getSellerClaim({ params: { claimId }, signal });
    return { ...(await sellerApi.getSellerClaims({ query, signal })), list };
  });
}

export function meta() {
  return buildConsoleMeta('Warranty claims');
}

const filters = [
  { value: 'open', label: 'To answer' },
  { value: 'closed', label: 'Over' },
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
      <FilterStrip label="Claims" parameter="list" current={list} filters={filters} />
      {claims.length === 0 ? (
        <Notice
          title={list === 'open' ? 'Nobody claims anything' : 'No claim is over yet'}
          text="When a customer claims the warranty of something that was sold, it is read and answered here."
        />
      ) : (
        <ul className="grid items-start gap-4 xl:grid-cols-2">
          {claims.map((claim) => (
            <li key={claim._id}>
              <ClaimCard claim={claim} isListed />
            </li>
          ))}
        </ul>
      )}
      <PageLinks total={total} perPage={perPage} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
