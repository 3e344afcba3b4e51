import { afterSaleRoutes } from './after-sale.ts';
import type { ClientConfig } from './client.ts';
import { createMethods } from './client.ts';
import type { AfterSaleClient } from './client-types.ts';

/** An entry of its own, so that only pages that need it load its routes. */
export function createAfterSaleClient(config: ClientConfig): AfterSaleClient {
  return createMethods<AfterSaleClient>(afterSaleRoutes, config);
}
