import type { StockChange } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { listShown, newestStock, noteStock, watchStock } from './live-stock.ts';

const change = (productId: string, newStock: number, revision: number): StockChange => ({
  _id: productId,
  productId,
  productInfo: { _id: productId },
  quantity: 1,
  newStock,
  revision,
});

describe('the stock to show', () => {
  it('is what the page was loaded with until something is heard', () => {
    expect(newestStock('unheard', { stock: 7, stockRevision: 3 })).toBe(7);
  });

  it('is what was heard since', () => {
    noteStock([change('a', 4, 4)]);
    expect(newestStock('a', { stock: 7, stockRevision: 3 })).toBe(4);
  });

  it('is what was loaded when that is newer, also when it is more', () => {
    noteStock([change('b', 4, 4)]);
    expect(newestStock('b', { stock: 9, stockRevision: 5 })).toBe(9);
  });

  it('does not go back to old news that comes late', () => {
    noteStock([change('c', 2, 8)]);
    noteStock([change('c', 6, 7)]);
    expect(newestStock('c', { stock: 9, stockRevision: 1 })).toBe(2);
  });

  it('does not change when the same is heard twice', () => {
    noteStock([change('d', 2, 8), change('d', 2, 8)]);
    expect(newestStock('d', { stock: 3, stockRevision: 7 })).toBe(2);
  });
});

describe('what is on the screen', () => {
  const nothing = () => undefined;

  it('is listed with the oldest revision that is shown of it, until it is gone', () => {
    const stops = [
      watchStock({ id: 'e', stockRevision: 5 }, () => undefined),
      watchStock({ id: 'e', stockRevision: 3 }, () => undefined),
      watchStock({ id: 'f' }, nothing),
    ];
    expect(listShown()).toEqual([
      { productId: 'e', revision: 3 },
      { productId: 'f', revision: 0 },
    ]);
    for (const stop of stops) stop();
    expect(listShown()).toEqual([]);
  });

  it('is as new as what was heard of it', () => {
    noteStock([change('g', 2, 8)]);
    const stop = watchStock({ id: 'g', stockRevision: 3 }, nothing);
    expect(listShown()).toEqual([{ productId: 'g', revision: 8 }]);
    stop();
  });

  it('hears of what is newer, once', () => {
    let times = 0;
    const stop = watchStock({ id: 'h', stockRevision: 3 }, () => {
      times += 1;
    });
    noteStock([change('h', 2, 4)]);
    noteStock([change('h', 2, 4)]);
    stop();
    noteStock([change('h', 1, 5)]);
    expect(times).toBe(1);
  });
});
