import type { Product } from '@urumuri/contract';
import { useNavigate } from 'react-router';
import { addresses } from '../format/addresses.ts';
import { getSession } from '../session/session.ts';
import { randomKey } from '@urumuri/ui/browser/random-key.ts';
import { clearTab, isStorageOpen, readTab, writeTab } from './tab-storage.ts';

type CheckoutProduct = Pick<
  Product,
  '_id' | 'slug' | 'name' | 'brand' | 'category' | 'price' | 'discount' | 'stock' | 'images' | 'shopName' | 'sellerId'
>;

/** A line from the cart has the cart line's `_id`; a line of Buy Now has none. */
export type CheckoutLine = { _id?: string; quantity: number; productInfo: CheckoutProduct };

type CheckoutGroup = { sellerId: string; shopName: string; price: number; products: CheckoutLine[] };

/**
 * What the shipping page is told by the page before it, in the history entry. Every figure is a claim: the
 * server computes it again.
 */
export type CheckoutState = {
  products: CheckoutGroup[];
  price: number;
  shipping_fee: number;
  items: number;
  voucherCode?: string;
};

/** A checkout under way. `attempt` names it for good, so that trying again never orders twice. */
export type Checkout = {
  customerId: string;
  attempt: string;
  state: CheckoutState;
  /** The total the customer last pressed Place Order for. */
  shownTotalRwf?: number;
};

const checkoutKey = 'checkout';
/** What was written into the form; stored apart, because it is written at every keystroke. */
export const checkoutFormKey = 'checkoutForm';

/** The way into the checkout, from the cart or from Buy Now: stored for this tab before the page changes. */
export function useBeginCheckout(): (state: CheckoutState) => Promise<void> {
  const navigate = useNavigate();
  return async (state) => {
    const { customer } = getSession();
    if (customer) startCheckout(customer.id, state);
    await navigate(addresses.shipping, { state });
  };
}

/**
 * The customer's checkout in this tab. Only where the storage is closed is the history entry asked, which has
 * it after a reload: an entry stays behind when its checkout has long been ordered.
 */
export function findCheckout(customerId: string): Checkout | undefined {
  const stored = readTab(checkoutKey);
  if (isCheckout(stored)) return stored.customerId === customerId ? stored : undefined;
  if (isStorageOpen()) return undefined;
  const { usr: entry }: { usr?: unknown } = history.state ?? {};
  return isCheckoutState(entry) ? startCheckout(customerId, entry) : undefined;
}

/** The same attempt, with other lines or figures. */
export function saveCheckout(checkout: Checkout): void {
  writeTab(checkoutKey, checkout);
}

/** Once it is ordered, or the customer has logged out. */
export function clearCheckout(): void {
  clearTab(checkoutKey, checkoutFormKey);
}

function startCheckout(customerId: string, state: CheckoutState): Checkout {
  const checkout = { customerId, attempt: randomKey(), state };
  saveCheckout(checkout);
  return checkout;
}

function isCheckout(value: unknown): value is Checkout {
  if (!isRecord(value)) return false;
  const { customerId, attempt, state } = value;
  return typeof customerId === 'string' && typeof attempt === 'string' && isCheckoutState(state);
}

/** A history entry may be another page's, and what is stored an older shop's. */
function isCheckoutState(value: unknown): value is CheckoutState {
  if (!isRecord(value) || !Array.isArray(value.products)) return false;
  const lines = value.products.flatMap((group: unknown) => (isRecord(group) ? group.products : [undefined]));
  return lines.length > 0 && lines.every(isLine) && typeof value.price === 'number';
}

function isLine(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.productInfo)) return false;
  return Number.isInteger(value.quantity) && typeof value.productInfo._id === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
