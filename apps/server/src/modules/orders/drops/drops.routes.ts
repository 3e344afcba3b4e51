import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { DoneRow, DropRow } from './drops.repository.ts';
import type { DropsService } from './drops.service.ts';

const door = { importance: 'checkout' } as const;

export function registerDropsRoutes(app: FastifyInstance, drops: DropsService): void {
  serve(app, 'getDrops', door, async ({ seller }) => {
    const { drops: open, done } = await drops.listDrops(seller);
    return { drops: open.map(presentDrop), done: done.map(presentDone) };
  });

  serve(app, 'deliverDrop', door, async ({ seller, params, body }) => {
    await drops.deliver(seller, params.partId, body);
    return { message: 'It is delivered.' };
  });

  serve(app, 'refuseDrop', door, async ({ seller, params, body }) => {
    await drops.refuse(seller, params.partId, body);
    return { message: 'Marked as refused. Bring it back to the shop.' };
  });
}

const presentDrop = ({ id, orderNumber, openRwf, ...row }: DropRow) => ({
  _id: id,
  ...row,
  orderNumber: String(orderNumber),
  toCollect: openRwf,
});

const presentDone = ({ id, orderNumber, customerName, status, collectedRwf, at }: DoneRow) => ({
  _id: id,
  orderNumber: String(orderNumber),
  customerName,
  isDelivered: status === 'placed',
  collected: collectedRwf,
  at: at.toISOString(),
});
