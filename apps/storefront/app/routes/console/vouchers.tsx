import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { ExportButton } from '../../console/shell/export-button.tsx';
import { Panel } from '../../console/shell/panel.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { VoucherForm } from '../../console/vouchers/voucher-form.tsx';
import { VoucherRows } from '../../console/vouchers/voucher-rows.tsx';
import type { Route } from './+types/vouchers.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getSellerVouchers({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Vouchers');
}

export default function SellerVouchers({ loaderData: { vouchers } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Vouchers">
        {vouchers.length > 0 && (
          <ExportButton
            label="Export as CSV"
            fileName="vouchers.csv"
            load={(after) => sellerApi.exportVouchers({ query: { after } })}
          />
        )}
      </DashboardHeading>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title="Your vouchers">
          <VoucherRows vouchers={vouchers} />
        </Panel>
        <Panel title="New voucher">
          <VoucherForm />
        </Panel>
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };
