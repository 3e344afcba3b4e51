import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { SettingsService } from '../settings/index.ts';
import { registerCallsRoutes } from './calls/calls.routes.ts';
import { createCallsService } from './calls/calls.service.ts';
import { registerOrderChangesRoutes } from './changes/order-changes.routes.ts';
import { createOrderChangesService } from './changes/order-changes.service.ts';
import { createBulkOrdersService } from './desk/bulk-orders.service.ts';
import { registerOfficeOrdersRoutes } from './desk/office-orders.routes.ts';
import { createOfficeOrdersService } from './desk/office-orders.service.ts';
import { registerOrderListsRoutes } from './desk/order-lists.routes.ts';
import { createOrderViewsService } from './desk/order-views.service.ts';
import { registerSellerOrdersRoutes } from './desk/seller-orders.routes.ts';
import { createSellerOrdersService } from './desk/seller-orders.service.ts';
import { registerDropsRoutes } from './drops/drops.routes.ts';
import { createDropsService } from './drops/drops.service.ts';
import { registerPickupsRoutes } from './pickups/pickups.routes.ts';
import { createPickupsService } from './pickups/pickups.service.ts';
import { createOrderExpiry } from './order-expiry.ts';
import { registerOrdersRoutes } from './orders.routes.ts';
import { createOrdersService, type OrdersDeps } from './orders.service.ts';
import { registerPhoneOrdersRoutes } from './phone/phone-orders.routes.ts';
import { createPhoneOrdersService } from './phone/phone-orders.service.ts';

type Deps = Pick<OrdersDeps, 'cart' | 'vouchers' | 'secrets' | 'insertPayment' | 'openWarranties'> & {
  settings: SettingsService;
};

export function createOrdersModule(platform: Platform, { settings, ...deps }: Deps) {
  const { database, databaseOfCatalogue, databaseOfSales, now, readIdentity } = platform;
  const paymentSettings = settings.payments;
  const orders = createOrdersService({
    ...deps,
    database: databaseOfSales,
    paymentSettings,
    now,
    readIdentity,
  });
  const orderChanges = createOrderChangesService({ ...deps, database: databaseOfCatalogue, now, readIdentity });
  const phoneOrders = createPhoneOrdersService(database, orders);
  const sellerOrders = createSellerOrdersService(database, orders);
  const officeOrders = createOfficeOrdersService(databaseOfCatalogue, orders, paymentSettings);
  const lists = {
    orders: sellerOrders,
    views: createOrderViewsService(database),
    bulk: createBulkOrdersService(database, orders),
  };
  const status = { ...deps, database: databaseOfSales, now, readIdentity };
  const drops = createDropsService(status, orderChanges);
  const pickups = createPickupsService({ ...status, windows: platform.windows });
  const calls = createCallsService(databaseOfCatalogue, orders);
  return {
    orders,
    orderChanges,
    registerRoutes(api: FastifyInstance): void {
      registerOrdersRoutes(api, orders);
      registerOrderChangesRoutes(api, orderChanges);
      registerPhoneOrdersRoutes(api, phoneOrders);
      registerSellerOrdersRoutes(api, sellerOrders);
      registerOfficeOrdersRoutes(api, officeOrders);
      registerOrderListsRoutes(api, lists);
      registerCallsRoutes(api, calls);
      registerDropsRoutes(api, drops);
      registerPickupsRoutes(api, pickups);
    },
    jobs: [createOrderExpiry(orders)],
  };
}
