import type { Product } from '@urumuri/contract';
import type { Executor } from '../../db/client.ts';
import { type Json, writeJson } from '../../http/json.ts';
import { presentListed } from './catalogue.presenter.ts';
import { listByIds, type ListedProduct } from './product-rows.repository.ts';

const defaultMost = 80_000;

/** A product as lists show it, ready to be sent. */
export type KeptProduct = { id: string; version: string; slug: string; name: string; json: Json<Product> };

/**
 * Products that were shown lately. A list is found as ids and versions of rows; of those, only the ones that are
 * new here or have changed since are read. A row gets another version with every change, so nothing is ever stale.
 */
export class KeptProducts {
  readonly #half: number;
  /** What was shown of late, and what before that; when the former is half of all there may be, the latter goes. */
  #recent = new Map<string, KeptProduct>();
  #older = new Map<string, KeptProduct>();

  constructor(most = defaultMost) {
    this.#half = most / 2;
  }

  /** The products of a list, in its order; one that has gone meanwhile is left out. */
  async read(executor: Executor, listed: readonly ListedProduct[]): Promise<KeptProduct[]> {
    const found = listed.map(({ id, version }) => this.#find(id, version));
    if (!found.includes(undefined)) return found as KeptProduct[];
    const missing = listed.filter((_, place) => found[place] === undefined).map(({ id }) => id);
    const readById = new Map<string, KeptProduct>();
    for (const row of await listByIds(executor, missing)) {
      const { id, version, slug, name } = row;
      const product = { id, version, slug, name, json: writeJson(presentListed(row)) };
      readById.set(id, product);
      this.#keep(product);
    }
    return listed.flatMap(({ id }, place) => found[place] ?? readById.get(id) ?? []);
  }

  #find(id: string, version: string): KeptProduct | undefined {
    const recent = this.#recent.get(id);
    if (recent !== undefined) return recent.version === version ? recent : undefined;
    const older = this.#older.get(id);
    if (older?.version !== version) return undefined;
    this.#keep(older);
    return older;
  }

  #keep(product: KeptProduct): void {
    this.#recent.set(product.id, product);
    if (this.#recent.size < this.#half) return;
    this.#older = this.#recent;
    this.#recent = new Map();
  }
}
