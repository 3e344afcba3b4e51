import type { ReturnReason } from '@urumuri/contract';
import type { CallReaders } from '@urumuri/ui/forms/form-action.ts';
import { readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import type { api } from '../../platform/api/api.ts';
import { refuse } from '../../platform/session/customer-action.ts';

const readPictures = (data: FormData) => data.getAll('pictures').map(String);

/** How the forms about an order are read. */
export const orderReaders: CallReaders<typeof api & typeof afterSaleApi> = {
  askReturn: (data, { orderId = '' }) => {
    const units = [...data.keys()].filter((name) => name.startsWith('units ') && Number(data.get(name)) > 0);
    const reason = readText(data, 'reason') as ReturnReason | '';
    if (units.length === 0) throw refuse({ lines: 'Choose what comes back.' });
    if (reason === '') throw refuse({ why: 'Say why it comes back.' });
    const lines = units.map((name) => ({ _id: name.replace('units ', ''), quantity: Number(data.get(name)) }));
    return { params: { orderId }, body: { lines, reason, text: readText(data, 'text'), pictures: readPictures(data) } };
  },
  saveInvoiceRecipient: (data, { orderId = '' }) => ({ params: { orderId }, body: readTexts(data, 'company', 'tin') }),
  claimWarranty: (data) => {
    const problem = readText(data, 'problem');
    if (problem === '') throw refuse({ claim: 'Say what is wrong.' });
    return { params: readTexts(data, 'warrantyId'), body: { problem, pictures: readPictures(data) } };
  },
  claimPayment: (data, { orderId = '' }) => {
    // Thousands are set off by spaces, commas or points; what is no number is refused in the shop's words.
    const amount = readText(data, 'amount').replaceAll(/[\s,.]/g, '');
    const reference = readText(data, 'reference');
    const typed = { ...(amount && { amount: Number(amount) }), ...(reference && { reference }) };
    return { params: { orderId }, body: { ...readTexts(data, 'method', 'text'), ...typed } };
  },
};
