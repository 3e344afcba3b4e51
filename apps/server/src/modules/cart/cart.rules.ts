import type { Identity } from '@urumuri/identity';
import { shippingFeeRwf, unitPriceRwf } from '@urumuri/money';
import type { SellerPart } from '../promotions/index.ts';

/** A line as it is stored, with its product as it is now. */
export type StoredLine = {
  id: string;
  quantity: number;
  seenUnitPriceRwf: number;
  product: {
    id: string;
    priceRwf: number;
    discountPercent: number;
    available: number;
    sellerId: string;
    shopName: string;
  };
};

type CartGroup<Line> = SellerPart & {
  shopName: string;
  goods: { productId: string; amountRwf: number }[];
  lines: Line[];
};

/** Sorts lines into shops, in the order the shops first appear; only what is in stock is summed. */
export function sumCart<Line extends StoredLine>(lines: readonly Line[], shipping: Identity['shipping']) {
  const inStock = lines.filter(isInStock);
  const groups = groupByShop(inStock);
  return {
    groups,
    outOfStock: lines.filter((line) => !isInStock(line)),
    itemsRwf: groups.reduce((sum, group) => sum + group.itemsRwf, 0),
    shippingFeeRwf: shippingFeeRwf(groups, shipping),
    quantityInStock: sumQuantities(inStock),
    quantity: sumQuantities(lines),
  };
}

function isInStock({ quantity, product }: StoredLine): boolean {
  return quantity <= product.available;
}

function groupByShop<Line extends StoredLine>(lines: readonly Line[]): CartGroup<Line>[] {
  const groupsBySeller = new Map<string, CartGroup<Line>>();
  for (const line of lines) {
    const { id: productId, sellerId, shopName } = line.product;
    const group = groupsBySeller.get(sellerId) ?? { sellerId, shopName, itemsRwf: 0, goods: [], lines: [] };
    const amountRwf = currentUnitPriceRwf(line) * line.quantity;
    group.lines.push(line);
    group.goods.push({ productId, amountRwf });
    group.itemsRwf += amountRwf;
    groupsBySeller.set(sellerId, group);
  }
  return [...groupsBySeller.values()];
}

function sumQuantities(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function currentUnitPriceRwf({ product }: StoredLine): number {
  return unitPriceRwf(product.priceRwf, product.discountPercent);
}

/** What a unit cost when the shopper last touched the line, if it costs something else now. */
export function findPreviousUnitPriceRwf(line: StoredLine): number | undefined {
  return line.seenUnitPriceRwf === currentUnitPriceRwf(line) ? undefined : line.seenUnitPriceRwf;
}

/** The most one line may hold, and what sets it. */
export function findCeiling(
  available: number,
  unitsPerCustomer: number,
): { code: 'out_of_stock' | 'quantity_limit'; most: number } {
  if (available < unitsPerCustomer) return { code: 'out_of_stock', most: available };
  return { code: 'quantity_limit', most: unitsPerCustomer };
}
