import { type CartLine } from '@urumuri/contract';
import { formatRwf, unitPriceRwf } from '@urumuri/money';

type LineNotes = { stockNote: string | undefined; priceNote: string | undefined };

/** What has to be said about a line: why there cannot be more, and that its price is another than it was. */
export function describeLine(line: CartLine, unitsPerCustomer: number): LineNotes {
  return { stockNote: describeStock(line, unitsPerCustomer), priceNote: describePrice(line) };
}

function describeStock({ quantity, productInfo: { stock } }: CartLine, unitsPerCustomer: number): string | undefined {
  if (stock <= 0) return 'Sold out';
  if (quantity > stock) return `Only ${stock} left. Lower the quantity to ${stock} to order.`;
  if (quantity >= unitsPerCustomer) return `One customer can order at most ${unitsPerCustomer}.`;
  return quantity === stock ? `Only ${stock} left: that is all of them.` : undefined;
}

function describePrice({ previousUnitPrice, productInfo }: CartLine): string | undefined {
  if (previousUnitPrice === undefined) return undefined;
  const direction = unitPriceRwf(productInfo.price, productInfo.discount) > previousUnitPrice ? 'up' : 'down';
  return `The price went ${direction} since you added it. It was ${formatRwf(previousUnitPrice)}.`;
}
