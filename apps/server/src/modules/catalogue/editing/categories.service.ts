import type { BannerBody, CategoryBody, SpecificationBody } from '@urumuri/contract';
import { actAs } from '../../../db/audit.ts';
import type { Database, Executor } from '../../../db/client.ts';
import { noteEvent } from '../../../db/outbox.ts';
import { AppError, refuseField } from '../../../app-error.ts';
import { makeSlug } from '../../../slug.ts';
import { isUuid } from '../../../db/uuid.ts';
import { listSpecifications } from '../catalogue.repository.ts';
import { checkPlace, findTakenName } from './category-tree.rules.ts';
import * as repository from './categories.repository.ts';

const unknownBanner = () => new AppError('not_found', 'There is no such banner.');
const unknownCategory = () => new AppError('not_found', 'There is no such category.');
const nameTaken = () => new AppError('name_taken', 'A category with this name already exists.');

/** What does not belong to its kind is left out. */
function toSpecification({ name, kind, unit, choices, lowest, highest }: SpecificationBody) {
  const isNumber = kind === 'number';
  return {
    name,
    kind,
    unit: isNumber ? unit : '',
    choices: kind === 'choice' ? [...new Set(choices)] : [],
    lowest: (isNumber ? lowest : undefined) ?? null,
    highest: (isNumber ? highest : undefined) ?? null,
  };
}

/** Nothing said leaves the terms as they are; null gives them up for those of the category above. */
function toTerms(returns: CategoryBody['returns'], vatPercent: CategoryBody['vatPercent']) {
  return {
    ...(returns === undefined ? {} : { returnDays: returns?.days ?? null, returnNote: returns?.note ?? '' }),
    ...(vatPercent === undefined ? {} : { vatPercent }),
  };
}

export type CategoriesService = ReturnType<typeof createCategoriesService>;

/** What every page shows around its products: the banners and the categories. */
export function createCategoriesService({ database }: { database: Database }) {
  /** Whatever lists banners or categories is rendered anew. */
  async function change<Result>(work: (tx: Executor) => Promise<Result>, adminId?: string): Promise<Result> {
    return database.transaction(async (tx) => {
      if (adminId !== undefined) await actAs(tx, adminId);
      const result = await work(tx);
      await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [] } });
      return result;
    });
  }

  async function toBanner(tx: Executor, { product, ...values }: BannerBody): Promise<repository.BannerValues> {
    const productId = await repository.findProductId(tx, product);
    if (productId !== undefined) return { ...values, productId };
    throw refuseField('product', 'There is no such product');
  }

  function placeBelow(tree: repository.CategoryRow[], parentId: string, moved: repository.CategoryRow | undefined) {
    const place = checkPlace(tree, parentId, moved);
    if ('refusal' in place) throw refuseField('parentId', place.refusal);
    return place;
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

    createCategory: (adminId: string, { name, image, position, parentId = '', returns, vatPercent }: CategoryBody) =>
      change(async (tx) => {
        const place = placeBelow(await repository.lockTree(tx), parentId, undefined);
        const values = { name, image, position, slug: makeSlug(name), ...place, ...toTerms(returns, vatPercent) };
        const created = await repository.insertCategory(tx, values);
        if (!created) throw nameTaken();
        return created;
      }, adminId),

    /** The slug stays: addresses with it are out in the world. */
    async updateCategory(
      adminId: string,
      categoryId: string,
      { name, image, position, parentId, returns, vatPercent }: CategoryBody,
    ) {
      return change(async (tx) => {
        const tree = await repository.lockTree(tx);
        const held = tree.find(({ id }) => id === categoryId);
        if (!held) throw unknownCategory();
        const namesake = await repository.findCategoryByName(tx, name);
        if (namesake && namesake.id !== categoryId) throw nameTaken();
        if (parentId !== undefined && parentId !== (held.parentId ?? '')) {
          const place = placeBelow(tree, parentId, held);
          await repository.moveCategory(tx, categoryId, place.parentId, place.level - held.level);
        }
        const values = { name, image, position: position ?? held.position, ...toTerms(returns, vatPercent) };
        return repository.updateCategory(tx, categoryId, values);
      }, adminId);
    },

    /** Takes the place of all that the category has defined before. */
    async setSpecifications(categoryId: string, given: readonly SpecificationBody[]): Promise<void> {
      await change(async (tx) => {
        const tree = await repository.lockTree(tx);
        if (!tree.some(({ id }) => id === categoryId)) throw unknownCategory();
        const taken = findTakenName(tree, categoryId, given, await listSpecifications(tx));
        if (taken) throw refuseField('specifications', taken);
        await repository.writeSpecifications(tx, categoryId, given.map(toSpecification));
      });
    },

    async deleteCategory(adminId: string, categoryId: string): Promise<void> {
      if (!isUuid(categoryId)) throw unknownCategory();
      await change(async (tx) => {
        if (!(await repository.lockCategory(tx, categoryId))) throw unknownCategory();
        const below = (await repository.lockTree(tx)).filter(({ parentId }) => parentId === categoryId).length;
        if (below > 0) {
          const sentence =
            below === 1
              ? '1 category lies in this one. Move it first.'
              : `${below} categories lie in this one. Move them first.`;
          throw new AppError('edit_conflict', sentence, { below });
        }
        const products = await repository.countProductsIn(tx, categoryId);
        if (products > 0) {
          const sentence =
            products === 1
              ? '1 product is in this category. Move it first.'
              : `${products} products are in this category. Move them first.`;
          throw new AppError('edit_conflict', sentence, { products });
        }
        const code = await repository.findVoucherFor(tx, categoryId);
        if (code !== undefined) {
          const sentence = `Voucher ${code} is for this category only, and its orders refer to it. Rename the category instead.`;
          throw new AppError('edit_conflict', sentence);
        }
        await repository.deleteCategory(tx, categoryId);
      }, adminId);
    },
  };
}
