import type { StockChange } from '@urumuri/contract';
import { useSyncExternalStore } from 'react';

/** What is known of a product's stock. The higher the revision, the newer the knowledge. */
export type StockLevel = { stock: number; stockRevision?: number | undefined };

const levelById = new Map<string, { stock: number; stockRevision: number }>();
const listenersById = new Map<string, Set<() => void>>();

/** Remembers what the shop has just said, unless something newer is known already. */
export function noteStock(changes: readonly StockChange[]): void {
  for (const { productId, newStock, revision } of changes) {
    const known = levelById.get(productId);
    if (known && known.stockRevision >= revision) continue;
    levelById.set(productId, { stock: newStock, stockRevision: revision });
    for (const listener of listenersById.get(productId) ?? []) listener();
  }
}

/** The stock to show: what the page was loaded with, or what has been heard since if that is newer. */
export function newestStock(productId: string, loaded: StockLevel): number {
  const heard = levelById.get(productId);
  return heard && heard.stockRevision > (loaded.stockRevision ?? 0) ? heard.stock : loaded.stock;
}

export function useLiveStock({ id, ...loaded }: StockLevel & { id: string }): number {
  return useSyncExternalStore(
    (listener) => listenForStock(id, listener),
    () => newestStock(id, loaded),
    () => loaded.stock,
  );
}

function listenForStock(productId: string, listener: () => void): () => void {
  const listeners = listenersById.get(productId) ?? new Set();
  listenersById.set(productId, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listenersById.delete(productId);
  };
}
