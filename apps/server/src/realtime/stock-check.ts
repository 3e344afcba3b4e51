import type { StockChange } from '@urumuri/contract';
import { clientEvents } from '@urumuri/contract/schemas';
import { createBatchedRead } from '../concurrency/batched-read.ts';
import type { LiveServer, LiveSocket } from './live-server.ts';

export type StockNow = { productId: string; available: number; revision: number };

export type StockCheckDeps = {
  io: LiveServer;
  /** Of products that are on sale; ids may be anything. */
  listStock(productIds: string[]): Promise<StockNow[]>;
  onError(error: unknown): void;
};

/** A query asks for no more products than this, and a few over. */
const productsPerRead = 1000;

/**
 * Tells a page what has changed since it was made: it may be older than its socket, and what was told
 * meanwhile it has not heard. Where nothing has changed nothing is said.
 */
export function answerStockChecks({ io, listStock, onError }: StockCheckDeps): void {
  // After a restart everybody asks at once.
  const readStock = createBatchedRead(
    async (ids: string[]) => new Map((await listStock(ids)).map((level) => [level.productId, level])),
    productsPerRead,
  );

  async function answer(socket: LiveSocket, check: unknown): Promise<void> {
    const parsed = clientEvents.check_stock.safeParse(check);
    if (!parsed.success) return;
    const shown = new Map(parsed.data.products.map(({ productId, revision }) => [productId, revision]));
    const levels = await readStock(shown.keys());
    const products = [...shown].flatMap(([productId, revision]) => {
      const level = levels.get(productId);
      return level && level.revision > revision ? [toChange(level)] : [];
    });
    if (products.length > 0) socket.emit('stockUpdated', { products });
  }

  io.on('connection', (socket) => {
    socket.on('check_stock', (check) => {
      answer(socket, check).catch(onError);
    });
  });
}

function toChange({ productId, available, revision }: StockNow): StockChange {
  return { _id: productId, productId, productInfo: { _id: productId }, quantity: 0, newStock: available, revision };
}
