import { ApiError, type ApiErrorCode } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { readOrderFailure } from './order-failure.ts';

const fail = (code: ApiErrorCode, details?: Record<string, unknown>) =>
  readOrderFailure(new ApiError('A sentence.', { status: 400, code, details }));

it('leads to the order that stands when the key was used for it', () => {
  expect(fail('idempotency_conflict', { orderId: 'o1' })).toEqual({ kind: 'placed', orderId: 'o1' });
});

it.each(['price_changed', 'out_of_stock', 'not_found', 'edit_conflict', 'voucher_used'] as const)(
  'asks for new figures on %s',
  (code) => {
    expect(fail(code)).toEqual({ kind: 'changed', text: 'A sentence.' });
  },
);

it('asks for new figures when there is too much of a product, so that it can be lowered', () => {
  expect(fail('order_limit', { productId: 'p1', limit: 20, held: 15 })).toEqual({
    kind: 'changed',
    text: 'A sentence.',
  });
});

it('shows the fields at fault', () => {
  expect(fail('validation_failed', { 'shipping_info.city': 'City is required' })).toEqual({
    kind: 'details',
    text: 'A sentence.',
    fieldErrors: { city: 'City is required' },
  });
});

it.each(['network', 'overloaded', 'internal', 'rate_limited', 'bad_response'] as const)(
  'says that %s may be tried again',
  (code) => {
    expect(fail(code)).toMatchObject({
      kind: 'failed',
      text: expect.stringMatching(/^A sentence\. .*cannot be ordered twice/),
    });
  },
);

it('does not send people in circles at a limit', () => {
  expect(fail('order_limit')).toEqual({ kind: 'failed', text: 'A sentence.' });
});

it('knows an ended session', () => {
  expect(fail('unauthorized')).toEqual({ kind: 'signed-out' });
});
