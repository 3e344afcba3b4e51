import { type CallInput, type CartLine, isApiError } from '@urumuri/contract';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { api } from '../../platform/api/api.ts';
import { orAlready, shopping } from '../../platform/api/shopping.ts';
import { customerAction, refuse } from '../../platform/session/customer-action.ts';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { getSession } from '../../platform/session/session.ts';
import { clearVoucherCode, saveVoucherCode } from '../../platform/storage/voucher-code.ts';
import { createLineChanges } from './line-changes.ts';
import { knownCart } from './load-cart.ts';
import type { LineChange } from './optimistic-cart.ts';
import { announceCartChange } from './use-cart-watch.ts';

const NOTHING_TYPED = 'Type the code of your voucher.';

export const lineChanges = createLineChanges(
  {
    increase: (id) => api.increaseQuantity({ params: { id } }),
    decrease: (id) => api.decreaseQuantity({ params: { id } }),
    // It may be gone already: taken out in another tab.
    remove: (id) => orAlready('not_found', api.deleteCartLine({ params: { id } })),
  },
  knownCart,
  announceCartChange,
);

const changes = {
  setQuantity: ({ lineId, quantity }: LineChange) => lineChanges.change(lineId, quantity),

  /** Said by the page, which offers to put it back. */
  remove: async ({ lineId }: { lineId: string }) => {
    await lineChanges.change(lineId, 0);
  },

  /** Puts back what was taken out, as a new line; unless the shop has refused to take it out. */
  restore: async ({ line: { _id, productInfo }, quantity }: { line: CartLine; quantity: number }) => {
    await lineChanges.whenSettled();
    if (knownCart.quantityOf(_id) !== undefined) return undefined;
    const userId = getSession().customer?.id;
    const body = { userId, productId: productInfo._id, quantity };
    return api.addToCart({ body }).finally(announceCartChange);
  },

  moveToWishlist: async ({ line: { _id, productInfo } }: { line: CartLine }) => {
    const { _id: id, images, price: priceRwf, discount: discountPercent, slug, name, rating } = productInfo;
    const product = { id, slug, name, image: images[0] ?? '', priceRwf, discountPercent, rating };
    const { message } = await orAlready('already_in_wishlist', shopping.wish(product));
    await lineChanges.change(_id, 0);
    return { message };
  },
};

/** A voucher that is accepted stays with the cart, which says what it takes off. */
const voucher = {
  applyVoucher: async (input: CallInput<'applyVoucher'>) => {
    try {
      const applied = await api.applyVoucher(input);
      saveVoucherCode(getSession().customer?.id ?? '', applied.code);
      return applied;
    } catch (error) {
      if (!isApiError(error) || isSessionOver(error)) throw error;
      throw refuse({ code: error.message });
    }
  },

  removeVoucher: async (_: object) => clearVoucherCode(),
};

export type CartCalls = typeof changes & typeof voucher;

/** What the page of the cart does. */
export const cartAction = customerAction(
  { ...changes, ...voucher },
  {
    applyVoucher: (data) => {
      const code = readText(data, 'code');
      if (code === '') throw refuse({ code: NOTHING_TYPED });
      return { body: { code } };
    },
  },
);
