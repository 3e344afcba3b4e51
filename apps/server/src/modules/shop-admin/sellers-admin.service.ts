import type { Database } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import { endSellerSessions } from '../sellers/index.ts';
import * as repository from './sellers-admin.repository.ts';

export type SellersAdminDeps = { database: Database };

export function createSellersAdminService({ database }: SellersAdminDeps) {
  return {
    listSellers: () => repository.listSellers(database.db),

    /** A suspended shop is logged out everywhere and its products leave the shelves; orders go on. */
    async changeSellerStatus(sellerId: string, status: 'approved' | 'suspended'): Promise<string> {
      const unknownShop = () => new AppError('not_found', 'There is no such shop.');
      if (!isUuid(sellerId)) throw unknownShop();
      return database.transaction(async (tx) => {
        const shopName = await repository.changeStatus(tx, sellerId, status);
        if (shopName === undefined) throw unknownShop();
        if (status === 'suspended') {
          await endSellerSessions(tx, { sellerId });
          const productIds = await repository.unpublishAll(tx, sellerId);
          if (productIds.length > 0) await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds } });
        }
        return shopName;
      });
    },
  };
}
