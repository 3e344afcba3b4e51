import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { SellerExportsService } from './exports.service.ts';

const desk = { importance: 'cart' } as const;

export function registerSellerExportsRoutes(app: FastifyInstance, exports: SellerExportsService): void {
  serve(app, 'exportOrders', desk, ({ seller, query }) => exports.exportOrders(seller.id, query));
  serve(app, 'exportAllOrders', desk, ({ query }) => exports.exportAllOrders(query));
  serve(app, 'exportCustomers', desk, ({ seller, query }) => exports.exportCustomers(seller.id, query.after));
  serve(app, 'exportVouchers', desk, ({ seller, query }) => exports.exportVouchers(seller.id, query.after));
}
