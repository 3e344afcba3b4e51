import type { StockChange } from '@urumuri/contract';
import { clientEvents } from '@urumuri/contract/schemas';
import type { LiveServer, LiveSocket } from './live-server.ts';

export type StockNow = { productId: string; available: number; revision: number };

export type StockCheckDeps = {
  io: LiveServer;
  /** Of products that are on sale; ids may be anything. */
  listStock(productIds: string[]): Promise<StockNow[]>;
  onError(error: unknown): void;
};

/** A reading asks for no more products than this, and a few over. */
const productsPerReading = 1000;

/**
 * Tells a page what has changed since it was made: it may be older than its socket, and what was told
 * meanwhile it has not heard. Where nothing has changed nothing is said.
 */
export function answerStockChecks({ io, listStock, onError }: StockCheckDeps): void {
  const readStock = readTogether(listStock);

  async function answer(socket: LiveSocket, check: unknown): Promise<void> {
    const parsed = clientEvents.check_stock.safeParse(check);
    if (!parsed.success) return;
    const shown = new Map(parsed.data.products.map(({ productId, revision }) => [productId, revision]));
    const levels = await readStock([...shown.keys()]);
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

type Reading = { ids: Set<string>; levels: Promise<ReadonlyMap<string, StockNow>> };

/** One reading at a time: who asks during it is answered together by the next. After a restart everybody asks. */
function readTogether(listStock: StockCheckDeps['listStock']) {
  let next: Reading | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function plan(): Reading {
    const ids = new Set<string>();
    const read = async () => {
      if (next === reading) next = undefined;
      const levels = await listStock([...ids]);
      return new Map(levels.map((level) => [level.productId, level]));
    };
    const reading: Reading = { ids, levels: last.then(read, read) };
    last = reading.levels;
    return reading;
  }

  return (productIds: readonly string[]): Reading['levels'] => {
    if (!next || next.ids.size >= productsPerReading) next = plan();
    for (const id of productIds) next.ids.add(id);
    return next.levels;
  };
}
