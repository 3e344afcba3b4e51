import type { ClientConfig } from './client.ts';
import { createMethods } from './client.ts';
import { forShop } from './for-shop.ts';
import type { SellerClient } from './client-types.ts';
import { SELLER_TOKEN_HEADER } from './limits.ts';
import type { RouteShape } from './routes.ts';
import { sellerRoutes } from './seller-routes.ts';

export { mayCall, mayLowerAnyPrice, type StaffCall } from './permissions.ts';
export { sellerRoutes } from './seller-routes.ts';

/** `getShop`: the shop that an account of the office works for. */
type SellerClientConfig = ClientConfig & { getShop?: () => string | null };

/** The sellers' half of the API; an entry of its own, so that shoppers never load its routes. */
export function createSellerClient({ getShop, ...config }: SellerClientConfig): SellerClient {
  const headersOf = (route: RouteShape) => forShop(getShop?.(), route);
  return createMethods<SellerClient>(sellerRoutes, { ...config, headersOf, tokenHeader: SELLER_TOKEN_HEADER });
}
