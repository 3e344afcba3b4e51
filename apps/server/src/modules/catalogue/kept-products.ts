import type { Executor } from '../../db/client.ts';
import { listByIds, type ListedProduct, type ProductRow } from './product-rows.repository.ts';

const defaultMost = 20_000;

/**
 * Products that were shown lately. A list is found as ids and versions of rows; of those, only the ones that are
 * new here or have changed since are read. A row gets another version with every change, so nothing is ever stale.
 */
export class KeptProducts {
  readonly #most: number;
  readonly #kept = new Map<string, ProductRow>();

  constructor(most = defaultMost) {
    this.#most = most;
  }

  /** The products of a list, in its order; one that has gone meanwhile is left out. */
  async read(executor: Executor, listed: readonly ListedProduct[]): Promise<ProductRow[]> {
    const rows = listed.map(({ id, version }) => this.#find(id, version));
    if (!rows.includes(undefined)) return rows as ProductRow[];
    const missing = listed.filter((_, place) => rows[place] === undefined).map(({ id }) => id);
    const readById = new Map((await listByIds(executor, missing)).map((row) => [row.id, row]));
    for (const row of readById.values()) this.#keep(row);
    return listed.flatMap(({ id }, place) => rows[place] ?? readById.get(id) ?? []);
  }

  #find(id: string, version: string): ProductRow | undefined {
    const row = this.#kept.get(id);
    return row?.version === version ? row : undefined;
  }

  #keep(row: ProductRow): void {
    this.#kept.delete(row.id);
    this.#kept.set(row.id, row);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.#most && !oldest.done) this.#kept.delete(oldest.value);
  }
}
