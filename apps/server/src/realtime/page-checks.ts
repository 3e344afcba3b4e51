import type { StockChange } from '@urumuri/contract';
import { clientEvents } from '@urumuri/contract/schemas';
import { createBatchedRead } from '../concurrency/batched-read.ts';
import type { LiveServer, LiveSocket } from './live-server.ts';

type StockNow = { productId: string; available: number; revision: number };

type PageChecksDeps = {
  io: LiveServer;
  /** Of products that are on sale; ids may be anything. */
  listStock(productIds: string[]): Promise<StockNow[]>;
  /** When the newest review was written; the id may be anything. */
  findNewestReview(productId: string): Promise<Date | undefined>;
  onError(error: unknown): void;
};

/** A query asks for no more products than this, and a few over. */
const productsPerRead = 1000;

/** Tells a page what has changed between its making and its socket; where nothing has, nothing is said. */
export function answerPageChecks({ io, listStock, findNewestReview, onError }: PageChecksDeps): void {
  // After a restart everybody asks at once.
  const readStock = createBatchedRead(
    async (ids: string[]) => new Map((await listStock(ids)).map((level) => [level.productId, level])),
    productsPerRead,
  );

  async function checkStock(socket: LiveSocket, check: unknown): Promise<void> {
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

  async function checkReviews(socket: LiveSocket, check: unknown): Promise<void> {
    const parsed = clientEvents.check_reviews.safeParse(check);
    if (!parsed.success) return;
    const { productId, newest } = parsed.data;
    const written = await findNewestReview(productId);
    if (written && written.toISOString() !== newest) socket.emit('reviewsUpdated', { productId });
  }

  io.on('connection', (socket) => {
    socket.on('check_stock', (check) => void checkStock(socket, check).catch(onError));
    socket.on('check_reviews', (check) => void checkReviews(socket, check).catch(onError));
  });
}

function toChange({ productId, available, revision }: StockNow): StockChange {
  return { _id: productId, productId, productInfo: { _id: productId }, quantity: 0, newStock: available, revision };
}
