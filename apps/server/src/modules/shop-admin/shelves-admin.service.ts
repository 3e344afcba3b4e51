import type { BannerBody, CategoryBody } from '@urumuri/contract';
import type { Database, Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { AppError } from '../../app-error.ts';
import { makeSlug } from '../../http/slug.ts';
import { isUuid } from '../../db/uuid.ts';
import * as repository from './shelves-admin.repository.ts';

const unknownBanner = () => new AppError('not_found', 'There is no such banner.');
const unknownCategory = () => new AppError('not_found', 'There is no such category.');
const nameTaken = () => new AppError('name_taken', 'A category with this name already exists.');

/** What every page shows around its products: the banners and the categories. */
export function createShelvesAdminService({ database }: { database: Database }) {
  /** Whatever lists banners or categories is rendered anew. */
  async function change<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result> {
    return database.transaction(async (tx) => {
      const result = await work(tx);
      await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [] } });
      return result;
    });
  }

  async function toBanner(tx: Executor, { product, ...values }: BannerBody): Promise<repository.BannerValues> {
    const productId = await repository.findProductId(tx, product);
    if (productId !== undefined) return { ...values, productId };
    throw new AppError('validation_failed', 'There is no such product', { product: 'There is no such product' });
  }

  return {
    listBanners: () => repository.listBanners(database.db),

    createBanner: (body: BannerBody) => change(async (tx) => repository.insertBanner(tx, await toBanner(tx, body))),

    async updateBanner(bannerId: string, body: BannerBody): Promise<void> {
      if (!isUuid(bannerId)) throw unknownBanner();
      await change(async (tx) => {
        if (!(await repository.updateBanner(tx, bannerId, await toBanner(tx, body)))) throw unknownBanner();
      });
    },

    async deleteBanner(bannerId: string): Promise<void> {
      if (!isUuid(bannerId)) throw unknownBanner();
      await change(async (tx) => {
        if (!(await repository.deleteBanner(tx, bannerId))) throw unknownBanner();
      });
    },

    /** Never from a cache: what the office changed by one server it may read from another. */
    listCategories: () => repository.listCategories(database.db),

    createCategory: ({ name, image, position }: CategoryBody) =>
      change(async (tx) => {
        const created = await repository.insertCategory(tx, { name, image, position, slug: makeSlug(name) });
        if (!created) throw nameTaken();
        return created;
      }),

    /** The slug stays: addresses with it are out in the world. */
    async updateCategory(categoryId: string, { name, image, position }: CategoryBody): Promise<repository.CategoryRow> {
      if (!isUuid(categoryId)) throw unknownCategory();
      return change(async (tx) => {
        const namesake = await repository.findCategoryByName(tx, name);
        if (namesake && namesake.id !== categoryId) throw nameTaken();
        const values = { name, image, ...(position === undefined ? {} : { position }) };
        const updated = await repository.updateCategory(tx, categoryId, values);
        if (!updated) throw unknownCategory();
        return updated;
      });
    },

    async deleteCategory(categoryId: string): Promise<void> {
      if (!isUuid(categoryId)) throw unknownCategory();
      await change(async (tx) => {
        if (!(await repository.lockCategory(tx, categoryId))) throw unknownCategory();
        const products = await repository.countProductsIn(tx, categoryId);
        if (products > 0) {
          throw new AppError('edit_conflict', `${products} products are in this category. Move them first.`, {
            products,
          });
        }
        await repository.deleteCategory(tx, categoryId);
      });
    },
  };
}
