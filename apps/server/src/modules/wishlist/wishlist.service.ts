import { limits } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { lockCustomer } from '../../db/lock-customer.ts';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import * as repository from './wishlist.repository.ts';

export type WishlistService = ReturnType<typeof createWishlistService>;

export function createWishlistService({ database }: { database: Database }) {
  const { db } = database;

  return {
    listItems: (customerId: string) => repository.listItems(db, customerId),

    /** Remembers which product it is and nothing else: its name and price are read when they are shown. */
    async addProduct(customerId: string, productId: string): Promise<string> {
      return database.transaction(async (tx) => {
        await lockCustomer(tx, customerId);
        const isOnSale = isUuid(productId) && (await repository.isOnSale(tx, productId));
        if (!isOnSale) throw new AppError('not_found', 'This product does not exist or is no longer sold.');
        const itemId = await repository.insertItem(tx, customerId, productId);
        if (itemId === undefined) {
          throw new AppError('already_in_wishlist', 'This product is already in your wishlist.');
        }
        const limit = limits.wishlistItems;
        if ((await repository.listItems(tx, customerId)).length > limit) {
          throw new AppError('wishlist_full', `A wishlist holds at most ${limit} products.`, { limit });
        }
        return itemId;
      });
    },

    async removeItem(customerId: string, itemId: string): Promise<void> {
      const isDeleted = isUuid(itemId) && (await repository.deleteItem(db, customerId, itemId));
      if (!isDeleted) throw new AppError('not_found', 'This product is not in your wishlist.');
    },
  };
}
