import type { ClientConfig } from './client.ts';
import { createMethods } from './client.ts';
import type { SellerClient } from './client-types.ts';
import { SELLER_TOKEN_HEADER } from './limits.ts';
import { sellerRoutes } from './seller-routes.ts';

export { sellerRoutes } from './seller-routes.ts';

/** The sellers' half of the API; an entry of its own, so that shoppers never load its routes. */
export function createSellerClient(config: ClientConfig): SellerClient {
  return createMethods<SellerClient>(sellerRoutes, { ...config, tokenHeader: SELLER_TOKEN_HEADER });
}
