import { deliveryStatuses } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { presentAnyListed, presentAnyOrder } from './office-orders.presenter.ts';
import type { OfficeOrdersService } from './office-orders.service.ts';
import { presentCounts } from './seller-orders.presenter.ts';

const office = { importance: 'cart' } as const;

export function registerOfficeOrdersRoutes(app: FastifyInstance, desk: OfficeOrdersService): void {
  serve(app, 'getAllOrders', office, async ({ query }) => {
    const { rows, counts } = await desk.listOrders(query);
    return { orders: rows.map(presentAnyListed), ...presentCounts(deliveryStatuses, counts, query.status) };
  });

  serve(app, 'getAnyOrder', office, async ({ params }) => ({
    order: presentAnyOrder(await desk.getOrder(params.orderId)),
  }));

  serve(app, 'changeOrderPayment', office, async ({ params, body, seller }) => ({
    message: body.status === 'paid' ? 'The order is paid.' : 'The order is refunded.',
    order: presentAnyOrder(await desk.changePayment(params.orderId, seller.personId, body)),
  }));
}
