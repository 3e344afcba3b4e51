import { ApiError } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { isApiFailure } from './api-failure.ts';

/** As another bundle would have it: the same fields, another class. */
class OtherApiError extends Error {
  override readonly name = 'ApiError';
  readonly status = 503;
  readonly code = 'unavailable';
}

it('knows a failed call, whichever bundle made it', () => {
  expect(isApiFailure(new ApiError('busy', { status: 503, code: 'unavailable' }))).toBe(true);
  expect(isApiFailure(new OtherApiError('busy'))).toBe(true);
});

it.each([new Error('bug'), new TypeError('bug'), 'text', undefined, { name: 'ApiError', status: 1, code: 'x' }])(
  'takes nothing else for one: %s',
  (error) => {
    expect(isApiFailure(error)).toBe(false);
  },
);
