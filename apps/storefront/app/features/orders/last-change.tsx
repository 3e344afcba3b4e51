import type { OrderDetails } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';

/** What the shop has changed last, and when, beside what it comes to now. */
export function LastChange({ order: { history, price } }: { order: Pick<OrderDetails, 'history' | 'price'> }) {
  const last = history.findLast(({ kind }) => kind === 'change');
  if (last === undefined) return null;
  // Of several shops each tells of its own goods.
  const notes = history.flatMap(({ kind, at, note = '' }) => (kind === 'change' && at === last.at ? [note] : []));
  return (
    <div className="mb-4 rounded-control bg-amber-wash px-4 py-3 text-sm break-words">
      <p className="font-semibold">
        Changed <time dateTime={last.at}>{formatKigaliMoment(last.at)}</time>
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>The order comes to {formatRwf(price)} now.</p>
    </div>
  );
}
