import type { AnswerShopNameBody } from '@urumuri/contract';
import { actAs } from '../../../db/audit.ts';
import type { Database } from '../../../db/client.ts';
import { noteNotices, securityNotice } from '../../../db/notices.ts';
import { AppError } from '../../../app-error.ts';
import { isUuid } from '../../../db/uuid.ts';
import { deleteSecondStep } from '../second-step.repository.ts';
import { endSellerSessions } from '../seller-sessions.service.ts';
import { nameKeyOf } from '../shop-name.rules.ts';
import * as repository from './shops.repository.ts';
import { noteShopChanged, shutOut } from '../shop-on-sale.ts';

const unknownShop = () => new AppError('not_found', 'There is no such shop.');
const changedMeanwhile = () =>
  new AppError('edit_conflict', 'The shop wants another name by now, or none. Please look again.');

export type ShopsService = ReturnType<typeof createShopsService>;

export function createShopsService(database: Database) {
  return {
    listSellers: () => repository.listSellers(database.db),

    /** A suspended shop is logged out everywhere and its products leave the shelves; orders go on. */
    async changeSellerStatus(adminId: string, sellerId: string, status: 'approved' | 'suspended'): Promise<string> {
      if (!isUuid(sellerId)) throw unknownShop();
      return database.transaction(async (tx) => {
        await actAs(tx, adminId);
        const shopName = await repository.changeStatus(tx, sellerId, status);
        if (shopName === undefined) throw unknownShop();
        if (status === 'suspended') await shutOut(tx, sellerId);
        return shopName;
      });
    },

    /** Gives the shop the name it wants, on every page that shows it, or lets it keep the one it has. */
    async answerShopName(adminId: string, sellerId: string, { name, isAgreed }: AnswerShopNameBody): Promise<void> {
      if (!isUuid(sellerId)) throw unknownShop();
      await database.transaction(async (tx) => {
        if (!isAgreed) {
          if (!(await repository.dropWantedName(tx, sellerId, name))) throw changedMeanwhile();
          return;
        }
        await actAs(tx, adminId);
        const outcome = await repository.takeWantedName(tx, { sellerId, name, nameKey: nameKeyOf(name) });
        if (outcome === 'changed') throw changedMeanwhile();
        if (outcome === 'taken') throw new AppError('name_taken', 'Another shop has such a name by now.');
        await noteShopChanged(tx, sellerId);
      });
    },

    /** For a seller who has lost app and recovery codes. Who was signed in signs in again, with the password. */
    async resetSecondStep(sellerId: string): Promise<string> {
      if (!isUuid(sellerId)) throw unknownShop();
      return database.transaction(async (tx) => {
        const shopName = await repository.findShopName(tx, sellerId);
        if (shopName === undefined) throw unknownShop();
        if (!(await deleteSecondStep(tx, sellerId))) {
          throw new AppError('edit_conflict', `${shopName} has no two-step login.`);
        }
        await noteNotices(tx, [securityNotice({ reader: 'seller', readerId: sellerId }, 'second_step_reset')]);
        await endSellerSessions(tx, { sellerId });
        return shopName;
      });
    },
  };
}
