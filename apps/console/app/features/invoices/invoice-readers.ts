import type { CallReaders } from '@urumuri/ui/forms/form-action.ts';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { sellerApi } from '../../shell/seller-api.ts';

/** How the forms about invoices are read. */
export const invoiceReaders: CallReaders<typeof sellerApi> = {
  saveSellerInvoiceRecipient: (data) => ({
    params: readTexts(data, 'orderId'),
    body: readTexts(data, 'company', 'tin'),
  }),
  voidInvoice: (data) => ({ params: readTexts(data, 'invoiceId'), body: readTexts(data, 'reason') }),
};
