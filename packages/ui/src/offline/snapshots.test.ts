import { ApiError, UNREACHABLE_MESSAGE } from '@urumuri/contract';
import { makeRouteError } from '../testing/route-error.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSnapshots, findSnapshot, loadOrStale, saveSnapshot } from './snapshots.ts';

const away = new ApiError('No connection.', { status: 0, code: 'network' });
const stopping = new ApiError('Soon.', { status: 503, code: 'unavailable' });
const limited = await makeRouteError(429, '{"message":"Too many requests","requestId":"r2"}');
const missing = new ApiError('Not found.', { status: 404, code: 'not_found' });
const ownFault = new ApiError('Something went wrong.', { status: 500, code: 'internal', requestId: 'r1' });
const lineDown = new TypeError('Failed to fetch');
const pageOfBusyShop = await makeRouteError(503, { message: 'The shop is busy', requestId: 'r1' });

beforeEach(() => {
  clearSnapshots();
  moveTo('/chat');
});

afterEach(() => vi.unstubAllGlobals());

const moveTo = (pathname: string) => vi.stubGlobal('location', { pathname, search: '' });

function load(
  answer: unknown,
  { path = '/chat', owner = 'aline', isFrame = false, signal = new AbortController().signal } = {},
): Promise<string> {
  const url = new URL(path, 'http://shop.test');
  return loadOrStale({
    url,
    signal,
    owner,
    isFrame,
    load: async () => {
      if (typeof answer !== 'string') throw answer;
      return answer;
    },
  });
}

it.each([away, stopping, lineDown, pageOfBusyShop, limited])(
  'goes on showing an open page while the shop is away (%#)',
  async (error) => {
    await load('a talk');
    expect(await load(error)).toBe('a talk');
    expect(await load('a longer talk')).toBe('a longer talk');
    expect(await load(error)).toBe('a longer talk');
  },
);

it('shows what the server sent with the page, until it could be loaded anew', async () => {
  saveSnapshot('/chat', 'as it was');
  expect(await load(lineDown, { owner: '' })).toBe('as it was');
});

it('has nothing to show for a page that was never loaded, nor in place of its frame', async () => {
  await expect(load(away)).rejects.toBe(away);
  await load('a talk');
  await expect(load(away, { isFrame: true })).rejects.toBe(away);
});

it('says so when another page, or the same one later, cannot be opened', async () => {
  await load('a talk');
  await expect(load(away, { path: '/orders' })).rejects.toBe(away);
  moveTo('/orders');
  await expect(load(away)).rejects.toBe(away);
});

it('says in words that the line is down', async () => {
  await expect(load(lineDown)).rejects.toMatchObject({ data: { message: UNREACHABLE_MESSAGE }, init: { status: 503 } });
});

it('keeps a frame on the way to another page, but not for another person', async () => {
  await load('a menu', { isFrame: true });
  expect(await load(away, { path: '/orders', isFrame: true })).toBe('a menu');
  await expect(load(away, { path: '/orders', owner: 'bosco', isFrame: true })).rejects.toBe(away);
});

it('shows nobody what another was shown', async () => {
  await load('a talk');
  await expect(load(away, { owner: 'bosco' })).rejects.toBe(away);
});

it('believes a shop that answers', async () => {
  await load('a talk');
  await expect(load(missing)).rejects.toBe(missing);
  await expect(load(away)).rejects.toBe(away);
});

it.each([
  ['a fault of the shop', ownFault],
  ['a fault in the page', new Error('Unexpected Server Error')],
  ['a page that does not exist', await makeRouteError(404, null)],
  ['a redirect', Response.redirect('http://shop.test/')],
])('never hides %s behind an old page', async (_, error) => {
  await load('a talk');
  await expect(load(error)).rejects.toBe(error);
});

it('leaves a load that is no longer wanted to the router', async () => {
  await load('a talk');
  await expect(load(lineDown, { signal: AbortSignal.abort() })).rejects.toBe(lineDown);
});

it('keeps the most recent pages only', () => {
  for (let page = 1; page <= 40; page += 1) saveSnapshot(`/shop?pageNumber=${page}`, page);
  expect(findSnapshot('/shop?pageNumber=10')).toBeUndefined();
  expect(findSnapshot('/shop?pageNumber=11')?.data).toBe(11);
});
