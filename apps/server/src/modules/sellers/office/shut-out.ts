import type { Executor } from '../../../db/client.ts';
import { noteEvent } from '../../../db/outbox.ts';
import { endSellerSessions } from '../seller-sessions.service.ts';
import { unpublishAll } from '../../catalogue/index.ts';

/** Who may come in no more is logged out everywhere, and what they sell leaves the shelves; orders go on. */
export async function shutOut(tx: Executor, sellerId: string): Promise<void> {
  await endSellerSessions(tx, { sellerId });
  const productIds = await unpublishAll(tx, sellerId);
  if (productIds.length > 0) await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds } });
}
