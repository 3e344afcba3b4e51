import type { StockChange } from '@urumuri/contract';
import type { DomainEvents } from '../events/event-bus.ts';

type Levels = DomainEvents['stock.changed']['products'];

/** Four tellings a second at most, however fast the shop sells. */
const collectMs = 250;

/** Gathers changes of stock for a moment and tells them together: each product once, with its newest level. */
export function createStockBatch(tell: (products: StockChange[]) => void, waitMs = collectMs) {
  let changeById = new Map<string, StockChange>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const changes = [...changeById.values()];
    changeById = new Map();
    if (changes.length > 0) tell(changes);
  }

  return {
    add(levels: Levels): void {
      for (const level of levels) changeById.set(level.productId, merge(changeById.get(level.productId), level));
      timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}

function merge(
  waiting: StockChange | undefined,
  { productId, available, revision, fellBy }: Levels[number],
): StockChange {
  const isNewer = waiting === undefined || revision > waiting.revision;
  return {
    _id: productId,
    productId,
    productInfo: { _id: productId },
    quantity: (waiting?.quantity ?? 0) + fellBy,
    newStock: isNewer ? available : waiting.newStock,
    revision: isNewer ? revision : waiting.revision,
  };
}
