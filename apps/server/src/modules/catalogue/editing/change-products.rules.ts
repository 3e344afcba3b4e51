import type { ChangeProductsBody, ProductValues } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';

/** A product as it is while it is locked. */
export type HeldProduct = ProductValues & {
  reserved: number;
  isPublished: boolean;
  isHeldBack: boolean;
  isDeleted: boolean;
};
export type Outcome = { ok: true; values: ProductValues } | { ok: false; reason: string };

type Seen = ProductValues & { seen: ProductValues };

const mostRwf = 1_000_000_000_000;
export const heldBack = 'The office has taken it off sale. Open it to see what needs to change.';

const refuse = (reason: string): Outcome => ({ ok: false, reason });

/** What a product's price and stock become; visibility and deletion leave them as they are. */
export function changeValues(held: HeldProduct, change: ChangeProductsBody, given?: Seen): Outcome {
  if (held.isDeleted !== (change.kind === 'restore')) {
    return refuse(held.isDeleted ? 'It is deleted.' : 'It is not deleted.');
  }
  if (change.isPublished && held.isHeldBack) return refuse(heldBack);
  const values = given ? settle(held, given) : changed(held, change);
  if (typeof values === 'string') return refuse(values);
  if (values.salePrice !== undefined && values.salePrice >= values.price)
    return refuse('The sale price must be below the price.');
  if (values.price > mostRwf) return refuse('The price would be too high.');
  if (values.stock < held.reserved && values.stock !== held.stock)
    return refuse(`${held.reserved} reserved for orders: the stock cannot be less.`);
  return { ok: true, values };
}

function changed(held: HeldProduct, { kind, percent = 0, ...change }: ChangeProductsBody): ProductValues {
  const { price, discount, salePrice, stock } = held;
  if (kind === 'discount') return { price, discount: change.discount ?? discount, stock };
  const scale = (rwf: number) => Math.max(1, Math.round((rwf * (100 + (kind === 'price' ? percent : 0))) / 100));
  const sale = salePrice === undefined ? 0 : Math.min(scale(price) - 1, scale(salePrice));
  return {
    price: scale(price),
    discount,
    stock: (kind === 'stock' ? change.stock : undefined) ?? stock,
    salePrice: sale > 0 ? sale : undefined,
  };
}

/** Only what was changed in the list is written: what another has changed meanwhile is told, not overwritten. */
function settle(held: HeldProduct, { seen, ...given }: Seen): ProductValues | string {
  const changesStock = given.stock !== seen.stock;
  if (changesStock && held.stock !== seen.stock) return `The stock has changed meanwhile: it is ${held.stock} now.`;
  const changesPrice = differ(given, seen);
  if (changesPrice && differ(held, seen)) {
    return `The price has changed meanwhile: it is ${formatRwf(held.salePrice ?? held.price)} now.`;
  }
  const { price, discount, salePrice } = changesPrice ? given : held;
  const stock = changesStock ? given.stock : held.stock;
  return { price, discount: salePrice === undefined ? discount : 0, salePrice, stock };
}

function differ(one: ProductValues, other: ProductValues): boolean {
  return one.price !== other.price || one.discount !== other.discount || one.salePrice !== other.salePrice;
}
