import { type CancelReason, IDEMPOTENCY_KEY_HEADER } from '@urumuri/contract';
import { readNumber, readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { readCounts } from '../../shell/read-counts.ts';
import type { SellerReader } from '../../shell/seller-route.ts';

export const readCancellation: SellerReader<'cancelItems'> = (data, { orderId = '' }) => {
  const total = readNumber(data, 'total');
  return {
    params: { orderId },
    headers: { [IDEMPOTENCY_KEY_HEADER]: readText(data, 'key') },
    body: {
      lines: readCounts(data, 'quantity')
        .filter(({ quantity }) => quantity > 0)
        .map(({ _id, quantity }) => ({ productId: _id, quantity, damaged: readNumber(data, `damaged ${_id}`) ?? 0 })),
      revision: readNumber(data, 'revision') ?? 0,
      // Not chosen, the shop asks for it.
      reason: readText(data, 'reason') as CancelReason,
      ...readTexts(data, 'customerNote', 'note'),
      ...(total === undefined ? {} : { total }),
    },
  };
};
