import { type CallInput, IDEMPOTENCY_KEY_HEADER } from '@urumuri/contract';
import { readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { SellerReader } from '../../shell/seller-route.ts';

/** What is changed, before anybody has said why. */
export type OrderChange = Omit<CallInput<'changeOrder'>['body'], 'reason' | 'note'>;

export const readOrderChange: SellerReader<'changeOrder'> = (data, { orderId = '' }) => {
  const change = JSON.parse(readText(data, 'change')) as OrderChange;
  return {
    params: { orderId },
    headers: { [IDEMPOTENCY_KEY_HEADER]: readText(data, 'key') },
    body: { ...change, ...readTexts(data, 'reason', 'note') },
  };
};
