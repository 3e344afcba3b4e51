import type { SellerVoucher } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { History } from '../../shell/history.tsx';

function describe({ percentOff, amountOff, minimum, endsAt }: SellerVoucher): string {
  return [
    percentOff === undefined ? `${formatRwf(amountOff ?? 0)} off` : `${percentOff}% off`,
    ...(minimum > 0 ? [`from ${formatRwf(minimum)}`] : []),
    ...(endsAt ? [`until ${formatKigaliMoment(endsAt)}`] : []),
  ].join(', ');
}

export function VoucherRows({ vouchers }: { vouchers: readonly SellerVoucher[] }) {
  if (vouchers.length === 0) return <p className="text-slate">Your shop has no vouchers yet.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {vouchers.map((voucher) => (
        <li key={voucher._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex items-center gap-2 font-bold">
              {voucher.code}
              <Badge tone={voucher.active ? 'success' : 'neutral'}>{voucher.active ? 'On' : 'Off'}</Badge>
            </p>
            <p className="text-sm text-slate">{describe(voucher)}</p>
            <p className="text-sm">
              Used {voucher.used}
              {voucher.usesAllowed !== undefined && ` of ${voucher.usesAllowed}`}
            </p>
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
          <div className="w-full">
            <History key={String(voucher.active)} kind="voucher" subjectId={voucher._id} />
          </div>
        </li>
      ))}
    </ul>
  );
}
