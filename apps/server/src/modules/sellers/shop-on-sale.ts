import type { Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { unpublishAll } from '../catalogue/index.ts';
import { endSellerSessions } from './seller-sessions.service.ts';
import { listOnSale } from './sellers.repository.ts';

async function noteChanged(tx: Executor, productIds: string[]): Promise<void> {
  if (productIds.length > 0) await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds } });
}

/** Every page that shows a product of the shop is made anew. */
export const noteShopChanged = async (tx: Executor, sellerId: string) =>
  noteChanged(tx, await listOnSale(tx, sellerId));

/** Who may come in no more is logged out everywhere, and what they sell leaves the shelves; orders go on. */
export async function shutOut(tx: Executor, sellerId: string): Promise<void> {
  await endSellerSessions(tx, { sellerId });
  await noteChanged(tx, await unpublishAll(tx, sellerId));
}
