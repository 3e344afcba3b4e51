import { afterAll, beforeAll } from 'vitest';
import { buildTestShop, type TestShop } from './build-test-shop.ts';
import { buildProduct } from './factories.ts';
import { createTestSellerClient } from './seller-client.ts';
import { type SignedInSeller, signInSeller } from './sign-in-seller.ts';

/** A shop for a file of tests, with one seller who is signed in, and the seller's products. */
export function useSeller() {
  let shop: TestShop;
  let signedIn: SignedInSeller;
  let api: ReturnType<typeof createTestSellerClient>;

  beforeAll(async () => {
    shop = await buildTestShop();
    signedIn = await signInSeller(shop);
    api = createTestSellerClient(shop, signedIn.token);
  });

  afterAll(() => shop.close());

  const db = () => shop.database.db;
  const sellerId = () => signedIn.seller.id;
  return {
    shop: () => shop,
    api: () => api,
    db,
    sellerId,
    build: (given: Parameters<typeof buildProduct>[1] = {}) => buildProduct(db(), { sellerId: sellerId(), ...given }),
    /** What shoppers are answered who open a product's page. */
    statusOf: async (slug: string) => (await shop.app.inject(`/api/home/product-details/${slug}`)).statusCode,
    read: async (productId: string) => (await api.getSellerProduct({ params: { productId } })).product,
  };
}
