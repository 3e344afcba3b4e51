import type { QuotedGroup } from '@urumuri/contract';
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

/** Lines of which there are fewer than wanted. */
export function findShortLines(groups: readonly QuotedGroup[]) {
  return groups.flatMap(({ products }) => products).filter(({ quantity, productInfo }) => productInfo.stock < quantity);
}
