import type { CallShape } from './calls.ts';
import { messageOnly } from './schemas/fields.ts';
import * as invoices from './schemas/invoices.ts';
import { exportResponse } from './schemas/seller-imports.ts';
import { sellerOrderParams } from './schemas/seller-orders.ts';
import { type SellerRouteName, sellerRoutes as routes } from './seller-routes.ts';

/** Invoices and credit notes, by the shop that sells; a shop has its own, the office all. */
export const invoiceCalls = {
  getSellerInvoices: {
    ...routes.getSellerInvoices,
    summary: 'Invoices and credit notes of an order, and whom they are for',
    params: sellerOrderParams,
    response: invoices.sellerInvoicesResponse,
    status: 200,
  },
  saveSellerInvoiceRecipient: {
    ...routes.saveSellerInvoiceRecipient,
    summary: 'Company and TIN for the invoices of an order, while there is none',
    params: sellerOrderParams,
    body: invoices.invoiceRecipientBody,
    response: messageOnly,
    status: 200,
  },
  getDayClosing: {
    ...routes.getDayClosing,
    summary: 'A day’s invoices, credit notes, VAT and payments as a sheet; for the office of all shops or of one',
    query: invoices.dayClosingQuery,
    response: invoices.dayClosingResponse,
    status: 200,
  },
  exportInvoices: {
    ...routes.exportInvoices,
    summary: 'A piece of the invoices and credit notes of a time as CSV, a line for each rate of VAT',
    query: invoices.exportInvoicesQuery,
    response: exportResponse,
    status: 200,
  },
  issueInvoice: {
    ...routes.issueInvoice,
    summary: 'Issue the invoice of an order before its delivery, or anew once it was voided',
    params: sellerOrderParams,
    response: messageOnly,
    status: 201,
  },
  voidInvoice: {
    ...routes.voidInvoice,
    summary: 'Take back a whole invoice by a credit note',
    params: invoices.invoiceParams,
    body: invoices.voidInvoiceBody,
    response: messageOnly,
    status: 201,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
