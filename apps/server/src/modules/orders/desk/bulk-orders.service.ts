import type { ChangeOrdersBody, DeliveryStatus, OrdersChanged, SellerRole } from '@urumuri/contract';
import { AppError, refuseField } from '../../../app-error.ts';
import { actAs } from '../../../db/audit.ts';
import type { Database } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import { lockOrder, unknownOrder } from '../order-rows.repository.ts';
import type { OrdersService } from '../orders.service.ts';
import { noteStep } from '../order-steps.ts';
import * as repository from './bulk-orders.repository.ts';
import { describeOutcome, whyNoRider, whyNoStep } from './bulk-orders.rules.ts';

type Rider = NonNullable<Awaited<ReturnType<typeof repository.findRider>>>;
/** Who does it; `shopId` where it is for one shop and not for the office. */
type By = { staffId: string; actor: SellerRole; shopId?: string };
type Part = repository.BulkPart;
type Step = { whyNot: (part: Part) => string | undefined; take: (part: Part) => Promise<void> };

export type BulkOrdersService = ReturnType<typeof createBulkOrdersService>;

/** The same step for several orders, each in a transaction of its own: what cannot take it does not stop the others. */
export function createBulkOrdersService(database: Database, orders: Pick<OrdersService, 'changePartStatus'>) {
  const changeStatus = (to: DeliveryStatus, by: By): Step => ({
    whyNot: ({ status }) => whyNoStep(status, to),
    take: ({ id, sellerId }) => orders.changePartStatus(id, sellerId, to, by.actor, { staffId: by.staffId }),
  });

  const changeRider = (rider: Rider | null, by: By): Step => ({
    whyNot: (part) =>
      rider?.employerId && rider.employerId !== part.sellerId
        ? `${rider.name} rides for another shop`
        : whyNoRider(part),
    take: (part) =>
      database.transaction(async (tx) => {
        const order = await lockOrder(tx, part.orderId);
        await actAs(tx, by.staffId);
        await repository.setRider(tx, part.id, rider?.id ?? null);
        const event = { partId: part.id, kind: 'note', toStatus: 'noted', actor: by.actor } as const;
        const internalNote = `Rider: ${rider?.name ?? 'nobody'}`;
        await noteStep(tx, order, { ...event, staffId: by.staffId, internalNote });
      }),
  });

  async function getRider(riderId: string, { shopId }: By): Promise<Rider | null> {
    if (riderId === '') return null;
    const rider = isUuid(riderId) ? await repository.findRider(database.db, riderId) : undefined;
    const isKnown = rider !== undefined && (shopId === undefined || rider.employerId === shopId);
    if (!isKnown) throw refuseField('riderId', 'There is no such rider');
    return rider;
  }

  return {
    async changeOrders({ kind, orderIds, status, riderId = '' }: ChangeOrdersBody, by: By): Promise<OrdersChanged> {
      const parts = await repository.listParts(database.db, orderIds.filter(isUuid), by.shopId);
      if (parts.length === 0) throw unknownOrder();
      const isStep = kind === 'status' && status !== undefined;
      const step = isStep ? changeStatus(status, by) : changeRider(await getRider(riderId, by), by);
      const changed: string[] = [];
      const refused: OrdersChanged['refused'] = [];
      for (const orderId of new Set(parts.map((part) => part.orderId))) {
        const own = parts.filter((part) => part.orderId === orderId);
        const reason = await changeOrder(own, step);
        if (reason === undefined) changed.push(orderId);
        else refused.push({ _id: orderId, orderNumber: String(own[0]?.orderNumber), reason });
      }
      return { message: describeOutcome({ changed, refused }), changed, refused };
    },
  };
}

/** Why none of an order's parts took the step. What is cancelled or further on does not stop the other parts. */
async function changeOrder(parts: readonly Part[], { whyNot, take }: Step): Promise<string | undefined> {
  const ready = parts.filter((part) => whyNot(part) === undefined);
  if (ready.length === 0) return parts.map(whyNot).find((reason) => reason !== undefined);
  try {
    for (const part of ready) await take(part);
    return undefined;
  } catch (error) {
    // Somebody else was faster.
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
