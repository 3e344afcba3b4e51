import type { ClosingResponse, ShopPayout } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { SendButton } from '../../shell/send-button.tsx';
import { nameBalance } from './payout-words.ts';

/** The payout list of a closed period: who is paid how much and where, and what was paid. */
export function ClosingView({ _id: closingId, amount, waiting, closedBy, shops }: ClosingResponse) {
  return (
    <>
      <p className="mb-4 text-slate">
        Closed by {closedBy}: {formatRwf(amount)} in total,{' '}
        {waiting > 0 ? `${formatRwf(waiting)} not paid yet` : 'nothing is left to pay'}.
      </p>
      {shops.length === 0 && <p className="text-slate">No shop had anything to settle.</p>}
      <ul className="grid items-start gap-4 xl:grid-cols-2">
        {shops.map((shop) => (
          <li key={shop._id} className="rounded-card border border-line bg-white p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <TextLink to={consoleAddresses.shopPayouts(shop._id, closingId)}>{shop.shopName}</TextLink>
              <strong className="tabular-nums">{formatRwf(shop.amount)}</strong>
            </div>
            <p>{nameBalance(shop.closing)}</p>
            <p className="mb-3 text-slate">{shop.account === '' ? 'No payout account' : `Paid to ${shop.account}`}</p>
            <Paid shop={shop} closingId={closingId} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Paid({
  shop: { _id, shopName, amount, paidOn, reference },
  closingId,
}: {
  shop: ShopPayout;
  closingId: number;
}) {
  if (amount === 0) return <Badge tone="neutral">Nothing to pay</Badge>;
  if (paidOn !== undefined) {
    return (
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">Paid</Badge> {formatKigaliDay(paidOn)}, reference {reference}
      </p>
    );
  }
  return (
    <Collapsible title="Mark as paid">
      <ActionForm intent="markPayoutPaid" label={`Mark ${shopName} as paid`} values={{ closingId, sellerId: _id }}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Paid on" name="paidOn" type="date" />
          <TextField label="Reference" name="reference" maxLength={60} />
        </div>
        <SendButton>Mark as paid</SendButton>
      </ActionForm>
    </Collapsible>
  );
}
