import type { StockChange, StockCheck } from '@urumuri/contract';
import { useSyncExternalStore } from 'react';

/** What is known of a product's stock. The higher the revision, the newer the knowledge. */
export type StockLevel = { stock: number; stockRevision?: number | undefined };

/** A product on the screen, as it was loaded. */
export type ShownProduct = { id: string; stockRevision?: number | undefined };

const levelById = new Map<string, { stock: number; stockRevision: number }>();
/** Who shows a product, and the revision each of them was loaded with. */
const viewersById = new Map<string, Map<() => void, number>>();
let onWatch: () => void = () => undefined;

/** Saves what the shop has just sent, unless something newer is known already. */
export function noteStock(changes: readonly StockChange[]): void {
  for (const { productId, newStock, revision } of changes) {
    if (latestRevision(productId) >= revision) continue;
    levelById.set(productId, { stock: newStock, stockRevision: revision });
    for (const viewer of viewersById.get(productId)?.keys() ?? []) viewer();
  }
}

/** The newest revision the shop has sent; -1 when it has sent none. */
export function latestRevision(productId: string): number {
  return levelById.get(productId)?.stockRevision ?? -1;
}

/** The stock to show: what the page was loaded with, or what was sent since if that is newer. */
export function newestStock(productId: string, loaded: StockLevel): number {
  const level = levelById.get(productId);
  return level && level.stockRevision > (loaded.stockRevision ?? 0) ? level.stock : loaded.stock;
}

export function useLiveStock({ id, ...loaded }: StockLevel & { id: string }): number {
  return useSyncExternalStore(
    (viewer) => watchStock({ id, stockRevision: loaded.stockRevision }, viewer),
    () => newestStock(id, loaded),
    () => loaded.stock,
  );
}

/** Calls the viewer whenever a newer level of its product arrives, until it stops watching. */
export function watchStock({ id, stockRevision = 0 }: ShownProduct, viewer: () => void): () => void {
  const viewers = viewersById.get(id) ?? new Map<() => void, number>();
  viewersById.set(id, viewers.set(viewer, stockRevision));
  onWatch();
  return () => {
    viewers.delete(viewer);
    if (viewers.size === 0) viewersById.delete(id);
  };
}

/** Every product on the screen, with the oldest revision that is shown of it. */
export function listShown(): StockCheck['products'] {
  return [...viewersById].map(([productId, viewers]) => ({
    productId,
    revision: Math.max(latestRevision(productId), Math.min(...viewers.values())),
  }));
}

/** Called whenever a product comes onto the screen. */
export function setWatchListener(listener: () => void): void {
  onWatch = listener;
}
