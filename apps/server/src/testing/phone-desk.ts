import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customers } from '../db/schema/index.ts';
import type { TestShop } from './build-test-shop.ts';
import { buildProduct } from './factories.ts';
import { deliverTo } from './orders.ts';
import { createTestSellerClient } from './seller-client.ts';
import { signInSeller } from './sign-in-seller.ts';

type Body = Parameters<ReturnType<typeof createTestSellerClient>['placePhoneOrder']>[0]['body'];

let lastNumber = 788_100_000;
export const newPhone = () => `+250${(lastNumber += 1)}`;

export const bodyOf = (productId: string, phone: string, given: Partial<Body> = {}): Body => ({
  phone,
  name: 'Aline Uwase',
  lines: [{ productId, quantity: 2 }],
  shipping_info: { ...deliverTo, phone },
  ...given,
});

/** Staff of a shop who take orders by phone. */
export function usePhoneDesk(shop: () => TestShop) {
  const db = () => shop().database.db;

  async function openDesk(role: 'seller' | 'admin' = 'seller') {
    const { seller, token, headers } = await signInSeller(shop(), { role });
    const api = createTestSellerClient(shop(), token);
    const product = await buildProduct(db(), { sellerId: seller.id, sku: `RH-${seller.id.slice(0, 8)}`, stock: 5 });
    return { seller, headers, api, product };
  }

  const take = (headers: { authorization: string }, payload: object, key: string = randomUUID()) =>
    shop().app.inject({
      method: 'POST',
      url: '/api/seller/counter/orders',
      headers: { ...headers, 'idempotency-key': key },
      payload,
    });

  const findCustomers = (phone: string) => db().select().from(customers).where(eq(customers.phone, phone));

  return { db, openDesk, take, findCustomers };
}
