import { type ApiErrorCode, isApiError } from '@urumuri/contract';
import { formAction } from '@urumuri/ui/forms/form-action.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import type { ClientActionFunctionArgs } from 'react-router';
import { loadCounts } from '../session/load-counts.ts';
import { awaitCounts, type Counts, getSession, signOut } from '../session/session.ts';
import { changeWish, findWish, type WishedProduct } from '../session/wishes.ts';
import type { PendingAction } from '../storage/pending-action.ts';
import { api } from './api.ts';

/** What customers do with products on any page; counts and hearts follow what the shop has answered. */
export const shopping = { addToCart, wish, unwish };

const act = formAction(shopping);

/** Cart buttons and hearts. Whoever is signed out meanwhile is told so, and stays among the products. */
export async function shoppingAction(args: Pick<ClientActionFunctionArgs, 'request' | 'params'>) {
  const answered = await act(args);
  if ('code' in answered && answered.code === 'unauthorized') {
    signOut();
    toast.error(answered.failure ?? '');
  }
  return answered;
}

/** Does what a guest asked for in a list, now that they are signed in, and says how it went. */
export async function resume({ action, productId, quantity, wish: product }: PendingAction): Promise<void> {
  try {
    const done = await (action === 'cart' ? addToCart({ productId, quantity }) : product && wish(product));
    if (done) toast.success(done.message);
  } catch (error) {
    if (!isApiError(error)) throw error;
    toast.error(error.message);
  }
}

async function addToCart({ productId, quantity = 1 }: { productId: string; quantity?: number }) {
  return count(
    'cartCount',
    quantity,
    api.addToCart({ body: { userId: getSession().customer?.id, productId, quantity } }),
  );
}

async function wish(product: WishedProduct) {
  const { id: productId, slug, name, image, priceRwf: price, discountPercent: discount, rating } = product;
  const userId = getSession().customer?.id;
  try {
    const body = { userId, productId, name, price, image, discount, rating, slug };
    const answer = await count('wishlistCount', 1, api.addToWishlist({ body }));
    changeWish(productId, answer.wishlistId);
    return answer;
  } catch (error) {
    // Wished for on another device: the list says where it stands there.
    if (userId && isApiError(error, 'already_in_wishlist')) await loadCounts(userId);
    throw error;
  }
}

type Wished = { productId: string; wishlistId?: string };

async function unwish({ productId, wishlistId: id = findWish(productId) }: Wished): Promise<{ message?: string }> {
  if (id === undefined) return {};
  // It may be gone already: taken off in another tab.
  const call = count('wishlistCount', -1, api.removeFromWishlist({ params: { id } }));
  const answer = await orAlready('not_found', call);
  changeWish(productId, undefined);
  return answer;
}

/** What is so already, as this refusal says, is as the shopper wants it. */
export async function orAlready(code: ApiErrorCode, call: Promise<{ message: string }>): Promise<{ message: string }> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error, code)) return { message: error.message };
    throw error;
  }
}

/** Counts what a call has changed. A count that was set meanwhile may have it in it or not: then the server is asked. */
async function count<Answer>(name: keyof Counts, by: number, call: Promise<Answer>): Promise<Answer> {
  const { customer, [name]: before } = getSession();
  const setNewCounts = awaitCounts();
  const answer = await call;
  if (!setNewCounts({ [name]: before + by }) && customer) void loadCounts(customer.id);
  return answer;
}
