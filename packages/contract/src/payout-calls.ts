import type { CallShape } from './calls.ts';
import { messageOnly } from './schemas/fields.ts';
import * as payouts from './schemas/payouts.ts';
import { exportResponse } from './schemas/seller-imports.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** What shops have earned, and how the market settles with them. */
export const payoutCalls = {
  getOwnStatement: {
    ...routes.getOwnStatement,
    summary: 'This shop’s account with the market: of the open period, or of one that is closed',
    query: payouts.statementPageQuery,
    response: payouts.payoutStatementResponse,
    status: 200,
  },
  savePayoutAccount: {
    ...routes.savePayoutAccount,
    summary: 'Where this shop is paid to',
    body: payouts.payoutAccountBody,
    response: messageOnly,
    status: 200,
  },
  getPayouts: {
    ...routes.getPayouts,
    summary: 'The balances of all shops up to the end of a day, as they would be closed',
    query: payouts.payoutsQuery,
    response: payouts.payoutsResponse,
    status: 200,
  },
  closePayouts: {
    ...routes.closePayouts,
    summary: 'Close the period up to the end of a day: what belongs to it never changes again',
    body: payouts.closePayoutsBody,
    response: payouts.payoutsClosed,
    status: 201,
  },
  getPayoutClosing: {
    ...routes.getPayoutClosing,
    summary: 'The payout list of a closed period',
    params: payouts.closingParams,
    response: payouts.closingResponse,
    status: 200,
  },
  exportPayouts: {
    ...routes.exportPayouts,
    summary: 'The payout list of a closed period as CSV',
    params: payouts.closingParams,
    response: exportResponse,
    status: 200,
  },
  markPayoutPaid: {
    ...routes.markPayoutPaid,
    summary: 'Note when a payout was paid, and its reference',
    params: payouts.payoutParams,
    body: payouts.markPayoutPaidBody,
    response: messageOnly,
    status: 201,
  },
  getShopStatement: {
    ...routes.getShopStatement,
    summary: 'A shop’s account with the market, for the office',
    params: payouts.statementParams,
    query: payouts.statementPageQuery,
    response: payouts.payoutStatementResponse,
    status: 200,
  },
  correctBalance: {
    ...routes.correctBalance,
    summary: 'Add to a shop’s balance, or take from it, for a reason the shop reads',
    params: payouts.statementParams,
    body: payouts.correctBalanceBody,
    response: messageOnly,
    status: 201,
  },
  getCommissions: {
    ...routes.getCommissions,
    summary: 'What the market keeps of a sale, by shop and category',
    response: payouts.commissionsResponse,
    status: 200,
  },
  saveCommission: {
    ...routes.saveCommission,
    summary: 'Set what the market keeps of what is delivered from now on',
    body: payouts.saveCommissionBody,
    response: messageOnly,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
