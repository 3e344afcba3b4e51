import { deliveryStatuses } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentCounts } from '../orders/index.ts';
import type { SellerDashboardService } from './seller-dashboard.service.ts';

export function registerSellerDashboardRoutes(app: FastifyInstance, dashboard: SellerDashboardService): void {
  serve(app, 'getSellerDashboard', { importance: 'cart' }, async ({ seller }) => {
    const { counts, lowStock, ...figures } = await dashboard.readFigures(seller.id);
    return {
      ...figures,
      counts: presentCounts(deliveryStatuses, counts).counts,
      lowStock: lowStock.map(({ id, name, available }) => ({ _id: id, name, available })),
    };
  });
}
