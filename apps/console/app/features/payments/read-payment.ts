import { readNumber, readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { SellerReader } from '../../shell/seller-route.ts';
import { readReason } from './refund-reason.tsx';

/** Money that came in or went back, from its form. */
export const readPayment: SellerReader<'recordPayment'> = (data, { orderId = '' }) => {
  const isRefund = readText(data, 'direction') === 'back';
  const why = readReason(readText(data, 'why'));
  const partId = readText(data, 'partId');
  return {
    params: { orderId },
    body: {
      ...readTexts(data, 'method', 'reference', 'note'),
      revision: readNumber(data, 'revision') ?? 0,
      isRefund,
      // What is no number is refused in the server's words.
      amount: readNumber(data, 'amount') ?? Number.NaN,
      ...(isRefund && why && { why }),
      ...(partId && { partId }),
    },
  };
};

/** What goes back of an order that has too much, from the form in the list of all such orders. */
export const readRefund: SellerReader<'recordPayment'> = (data) => ({
  params: readTexts(data, 'orderId'),
  body: {
    ...readTexts(data, 'method', 'reference', 'note'),
    revision: readNumber(data, 'revision') ?? 0,
    isRefund: true,
    why: 'too_much',
    amount: readNumber(data, 'amount') ?? Number.NaN,
  },
});

export const readReturnRefund: SellerReader<'closeReturn'> = (data) => ({
  params: readTexts(data, 'returnId'),
  body: { ...readTexts(data, 'method', 'reference'), refund: readNumber(data, 'refund') ?? Number.NaN },
});
