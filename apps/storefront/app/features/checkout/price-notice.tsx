import { formatRwf } from '@urumuri/money';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { PriceChange } from './price-changes.ts';

type PriceNoticeProps = { changes: readonly PriceChange[]; totalBeforeRwf: number | undefined; totalRwf: number };

/** What costs something else than when it was last shown: from what to what. */
export function PriceNotice({ changes, totalBeforeRwf = 0, totalRwf }: PriceNoticeProps) {
  const isOtherTotal = totalBeforeRwf > 0 && totalBeforeRwf !== totalRwf;
  if (changes.length === 0 && !isOtherTotal) return null;
  return (
    <div role="status" className="rounded-control bg-amber-wash px-4 py-3 text-sm">
      <p className="font-semibold">Prices have changed. Please check them before you order.</p>
      <dl className="mt-2 flex flex-col gap-1.5">
        {changes.map(({ productId, name, beforeRwf, nowRwf }) => (
          <Change key={productId} label={name} beforeRwf={beforeRwf} nowRwf={nowRwf} />
        ))}
        {isOtherTotal && <Change label="Total Price" beforeRwf={totalBeforeRwf} nowRwf={totalRwf} />}
      </dl>
    </div>
  );
}

function Change({ label, beforeRwf, nowRwf }: { label: string; beforeRwf: number; nowRwf: number }) {
  return (
    <div>
      <dt className="line-clamp-2">{label}</dt>
      <dd className="font-medium tabular-nums">
        <VisuallyHidden>from </VisuallyHidden>
        <s>{formatRwf(beforeRwf)}</s> <span aria-hidden="true">→</span>
        <VisuallyHidden>to</VisuallyHidden> {formatRwf(nowRwf)}
      </dd>
    </div>
  );
}
