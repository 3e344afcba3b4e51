import { CONSOLE_PAGE_SIZE, type DeliveryStatus } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { presentCalls, presentCounts, presentOwnOrder, presentSummary } from './seller-orders.presenter.ts';
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
    const byStatus = presentCounts(counts);
    const total = query.status === undefined ? sum(Object.values(byStatus)) : byStatus[query.status];
    return { orders: rows.map(presentSummary), total, perPage: CONSOLE_PAGE_SIZE, counts: byStatus };
  });

  serve(app, 'getSellerOrder', desk, async ({ seller, params }) => ({
    order: presentOwnOrder(seller.id, await orders.getOrder(seller.id, params.orderId)),
  }));

  serve(app, 'changeSellerOrderStatus', desk, async ({ seller, params, body }) => ({
    message: sentences[body.status],
    order: presentOwnOrder(seller.id, await orders.changeStatus(seller.id, params.orderId, body)),
  }));

  serve(app, 'markSellerOrderPaid', desk, async ({ seller, params, body }) => ({
    message: 'The order is paid.',
    order: presentOwnOrder(seller.id, await orders.markPaid(seller.id, params.orderId, body)),
  }));

  serve(app, 'getSellerCalls', desk, async ({ seller, query }) =>
    presentCalls(await orders.listCalls(seller.id, query.pageNumber)),
  );

  serve(app, 'noteSellerCall', desk, async ({ seller, params, body }) => ({
    message: 'The call is noted.',
    order: presentOwnOrder(seller.id, await orders.noteCall(seller.id, params.orderId, body)),
  }));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
