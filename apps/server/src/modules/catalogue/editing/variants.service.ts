import { limits, type SaveVariantsBody } from '@urumuri/contract';
import { AppError } from '../../../app-error.ts';
import { transactionAs } from '../../../db/audit.ts';
import type { Database } from '../../../db/client.ts';
import { noteEvent } from '../../../db/outbox.ts';
import { whenTaken } from '../../../db/rows.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Staff } from '../../../http/serve.ts';
import { findOwn } from './products.repository.ts';
import { insertWithSlug } from './products.service.ts';
import * as repository from './variants.repository.ts';
import { describeVariant, findWrongRows, nameVariant } from './variants.rules.ts';

const unknownProduct = () => new AppError('not_found', 'There is no such product.');

function refuseTaken(): never {
  throw new AppError('edit_conflict', 'Another product has one of these SKUs by now. Load the page again.');
}

export type VariantsService = ReturnType<typeof createVariantsService>;

/** The variants of one product, seen and written together. */
export function createVariantsService({ database, now }: { database: Database; now(): Date }) {
  const { db } = database;
  return {
    async listVariants(sellerId: string, productId: string) {
      const product = isUuid(productId) ? await findOwn(db, sellerId, productId) : undefined;
      if (product === undefined || product.deletedAt !== null) throw unknownProduct();
      return { family: product.family ?? '', variants: await repository.listVariants(db, product) };
    },

    /** All rows are written, or none: what is wrong is said of each. New ones are described as the product that was opened. */
    async saveVariants({ id: sellerId, personId }: Staff, productId: string, { family, rows }: SaveVariantsBody) {
      const ids = rows.flatMap(({ _id }) => _id?.toLowerCase() ?? []);
      if (![productId, ...ids].every(isUuid)) throw unknownProduct();
      const saving = transactionAs(database, personId, async (tx) => {
        const first = await findOwn(tx, sellerId, productId);
        const heldById = await repository.lockVariants(tx, sellerId, ids);
        if (first === undefined || first.deletedAt !== null || heldById.size !== ids.length) throw unknownProduct();
        const skus = rows.map(({ sku }) => sku.toLowerCase());
        const wrong = findWrongRows(rows, heldById, await repository.listOtherSkus(tx, sellerId, skus, ids));
        if (Object.keys(wrong).length > 0) {
          throw new AppError('validation_failed', 'Nothing is saved yet: some rows need another look.', wrong);
        }
        const written = rows.map(({ _id, options, sku, price, stock, cost, seenStock }) => {
          const held = _id === undefined ? undefined : heldById.get(_id.toLowerCase());
          return {
            id: held && _id ? _id.toLowerCase() : undefined,
            family,
            options: options.map(({ label, value }) => [label, value] as const),
            named: options,
            sku: sku || null,
            price,
            stock: held && stock === seenStock ? held.stock : stock,
            cost: cost ?? null,
          };
        });
        const known = written.flatMap(({ id, named: _, ...row }) => (id === undefined ? [] : [{ ...row, id }]));
        const levels = await repository.writeVariants(tx, known);
        const added: string[] = [];
        for (const { id, named, options, sku, price, stock, cost } of written) {
          if (id !== undefined) continue;
          const name = nameVariant(first.name, first.options, named).slice(0, limits.productNameLength);
          const { categoryId, brandId, brand, model, shortDescription, description, warrantyMonths, boxContents } =
            first;
          const described = { categoryId, brandId, model, shortDescription, description, warrantyMonths, boxContents };
          const row = {
            ...described,
            sellerId,
            name,
            family,
            options,
            sku,
            stock,
            priceRwf: price,
            costRwf: cost,
            // The others are addresses that are still to be fetched, for that product.
            images: first.images.filter((image) => image.startsWith('/')),
            specifications: describeVariant(first.specifications, first.options, named),
            publishedAt: first.publishedAt === null ? null : now(),
          };
          added.push(await insertWithSlug(tx, row, { brand, name }));
        }
        if (levels.length > 0) await noteEvent(tx, { type: 'stock.changed', payload: { products: levels } });
        await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [...ids, ...added] } });
        return added.length;
      });
      return whenTaken(saving, refuseTaken);
    },
  };
}
