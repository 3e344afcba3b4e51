import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { Allowed } from '../shell/allowed.tsx';
import { ExportButton } from '../shell/export-button.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { shopApi } from '../shell/shop-api.ts';
import { useOwnRole } from '../shell/use-own-role.ts';
import { placeCategories } from '../features/office/category-tree.ts';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import { readVoucher, VoucherForm } from '../features/vouchers/voucher-form.tsx';
import { VoucherRows } from '../features/vouchers/voucher-rows.tsx';
import type { Route } from './+types/vouchers.ts';

export const clientLoader = sellerLoader(async (signal) => {
  const [{ vouchers }, { categorys }, { brands }] = await Promise.all([
    sellerApi.getSellerVouchers({ signal }),
    shopApi.getCategories({ signal }),
    shopApi.getBrands({ signal }),
  ]);
  return { vouchers, categories: placeCategories(categorys), brands };
});

export const clientAction = sellerAction({
  createSellerVoucher: (data) => ({ body: readVoucher(data) }),
  updateSellerVoucher: (data) => ({ params: readTexts(data, 'voucherId'), body: readVoucher(data) }),
});

export const meta = consoleMeta('Vouchers');

export default function SellerVouchers({ loaderData: { vouchers, ...goods } }: Route.ComponentProps) {
  const isOffice = useOwnRole() === 'admin';
  return (
    <>
      <DashboardHeading title="Vouchers">
        {vouchers.length > 0 && (
          <ExportButton
            call="exportVouchers"
            label="Export as CSV"
            fileName="vouchers.csv"
            load={(after) => sellerApi.exportVouchers({ query: { after } })}
          />
        )}
      </DashboardHeading>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title="Your vouchers">
          <VoucherRows vouchers={vouchers} {...goods} />
        </Panel>
        <Allowed call="createSellerVoucher">
          <Panel title="New voucher">
            <VoucherForm isOffice={isOffice} {...goods} />
          </Panel>
        </Allowed>
      </div>
    </>
  );
}
