import { ApiError } from '@urumuri/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepShown } from './keep-shown.ts';

const away = new ApiError('No connection.', { status: 0, code: 'network' });
const stopping = new ApiError('Soon.', { status: 503, code: 'unavailable' });
const missing = new ApiError('Not found.', { status: 404, code: 'not_found' });

let part: string;

beforeEach(() => {
  part = crypto.randomUUID();
  moveTo('/chat');
});

afterEach(() => vi.unstubAllGlobals());

const moveTo = (pathname: string) => vi.stubGlobal('location', { pathname, search: '' });

function load(
  answer: string | Error,
  { path = '/chat', whose = 'aline', of = part, isFrame = false } = {},
): Promise<string> {
  const request = new Request(`http://shop.test${path}`);
  return keepShown({ part: of, request, whose, isFrame }, async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

it.each([away, stopping])('keeps what an open page shows while the shop is away (%#)', async (error) => {
  await load('a talk');
  expect(await load(error)).toBe('a talk');
  expect(await load('a longer talk')).toBe('a longer talk');
  expect(await load(error)).toBe('a longer talk');
});

it('has nothing to keep for a page that was never shown, or another part of it', async () => {
  await expect(load(away)).rejects.toBe(away);
  await load('a talk');
  await expect(load(away, { of: 'the frame' })).rejects.toBe(away);
});

it('says so when another page, or the same one later, cannot be opened', async () => {
  await load('a talk');
  await expect(load(away, { path: '/orders' })).rejects.toBe(away);
  await load('a talk');
  moveTo('/orders');
  await expect(load(away)).rejects.toBe(away);
});

it('keeps a frame on the way to another page, but not for another person', async () => {
  await load('a menu', { isFrame: true });
  expect(await load(away, { path: '/orders', isFrame: true })).toBe('a menu');
  await expect(load(away, { path: '/orders', whose: 'bosco', isFrame: true })).rejects.toBe(away);
});

it('shows nobody what another was shown', async () => {
  await load('a talk');
  await expect(load(away, { whose: 'bosco' })).rejects.toBe(away);
});

it('believes a shop that answers', async () => {
  await load('a talk');
  await expect(load(missing)).rejects.toBe(missing);
  await expect(load(away)).rejects.toBe(away);
});
