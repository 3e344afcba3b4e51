import { beforeEach, describe, expect, it } from 'vitest';
import type { ListingData, ListingResult } from './listing-data.ts';
import { forgetListings, loadListing, rememberListing } from './listing-memory.ts';

const MINUTE_MS = 60_000;
const nothing = { brands: [], panel: [] };

function buildData(total = 3): ListingData {
  return withResult({ kind: 'found', products: [], total, perPage: 8, isNearest: false });
}

function withResult(result: ListingResult): ListingData {
  return { result, brands: ['LG'], panel: [] };
}

function load(address: string, answer: () => Promise<ListingData>, nowMs: number) {
  return loadListing({ address, load: answer, nothing, signal: new AbortController().signal, nowMs });
}

const lineDown = () => Promise.reject(new TypeError('Failed to fetch'));
const serverDown = async () => withResult({ kind: 'failed', message: 'The shop is busy' });

beforeEach(forgetListings);

describe('loadListing', () => {
  it('shows a page seen a moment ago without asking', async () => {
    rememberListing('/shop', buildData(), 0);
    await expect(load('/shop', lineDown, 1000)).resolves.toEqual(buildData());
  });

  it('asks again for a page seen longer ago', async () => {
    rememberListing('/shop', buildData(), 0);
    const data = await load('/shop', async () => buildData(4), MINUTE_MS);
    expect(data.result).toMatchObject({ total: 4 });
  });

  it.each([
    ['the line is down', lineDown],
    ['the server fails', serverDown],
  ])('keeps the rows of the same query when %s, and says so', async (_, answer) => {
    rememberListing('/shop', buildData(), 0);
    const data = await load('/shop', answer, MINUTE_MS);
    expect(data.result).toMatchObject({ kind: 'found', total: 3, isOutdated: true });
    expect(data.brands).toEqual(['LG']);
  });

  it('shows the server’s message for a new query that fails', async () => {
    const data = await load('/shop?brand=LG', serverDown, 0);
    expect(data.result).toEqual({ kind: 'failed', message: 'The shop is busy' });
  });

  it('says that the shop cannot be reached when a new query gets no answer', async () => {
    const data = await load('/shop?brand=LG', lineDown, 0);
    expect(data.result).toMatchObject({ kind: 'failed', message: expect.stringContaining('could not be reached') });
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

  it('forgets the least recent pages', async () => {
    for (let page = 1; page <= 40; page += 1) rememberListing(`/shop?pageNumber=${page}`, buildData(), 0);
    const first = await load('/shop?pageNumber=1', serverDown, 1);
    expect(first.result.kind).toBe('failed');
    const last = await load('/shop?pageNumber=40', serverDown, 1);
    expect(last.result.kind).toBe('found');
  });
});
