import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { PickupRow } from './pickups.repository.ts';
import type { PickupsService } from './pickups.service.ts';

const counter = { importance: 'checkout' } as const;

export function registerPickupsRoutes(app: FastifyInstance, pickups: PickupsService): void {
  serve(app, 'getPickups', counter, async ({ seller, query }) => {
    const { pickups: rows, code } = await pickups.listPickups(seller, query.search);
    return { pickups: rows.map(presentPickup), ...(code === undefined ? {} : { code }) };
  });

  serve(app, 'handOverPickup', counter, async ({ seller, params, body }) => {
    await pickups.handOver(seller, params.partId, body);
    return { message: 'The order is handed over.' };
  });
}

const presentPickup = ({ id, orderNumber, readyAt, openRwf, ...row }: PickupRow) => ({
  _id: id,
  ...row,
  orderNumber: String(orderNumber),
  readyAt: readyAt.toISOString(),
  open: openRwf,
});
