import { ApiError } from '@urumuri/contract';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isShopAway, readFailure } from './page-failure.ts';

const callFailed = (status: number) => new ApiError('No.', { status, code: status === 0 ? 'network' : 'internal' });

describe('an outage', () => {
  it.each<readonly [string, unknown]>([
    ...[0, 429, 502, 503, 504].map((status): [string, unknown] => [
      `a call that ends with ${status}`,
      callFailed(status),
    ]),
    ...[429, 502, 503, 504].map((status): [string, unknown] => [
      `page data with ${status}`,
      new ErrorResponse(status, '', null),
    ]),
    ['no line in Chrome', new TypeError('Failed to fetch')],
    ['no line in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['no line in Safari', new TypeError('Load failed')],
    ['no answer in time', new DOMException('signal timed out', 'TimeoutError')],
    ['page data that broke off', new Error('Unable to decode turbo-stream response')],
  ])('is %s', (_, error) => {
    expect(isShopAway(error)).toBe(true);
  });

  it.each<readonly [string, unknown]>([
    ...[400, 404, 500, 501].map((status): [string, unknown] => [`a call that ends with ${status}`, callFailed(status)]),
    ...[404, 500].map((status): [string, unknown] => [`page data with ${status}`, new ErrorResponse(status, '', null)]),
    ['a fault in our own code', new TypeError("Cannot read properties of undefined (reading 'name')")],
    ['a loader that threw', new Error('Unexpected Server Error')],
    ['a redirect', new Response(null, { status: 302 })],
  ])('is not %s', (_, error) => {
    expect(isShopAway(error)).toBe(false);
  });
});

describe('readFailure', () => {
  it('finds the words and the number of a failed call', () => {
    const error = new ErrorResponse(503, undefined, { message: 'The shop is busy', requestId: 'r1' });
    expect(readFailure(error)).toEqual({ message: 'The shop is busy', requestId: 'r1' });
  });

  it.each([
    [429, '{"message":"Too many requests","requestId":"r2"}', { message: 'Too many requests', requestId: 'r2' }],
    [502, '<h1>Bad Gateway</h1>', { message: expect.stringContaining('try again') }],
  ])('finds words in what answers with %i in place of a loader', (status, text, failure) => {
    expect(readFailure(new ErrorResponse(status, undefined, text))).toEqual(failure);
  });

  it.each([new Error('a fault of ours'), new ErrorResponse(404, undefined, null), new ErrorResponse(500, '', 'text')])(
    'finds nothing in %s',
    (error) => {
      expect(readFailure(error)).toBeUndefined();
    },
  );
});
