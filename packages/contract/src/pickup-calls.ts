import type { CallShape } from './calls.ts';
import { messageOnly } from './schemas/fields.ts';
import * as pickups from './schemas/pickups.ts';
import type { SellerRouteName } from './seller-routes.ts';
import { sellerRoutes as routes } from './seller-routes.ts';

/** What customers pick up at a shop. */
export const pickupCalls = {
  getPickups: {
    ...routes.getPickups,
    summary: 'What waits to be picked up at this shop, the longest first',
    query: pickups.pickupsQuery,
    response: pickups.pickupsResponse,
    status: 200,
  },
  handOverPickup: {
    ...routes.handOverPickup,
    summary: 'Hand it over to who shows its code, and note what was collected',
    params: pickups.pickupParams,
    body: pickups.handOverBody,
    response: messageOnly,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
