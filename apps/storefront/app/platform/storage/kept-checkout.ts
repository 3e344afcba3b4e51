import { type CheckoutState, isCheckoutState } from './checkout-state.ts';
import { randomWord } from './random-word.ts';
import { forget, isStorageOpen, keep, recall } from './tab-memory.ts';

/** A checkout under way. `attempt` names it for good, so that trying again never orders twice. */
export type KeptCheckout = {
  customerId: string;
  attempt: string;
  state: CheckoutState;
  /** The total the customer last pressed Place Order for. */
  shownTotalRwf?: number;
};

const checkoutKey = 'checkout';
/** What was written into the form; kept apart, because it is written at every keystroke. */
export const checkoutFormKey = 'checkoutForm';

export function startCheckout(customerId: string, state: CheckoutState): KeptCheckout {
  const kept = { customerId, attempt: randomWord(), state };
  keep(checkoutKey, kept);
  return kept;
}

/**
 * The customer's checkout in this tab. Only where the storage is closed is the history entry asked, which has
 * it after a reload: an entry stays behind when its checkout has long been ordered.
 */
export function findCheckout(customerId: string): KeptCheckout | undefined {
  const kept = recall(checkoutKey);
  if (isKept(kept)) return kept.customerId === customerId ? kept : undefined;
  if (isStorageOpen()) return undefined;
  const entry = (history.state as { usr?: unknown } | null)?.usr;
  return isCheckoutState(entry) ? startCheckout(customerId, entry) : undefined;
}

/** The same attempt, with other lines or figures. */
export function changeCheckout(kept: KeptCheckout): void {
  keep(checkoutKey, kept);
}

/** Once it is ordered, or the customer has logged out. */
export function forgetCheckout(): void {
  forget(checkoutKey, checkoutFormKey);
}

function isKept(value: unknown): value is KeptCheckout {
  if (typeof value !== 'object' || value === null) return false;
  const { customerId, attempt, state } = value as Partial<Record<keyof KeptCheckout, unknown>>;
  return typeof customerId === 'string' && typeof attempt === 'string' && isCheckoutState(state);
}
