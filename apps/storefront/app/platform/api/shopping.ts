import { isApiError } from '@urumuri/contract';
import { loadCounts } from '../session/load-counts.ts';
import { awaitCounts, type Counts, getSession, signOut } from '../session/session.ts';
import { changeWish, findWish } from '../session/wishes.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { api } from './api.ts';

export type WishedProduct = {
  id: string;
  slug: string;
  name: string;
  image: string;
  priceRwf: number;
  discountPercent: number;
  rating: number;
};

/** Puts a product into the customer's cart and says how it went. */
export async function addToCart(productId: string, quantity = 1): Promise<void> {
  await announce(async (userId) => {
    const { message } = await count('cartCount', quantity, api.addToCart({ body: { userId, productId, quantity } }));
    return message;
  });
}

/** Puts a product on the customer's wishlist, or takes it off again, and says how it went. */
export async function toggleWish(product: WishedProduct): Promise<void> {
  const wishlistId = findWish(product.id);
  await announce((userId) => (wishlistId ? takeOff(product.id, wishlistId) : wishFor(userId, product)));
}

/** Puts a product on the customer's wishlist and says how it went. */
export async function addToWishlist(product: WishedProduct): Promise<void> {
  await announce((userId) => wishFor(userId, product));
}

/** The heart is filled at once, and empty again if the server refuses. Returns what to tell the shopper. */
export async function wishFor(userId: string, product: WishedProduct): Promise<string> {
  const { id: productId, slug, name, image, priceRwf: price, discountPercent: discount, rating } = product;
  changeWish(productId, '');
  try {
    const body = { userId, productId, name, price, image, discount, rating, slug };
    const { message, wishlistId } = await count('wishlistCount', 1, api.addToWishlist({ body }));
    changeWish(productId, wishlistId);
    return message;
  } catch (error) {
    // Wished for on another device: the list says where it stands there.
    if (isApiError(error, 'already_in_wishlist')) await loadCounts(userId);
    else changeWish(productId, undefined);
    throw error;
  }
}

/** Takes a product off the wishlist, where it may be no longer; returns what to tell the shopper. */
export async function takeOff(productId: string, wishlistId: string): Promise<string> {
  changeWish(productId, undefined);
  try {
    const { message } = await count('wishlistCount', -1, api.removeFromWishlist({ params: { id: wishlistId } }));
    return message;
  } catch (error) {
    // Taken off in another tab meanwhile: what the shopper wants is so.
    if (isApiError(error, 'not_found')) return error.message;
    changeWish(productId, wishlistId);
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

async function announce(action: (customerId: string) => Promise<string>): Promise<void> {
  const { customer } = getSession();
  if (!customer) return;
  try {
    toast.success(await action(customer.id));
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'unauthorized') signOut();
    toast.error(error.message);
  }
}
