import { unitPriceRwf } from '@urumuri/money';

/** The prices of a row, as far as it names them. */
export type GivenPrices = Partial<Record<'price' | 'oldPrice' | 'salePrice' | 'discount', number>>;
/** Price and reduction of a product; what is not said stays as it is. A sale price has no percent of its own. */
export type PriceFacts = { price?: number; salePrice?: number | null; discount?: number | null };
export type PriceFault = { field: keyof GivenPrices; reason: string; proposal?: number };

const none = { salePrice: null, discount: 0 };

/** Of two prices the higher is the one before; a percent that is not whole becomes the price it comes to. */
export function settlePrices({ price, oldPrice, salePrice, discount }: GivenPrices): PriceFacts | PriceFault {
  const now = salePrice ?? (oldPrice === undefined ? undefined : price);
  const before = oldPrice ?? price;
  if (before !== undefined && now !== undefined) {
    if (now === before) return { price: before, ...none };
    if (now < before) return { price: before, salePrice: now, discount: null };
    const field = salePrice === undefined ? 'oldPrice' : 'salePrice';
    return {
      field,
      reason: 'What it costs now is above what it cost before.',
      proposal: field === 'oldPrice' ? now : before,
    };
  }
  if (salePrice !== undefined) return { salePrice, discount: null };
  if (discount === undefined) return before === undefined ? {} : { price: before };
  if (before === undefined) {
    if (Number.isInteger(discount)) return { discount, salePrice: null };
    return { field: 'discount', reason: 'Without its price a discount must be whole.', proposal: Math.round(discount) };
  }
  if (Number.isInteger(discount)) return { price: before, discount, salePrice: null };
  const reduced = unitPriceRwf(before, discount);
  return reduced < before && reduced > 0
    ? { price: before, salePrice: reduced, discount: null }
    : { price: before, ...none };
}
