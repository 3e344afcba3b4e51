import { CONSOLE_PAGE_SIZE, deliveryStatuses, type DeliveryStatus } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { presentCall, presentCounts, presentOwnListed, presentOwnOrder } from './seller-orders.presenter.ts';
import type { SellerOrdersService } from './seller-orders.service.ts';

const desk = { importance: 'checkout' } as const;

const sentences: Record<DeliveryStatus, string> = {
  pending: 'The order is pending.',
  processing: 'The order is being prepared.',
  warehouse: 'The order is in the warehouse.',
  placed: 'The order is delivered.',
  cancelled: 'The order is cancelled.',
};

export function registerSellerOrdersRoutes(app: FastifyInstance, orders: SellerOrdersService): void {
  serve(app, 'getSellerOrders', desk, async ({ seller, query }) => {
    const { rows, counts } = await orders.listOrders(seller.id, query);
    return { orders: rows.map(presentOwnListed), ...presentCounts(deliveryStatuses, counts, query.status) };
  });

  serve(app, 'getSellerOrder', desk, async ({ seller, params }) => ({
    order: presentOwnOrder(await orders.getOrder(seller.id, params.orderId)),
  }));

  serve(app, 'changeSellerOrderStatus', desk, async ({ seller, params, body }) => ({
    message: sentences[body.status],
    order: presentOwnOrder(await orders.changeStatus(seller, params.orderId, body)),
  }));

  serve(app, 'markSellerOrderPaid', desk, async ({ seller, params, body }) => ({
    message: 'The order is paid.',
    order: presentOwnOrder(await orders.markPaid(seller, params.orderId, body)),
  }));

  serve(app, 'getSellerCalls', desk, async ({ seller, query }) => {
    const { calls, lines, total } = await orders.listCalls(seller.id, query.pageNumber);
    return { calls: calls.map((row) => presentCall(row, lines, seller.personId)), total, perPage: CONSOLE_PAGE_SIZE };
  });

  serve(app, 'noteSellerCall', desk, async ({ seller, params, body }) => ({
    message: 'The call is noted.',
    order: presentOwnOrder(await orders.noteCall(seller, params.orderId, body)),
  }));
}
