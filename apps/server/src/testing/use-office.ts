import { afterAll, beforeAll } from 'vitest';
import { buildTestShop, type TestShop } from './build-test-shop.ts';
import { createTestSellerClient } from './seller-client.ts';
import { signInSeller } from './sign-in-seller.ts';

/** A shop for a file of tests, with somebody of its office who is signed in. */
export function useOffice() {
  let shop: TestShop;
  let office: ReturnType<typeof createTestSellerClient>;

  beforeAll(async () => {
    shop = await buildTestShop();
    office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
  });

  afterAll(() => shop.close());

  return { shop: () => shop, office: () => office };
}
