import { type QuotedGroup, type QuotedLine } from '@urumuri/contract';
import { unitPriceRwf } from '@urumuri/money';

type PricedGroups = readonly {
  products: readonly { productInfo: { _id: string; name: string; price: number; discount: number } }[];
}[];

export type PriceChange = { productId: string; name: string; beforeRwf: number; nowRwf: number };

/** Whose unit price is no longer what the customer was shown. */
export function findPriceChanges(shown: PricedGroups, now: PricedGroups): PriceChange[] {
  const shownById = new Map(listUnitPrices(shown).map(({ productId, unitRwf }) => [productId, unitRwf]));
  return listUnitPrices(now).flatMap(({ productId, name, unitRwf }) => {
    const beforeRwf = shownById.get(productId);
    return beforeRwf === undefined || beforeRwf === unitRwf ? [] : [{ productId, name, beforeRwf, nowRwf: unitRwf }];
  });
}

function listUnitPrices(groups: PricedGroups) {
  return groups.flatMap(({ products }) =>
    products.map(({ productInfo }) => ({
      productId: productInfo._id,
      name: productInfo.name,
      unitRwf: unitPriceRwf(productInfo.price, productInfo.discount),
    })),
  );
}

/** Lines of which the customer may not have as many. */
export function findShortLines(groups: readonly QuotedGroup[]) {
  return groups.flatMap(({ products }) => products).filter(({ quantity, most }) => most < quantity);
}

/** Why there cannot be as many: the shop has no more, or one customer may not order more. */
export function describeShort({ most, productInfo: { stock } }: QuotedLine, unitsPerCustomer: number): string {
  if (stock <= 0) return 'Sold out.';
  if (most === stock) return `Only ${stock} left.`;
  const limit = `One customer can order at most ${unitsPerCustomer}`;
  const onOrder = unitsPerCustomer - most;
  return onOrder === 0 ? `${limit}.` : `${limit}, and you have ${onOrder} on order already.`;
}
