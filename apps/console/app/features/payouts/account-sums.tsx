import type { AccountSums as Sums } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { listSums } from './payout-words.ts';

/** An account from its opening to its closing balance. */
export function AccountSums({ sums, className }: { sums: Sums; className?: string }) {
  return (
    <dl className={classNames('flex flex-col', className)}>
      {listSums(sums).map(({ label, amount, isStrong }) => (
        <div
          key={label}
          className={classNames(
            'flex justify-between gap-4 py-0.5',
            isStrong && 'mt-1 border-t border-line pt-1.5 font-bold',
          )}
        >
          <dt>{label}</dt>
          <dd className="tabular-nums">{formatRwf(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
