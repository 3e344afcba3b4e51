import { ApiError } from '@urumuri/contract';
import { makeRouteError } from '../testing/route-error.ts';
import { describe, expect, it } from 'vitest';
import { isShopAway, readFailure } from './page-failure.ts';

const callFailed = (status: number, requestId?: string) =>
  new ApiError('No.', { status, code: status === 0 ? 'network' : 'internal', requestId });
/** What the shop itself says when something in it has failed. */
const ownFault = { message: 'Something went wrong.', requestId: 'r1' };

const missingPage = await makeRouteError(404, null);
const pageFault = await makeRouteError(500, ownFault);
const proxyFaults = await Promise.all(
  [429, 500, 502, 503, 504].map(async (status): Promise<[string, unknown]> => [
    `page data with ${status} and the words of a proxy`,
    await makeRouteError(status, '<h1>Error</h1>'),
  ]),
);

describe('an outage', () => {
  it.each<readonly [string, unknown]>([
    ...[0, 429, 500, 502, 503, 504].map((status): [string, unknown] => [
      `a call that ends with ${status}`,
      callFailed(status),
    ]),
    ...proxyFaults,
    ['no line in Chrome', new TypeError('Failed to fetch')],
    ['no line in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['no line in Safari', new TypeError('Load failed')],
    ['no answer in time', new DOMException('signal timed out', 'TimeoutError')],
    ['page data that broke off', new Error('Unable to decode turbo-stream response')],
  ])('is %s', (_, error) => {
    expect(isShopAway(error)).toBe(true);
  });

  it.each<readonly [string, unknown]>([
    ...[400, 404].map((status): [string, unknown] => [`a call that ends with ${status}`, callFailed(status)]),
    ...[500, 501].map((status): [string, unknown] => [`the shop’s own ${status} to a call`, callFailed(status, 'r1')]),
    ['page data that does not exist', missingPage],
    ['the shop’s own 500 to page data', pageFault],
    ['a fault in our own code', new TypeError("Cannot read properties of undefined (reading 'name')")],
    ['a loader that threw', new Error('Unexpected Server Error')],
    ['a redirect', new Response(null, { status: 302 })],
  ])('is not %s', (_, error) => {
    expect(isShopAway(error)).toBe(false);
  });
});

describe('readFailure', () => {
  it('finds the words and the number of a failed call', async () => {
    const error = await makeRouteError(503, { message: 'The shop is busy', requestId: 'r1' });
    expect(readFailure(error)).toEqual({ message: 'The shop is busy', requestId: 'r1' });
  });

  it.each([
    [429, '{"message":"Too many requests","requestId":"r2"}', { message: 'Too many requests', requestId: 'r2' }],
    [502, '<h1>Bad Gateway</h1>', { message: expect.stringContaining('try again') }],
    [500, '<h1>Internal Server Error</h1>', { message: expect.stringContaining('try again') }],
    [500, '', { message: expect.stringContaining('try again') }],
    [500, JSON.stringify(ownFault), ownFault],
  ])('finds words in what answers with %i in place of a loader', async (status, text, failure) => {
    expect(readFailure(await makeRouteError(status, text))).toEqual(failure);
  });

  it.each([new Error('a fault of ours'), missingPage])('finds nothing in %s', (error) => {
    expect(readFailure(error)).toBeUndefined();
  });
});
