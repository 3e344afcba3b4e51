import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AuditService } from './audit.service.ts';
import type { BusinessService } from './business.service.ts';
import type { SellerExportsService } from './exports.service.ts';
import type { FindService } from './find.service.ts';
import type { SellerDashboardService } from './seller-dashboard.service.ts';
import type { StatusService } from './status.service.ts';

const desk = { importance: 'cart' } as const;

export type ReportServices = {
  audit: AuditService;
  exports: SellerExportsService;
  business: BusinessService;
  dashboard: SellerDashboardService;
  find: FindService;
  status: StatusService;
};

export function registerReportsRoutes(
  app: FastifyInstance,
  { audit, business, exports, dashboard, find, status }: ReportServices,
): void {
  serve(app, 'getHistory', { importance: 'list' }, async ({ params, seller }) => ({
    entries: await audit.listHistory(params.kind, params.subjectId, seller),
  }));

  serve(app, 'exportOrders', desk, ({ seller, query }) => exports.exportOrders(seller.id, query));
  serve(app, 'exportAllOrders', desk, ({ query }) => exports.exportAllOrders(query));
  serve(app, 'exportInvoices', desk, ({ seller, query }) => exports.exportInvoices(seller, query));
  serve(app, 'exportCustomers', desk, ({ seller, query }) => exports.exportCustomers(seller.id, query.after));
  serve(app, 'exportVouchers', desk, ({ seller, query }) => exports.exportVouchers(seller.id, query.after));

  serve(app, 'getReport', desk, ({ seller, params, query }) => business.readReport(params.report, query, seller));
  serve(app, 'exportReport', desk, async ({ seller, params, query }) => ({
    text: await business.writeCsv(params.report, query, seller),
  }));

  serve(app, 'getSellerDashboard', desk, ({ seller }) => dashboard.readFigures(seller));
  serve(app, 'getWaiting', desk, ({ seller }) => dashboard.readWaiting(seller));

  serve(app, 'findAnything', { importance: 'list' }, ({ seller, query }) => find.findAnything(seller, query.q ?? ''));

  serve(app, 'getStatus', desk, async () => {
    const { startedAt, at, ...rest } = await status.getStatus();
    return { ...rest, startedAt: startedAt.toISOString(), at: at.toISOString() };
  });
}
