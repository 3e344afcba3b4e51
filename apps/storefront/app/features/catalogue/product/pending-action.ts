export type ShopAction = 'cart' | 'wishlist' | 'buy';
export type PendingAction = { action: ShopAction; productId: string; quantity: number };

const key = 'pendingAction';
const LIFETIME_MS = 30 * 60 * 1000;
const actions: readonly unknown[] = ['cart', 'wishlist', 'buy'] satisfies ShopAction[];

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what a guest wanted to do while they sign in; for this tab, and not for long. */
export function rememberAction(storage: Storage, pending: PendingAction, nowMs: number): void {
  storage.setItem(key, JSON.stringify({ ...pending, expiresAt: nowMs + LIFETIME_MS }));
}

/** What was wanted of this product, once: it is forgotten with the asking. */
export function takeAction(storage: Storage, productId: string, nowMs: number): PendingAction | undefined {
  const pending = readAction(storage.getItem(key), nowMs);
  if (pending?.productId !== productId) return undefined;
  storage.removeItem(key);
  return pending;
}

function readAction(text: string | null, nowMs: number): PendingAction | undefined {
  if (text === null) return undefined;
  const { action, productId, quantity, expiresAt } = parseObject(text);
  const isFresh = typeof expiresAt === 'number' && expiresAt > nowMs && expiresAt <= nowMs + LIFETIME_MS;
  const isKnown = isShopAction(action) && typeof productId === 'string' && Number.isInteger(quantity);
  return isFresh && isKnown ? { action, productId, quantity: Math.max(1, Number(quantity)) } : undefined;
}

function isShopAction(value: unknown): value is ShopAction {
  return actions.includes(value);
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
