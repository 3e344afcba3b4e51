import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { Panel } from '../features/seller/panel.tsx';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import { VoucherForm } from '../features/seller/voucher-form.tsx';
import { VoucherRows } from '../features/seller/voucher-rows.tsx';
import type { Route } from './+types/seller-vouchers.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getSellerVouchers({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Vouchers');
}

export default function SellerVouchers({ loaderData: { vouchers } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Vouchers" />
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
