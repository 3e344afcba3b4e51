import type { PayoutsResponse, ShopPayout } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Form, useNavigate } from 'react-router';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { AccountSums } from './account-sums.tsx';
import { nameBalance } from './payout-words.ts';

/** What every shop has earned since the last closing, and the way to close the period. */
export function OfficePayouts({ until, shops, closings }: PayoutsResponse) {
  const navigate = useNavigate();
  const total = shops.reduce((sum, { amount }) => sum + amount, 0);
  const [last] = closings;
  return (
    <div className="flex flex-col gap-5">
      <Panel title={last ? `Since ${formatKigaliDay(last.until)}` : 'Since the beginning'}>
        <Form className="flex flex-wrap items-end gap-4" key={until}>
          <TextField
            label="Up to and including"
            name="until"
            type="date"
            defaultValue={until}
            className="max-sm:w-full"
          />
          <Button type="submit" look="secondary">
            Show
          </Button>
        </Form>
        {shops.length === 0 ? (
          <Notice title="Nothing to settle" text="What shops deliver until this day is listed here." />
        ) : (
          <>
            <ul className="mt-4 flex flex-col divide-y divide-line border-y border-line">
              {shops.map((shop) => (
                <ShopRow key={shop._id} shop={shop} />
              ))}
            </ul>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
              <p>
                To be paid: <strong>{formatRwf(total)}</strong>
              </p>
              <ConfirmButton
                intent="closePayouts"
                input={{ body: { until, seen: total, after: last?._id ?? 0 } }}
                onDone={({ closingId }) => void navigate(consoleAddresses.payoutClosing(closingId))}
                question={`Close the period until ${formatKigaliDay(until)}?`}
                consequence="These amounts can no longer change. Later entries, such as returns, go into the next period. Negative balances are carried over."
                confirmLabel="Close the period"
                cancelLabel="Not yet"
              >
                Close the period
              </ConfirmButton>
            </div>
          </>
        )}
      </Panel>
      <Panel title="Closed periods">
        {closings.length === 0 ? (
          <p className="text-slate">No period is closed yet.</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {closings.map((closing) => (
              <li key={closing._id} className="flex flex-wrap items-center justify-between gap-x-4">
                <TextLink to={consoleAddresses.payoutClosing(closing._id)}>
                  Until {formatKigaliDay(closing.until)}
                </TextLink>
                <span className="text-slate">closed by {closing.closedBy}</span>
                <span className="tabular-nums sm:ml-auto">
                  {formatRwf(closing.amount)}
                  {closing.waiting > 0 && ` · ${formatRwf(closing.waiting)} not paid yet`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function ShopRow({ shop }: { shop: ShopPayout }) {
  const { _id, shopName, closing, amount, account, toCollect = 0 } = shop;
  return (
    <li className="grid gap-x-8 gap-y-2 py-3 md:grid-cols-2">
      <div>
        <TextLink to={consoleAddresses.shopPayouts(_id)}>{shopName}</TextLink>
        <p>
          {nameBalance(closing)}
          {amount !== Math.max(0, closing) &&
            ` · ${formatRwf(closing - amount)} of it is in a payout that is not paid yet`}
        </p>
        <p className="text-slate">{account === '' ? 'No payout account' : `Paid to ${account}`}</p>
        {toCollect > 0 && <p className="text-slate">Customers still owe {formatRwf(toCollect)} for delivered orders</p>}
      </div>
      <div>
        <AccountSums sums={shop} className="text-sm" />
        <p className="mt-1 flex justify-between gap-4 font-bold">
          <span>To be paid</span>
          <span className="tabular-nums">{formatRwf(amount)}</span>
        </p>
      </div>
    </li>
  );
}
