export type ShopAction = 'cart' | 'wishlist' | 'buy';
export type PendingAction = {
  action: ShopAction;
  productId: string;
  quantity: number;
  /** The list it was asked for in; on a product's own page the product is enough. */
  path?: string;
};

const key = 'pendingAction';
const LIFETIME_MS = 30 * 60 * 1000;
const actions: readonly unknown[] = ['cart', 'wishlist', 'buy'] satisfies ShopAction[];

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what a guest wanted to do while they sign in; for this tab, and not for long. */
export function rememberAction(storage: Storage, pending: PendingAction, nowMs: number): void {
  storage.setItem(key, JSON.stringify({ ...pending, expiresAt: nowMs + LIFETIME_MS }));
}

/** What was wanted on this product's page, once: it is forgotten with the asking. */
export function takeAction(storage: Storage, productId: string, nowMs: number): PendingAction | undefined {
  return take(storage, nowMs, (pending) => pending.path === undefined && pending.productId === productId);
}

/** What was wanted in the list at this path, once. */
export function takeActionAt(storage: Storage, path: string, nowMs: number): PendingAction | undefined {
  return take(storage, nowMs, (pending) => pending.path === path);
}

function take(storage: Storage, nowMs: number, isWanted: (pending: PendingAction) => boolean) {
  const pending = readAction(storage.getItem(key), nowMs);
  if (!pending || !isWanted(pending)) return undefined;
  storage.removeItem(key);
  return pending;
}

function readAction(text: string | null, nowMs: number): PendingAction | undefined {
  if (text === null) return undefined;
  const { action, productId, quantity, path, expiresAt } = parseObject(text);
  const isFresh = typeof expiresAt === 'number' && expiresAt > nowMs && expiresAt <= nowMs + LIFETIME_MS;
  const isKnown = isShopAction(action) && typeof productId === 'string' && Number.isInteger(quantity);
  if (!isFresh || !isKnown) return undefined;
  return { action, productId, quantity: Math.max(1, Number(quantity)), ...(typeof path === 'string' && { path }) };
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
