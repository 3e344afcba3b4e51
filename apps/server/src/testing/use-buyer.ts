import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { orders, products } from '../db/schema/index.ts';
import { buildTestShop, type TestShop } from './build-test-shop.ts';
import { placeOrder } from './orders.ts';
import { type SignedIn, signInCustomer } from './sign-in.ts';

/** A shop for a file of tests, and a new customer of it for every test. */
export function useBuyer() {
  let shop: TestShop;
  let buyer: SignedIn;

  beforeAll(async () => {
    shop = await buildTestShop();
  });

  beforeEach(async () => {
    buyer = await signInCustomer(shop);
  });

  afterAll(() => shop.close());

  const db = () => shop.database.db;
  return {
    shop: () => shop,
    buyer: () => buyer,
    db,
    place: (body: Record<string, unknown>, key?: string | null) => placeOrder(shop, buyer, body, key),
    countOrders: () => db().$count(orders, eq(orders.customerId, buyer.customer.id)),
    async readProduct(id: string) {
      const [row] = await db().select().from(products).where(eq(products.id, id));
      return row;
    },
  };
}
