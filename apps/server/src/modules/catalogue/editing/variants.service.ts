import { limits, type SaveVariantsBody, type VariantRow } from '@urumuri/contract';
import { AppError } from '../../../app-error.ts';
import { transactionAs } from '../../../db/audit.ts';
import type { Database, Executor } from '../../../db/client.ts';
import { noteEvent } from '../../../db/outbox.ts';
import { whenTaken } from '../../../db/rows.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Staff } from '../../../http/serve.ts';
import { findOwn, type OwnProductRow, takenWord } from './products.repository.ts';
import { insertWithSlug } from './products.service.ts';
import * as repository from './variants.repository.ts';
import { describeVariant, findWrongRows, nameVariant } from './variants.rules.ts';

const unknownProduct = () => new AppError('not_found', 'There is no such product.');

function refuseTaken(index: string | undefined): never {
  const word = takenWord(index);
  throw new AppError('edit_conflict', `Another product has one of these ${word}s by now. Load the page again.`);
}

const toStored = ({ options, sku, barcode }: Pick<VariantRow, 'options' | 'sku' | 'barcode'>) => ({
  options: options.map(({ label, value }) => [label, value] as const),
  sku: sku || null,
  barcode: barcode || null,
});

export type VariantsService = ReturnType<typeof createVariantsService>;

/** The variants of one product, seen and written together. */
export function createVariantsService({ database, now }: { database: Database; now(): Date }) {
  const { db } = database;

  /** It is described as the product that was opened. */
  async function addVariant(tx: Executor, first: OwnProductRow, row: VariantRow & { family: string }): Promise<string> {
    const { sellerId, categoryId, brandId, brand, model, shortDescription, description, warrantyMonths } = first;
    const name = nameVariant(first.name, first.options, row.options).slice(0, limits.productNameLength);
    const { boxContents, images, specifications, options } = first;
    const described = { categoryId, brandId, model, shortDescription, description, warrantyMonths, boxContents };
    const variant = {
      ...described,
      ...toStored(row),
      sellerId,
      name,
      family: row.family,
      stock: row.stock,
      priceRwf: row.price,
      costRwf: row.cost ?? null,
      // The others are addresses that are still to be fetched, for that product.
      images: images.filter((image) => image.startsWith('/')),
      specifications: describeVariant(specifications, options, row.options),
      // Of one that is held back, the shop's wish waits with it.
      publishedAt: (first.isHeldBack ? first.wasPublishedAt : first.publishedAt) && now(),
    };
    return insertWithSlug(tx, variant, { brand, name });
  }

  return {
    async listVariants(sellerId: string, productId: string) {
      const product = isUuid(productId) ? await findOwn(db, sellerId, productId) : undefined;
      if (product === undefined || product.deletedAt !== null) throw unknownProduct();
      return { family: product.family ?? '', variants: await repository.listVariants(db, product) };
    },

    /** All rows are written, or none: what is wrong is said of each. */
    async saveVariants({ id: sellerId, personId }: Staff, productId: string, { family, rows }: SaveVariantsBody) {
      const ids = rows.flatMap(({ _id }) => _id?.toLowerCase() ?? []);
      if (![productId, ...ids].every(isUuid)) throw unknownProduct();
      const saving = transactionAs(database, personId, async (tx) => {
        const first = await findOwn(tx, sellerId, productId);
        const heldById = await repository.lockVariants(tx, sellerId, ids);
        if (first === undefined || first.deletedAt !== null || heldById.size !== ids.length) throw unknownProduct();
        const wrong = findWrongRows(rows, heldById, await repository.listTaken(tx, sellerId, rows, ids));
        if (Object.keys(wrong).length > 0) {
          throw new AppError('validation_failed', 'Nothing is saved yet: some rows need another look.', wrong);
        }
        const known = rows.flatMap(({ _id, seenStock, ...row }) => {
          const held = _id === undefined ? undefined : heldById.get(_id.toLowerCase());
          if (_id === undefined || held === undefined) return [];
          const stock = row.stock === seenStock ? held.stock : row.stock;
          return [{ ...toStored(row), id: _id.toLowerCase(), family, price: row.price, stock, cost: row.cost ?? null }];
        });
        const levels = await repository.writeVariants(tx, known);
        const added: string[] = [];
        for (const row of rows) {
          if (row._id === undefined) added.push(await addVariant(tx, first, { ...row, family }));
        }
        if (levels.length > 0) await noteEvent(tx, { type: 'stock.changed', payload: { products: levels } });
        await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [...ids, ...added] } });
        return added.length;
      });
      return whenTaken(saving, refuseTaken);
    },
  };
}
