import type { CallShape } from './calls.ts';
import * as queues from './schemas/money-queues.ts';
import * as payments from './schemas/payments.ts';
import { sellerOrderParams } from './schemas/seller-orders.ts';
import { messageOnly } from './schemas/fields.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** Money that comes in, as the office sees it. */
export const paymentCalls = {
  getPaymentSettings: {
    ...routes.getPaymentSettings,
    summary: 'The ways to pay, and how messages about payments are read',
    response: payments.paymentSettingsResponse,
    status: 200,
  },
  savePaymentSettings: {
    ...routes.savePaymentSettings,
    summary: 'Change the ways to pay and the patterns, on every server at once',
    body: payments.savePaymentSettingsBody,
    response: payments.paymentSettingsSaved,
    status: 200,
  },
  getProofs: {
    ...routes.getProofs,
    summary: 'What customers say to have paid, the oldest first while nobody has looked, else the newest first',
    query: payments.proofsQuery,
    response: payments.proofsResponse,
    status: 200,
  },
  answerPayment: {
    ...routes.answerPayment,
    summary: 'Agree that the money has come, or refuse it and say why',
    params: payments.paymentParams,
    body: payments.answerPaymentBody,
    response: messageOnly,
    status: 200,
  },
  recordPayment: {
    ...routes.recordPayment,
    summary: 'Write down money that came in by hand, or went back',
    params: sellerOrderParams,
    body: payments.recordPaymentBody,
    response: messageOnly,
    status: 201,
  },
  getToGiveBack: {
    ...routes.getToGiveBack,
    summary: 'Orders of which money is to be given back, the oldest first; for a shop those it shares with no other',
    query: queues.toGiveBackQuery,
    response: queues.toGiveBackResponse,
    status: 200,
  },
  getCash: {
    ...routes.getCash,
    summary: 'Cash that people of the shop, or of the office, have in hand, and what they handed in, the newest first',
    query: queues.toGiveBackQuery,
    response: queues.cashResponse,
    status: 200,
  },
  getCashOf: {
    ...routes.getCashOf,
    summary: 'The payments that somebody took in cash and has in hand, or that were handed in together',
    params: queues.cashParams,
    query: queues.cashOfQuery,
    response: queues.cashOfResponse,
    status: 200,
  },
  handInCash: {
    ...routes.handInCash,
    summary: 'Take the cash of these payments from who recorded them; what differs from what was counted is explained',
    params: queues.cashParams,
    body: queues.handInCashBody,
    response: queues.cashHandedIn,
    status: 201,
  },
  getToCollect: {
    ...routes.getToCollect,
    summary: 'What is to be collected for parts that are packed or handed over, by rider, shop and how far they are',
    response: queues.toCollectResponse,
    status: 200,
  },
  readStatement: {
    ...routes.readStatement,
    summary:
      'Hold a statement (CSV, TSV, XLSX) against what customers say to have paid; nothing is changed unless it is applied',
    query: payments.statementQuery,
    upload: true,
    response: payments.statementResponse,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
