import { UNREACHABLE_MESSAGE } from '@urumuri/contract';
import { makeRouteError } from '@urumuri/ui/testing/route-error.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ListingData, type ListingResult } from './listing-data.ts';
import { clearSnapshots, saveSnapshot } from '@urumuri/ui/offline/snapshots.ts';
import { loadListing } from './load-listing.ts';

const MINUTE_MS = 60_000;
const nothing = { facets: undefined, panel: [] };

function buildData(total = 3): ListingData {
  return withResult({ kind: 'found', products: [], total, perPage: 8, isNearest: false });
}

function withResult(result: ListingResult): ListingData {
  return { result, facets: undefined, panel: [] };
}

function load(address: string, answer: () => Promise<ListingData>, nowMs: number) {
  const url = new URL(address, 'http://shop.test');
  return loadListing({ url, load: answer, nothing, signal: new AbortController().signal, nowMs });
}

const lineDown = () => Promise.reject(new TypeError('Failed to fetch'));
const serverDown = async () => withResult({ kind: 'failed', message: 'The shop is busy' });

beforeEach(clearSnapshots);

describe('loadListing', () => {
  it('shows a page seen a moment ago without asking', async () => {
    saveSnapshot('/shop', buildData(), 0);
    await expect(load('/shop', lineDown, 1000)).resolves.toEqual(buildData());
  });

  it('asks again for a page seen longer ago', async () => {
    saveSnapshot('/shop', buildData(), 0);
    const data = await load('/shop', async () => buildData(4), MINUTE_MS);
    expect(data.result).toMatchObject({ total: 4 });
  });

  it.each([
    ['the line is down', lineDown],
    ['the server fails', serverDown],
  ])('keeps the rows of the same query when %s, and says so', async (_, answer) => {
    saveSnapshot('/shop', buildData(), 0);
    const data = await load('/shop', answer, MINUTE_MS);
    expect(data.result).toMatchObject({ kind: 'found', total: 3, isStale: true });
  });

  it('shows the server’s message for a new query that fails', async () => {
    const data = await load('/shop?brand=LG', serverDown, 0);
    expect(data.result).toEqual({ kind: 'failed', message: 'The shop is busy' });
  });

  it.each([429, 500, 503])('shows what a server says that answers %i in place of the page', async (status) => {
    const refusal = await makeRouteError(status, '{"message":"Please wait"}');
    const data = await load('/shop?brand=LG', () => Promise.reject(refusal), 0);
    expect(data.result).toEqual({ kind: 'failed', message: 'Please wait' });
  });

  it('says that the shop cannot be reached when a new query gets no answer', async () => {
    const data = await load('/shop?brand=LG', lineDown, 0);
    expect(data.result).toMatchObject({ kind: 'failed', message: UNREACHABLE_MESSAGE });
  });

  it('does not take a failure for a page worth keeping', async () => {
    await load('/shop', serverDown, 0);
    const data = await load('/shop', async () => buildData(), 1);
    expect(data.result).toMatchObject({ kind: 'found' });
  });

  it('lets redirects pass to the router', async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(load('/shop', () => Promise.reject(redirect), 0)).rejects.toBe(redirect);
  });

  it('never hides a fault of ours behind old rows', async () => {
    saveSnapshot('/shop', buildData(), 0);
    const fault = new Error('Unexpected Server Error');
    await expect(load('/shop', () => Promise.reject(fault), MINUTE_MS)).rejects.toBe(fault);
  });
});
