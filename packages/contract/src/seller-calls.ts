import { adminCalls } from './admin-calls.ts';
import type { CallShape } from './calls.ts';
import { dropCalls } from './drop-calls.ts';
import { pickupCalls } from './pickup-calls.ts';
import { colleagueCalls } from './colleague-calls.ts';
import { changePasswordBody, sessionParams, tokenResponse } from './schemas/accounts.ts';
import { sendMessageResponse } from './schemas/chat.ts';
import { productCalls } from './product-calls.ts';
import { orderChangeCalls } from './order-change-calls.ts';
import { paperCalls } from './paper-calls.ts';
import { phoneOrderCalls } from './phone-order-calls.ts';
import { messageOnly } from './schemas/fields.ts';
import { messageCalls } from './message-calls.ts';
import { officeCalls } from './office-calls.ts';
import * as accounts from './schemas/seller-accounts.ts';
import * as chat from './schemas/seller-chat.ts';
import * as dashboard from './schemas/seller-dashboard.ts';
import * as find from './schemas/find.ts';
import * as imports from './schemas/seller-imports.ts';
import * as reports from './schemas/reports.ts';
import * as vouchers from './schemas/seller-vouchers.ts';
import { sellerOrderCalls } from './seller-order-calls.ts';
import { returnDeskCalls } from './after-sale-calls.ts';
import { reviewDeskCalls } from './review-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { payoutCalls } from './payout-calls.ts';
import { exportCalls } from './export-calls.ts';
import { invoiceCalls } from './invoice-calls.ts';
import { searchCalls } from './search-calls.ts';
import { sellerWarrantyCalls } from './warranty-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

export const sellerCalls = {
  sellerRegister: {
    ...routes.sellerRegister,
    summary: 'Ask to sell here; the shop is let in by the marketplace',
    body: accounts.sellerRegisterBody,
    response: messageOnly,
    status: 201,
  },
  sellerLogin: {
    ...routes.sellerLogin,
    summary: 'Sign in to the sellers’ console, with a code where the account has a second step',
    body: accounts.sellerLoginBody,
    response: tokenResponse,
    status: 200,
  },
  sellerLogout: {
    ...routes.sellerLogout,
    summary: 'End the session of the token',
    response: messageOnly,
    status: 200,
  },
  getSellerMe: {
    ...routes.getSellerMe,
    summary: 'Who is signed in, and how much customers have written to them',
    response: accounts.sellerMeResponse,
    status: 200,
  },
  updateSellerProfile: {
    ...routes.updateSellerProfile,
    summary: 'Change what people see and know of this shop',
    body: accounts.updateSellerProfileBody,
    response: accounts.sellerProfileChanged,
    status: 200,
  },
  changeSellerEmail: {
    ...routes.changeSellerEmail,
    summary: 'Change the e-mail they sign in with; every other session of this seller ends',
    body: accounts.changeSellerEmailBody,
    response: accounts.sellerProfileChanged,
    status: 200,
  },
  changeSellerPassword: {
    ...routes.changeSellerPassword,
    summary: 'Change the password; every other session of this seller ends',
    body: changePasswordBody,
    response: messageOnly,
    status: 200,
  },
  getSellerSecurity: {
    ...routes.getSellerSecurity,
    summary: 'Where this seller is signed in, and whether there is a second step',
    response: accounts.sellerSecurityResponse,
    status: 200,
  },
  endSellerSession: {
    ...routes.endSellerSession,
    summary: 'End one session of this seller',
    params: sessionParams,
    response: messageOnly,
    status: 200,
  },
  endOtherSellerSessions: {
    ...routes.endOtherSellerSessions,
    summary: 'End every session of this seller but this one',
    response: messageOnly,
    status: 200,
  },
  beginSecondStep: {
    ...routes.beginSecondStep,
    summary: 'Get a secret for an app; the second step is on once a code of it is confirmed',
    body: accounts.beginSecondStepBody,
    response: accounts.secondStepBegun,
    status: 200,
  },
  confirmSecondStep: {
    ...routes.confirmSecondStep,
    summary: 'Switch the second step on with a first code, and get the recovery codes',
    body: accounts.confirmSecondStepBody,
    response: accounts.secondStepConfirmed,
    status: 200,
  },
  endSecondStep: {
    ...routes.endSecondStep,
    summary: 'Switch the second step off, with password and code',
    body: accounts.endSecondStepBody,
    response: messageOnly,
    status: 200,
  },

  ...sellerOrderCalls,
  ...dropCalls,
  ...pickupCalls,
  ...productCalls,

  getImports: {
    ...routes.getImports,
    summary: 'Files this shop has brought, the newest first',
    response: imports.importsResponse,
    status: 200,
  },
  startImport: {
    ...routes.startImport,
    summary:
      'Bring a file of products (CSV, TSV, XLSX, JSON or a zip of pictures); its columns are guessed, and nothing is changed yet',
    query: imports.startImportQuery,
    upload: true,
    response: imports.importChanged,
    status: 201,
  },
  getImport: {
    ...routes.getImport,
    summary: 'How far an import is, and a page of its rows',
    params: imports.importParams,
    query: imports.importQuery,
    response: imports.importResponse,
    status: 200,
  },
  addImportPictures: {
    ...routes.addImportPictures,
    summary: 'Bring a zip of pictures that are called after the SKUs of an import, or named in its cells',
    params: imports.importParams,
    upload: true,
    response: imports.importChanged,
    status: 201,
  },
  checkImport: {
    ...routes.checkImport,
    summary: 'Begin the dry run: what is new, changed, the same or refused',
    params: imports.importParams,
    body: imports.checkImportBody,
    response: imports.importChanged,
    status: 200,
  },
  applyImport: {
    ...routes.applyImport,
    summary: 'Begin to write what the dry run found, or go on with it',
    params: imports.importParams,
    body: imports.applyImportBody,
    response: imports.importChanged,
    status: 200,
  },
  undoImport: {
    ...routes.undoImport,
    summary: 'Begin to give back what was there before an import',
    params: imports.importParams,
    response: imports.importChanged,
    status: 200,
  },
  getSellerVouchers: {
    ...routes.getSellerVouchers,
    summary: 'Vouchers of this shop and what they have brought; for the office those of the whole market, too',
    response: vouchers.sellerVouchersResponse,
    status: 200,
  },
  createSellerVoucher: {
    ...routes.createSellerVoucher,
    summary: 'Make a voucher for this shop, or as the office for the whole market',
    body: vouchers.voucherBody,
    response: vouchers.sellerVoucherChanged,
    status: 201,
  },
  updateSellerVoucher: {
    ...routes.updateSellerVoucher,
    summary: 'Change a voucher of this shop; of one that was used, not what it takes off and for what',
    params: vouchers.sellerVoucherParams,
    body: vouchers.voucherBody,
    response: vouchers.sellerVoucherChanged,
    status: 200,
  },
  switchSellerVoucher: {
    ...routes.switchSellerVoucher,
    summary: 'Switch a voucher of this shop on or off',
    params: vouchers.sellerVoucherParams,
    body: vouchers.switchVoucherBody,
    response: vouchers.sellerVoucherChanged,
    status: 200,
  },

  getReport: {
    ...routes.getReport,
    summary: 'A report of a time beside as many days before: of this shop, and for the office of all shops or of one',
    params: reports.reportParams,
    query: reports.reportQuery,
    response: reports.reportResponse,
    status: 200,
  },
  exportReport: {
    ...routes.exportReport,
    summary: 'The same as CSV',
    params: reports.reportParams,
    query: reports.reportQuery,
    response: imports.exportResponse,
    status: 200,
  },
  getSellerDashboard: {
    ...routes.getSellerDashboard,
    summary: 'Today, what waits, sales of the last two weeks and low stock of this shop; for the office of all',
    response: dashboard.sellerDashboardResponse,
    status: 200,
  },
  findAnything: {
    ...routes.findAnything,
    summary: 'A few orders, customers and products with these words; for the office of every shop',
    query: find.findQuery,
    response: find.foundResponse,
    status: 200,
  },
  getWaiting: {
    ...routes.getWaiting,
    summary: 'How much waits for somebody, a figure for each list',
    response: dashboard.waitingResponse,
    status: 200,
  },

  getSellerChats: {
    ...routes.getSellerChats,
    summary: 'Customers who have written to this shop, the latest conversation first',
    query: chat.sellerChatsQuery,
    response: chat.sellerChatsResponse,
    status: 200,
  },
  getSellerThread: {
    ...routes.getSellerThread,
    summary: 'A conversation with a customer, which is then read',
    params: chat.sellerThreadParams,
    query: chat.sellerThreadQuery,
    response: chat.sellerThreadResponse,
    status: 200,
  },
  sendMessageToCustomer: {
    ...routes.sendMessageToCustomer,
    summary: 'Answer a customer',
    params: chat.sellerThreadParams,
    body: chat.answerCustomerBody,
    response: sendMessageResponse,
    status: 201,
  },

  ...orderChangeCalls,
  ...phoneOrderCalls,
  ...returnDeskCalls,
  ...reviewDeskCalls,
  ...paperCalls,
  ...invoiceCalls,
  ...sellerWarrantyCalls,
  ...messageCalls,
  ...exportCalls,
  ...searchCalls,
  ...officeCalls,
  ...colleagueCalls,
  ...settingsCalls,
  ...paymentCalls,
  ...payoutCalls,
  ...adminCalls,
} as const satisfies Record<SellerRouteName, CallShape>;

export type SellerCalls = typeof sellerCalls;
