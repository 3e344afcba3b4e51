import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { VisuallyHidden } from '@urumuri/ui/parts/visually-hidden.tsx';

type PriceProps = { priceRwf: number; discountPercent: number; className?: string; oldClassName?: string };

/** What the shopper pays, and beside it what it cost before the discount. */
export function Price({ priceRwf, discountPercent, className, oldClassName }: PriceProps) {
  const payableRwf = unitPriceRwf(priceRwf, discountPercent);
  return (
    <p className="price">
      <b className={className}>{formatRwf(payableRwf)}</b>
      {payableRwf < priceRwf && (
        <s className={oldClassName}>
          <VisuallyHidden>Before: </VisuallyHidden>
          {formatRwf(priceRwf)}
        </s>
      )}
    </p>
  );
}
