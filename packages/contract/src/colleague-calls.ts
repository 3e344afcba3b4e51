import type { CallShape } from './calls.ts';
import * as colleagues from './schemas/colleagues.ts';
import { messageOnly } from './schemas/fields.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** Who runs the marketplace together. */
export const colleagueCalls = {
  getColleagues: {
    ...routes.getColleagues,
    summary: 'Everybody of the office',
    response: colleagues.colleaguesResponse,
    status: 200,
  },
  addColleague: {
    ...routes.addColleague,
    summary: 'Make an account of the office, and send its owner a link to choose a password',
    body: colleagues.addColleagueBody,
    response: messageOnly,
    status: 201,
  },
  renameColleague: {
    ...routes.renameColleague,
    summary: 'Change what somebody of the office is called',
    params: colleagues.colleagueParams,
    body: colleagues.renameColleagueBody,
    response: messageOnly,
    status: 200,
  },
  switchColleague: {
    ...routes.switchColleague,
    summary: 'Switch an account of the office off, which ends its sessions, or on again',
    params: colleagues.colleagueParams,
    body: colleagues.switchColleagueBody,
    response: messageOnly,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
