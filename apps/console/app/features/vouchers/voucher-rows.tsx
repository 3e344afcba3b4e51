import { limits, type SellerVoucher } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { History } from '../../shell/history.tsx';
import { VoucherForm, type VoucherGoods } from './voucher-form.tsx';

function describe(voucher: SellerVoucher): string {
  const { percentOff, amountOff, brand, category, minimum, usesPerCustomer, startsAt, endsAt } = voucher;
  return [
    `${percentOff === undefined ? formatRwf(amountOff ?? 0) : `${percentOff}%`} off`,
    ...(brand ? [`only ${brand}`] : []),
    ...(category ? [`only ${category}`] : []),
    ...(minimum > 0 ? [`from ${formatRwf(minimum)}`] : []),
    ...(voucher.firstOrderOnly ? ['first order only'] : []),
    ...(usesPerCustomer === 1 ? ['once per customer'] : []),
    ...(usesPerCustomer > 1 && usesPerCustomer < limits.voucherUses ? [`${usesPerCustomer} times per customer`] : []),
    `since ${formatKigaliMoment(startsAt)}`,
    ...(endsAt ? [`until ${formatKigaliMoment(endsAt)}`] : []),
  ].join(', ');
}

function describeReport({ used, usesAllowed, report: { orders, sales, takenOff } }: SellerVoucher): string {
  const uses = `Used ${used}${usesAllowed === undefined ? '' : ` of ${usesAllowed}`}`;
  if (orders === 0) return uses;
  return `${uses}: ${formatCount(orders, 'order')}, sales ${formatRwf(sales)}, ${formatRwf(takenOff)} taken off`;
}

export function VoucherRows({ vouchers, ...goods }: VoucherGoods & { vouchers: readonly SellerVoucher[] }) {
  if (vouchers.length === 0) return <p className="text-slate">Your shop has no vouchers yet.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {vouchers.map((voucher) => (
        <li key={voucher._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
              {voucher.code}
              <Badge tone={voucher.active ? 'success' : 'neutral'}>{voucher.active ? 'On' : 'Off'}</Badge>
              {voucher.isAutomatic && <Badge tone="neutral">Automatic</Badge>}
              {voucher.isMarketWide && <Badge tone="neutral">All shops</Badge>}
            </p>
            <p className="text-sm text-slate">{describe(voucher)}</p>
            <p className="text-sm">{describeReport(voucher)}</p>
          </div>
          <ActionButton
            intent="switchSellerVoucher"
            input={{ params: { voucherId: voucher._id }, body: { active: !voucher.active } }}
            look="secondary"
            className="px-4"
          >
            {voucher.active ? 'Switch off' : 'Switch on'}
            <span className="sr-only"> {voucher.code}</span>
          </ActionButton>
          {/* Closed again, and read anew, when it was saved. */}
          <details key={JSON.stringify(voucher)} className="w-full rounded-card border border-line bg-white">
            <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">
              Edit<span className="sr-only"> {voucher.code}</span>
            </summary>
            <div className="border-t border-line p-4">
              <VoucherForm voucher={voucher} {...goods} />
            </div>
          </details>
          <div className="w-full">
            <History key={JSON.stringify(voucher)} kind="voucher" subjectId={voucher._id} />
          </div>
        </li>
      ))}
    </ul>
  );
}
