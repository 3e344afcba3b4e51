import { ProofsView } from '../../console/payments/proofs-view.tsx';
import { StatementCheck } from '../../console/payments/statement-check.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { Panel } from '../../console/shell/panel.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import type { Route } from './+types/payments.ts';

export function clientLoader({ request, url: { searchParams } }: Route.ClientLoaderArgs) {
  const state = (['agreed', 'refused'] as const).find((known) => known === searchParams.get('state'));
  const query = { ...(state ? { state } : {}), pageNumber: Number(searchParams.get('pageNumber') ?? 1) };
  return asSeller(request, () => sellerApi.getProofs({ query, signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Payments');
}

export default function SellerPayments({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Payments" />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <section aria-label="Proofs" className="min-w-0">
          <ProofsView {...loaderData} />
        </section>
        <Panel title="Check with a statement">
          <StatementCheck />
        </Panel>
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
