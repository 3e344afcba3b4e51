import type { CallInput, ReturnReason } from '@urumuri/contract';
import { readNumber, readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { readCounts } from '../../shell/read-counts.ts';

type Params = { orderId?: string | undefined; returnId?: string | undefined };

export function readOpenReturn(data: FormData, { orderId = '' }: Params): CallInput<'openReturn'> {
  const lines = readCounts(data, 'units').filter(({ quantity }) => quantity > 0);
  // Not chosen, the shop asks for it.
  const reason = readText(data, 'reason') as ReturnReason;
  return {
    params: { orderId },
    body: { lines, reason, ...readTexts(data, 'text') },
  };
}

/** How the steps of a return are read from their forms. */
export const returnReaders = {
  decideReturn: (data: FormData, { returnId = '' }: Params): CallInput<'decideReturn'> => ({
    params: { returnId },
    body: {
      isAccepted: data.get('decision') === 'accept',
      ...readTexts(data, 'answer'),
    },
  }),
  receiveReturn: (data: FormData, { returnId = '' }: Params): CallInput<'receiveReturn'> => ({
    params: { returnId },
    body: {
      restock: readCounts(data, 'restock'),
      units: data.getAll('unit') as string[],
    },
  }),
  closeReturn: (data: FormData, { returnId = '' }: Params): CallInput<'closeReturn'> => {
    const { method, reference } = readTexts(data, 'method', 'reference');
    const refund = readNumber(data, 'refund') ?? Number.NaN;
    return {
      params: { returnId },
      body: {
        refund,
        ...(method && { method }),
        ...(reference && { reference }),
      },
    };
  },
};
