import type { CallShape } from './call-shape.ts';
import { type AfterSaleRouteName, afterSaleRoutes as routes } from './after-sale.ts';
import { orderParams } from './schemas/orders.ts';
import { messageOnly } from './schemas/fields.ts';
import * as invoices from './schemas/invoices.ts';
import { pdfResponse } from './schemas/papers.ts';
import * as returns from './schemas/returns.ts';
import * as reviews from './schemas/reviews.ts';
import { sellerOrderParams } from './schemas/seller-orders.ts';
import { uploadedPictureResponse } from './schemas/seller-products.ts';
import { type SellerRouteName, sellerRoutes } from './seller-routes.ts';

/** What customers do with what they have bought: what they say of it, and what comes back. */
export const afterSaleCalls = {
  getOwnReview: {
    ...routes.getOwnReview,
    summary: 'What the customer wrote about a product, and whether and why it is hidden',
    params: reviews.reviewsParams,
    response: reviews.ownReviewResponse,
    status: 200,
  },
  reportReview: {
    ...routes.reportReview,
    summary: 'Say that a review should not be shown; once for each customer',
    params: reviews.reviewParams,
    body: reviews.reportReviewBody,
    response: messageOnly,
    status: 201,
  },
  getOrderReturns: {
    ...routes.getOrderReturns,
    summary: 'Returns of an order, and what of it may still be returned',
    params: orderParams,
    response: returns.orderReturnsResponse,
    status: 200,
  },
  askReturn: {
    ...routes.askReturn,
    summary: 'Ask to return units of delivered lines; each shop decides about its own',
    params: orderParams,
    body: returns.askReturnBody,
    response: returns.returnAsked,
    status: 201,
  },
  withdrawReturn: {
    ...routes.withdrawReturn,
    summary: 'Take back a return that was asked for, as long as the shop has not received the goods',
    params: returns.returnParams,
    response: messageOnly,
    status: 200,
  },
  getOrderInvoices: {
    ...routes.getOrderInvoices,
    summary: 'Invoices and credit notes of an order, and whom they are for',
    params: orderParams,
    response: invoices.orderInvoicesResponse,
    status: 200,
  },
  getInvoicesPdf: {
    ...routes.getInvoicesPdf,
    summary: 'The same as a PDF file',
    params: orderParams,
    download: true,
    response: pdfResponse,
    status: 200,
  },
  saveInvoiceRecipient: {
    ...routes.saveInvoiceRecipient,
    summary: 'Company and TIN for the invoices of an order, while there is none',
    params: orderParams,
    body: invoices.invoiceRecipientBody,
    response: messageOnly,
    status: 200,
  },
  uploadReturnPicture: {
    ...routes.uploadReturnPicture,
    summary: 'Keep a picture (JPEG, PNG, WebP or AVIF, up to 8 MB) to show with a return or a warranty claim',
    upload: true,
    response: uploadedPictureResponse,
    status: 201,
  },
} as const satisfies Record<AfterSaleRouteName, CallShape>;

/** The same for shops, of their own parts of orders, and for the office. */
export const returnDeskCalls = {
  getReturns: {
    ...sellerRoutes.getReturns,
    summary: 'Returns to this shop, the newest first; for the office, to every shop',
    query: returns.returnsQuery,
    response: returns.returnsResponse,
    status: 200,
  },
  getReturn: {
    ...sellerRoutes.getReturn,
    summary: 'A return with everything to decide by',
    params: returns.returnParams,
    response: returns.returnResponse,
    status: 200,
  },
  getReturnableLines: {
    ...sellerRoutes.getReturnableLines,
    summary: 'What of a delivered order staff may open a return for, by the terms its customer has',
    params: sellerOrderParams,
    response: returns.returnableLinesResponse,
    status: 200,
  },
  openReturn: {
    ...sellerRoutes.openReturn,
    summary: 'Open a return for a customer, by the same rules as their own',
    params: sellerOrderParams,
    body: returns.openReturnBody,
    response: returns.returnOpened,
    status: 201,
  },
  decideReturn: {
    ...sellerRoutes.decideReturn,
    summary: 'Accept a return and say how it comes back, or refuse it with the reason',
    params: returns.returnParams,
    body: returns.decideReturnBody,
    response: returns.returnChanged,
    status: 200,
  },
  receiveReturn: {
    ...sellerRoutes.receiveReturn,
    summary: 'Note that the goods are back, and how many of them are sold again',
    params: returns.returnParams,
    body: returns.receiveReturnBody,
    response: returns.returnChanged,
    status: 200,
  },
  closeReturn: {
    ...sellerRoutes.closeReturn,
    summary: 'Note what was given back for a return, and close it',
    params: returns.returnParams,
    body: returns.closeReturnBody,
    response: returns.returnChanged,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
