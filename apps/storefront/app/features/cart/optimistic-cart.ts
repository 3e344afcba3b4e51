import { type Cart, type CartLine } from '@urumuri/contract';
import { unitPriceRwf } from '@urumuri/money';

/** A quantity that is wanted of a line, 0 for none. */
export type LineChange = { lineId: string; quantity: number };

/** The cart with a change. Lines stay in the section where they are: only the server knows what is in stock. */
export function applyChange(cart: Cart, { lineId, quantity }: LineChange): Cart {
  const adjust = <Line extends CartLine>(lines: readonly Line[]): Line[] =>
    lines.map((line) => (line._id === lineId ? { ...line, quantity } : line)).filter((line) => line.quantity > 0);

  const groups = cart.cart_products
    .map((group) => ({ ...group, products: adjust(group.products) }))
    .filter(({ products }) => products.length > 0)
    .map((group) => ({ ...group, price: sumBy(group.products, lineTotalRwf) }));
  const outOfStock = adjust(cart.outOfStockProduct);
  const items = sumBy(groups, ({ products }) => sumBy(products, quantityOf));
  return {
    ...cart,
    cart_products: groups,
    outOfStockProduct: outOfStock,
    price: sumBy(groups, ({ price }) => price),
    buy_products: items,
    buy_product_item: items,
    cart_product_count: items + sumBy(outOfStock, quantityOf),
  };
}

/** All lines, whether they can be ordered or not. */
export function listLines({ cart_products, outOfStockProduct }: Cart): CartLine[] {
  return [...cart_products.flatMap(({ products }) => products), ...outOfStockProduct];
}

export function lineTotalRwf({ quantity, productInfo }: CartLine): number {
  return unitPriceRwf(productInfo.price, productInfo.discount) * quantity;
}

/** The most one line may hold. */
export function mostOf({ productInfo }: CartLine, unitsPerCustomer: number): number {
  return Math.min(productInfo.stock, unitsPerCustomer);
}

const quantityOf = ({ quantity }: CartLine): number => quantity;

function sumBy<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}
