import { CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import { AppError, refuseField } from '../../../app-error.ts';
import { transactionAs } from '../../../db/audit.ts';
import type { Database, Executor } from '../../../db/client.ts';
import { noteEvent } from '../../../db/outbox.ts';
import { whenTaken } from '../../../db/rows.ts';
import { isUuid } from '../../../db/uuid.ts';
import { makeSlug } from '../../../slug.ts';
import { moveVouchersToBrand } from '../../promotions/index.ts';
import * as repository from './brands.repository.ts';

const unknownBrand = () => new AppError('not_found', 'There is no such brand.');

function refuseTaken(): never {
  throw new AppError('name_taken', 'Another brand has this name. Merge the two instead.');
}

export type BrandsService = ReturnType<typeof createBrandsService>;

/** Brands come from sellers and files, in as many spellings: the office puts them in order. */
export function createBrandsService({ database }: { database: Database }) {
  const { db } = database;

  /** Lists and the pages of the products that the work names are rendered anew. */
  async function change(adminId: string, work: (tx: Executor) => Promise<string[]>): Promise<void> {
    await transactionAs(database, adminId, async (tx) => {
      const productIds = await work(tx);
      await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds } });
    });
  }

  return {
    async listBrands({ search, pageNumber }: { search?: string | undefined; pageNumber: number }) {
      const slice = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [found, total] = await Promise.all([
        repository.listBrands(db, search, slice),
        repository.countBrands(db, search),
      ]);
      return { brands: found, total };
    },

    /** The address stays, and the name of before leads on. */
    async renameBrand(adminId: string, brandId: string, name: string): Promise<void> {
      if (!isUuid(brandId)) throw unknownBrand();
      const renaming = change(adminId, async (tx) => {
        const held = (await repository.lockBrands(tx, [brandId])).get(brandId);
        if (held === undefined) throw unknownBrand();
        const namesake = await repository.findBrand(tx, name);
        if (namesake && namesake.id !== brandId) refuseTaken();
        if (held.name.toLowerCase() !== name.toLowerCase()) {
          await repository.forgetName(tx, name);
          await repository.rememberName(tx, brandId, held.name, makeSlug(held.name));
        }
        await repository.renameBrand(tx, brandId, name);
        return repository.listProductIds(tx, brandId);
      });
      await whenTaken(renaming, refuseTaken);
    },

    async mergeBrand(adminId: string, brandId: string, into: string): Promise<void> {
      if (!isUuid(brandId)) throw unknownBrand();
      await change(adminId, async (tx) => {
        const target = await repository.findBrand(tx, into);
        if (target === undefined) throw refuseField('into', 'There is no such brand');
        const held = await repository.lockBrands(tx, [brandId, target.id]);
        const from = held.get(brandId);
        if (from === undefined || !held.has(target.id)) throw unknownBrand();
        if (target.id === brandId) throw refuseField('into', 'Choose another brand');
        // The names first: products are written into the search with them.
        await repository.rememberName(tx, target.id, from.name, makeSlug(from.name));
        const moved = await repository.moveProducts(tx, brandId, target.id);
        await moveVouchersToBrand(tx, brandId, target.id);
        await repository.replaceBrand(tx, brandId, target.id);
        return moved;
      });
    },
  };
}
