import type { Cart } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import type { TestShop } from './build-test-shop.ts';
import type { SignedIn } from './sign-in.ts';

export type CartClient = ReturnType<typeof openCart>;

/** The cart of a customer, asked over HTTP; without a customer, as a visitor. */
export function openCart(shop: TestShop, who: SignedIn | undefined) {
  const inject = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    shop.app.inject({
      method,
      url: `/api/home/product/${path}`,
      ...(who ? { headers: who.headers } : {}),
      ...(payload ? { payload } : {}),
    });

  const add = (productId: string, quantity: unknown = 1, more: object = {}) =>
    inject('POST', 'add-to-cart', { productId, quantity, ...more });
  const askFor = (customerId: string) => inject('GET', `get-cart-product/${customerId}`);

  return {
    add,
    askFor,
    raise: (lineId: string) => inject('PUT', `quantity-inc/${lineId}`),
    lower: (lineId: string) => inject('PUT', `quantity-dec/${lineId}`),
    remove: (lineId: string) => inject('DELETE', `delete-cart-product/${lineId}`),

    /** Adds a product that must fit and answers the id of its line. */
    async put(productId: string, quantity = 1): Promise<string> {
      const answer = await add(productId, quantity);
      if (answer.statusCode !== 201) throw new Error(`The product was not added: ${answer.body}`);
      return calls.addToCart.response.parse(answer.json()).product._id;
    },

    async read(): Promise<Cart> {
      const answer = await askFor(who?.customer.id ?? '');
      if (answer.statusCode !== 200) throw new Error(`The cart was not read: ${answer.body}`);
      return calls.getCart.response.parse(answer.json());
    },
  };
}
