import { isApiError } from '@urumuri/contract';
import { api } from './api.ts';
import { getSession, setCounts, signOut } from '../session/session.ts';
import { toast } from '../toast.ts';

/** Puts a product into the customer's cart and says how it went. */
export async function addToCart(productId: string, quantity = 1): Promise<void> {
  await announce(async (userId) => {
    const { message } = await api.addToCart({ body: { userId, productId, quantity } });
    setCounts({ cartCount: getSession().cartCount + quantity });
    return message;
  });
}

/** Puts a product on the customer's wishlist and says how it went. */
export async function addToWishlist(productId: string): Promise<void> {
  await announce(async (userId) => {
    const { message } = await api.addToWishlist({ body: { userId, productId } });
    setCounts({ wishlistCount: getSession().wishlistCount + 1 });
    return message;
  });
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
