import { limits, type StockCheck } from '@urumuri/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLiveEmit } from '@urumuri/ui/live/live-hub.ts';
import { noteStock, watchStock } from './live-stock.ts';
import { checkShownStock } from './stock-check.ts';

const asked: StockCheck['products'][] = [];
const stops: (() => void)[] = [];
const show = (id: string, stockRevision = 0) => stops.push(watchStock({ id, stockRevision }, () => undefined));
const idsAsked = () => asked.map((products) => products.map(({ productId }) => productId));

beforeEach(() => {
  vi.useFakeTimers();
  setLiveEmit((_event, ...[check]) => asked.push((check as StockCheck).products));
});

afterEach(() => {
  vi.useRealTimers();
  asked.length = 0;
  for (const stop of stops.splice(0)) stop();
});

describe('asking whether what is shown is still true', () => {
  it('names what is on the screen at every opening', () => {
    show('a', 4);
    checkShownStock();
    noteStock([{ _id: 'a', productId: 'a', productInfo: { _id: 'a' }, quantity: 0, newStock: 2, revision: 6 }]);
    checkShownStock();
    expect(asked).toEqual([[{ productId: 'a', revision: 4 }], [{ productId: 'a', revision: 6 }]]);
  });

  it('asks of what comes onto the screen later, together, and once', () => {
    show('b');
    checkShownStock();
    show('c');
    show('d');
    show('b');
    vi.runAllTimers();
    show('c');
    vi.runAllTimers();
    expect(idsAsked()).toEqual([['b'], ['c', 'd']]);
  });

  it('says nothing when nothing is shown', () => {
    checkShownStock();
    vi.runAllTimers();
    expect(asked).toEqual([]);
  });

  it('divides what is too much for one question', () => {
    for (let number = 0; number <= limits.checkedProducts; number += 1) show(`p${number}`);
    checkShownStock();
    expect(asked.map(({ length }) => length)).toEqual([limits.checkedProducts, 1]);
  });
});
