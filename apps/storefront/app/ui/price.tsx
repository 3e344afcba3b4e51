import { formatRwf, unitPriceRwf } from '@urumuri/money';

type PriceProps = { priceRwf: number; discountPercent: number; className?: string; oldClassName?: string };

/** What the shopper pays, and beside it what it cost before the discount. */
export function Price({ priceRwf, discountPercent, className, oldClassName }: PriceProps) {
  const payableRwf = unitPriceRwf(priceRwf, discountPercent);
  return (
    <p className="price">
      <b className={className}>{formatRwf(payableRwf)}</b>
      {payableRwf < priceRwf && (
        <s className={oldClassName}>
          <span className="sr-only">Before: </span>
          {formatRwf(priceRwf)}
        </s>
      )}
    </p>
  );
}
