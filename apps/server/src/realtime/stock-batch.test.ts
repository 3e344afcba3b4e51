import type { StockChange } from '@urumuri/contract';
import { expect, it, vi } from 'vitest';
import { createStockBatch } from './stock-batch.ts';

function collect() {
  const told: StockChange[][] = [];
  return { told, batch: createStockBatch((products) => told.push(products), 5) };
}

it('tells the newest level of each product once, and how far it fell in all', async () => {
  const { told, batch } = collect();
  batch.add([{ productId: 'a', available: 5, revision: 3, fellBy: 2 }]);
  batch.add([{ productId: 'b', available: 1, revision: 1, fellBy: 1 }]);
  // Two nodes may tell in either order.
  batch.add([{ productId: 'a', available: 7, revision: 2, fellBy: 1 }]);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toEqual([
    { _id: 'a', productId: 'a', productInfo: { _id: 'a' }, quantity: 3, newStock: 5, revision: 3 },
    { _id: 'b', productId: 'b', productInfo: { _id: 'b' }, quantity: 1, newStock: 1, revision: 1 },
  ]);
});

it('tells what comes later separately, and nothing when there is nothing', async () => {
  const { told, batch } = collect();
  batch.flush();
  batch.add([{ productId: 'a', available: 5, revision: 1, fellBy: -5 }]);
  batch.flush();
  batch.add([{ productId: 'a', available: 4, revision: 2, fellBy: 1 }]);
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told.map(([change]) => change?.quantity)).toEqual([-5, 1]);
});
