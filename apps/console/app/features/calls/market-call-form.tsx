import type { MarketCall } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useState } from 'react';
import { CalledLines } from './called-lines.tsx';
import { CallOutcomeForm } from './call-outcome.tsx';

type Part = Omit<MarketCall['parts'][number], 'lines'> & Partial<Pick<MarketCall['parts'][number], 'lines'>>;
type MarketCallFormProps = { orderId: string; orderNumber: string; parts: readonly Part[] };

/** One call about the parts of all shops; what it was not about is left out, and waits on. */
export function MarketCallForm({ orderId, orderNumber, parts }: MarketCallFormProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = parts.map(({ _id }) => _id).filter((id) => !left.includes(id));
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">What the call is about</legend>
        <ul className="flex flex-col divide-y divide-line">
          {parts.map(({ _id, shopName, price, lines = [] }) => (
            <li key={_id} className="py-2">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  checked={!left.includes(_id)}
                  onChange={({ target }) => setLeft(target.checked ? left.filter((id) => id !== _id) : [...left, _id])}
                />
                <span>
                  <strong>{shopName}</strong> · {formatRwf(price)}
                </span>
              </label>
              {lines.length > 0 && (
                <div className="pl-8">
                  <CalledLines lines={lines} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      {chosen.length === 0 ? (
        <p role="status">Choose at least one shop.</p>
      ) : (
        <CallOutcomeForm orderId={orderId} orderNumber={orderNumber} parts={chosen} />
      )}
    </>
  );
}
