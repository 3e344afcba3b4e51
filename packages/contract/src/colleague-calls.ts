import type { CallShape } from './calls.ts';
import * as colleagues from './schemas/colleagues.ts';
import { messageOnly } from './schemas/fields.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** Who runs the marketplace, or a shop, together. */
export const colleagueCalls = {
  getColleagues: {
    ...routes.getColleagues,
    summary: 'Everybody of the shop or the office',
    response: colleagues.colleaguesResponse,
    status: 200,
  },
  addColleague: {
    ...routes.addColleague,
    summary: 'Make an account for somebody of the shop or the office, and send them a link to choose a password',
    body: colleagues.addColleagueBody,
    response: messageOnly,
    status: 201,
  },
  updateColleague: {
    ...routes.updateColleague,
    summary: 'Change somebody’s name or role; another role logs them out',
    params: colleagues.colleagueParams,
    body: colleagues.updateColleagueBody,
    response: messageOnly,
    status: 200,
  },
  switchColleague: {
    ...routes.switchColleague,
    summary: 'Switch an account off, which ends its sessions, or on again',
    params: colleagues.colleagueParams,
    body: colleagues.switchColleagueBody,
    response: messageOnly,
    status: 200,
  },
  sendColleagueLink: {
    ...routes.sendColleagueLink,
    summary: 'Send somebody a link to choose a password',
    params: colleagues.colleagueParams,
    response: messageOnly,
    status: 200,
  },
  endColleagueSessions: {
    ...routes.endColleagueSessions,
    summary: 'Log somebody out everywhere',
    params: colleagues.colleagueParams,
    response: messageOnly,
    status: 200,
  },
  requireSecondStep: {
    ...routes.requireSecondStep,
    summary: 'Say which roles must use two-step login',
    body: colleagues.requireSecondStepBody,
    response: messageOnly,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
