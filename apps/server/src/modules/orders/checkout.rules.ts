import { type PlaceOrderBody } from '@urumuri/contract';
import type { WantedProduct } from './order-lines.rules.ts';

/** Ordering costs nothing until the shop calls, so what one customer can keep from others is bounded. */
export const openUnpaidOrders = 10;

/** A call further ahead than this is none: the order would have expired. */
const callDaysAhead = 7;
const dayMs = 24 * 3_600_000;

export type ShortProduct = { productId: string; name: string; wanted: number; available: number };

type OnSale = { productId: string; name: string; available: number };

/** With what the customer has of it in pending orders. */
type Held = OnSale & { held: number };

/** What is asked for and not on sale; `products` are those that are. */
export function findMissing(wanted: readonly WantedProduct[], products: readonly OnSale[]): string[] {
  const known = new Set(products.map(({ productId }) => productId));
  return wanted.map(({ productId }) => productId).filter((productId) => !known.has(productId));
}

export function findShort(wanted: readonly WantedProduct[], products: readonly OnSale[]): ShortProduct[] {
  const quantityById = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  return products.flatMap(({ productId, name, available }) => {
    const quantity = quantityById.get(productId) ?? 0;
    return available < quantity ? [{ productId, name, wanted: quantity, available }] : [];
  });
}

/** The most of a product a customer may order who has some of it in pending orders already. */
export function mostOf({ available, held }: Held, unitsPerCustomer: number): number {
  return Math.max(0, Math.min(available, unitsPerCustomer - held));
}

/** The first product of which this order would hold more than one customer may. */
export function findHoarded<Product extends Held>(
  wanted: readonly WantedProduct[],
  products: readonly Product[],
  unitsPerCustomer: number,
): Product | undefined {
  const quantityById = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  return products.find(({ productId, held }) => held + (quantityById.get(productId) ?? 0) > unitsPerCustomer);
}

/** From then on the seller should think of buying more. */
const lowStock = 3;

/** Whether a sale brings the stock down to where its seller is told, or to nothing; not every sale after that does. */
export function becomesLow(before: number, after: number): boolean {
  return (before > lowStock && after <= lowStock) || (before > 0 && after === 0);
}

/** Whether there is still time to call, and not too much of it; without a window, the shop calls when it can. */
export function isCallable({ from, until }: PlaceOrderBody['contact'], now: Date): boolean {
  if (from === undefined || until === undefined) return true;
  return until > now && from.getTime() <= now.getTime() + callDaysAhead * dayMs;
}

export function describeShort(short: readonly ShortProduct[]): string {
  return short
    .map(({ name, available }) => (available > 0 ? `Only ${available} left of ${name}.` : `${name} is sold out.`))
    .join(' ');
}

/** An order as it is asked for; `key` is what the client sent to be able to ask again. */
export type OrderRequest = Pick<PlaceOrderBody, 'lines' | 'shippingInfo' | 'voucherCode' | 'contact' | 'seen'> & {
  customerId: string;
  key: string | undefined;
  /** Shops whose part the customer picks up. */
  pickup?: readonly string[] | undefined;
  /** When staff took the order, for somebody who may be new here. */
  phoneOrder?: TakenOrder;
};

export type TakenOrder = {
  staffId: string;
  actor: 'seller' | 'admin';
  note: string;
  newcomer: { name: string; phone: string; language: string } | undefined;
  sale?: CounterSale;
};

/** What is sold over the counter: handed over and paid in the same moment. */
export type CounterSale = {
  /** What one of a product is sold for, where that is less than it costs. */
  prices: ReadonlyMap<string, number>;
  reason: string;
  /** By how many percent who sells may lower a price. */
  mostPercent: number;
  method: string;
  reference: string | undefined;
};

export type PlacedOrder = {
  orderId: string;
  totalRwf: number;
  shippingFeeRwf: number;
  units: number;
  isReplay: boolean;
};
