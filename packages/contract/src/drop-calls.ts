import type { CallShape } from './calls.ts';
import * as drops from './schemas/drops.ts';
import { messageOnly } from './schemas/fields.ts';
import type { SellerRouteName } from './seller-routes.ts';
import { sellerRoutes as routes } from './seller-routes.ts';

/** What a rider does at the door; said again, each changes nothing. */
export const dropCalls = {
  getDrops: {
    ...routes.getDrops,
    summary: 'What this rider takes to customers, and has done today',
    response: drops.dropsResponse,
    status: 200,
  },
  deliverDrop: {
    ...routes.deliverDrop,
    summary: 'Note who has received it, and the cash that was collected',
    params: drops.dropParams,
    body: drops.deliverDropBody,
    response: messageOnly,
    status: 200,
  },
  refuseDrop: {
    ...routes.refuseDrop,
    summary: 'Note that it was refused at the door: it comes back and is cancelled',
    params: drops.dropParams,
    body: drops.refuseDropBody,
    response: messageOnly,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
