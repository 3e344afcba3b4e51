import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { forgetPage, keepPage, loadKeptPage } from './kept-page.ts';
import { readFailure, unreachableMessage } from '../api/page-failure.ts';

const url = new URL('https://shop.example/product/details/lamp?ref=letter');
const address = '/product/details/lamp?ref=letter';
const serverDown = new ErrorResponse(503, undefined, { message: 'The shop is busy', requestId: 'r1' });

const loadInVain = (error: unknown, signal = new AbortController().signal) =>
  loadKeptPage<string>({ url, signal, load: vi.fn().mockRejectedValue(error) });

beforeEach(forgetPage);

describe('loadKeptPage', () => {
  it.each([
    ['the line is down', new TypeError('Failed to fetch')],
    ['the server fails', serverDown],
  ])('goes on showing an open page when %s', async (_, error) => {
    keepPage(address, 'as it was');
    await expect(loadInVain(error)).resolves.toBe('as it was');
  });

  it('does not show one page in place of another', async () => {
    keepPage('/product/details/fridge', 'a fridge');
    await expect(loadInVain(serverDown)).rejects.toBe(serverDown);
  });

  it('says that the shop could not be reached when there is nothing to show', async () => {
    await expect(loadInVain(new TypeError('Failed to fetch'))).rejects.toMatchObject({
      data: { message: unreachableMessage },
      init: { status: 503 },
    });
  });

  it('leaves to the router what is missing, moved or no longer wanted', async () => {
    keepPage(address, 'as it was');
    const missing = new ErrorResponse(404, undefined, null);
    const redirect = Response.redirect('https://shop.example/');
    const aborted = new DOMException('aborted', 'AbortError');
    await expect(loadInVain(missing)).rejects.toBe(missing);
    await expect(loadInVain(redirect)).rejects.toBe(redirect);
    await expect(loadInVain(aborted, AbortSignal.abort())).rejects.toBe(aborted);
  });
});

describe('readFailure', () => {
  it('finds the words and the number of a failed call', () => {
    expect(readFailure(serverDown)).toEqual({ message: 'The shop is busy', requestId: 'r1' });
  });

  it.each([new Error('a fault of ours'), new ErrorResponse(404, undefined, null), new ErrorResponse(500, '', 'text')])(
    'finds nothing in %s',
    (error) => {
      expect(readFailure(error)).toBeUndefined();
    },
  );
});
