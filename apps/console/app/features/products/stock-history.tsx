import { limits, recordedStockReasons, type StockMovements, type StockReason } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { readNumber, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { SendButton } from '../../shell/send-button.tsx';

const reasonWords: Record<StockReason, string> = {
  received: 'Received',
  counted: 'Counted',
  broken: 'Broken',
  sold: 'Sold',
  came_back: 'Returned',
  corrected: 'Corrected',
};

export const readStockRecord = (data: FormData) => ({
  params: readTexts(data, 'productId'),
  body: {
    reason: recordedStockReasons.find((reason) => reason === data.get('reason')) ?? 'received',
    units: readNumber(data, 'units') ?? Number.NaN,
    cost: readNumber(data, 'cost'),
    ...readTexts(data, 'note'),
  },
});

type StockHistoryProps = StockMovements & { productId: string };

/** Why there are as many units as there are, and what staff record of them. */
export function StockHistory({ productId, cost, movements }: StockHistoryProps) {
  return (
    <section aria-labelledby="stock-history" className="flex flex-col gap-4">
      <h2 id="stock-history" className="text-xl">
        Stock history
      </h2>
      <RecordStock key={movements[0]?._id} productId={productId} cost={cost} />
      {movements.length === 0 && <p className="text-slate">No stock changes yet.</p>}
      <ul className="divide-y divide-line rounded-card border border-line empty:hidden">
        {movements.map(({ _id, units, reason, note, staff, order, at }) => (
          <li key={_id} className="grid grid-cols-[4rem_1fr] gap-x-3 px-4 py-2">
            <span className="font-semibold tabular-nums">{units > 0 ? `+${units}` : `−${-units}`}</span>
            <span className="min-w-0">
              {reasonWords[reason]}
              {order && (
                <>
                  {': '}
                  <Link className="inline-flex min-h-11 items-center underline" to={consoleAddresses.order(order._id)}>
                    order {order.orderNumber}
                  </Link>
                </>
              )}
              {note && <span className="block break-words">{note}</span>}
              <span className="block text-sm text-slate">
                {formatKigaliMoment(at)}
                {staff && ` · ${staff}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecordStock({ productId, cost }: Pick<StockHistoryProps, 'productId' | 'cost'>) {
  const [reason, setReason] = useState<string>('received');
  return (
    <ActionForm
      intent="recordStock"
      values={{ productId }}
      label="Record stock"
      className="flex flex-col gap-4 rounded-card border border-line p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="What happened"
          name="reason"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          choices={recordedStockReasons.map((word) => [word, reasonWords[word]] as const)}
        />
        <TextField
          label={reason === 'counted' ? 'Units counted' : 'Units'}
          name="units"
          inputMode="numeric"
          autoComplete="off"
          required
        />
        {reason === 'received' && (
          <TextField
            label="Purchase cost per unit (RWF)"
            name="cost"
            inputMode="numeric"
            autoComplete="off"
            hint={cost === undefined ? 'Only your shop sees it.' : `Only your shop sees it. Last: ${formatRwf(cost)}`}
          />
        )}
        <TextField label="Note" name="note" maxLength={limits.noteLength} autoComplete="off" />
      </div>
      <SendButton>Save</SendButton>
    </ActionForm>
  );
}
