import type { RouteShape } from './routes.ts';

/** What happens once something is bought: apart from the rest, so that pages of the shelves do not carry it. */
export const afterSaleRoutes = {
  getOwnReview: { method: 'GET', path: '/home/customer/own-review/:productId', auth: 'customer', module: 'reviews' },
  reportReview: { method: 'POST', path: '/home/customer/report-review/:reviewId', auth: 'customer', module: 'reviews' },
  getOrderReturns: { method: 'GET', path: '/home/customer/returns/:orderId', auth: 'customer', module: 'returns' },
  askReturn: { method: 'POST', path: '/home/customer/returns/:orderId', auth: 'customer', module: 'returns' },
  withdrawReturn: {
    method: 'POST',
    path: '/home/customer/withdraw-return/:returnId',
    auth: 'customer',
    module: 'returns',
  },
  getOrderInvoices: { method: 'GET', path: '/home/customer/invoices/:orderId', auth: 'customer', module: 'invoices' },
  getInvoicesPdf: { method: 'GET', path: '/home/customer/invoices/:orderId/pdf', auth: 'customer', module: 'paper' },
  saveInvoiceRecipient: {
    method: 'POST',
    path: '/home/customer/invoice-recipient/:orderId',
    auth: 'customer',
    module: 'invoices',
  },
  uploadReturnPicture: { method: 'POST', path: '/home/customer/return-pictures', auth: 'customer', module: 'returns' },
} as const satisfies Record<string, RouteShape>;

export type AfterSaleRouteName = keyof typeof afterSaleRoutes;

export const afterSaleLimits = {
  reviewAnswerLength: 1000,
  returnDays: 365,
  returnTextLength: 1000,
  /** With a return or a claim. */
  pictures: 4,
} as const;

/** How far a return is; refused, withdrawn and closed are its ends. */
export const returnStates = ['asked', 'accepted', 'refused', 'withdrawn', 'received', 'closed'] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnReasons = ['faulty', 'wrong_item', 'not_as_described', 'changed_mind', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const reportReasons = ['insult', 'false', 'advert', 'personal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Which of the reviews the console shows. */
export const reviewLists = ['unanswered', 'reported', 'hidden'] as const;
export type ReviewList = (typeof reviewLists)[number];
