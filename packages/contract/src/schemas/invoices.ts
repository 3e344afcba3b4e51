import { z } from 'zod';
import { limits } from '../limits.ts';
import { count, isoDate, objectId, optionalText, requiredText } from './fields.ts';
import { paper } from './papers.ts';
import { isInOrder, outOfOrder, period, queryDay } from './seller-exports.ts';
import { exportQuery } from './seller-imports.ts';
import { tin } from './tax.ts';

const invoice = z.object({
  _id: z.string(),
  number: count.meta({ description: 'In the series of its shop, where none is missing' }),
  kind: z.enum(['invoice', 'credit_note']),
  issuedAt: isoDate,
  shopName: z.string(),
  total: z.number().int().meta({ description: 'With VAT; of a credit note below zero' }),
  vat: z.number().int(),
  credits: count.optional().meta({ description: 'The number of the invoice that a credit note takes back' }),
  reason: z.string().optional(),
});
export type Invoice = z.infer<typeof invoice>;

const recipient = z.object({ company: z.string(), tin: z.string() });

export const orderInvoicesResponse = z.object({
  invoices: z.array(invoice),
  recipient,
  canChange: z.boolean().meta({ description: 'Whom they are for can still be changed' }),
});
export type OrderInvoices = z.infer<typeof orderInvoicesResponse>;

const invoiceAtDesk = invoice.extend({ canVoid: z.boolean() });
export type InvoiceAtDesk = z.infer<typeof invoiceAtDesk>;

export const sellerInvoicesResponse = orderInvoicesResponse.extend({
  invoices: z.array(invoiceAtDesk),
  canIssue: z.boolean(),
});
export type SellerInvoices = z.infer<typeof sellerInvoicesResponse>;

/** Both may be empty: then it is for who ordered. */
export const invoiceRecipientBody = z.object({ company: optionalText('Company', limits.nameLength), tin });

export const invoiceParams = z.object({ invoiceId: objectId('Invoice') });
export const voidInvoiceBody = z.object({ reason: requiredText('Reason', limits.noteLength) });

const shop = objectId('Shop').optional().meta({ description: 'For the office: one shop; else all of them' });

export const dayClosingQuery = z.object({ day: queryDay('Day'), shop });
export type DayClosingQuery = z.infer<typeof dayClosingQuery>;
export const dayClosingResponse = z.object({ day: z.string(), paper });

export const exportInvoicesQuery = exportQuery.extend({ ...period, shop }).refine(isInOrder, outOfOrder);
export type ExportInvoicesQuery = z.infer<typeof exportInvoicesQuery>;
