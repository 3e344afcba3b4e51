import { MoneyLinks } from '../features/payments/money-links.tsx';
import { ProofsView } from '../features/payments/proofs-view.tsx';
import { StatementCheck } from '../features/payments/statement-check.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/payments.ts';

export const clientLoader = sellerLoader((signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const state = (['agreed', 'refused'] as const).find((known) => known === searchParams.get('state'));
  const query = { ...(state ? { state } : {}), pageNumber: Number(searchParams.get('pageNumber') ?? 1) };
  return sellerApi.getProofs({ query, signal });
});

export const clientAction = sellerAction({
  answerPayment: (data) => ({
    params: readTexts(data, 'paymentId'),
    body: { isAgreed: false, ...readTexts(data, 'reason') },
  }),
});

export const meta = consoleMeta('Payments');

export default function SellerPayments({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Payments" />
      <MoneyLinks isOffice />
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
