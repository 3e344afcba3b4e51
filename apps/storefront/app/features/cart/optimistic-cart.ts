import { type Cart, type CartLine } from '@urumuri/contract';
import { unitPriceRwf } from '@urumuri/money';
import type { CartChanges, LineChange } from './change-queue.ts';

/**
 * The cart as the shopper wants it. A change counts until a cart is there that was read after the server
 * had agreed to it. Lines stay in the section where they are: only the server knows what is in stock.
 */
export function applyChanges(cart: Cart, changes: CartChanges, readAtMs: number): Cart {
  const adjust = <Line extends CartLine>(lines: readonly Line[]): Line[] =>
    lines
      .map((line) => ({ ...line, quantity: findOpenChange(changes, line._id, readAtMs)?.wanted ?? line.quantity }))
      .filter(({ quantity }) => quantity > 0);

  const groups = cart.cart_products
    .map((group) => ({ ...group, products: adjust(group.products) }))
    .filter(({ products }) => products.length > 0)
    .map((group) => ({ ...group, price: sumBy(group.products, lineTotalRwf) }));
  const outOfStock = adjust(cart.outOfStockProduct);
  const items = sumBy(groups, ({ products }) => sumBy(products, ({ quantity }) => quantity));
  return {
    ...cart,
    cart_products: groups,
    outOfStockProduct: outOfStock,
    price: sumBy(groups, ({ price }) => price),
    buy_products: items,
    buy_product_item: items,
    cart_product_count: items + sumBy(outOfStock, ({ quantity }) => quantity),
  };
}

/** Whether the figures shown are still waiting for the server's. */
export function hasOpenChanges(changes: CartChanges, readAtMs: number): boolean {
  return [...changes.keys()].some((lineId) => findOpenChange(changes, lineId, readAtMs) !== undefined);
}

export function lineTotalRwf({ quantity, productInfo }: CartLine): number {
  return unitPriceRwf(productInfo.price, productInfo.discount) * quantity;
}

/** The most one line may hold. */
export function mostOf({ productInfo }: CartLine, unitsPerCustomer: number): number {
  return Math.min(productInfo.stock, unitsPerCustomer);
}

function findOpenChange(changes: CartChanges, lineId: string, readAtMs: number): LineChange | undefined {
  const change = changes.get(lineId);
  const isKnownToServer = change?.settledAtMs !== undefined && change.settledAtMs <= readAtMs;
  return isKnownToServer ? undefined : change;
}

function sumBy<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}
