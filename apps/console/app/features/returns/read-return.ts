import type { ReturnReason } from '@urumuri/contract';
import { readNumber, readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { readCounts } from '../../shell/read-counts.ts';
import type { SellerReader } from '../../shell/seller-route.ts';

export const readOpenReturn: SellerReader<'openReturn'> = (data, { orderId = '' }) => {
  const lines = readCounts(data, 'units').filter(({ quantity }) => quantity > 0);
  // Not chosen, the shop asks for it.
  const reason = readText(data, 'reason') as ReturnReason;
  return { params: { orderId }, body: { lines, reason, ...readTexts(data, 'text') } };
};

const decideReturn: SellerReader<'decideReturn'> = (data, { returnId = '' }) => ({
  params: { returnId },
  body: { isAccepted: data.get('decision') === 'accept', ...readTexts(data, 'answer') },
});

const receiveReturn: SellerReader<'receiveReturn'> = (data, { returnId = '' }) => ({
  params: { returnId },
  body: { restock: readCounts(data, 'restock'), units: data.getAll('unit') as string[] },
});

const closeReturn: SellerReader<'closeReturn'> = (data, { returnId = '' }) => {
  const { method, reference } = readTexts(data, 'method', 'reference');
  const refund = readNumber(data, 'refund') ?? Number.NaN;
  return { params: { returnId }, body: { refund, ...(method && { method }), ...(reference && { reference }) } };
};

/** How the steps of a return are read from their forms. */
export const returnReaders = { decideReturn, receiveReturn, closeReturn };
