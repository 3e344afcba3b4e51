import { formatRwf } from '@urumuri/money';
import { AppError } from '../../../app-error.ts';
import type { CounterSale } from '../checkout.rules.ts';
import { priceOf, type PricedProduct } from '../order-totals.rules.ts';

type Limits = Pick<CounterSale, 'prices' | 'mostPercent'>;

/** The products at the prices they are sold for; a price may only be lowered, and only as far as the seller may. */
export function lowerPrices<Product extends PricedProduct & { name: string }>(
  products: readonly Product[],
  { prices, mostPercent }: Limits,
): Product[] {
  return products.map((product) => {
    const soldForRwf = prices.get(product.productId);
    if (soldForRwf === undefined) return product;
    const askedRwf = priceOf(product);
    const lowestRwf = askedRwf - Math.floor((askedRwf * mostPercent) / 100);
    if (soldForRwf > askedRwf) {
      throw refusal(`${product.name} costs ${formatRwf(askedRwf)}. A price can only be lowered.`);
    }
    if (soldForRwf < lowestRwf) {
      const lowest =
        lowestRwf === askedRwf
          ? `not lower the price of ${product.name}`
          : `go down to ${formatRwf(lowestRwf)} for ${product.name}`;
      throw refusal(`You may ${lowest}. Ask a manager for more.`);
    }
    return { ...product, soldForRwf };
  });
}

const refusal = (sentence: string) => new AppError('validation_failed', sentence, { lines: sentence });
