import { randomBytes } from 'node:crypto';
import {
  type ChangeProductsBody,
  CONSOLE_PAGE_SIZE,
  type CreateProductBody,
  limits,
  type RecordStockBody,
  type SellerProductsQuery,
  type UpdateProductBody,
} from '@urumuri/contract';
import { transactionAs } from '../../../db/audit.ts';
import type { Database, Executor } from '../../../db/client.ts';
import { noteEvent } from '../../../db/outbox.ts';
import { whenTaken } from '../../../db/rows.ts';
import type { ImageStore } from '../../../images/image-store.ts';
import { AppError, refuseField } from '../../../app-error.ts';
import { isSlugOf, makeProductSlug, makeSlug } from '../../../slug.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Staff } from '../../../http/serve.ts';
import { listSpecifications } from '../catalogue.repository.ts';
import { readSpecifications } from '../specifications.rules.ts';
import { heldBack } from './change-products.rules.ts';
import { changeProducts } from './change-products.service.ts';
import * as repository from './products.repository.ts';
import { listMovements, setStock } from './stock-movements.repository.ts';

type SellerProductsDeps = { database: Database; imageStore: ImageStore; now(): Date };

type Facts = Omit<CreateProductBody, 'isPublished'>;

const unknownProduct = () => new AppError('not_found', 'There is no such product.');
const slugTail = () => `-${randomBytes(3).toString('hex')}`;

/** Of what a product is written with, its SKU or its barcode can be another one's. */
function refuseTaken(index: string | undefined): never {
  const word = repository.takenWord(index);
  throw refuseField(word.toLowerCase(), `Another product of this shop has this ${word}`);
}

type Named = { brand: string; name: string };

async function findFreeSlug(tx: Executor, named: Named): Promise<string> {
  const slug = makeProductSlug(named);
  return (await repository.isFreeSlug(tx, slug)) ? slug : slug + slugTail();
}

/** A new product, at an address made of its name. */
export async function insertWithSlug(
  tx: Executor,
  row: Omit<Parameters<typeof repository.insertProduct>[1], 'slug'>,
  named: Named,
): Promise<string> {
  const slug = await findFreeSlug(tx, named);
  const id =
    (await repository.insertProduct(tx, { ...row, slug })) ??
    (await repository.insertProduct(tx, { ...row, slug: slug + slugTail() }));
  if (id === undefined) throw new Error('No free slug was found.');
  return id;
}

export type SellerProductsService = ReturnType<typeof createSellerProductsService>;

export function createSellerProductsService({ database, imageStore, now }: SellerProductsDeps) {
  const { db } = database;

  async function getProduct(sellerId: string, productId: string): Promise<repository.OwnProductRow> {
    const product = isUuid(productId) ? await repository.findOwn(db, sellerId, productId) : undefined;
    if (product === undefined) throw unknownProduct();
    return product;
  }

  async function toRow(tx: Executor, facts: Facts): Promise<repository.ProductFacts> {
    const { brand, categoryId, specifications, price, discount, salePrice, sku, barcode, warrantyMonths, ...rest } =
      facts;
    if (salePrice !== undefined && salePrice >= price)
      throw refuseField('salePrice', 'The sale price must be below the price');
    if (!isUuid(categoryId) || !(await repository.hasCategory(tx, categoryId))) {
      throw refuseField('categoryId', 'Choose a category');
    }
    const path = await repository.listCategoryPath(tx, categoryId);
    const defined = (await listSpecifications(tx)).filter((one) => path.includes(one.categoryId));
    const read = readSpecifications(specifications, defined);
    if (!read.ok) throw refuseField('specifications', read.reason);
    const { family, options } = rest;
    if (family !== '' && options.length === 0)
      throw refuseField('options', 'Enter what is different about it, such as Colour: Black');
    return {
      ...rest,
      categoryId,
      brandId: await repository.findOrCreateBrand(tx, brand, makeSlug(brand) + slugTail()),
      specifications: read.value.map(({ label, value }) => [label, value] as const),
      priceRwf: price,
      discountPercent: discount,
      salePriceRwf: salePrice ?? null,
      sku: sku || null,
      barcode: barcode || null,
      warrantyMonths: warrantyMonths ?? null,
      family: family || null,
      options: family === '' ? [] : options.map(({ label, value }) => [label, value] as const),
    };
  }

  const noteChanged = (tx: Executor, productId: string) =>
    noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [productId] } });

  return {
    getProduct,

    /** What products are described by, category by category. */
    listSpecifications: () => listSpecifications(db),

    async listProducts(sellerId: string, { pageNumber, ...filter }: SellerProductsQuery) {
      const slice = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [rows, total, choices] = await Promise.all([
        repository.listOwn(db, sellerId, filter, slice),
        repository.countOwn(db, sellerId, filter),
        repository.listChoices(db, sellerId),
      ]);
      return { rows, total, ...choices };
    },

    async createProduct({ id: sellerId, personId }: Staff, { isPublished, ...facts }: CreateProductBody) {
      await imageStore.assertStored(facts.images, 'images');
      const creation = transactionAs(database, personId, async (tx) => {
        const row = { ...(await toRow(tx, facts)), sellerId, publishedAt: isPublished ? now() : null };
        const id = await insertWithSlug(tx, row, facts);
        await noteChanged(tx, id);
        return id;
      });
      const productId = await whenTaken(creation, refuseTaken);
      return getProduct(sellerId, productId);
    },

    /** Writes the form back, unless units were sold or returned since it was opened. */
    async updateProduct(
      { id: sellerId, personId }: Staff,
      productId: string,
      { seenStock, seenUpdatedAt, ...facts }: UpdateProductBody,
    ) {
      if (!isUuid(productId)) throw unknownProduct();
      await imageStore.assertStored(facts.images, 'images');
      const change = transactionAs(database, personId, async (tx) => {
        const held = await repository.lockOwn(tx, sellerId, productId);
        if (held === undefined) throw unknownProduct();
        if (seenUpdatedAt !== undefined && held.updatedAt.toISOString() !== seenUpdatedAt) {
          throw new AppError('edit_conflict', 'Someone else has changed this product since you opened it. Reload it.');
        }
        if (facts.stock !== seenStock && held.stock !== seenStock) {
          throw new AppError('edit_conflict', `The stock has changed meanwhile: it is ${held.stock} now.`, {
            stock: held.stock,
          });
        }
        const stock = facts.stock === seenStock ? held.stock : facts.stock;
        if (stock < held.reserved) {
          throw refuseField('stock', `${held.reserved} reserved for orders: the stock cannot be less.`);
        }
        const row = await toRow(tx, facts);
        const images = [...facts.images, ...held.waiting];
        const level = await repository.updateOwn(tx, sellerId, productId, { ...row, images, stock });
        if (level === undefined) throw unknownProduct();
        if (!isSlugOf(held.slug, facts))
          await repository.moveSlug(tx, productId, held.slug, await findFreeSlug(tx, facts));
        await noteChanged(tx, productId);
        const moved = [{ ...level, fellBy: held.stock - stock }];
        if (stock !== held.stock) await noteEvent(tx, { type: 'stock.changed', payload: { products: moved } });
      });
      await whenTaken(change, refuseTaken);
      return getProduct(sellerId, productId);
    },

    async publishProduct({ id: sellerId, personId }: Staff, productId: string, isPublished: boolean) {
      if (!isUuid(productId)) throw unknownProduct();
      await transactionAs(database, personId, async (tx) => {
        const held = await repository.lockOwn(tx, sellerId, productId);
        if (isPublished && held?.isHeldBack) throw new AppError('edit_conflict', heldBack);
        if (!(await repository.publishOwn(tx, sellerId, productId, isPublished))) throw unknownProduct();
        await noteChanged(tx, productId);
      });
      return getProduct(sellerId, productId);
    },

    async listStockMovements(sellerId: string, productId: string) {
      const { costRwf } = await getProduct(sellerId, productId);
      return { costRwf, movements: await listMovements(db, productId) };
    },

    async recordStock({ id: sellerId, personId }: Staff, productId: string, record: RecordStockBody) {
      if (!isUuid(productId)) throw unknownProduct();
      await transactionAs(database, personId, async (tx) => {
        const held = await repository.lockOwn(tx, sellerId, productId);
        if (held === undefined) throw unknownProduct();
        const { reason, units } = record;
        if (reason !== 'counted' && units === 0) throw refuseField('units', 'Say how many units');
        const stock = { received: held.stock + units, counted: units, broken: held.stock - units }[reason];
        if (stock > limits.stockUnits) throw refuseField('units', `At most ${limits.stockUnits} units in stock`);
        if (stock < held.reserved)
          throw refuseField('units', `${held.stock} are in stock, ${held.reserved} of them reserved for orders`);
        const moved = await setStock(tx, productId, stock, record);
        await noteChanged(tx, productId);
        if (moved.length > 0) await noteEvent(tx, { type: 'stock.changed', payload: { products: moved } });
      });
    },

    changeProducts: (staff: Staff, body: ChangeProductsBody) => changeProducts(database, staff, body),
  };
}
