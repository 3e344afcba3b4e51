import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import { ClosingView } from '../features/payouts/closing-view.tsx';
import { ExportButton } from '../shell/export-button.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import type { Route } from './+types/payout-closing.ts';

export const clientLoader = sellerLoader((signal, { params }: Route.ClientLoaderArgs) =>
  sellerApi.getPayoutClosing({ params, signal }),
);

export const clientAction = sellerAction({
  markPayoutPaid: (data) => ({
    params: readTexts(data, 'closingId', 'sellerId'),
    body: readTexts(data, 'paidOn', 'reference'),
  }),
});

export const meta = consoleMeta('Payout list');

export default function PayoutClosing({ loaderData: closing }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={`Payouts until ${formatKigaliDay(closing.until)}`}>
        <ExportButton
          call="exportPayouts"
          label="Payout list as CSV"
          fileName={`payouts-${closing.until}.csv`}
          load={() => sellerApi.exportPayouts({ params: { closingId: closing._id } })}
        />
      </DashboardHeading>
      <ClosingView {...closing} />
    </>
  );
}
