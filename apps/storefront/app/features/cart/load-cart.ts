import { type Cart, isApiError } from '@urumuri/contract';
import { api } from '../../platform/api/api.ts';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { setCounts } from '../../platform/session/session.ts';
import { readVoucherCode } from '../../platform/storage/voucher-code.ts';
import type { KnownCart } from './line-changes.ts';
import { applyChange, listLines } from './optimistic-cart.ts';

/** The customer's voucher on this cart: what it takes off, or why it does not apply to it. */
export type CartVoucher = { code: string } & ({ discountRwf: number } | { refusal: string });

export type CartPage = {
  cart: Cart;
  voucher: CartVoucher | undefined;
  readAtMs: number;
  readAt: Date;
  /** Why this is an older cart than was asked for. */
  problem?: string;
};

/** The last cart that could be read: on a bad connection it is better than none. */
let lastRead: { customerId: string; page: CartPage } | undefined;

/** The cart as it was last read, with what the server has agreed to since. */
export const knownCart: KnownCart = {
  quantityOf: (lineId) => lastRead && listLines(lastRead.page.cart).find(({ _id }) => _id === lineId)?.quantity,
  setQuantity: (lineId, quantity) => {
    if (!lastRead) return;
    const { customerId, page } = lastRead;
    lastRead = { customerId, page: { ...page, cart: applyChange(page.cart, { lineId, quantity }) } };
  },
};

export async function loadCart(customerId: string, signal: AbortSignal): Promise<CartPage> {
  const readAtMs = performance.now();
  try {
    const [cart, voucher] = await Promise.all([
      api.getCart({ params: { userId: customerId }, signal }),
      judgeVoucher(customerId, signal),
    ]);
    setCounts({ cartCount: cart.cart_product_count });
    // A cart with nothing to buy says nothing about a voucher.
    const page = { cart, voucher: cart.buy_products > 0 ? voucher : undefined, readAtMs, readAt: new Date() };
    lastRead = { customerId, page };
    return page;
  } catch (error) {
    if (!isApiError(error) || isSessionOver(error) || lastRead?.customerId !== customerId) throw error;
    return { ...lastRead.page, problem: error.message };
  }
}

async function judgeVoucher(customerId: string, signal: AbortSignal): Promise<CartVoucher | undefined> {
  const code = readVoucherCode(customerId);
  if (code === undefined) return undefined;
  try {
    const applied = await api.applyVoucher({ body: { code }, signal });
    return { code: applied.code, discountRwf: applied.voucher_discount };
  } catch (error) {
    if (!isApiError(error) || isSessionOver(error)) throw error;
    return { code, refusal: error.message };
  }
}
