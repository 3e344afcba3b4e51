import type { WishedProduct } from '../session/wishes.ts';
import { clearTab, readTab, writeTab } from './tab-storage.ts';

export type ShopAction = 'cart' | 'wishlist' | 'buy';
export type PendingAction = {
  action: ShopAction;
  productId: string;
  quantity: number;
  /** The list it was asked for in; on a product's own page the product is enough. */
  path?: string;
  /** What to wish for, when it was asked for in a list. */
  wish?: WishedProduct;
};

const key = 'pendingAction';
const LIFETIME_MS = 30 * 60 * 1000;
const actions: readonly unknown[] = ['cart', 'wishlist', 'buy'] satisfies ShopAction[];

/** Stores what a guest wanted to do while they sign in; for this tab, and not for long. */
export function saveAction(pending: PendingAction, nowMs = Date.now()): void {
  writeTab(key, { ...pending, expiresAt: nowMs + LIFETIME_MS });
}

/** What was wanted on this product's page, once: it is forgotten with the asking. */
export function takeAction(productId: string, nowMs = Date.now()): PendingAction | undefined {
  return take(nowMs, (pending) => pending.path === undefined && pending.productId === productId);
}

/** What was wanted in the list at this path, once. */
export function takeActionAt(path: string, nowMs = Date.now()): PendingAction | undefined {
  return take(nowMs, (pending) => pending.path === path);
}

function take(nowMs: number, isWanted: (pending: PendingAction) => boolean) {
  const pending = readAction(nowMs);
  if (!pending || !isWanted(pending)) return undefined;
  clearTab(key);
  return pending;
}

function readAction(nowMs: number): PendingAction | undefined {
  const { action, productId, quantity, path, wish, expiresAt } = (readTab(key) ?? {}) as Record<string, unknown>;
  const isFresh = typeof expiresAt === 'number' && expiresAt > nowMs && expiresAt <= nowMs + LIFETIME_MS;
  const isKnown = isShopAction(action) && typeof productId === 'string' && Number.isInteger(quantity);
  if (!isFresh || !isKnown) return undefined;
  return {
    action,
    productId,
    quantity: Math.max(1, Number(quantity)),
    ...(typeof path === 'string' && { path }),
    ...(typeof wish === 'object' && wish !== null && { wish: wish as WishedProduct }),
  };
}

function isShopAction(value: unknown): value is ShopAction {
  return actions.includes(value);
}
