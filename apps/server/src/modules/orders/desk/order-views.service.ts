import { limits, type SaveOrderViewBody } from '@urumuri/contract';
import { AppError, refuseField } from '../../../app-error.ts';
import type { Database } from '../../../db/client.ts';
import { whenTaken } from '../../../db/rows.ts';
import { isUuid } from '../../../db/uuid.ts';
import * as repository from './order-views.repository.ts';

export type OrderViewsService = ReturnType<typeof createOrderViewsService>;

/** Filters of lists of orders that a person has given names; nobody else has them. */
export function createOrderViewsService({ db }: Database) {
  const listViews = (personId: string) => repository.listViews(db, personId);
  const mustBeThere = (isThere: boolean) => {
    if (!isThere) throw new AppError('not_found', 'There is no such view.');
  };

  return {
    listViews,

    async saveView(personId: string, view: SaveOrderViewBody): Promise<void> {
      const known = (await listViews(personId)).filter(({ isWhole }) => isWhole === view.isWhole);
      const isReplaced = known.some(({ name }) => name === view.name);
      if (known.length >= limits.orderViews && !isReplaced) {
        throw refuseField('name', `At most ${limits.orderViews} views: remove one first`);
      }
      await repository.saveView(db, personId, view);
    },

    async renameView(personId: string, viewId: string, name: string): Promise<void> {
      const renamed =
        isUuid(viewId) && (await whenTaken(repository.renameView(db, personId, viewId, name), refuseTaken));
      mustBeThere(renamed);
    },

    async deleteView(personId: string, viewId: string): Promise<void> {
      mustBeThere(isUuid(viewId) && (await repository.deleteView(db, personId, viewId)));
    },
  };
}

function refuseTaken(): never {
  throw refuseField('name', 'Another view has this name');
}
