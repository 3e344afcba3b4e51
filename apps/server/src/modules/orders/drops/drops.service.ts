import { cashMethod, type DeliverDropBody, type RefuseDropBody } from '@urumuri/contract';
import { AppError } from '../../../app-error.ts';
import { actAs } from '../../../db/audit.ts';
import type { Executor } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import { actorOf, type Seller } from '../../../http/serve.ts';
import { startOfKigaliDay, writeKigaliDay } from '../../../kigali-date.ts';
import type { OrderChangesService } from '../changes/order-changes.service.ts';
import { collectPayment } from '../collect-payment.ts';
import { listParts, lockOrder } from '../order-rows.repository.ts';
import type { OrderStatusDeps } from '../order-status.service.ts';
import { createOrderSteps } from '../order-steps.ts';
import * as repository from './drops.repository.ts';

const unknownDrop = () => new AppError('not_found', 'There is no such delivery of yours.');
const ended = (word: string) => new AppError('order_status_conflict', `This delivery is ${word}. Call the shop.`);

export type DropsService = ReturnType<typeof createDropsService>;

/** What a rider does at the door. What was said without a line may be said twice: it is done once. */
export function createDropsService(
  { database, now, insertPayment, ...deps }: OrderStatusDeps,
  { cancelItems }: Pick<OrderChangesService, 'cancelItems'>,
) {
  const { takeStep } = createOrderSteps(deps);

  async function getDrop(db: Executor, { personId }: Seller, partId: string) {
    const drop = isUuid(partId) ? await repository.findDrop(db, personId, partId) : undefined;
    if (drop === undefined) throw unknownDrop();
    return drop;
  }

  return {
    async listDrops({ personId }: Seller) {
      const since = startOfKigaliDay(writeKigaliDay(now()));
      const [drops, done] = await Promise.all([
        repository.listDrops(database.db, personId),
        repository.listDone(database.db, personId, since),
      ]);
      return { drops, done };
    },

    async deliver(rider: Seller, partId: string, { receivedBy, collected }: DeliverDropBody): Promise<void> {
      await database.transaction(async (tx) => {
        const { orderId } = await getDrop(tx, rider, partId);
        const order = await lockOrder(tx, orderId);
        // Read again behind the lock: it may have been given to another rider, or brought there already.
        const { status, openRwf } = await getDrop(tx, rider, partId);
        const by = actorOf(rider);
        if (status === 'warehouse') {
          await actAs(tx, rider.personId);
          const internalNote = `Received by ${receivedBy}`;
          const step = { from: status, to: 'placed' as const, partIds: [partId], internalNote, ...by };
          await takeStep(tx, order, await listParts(tx, [orderId]), step);
        } else if (status !== 'placed') {
          throw ended(status === 'cancelled' ? 'cancelled' : 'not packed');
        }
        if (collected === 0 || (await repository.hasCollected(tx, rider.personId, partId))) return;
        const cash = { partId, openRwf, amountRwf: collected, method: cashMethod, by };
        await collectPayment(tx, order, cash, { insertPayment, now });
      });
    },

    /** All of it comes back, and the part ends by the cancellation that the office would make. */
    async refuse(rider: Seller, partId: string, { reason, note }: RefuseDropBody): Promise<void> {
      const { orderId, status, revision } = await getDrop(database.db, rider, partId);
      if (status === 'cancelled') return;
      if (status !== 'warehouse') throw ended(status === 'placed' ? 'delivered already' : 'not packed');
      const lines = await repository.listUnits(database.db, partId);
      const cancelled = lines.map((line) => ({ ...line, damaged: reason === 'damaged' ? line.quantity : 0 }));
      const words = { reason, note, customerNote: '' };
      await cancelItems(rider, orderId, { lines: cancelled, revision, ...words }, `drop ${partId}`);
    },
  };
}
