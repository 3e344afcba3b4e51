import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentAtDesk, presentInvoice } from './invoices.presenter.ts';
import type { InvoicesService } from './invoices.service.ts';

const desk = { importance: 'checkout' } as const;

export function registerInvoicesRoutes(app: FastifyInstance, invoices: InvoicesService): void {
  serve(app, 'getOrderInvoices', { importance: 'details' }, async ({ params, customer }) => {
    const { invoices: rows, recipient, canChange } = await invoices.listOwn(params.orderId, customer.id);
    return { invoices: rows.map(presentInvoice), recipient, canChange };
  });

  serve(app, 'saveInvoiceRecipient', desk, async ({ params, customer, body }) => {
    await invoices.saveOwnRecipient(params.orderId, customer.id, body);
    return { message: 'Saved. It will stand on your invoice.' };
  });

  serve(app, 'getSellerInvoices', desk, async ({ params, seller }) => {
    const { invoices: rows, standing, ...rest } = await invoices.listForStaff(seller, params.orderId);
    return { invoices: rows.map((row) => presentAtDesk(row, standing)), ...rest };
  });

  serve(app, 'saveSellerInvoiceRecipient', desk, async ({ params, seller, body }) => {
    await invoices.saveRecipient(seller, params.orderId, body);
    return { message: 'Saved. It will stand on the invoice.' };
  });

  serve(app, 'getDayClosing', desk, ({ seller, query }) => invoices.writeClosing(seller, query));

  serve(app, 'issueInvoice', desk, async ({ params, seller }) => {
    await invoices.issue(seller, params.orderId);
    return { message: 'The invoice is issued.' };
  });

  serve(app, 'voidInvoice', desk, async ({ params, seller, body }) => {
    await invoices.voidInvoice(seller, params.invoiceId, body.reason);
    return { message: 'The invoice is voided by a credit note.' };
  });
}
