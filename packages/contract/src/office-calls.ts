import type { CallShape } from './calls.ts';
import * as audit from './schemas/audit.ts';
import { statusResponse } from './schemas/status.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** What the office looks at to know how things stand. */
export const officeCalls = {
  getHistory: {
    ...routes.getHistory,
    summary: 'Who changed it, from what to what, the last first',
    params: audit.historyParams,
    response: audit.historyResponse,
    status: 200,
  },
  getStatus: {
    ...routes.getStatus,
    summary: 'How the shop does, and what to do where it does not do well',
    response: statusResponse,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
