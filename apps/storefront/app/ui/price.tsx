import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type PriceProps = { priceRwf: number; discountPercent: number; className?: string; oldClassName?: string };

/** What the shopper pays, and beside it what it cost before the discount. */
export function Price({ priceRwf, discountPercent, className, oldClassName }: PriceProps) {
  const payableRwf = unitPriceRwf(priceRwf, discountPercent);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap tabular-nums">
      <span className={classNames('font-bold', className)}>{formatRwf(payableRwf)}</span>
      {payableRwf < priceRwf && (
        <s className={classNames('text-slate', oldClassName ?? 'text-xs')}>
          <VisuallyHidden>Before: </VisuallyHidden>
          {formatRwf(priceRwf)}
        </s>
      )}
    </p>
  );
}
