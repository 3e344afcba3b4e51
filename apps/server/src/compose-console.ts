import type { PaymentSettings } from '@urumuri/contract';
import type { Logger } from 'pino';
import type { Database } from './db/client.ts';
import type { EventBus } from './events/event-bus.ts';
import type { ImageStore } from './images/image-store.ts';
import type { SessionsService } from './modules/accounts/index.ts';
import type { CatalogueService } from './modules/catalogue/index.ts';
import { createAuditService } from './modules/audit/index.ts';
import { createCatalogueImportService } from './modules/catalogue-import/index.ts';
import { createOrderChangesService } from './modules/order-changes/index.ts';
import type { OrdersService } from './modules/orders/index.ts';
import { createPaperService } from './modules/paper/index.ts';
import { createPaymentsService } from './modules/payments/index.ts';
import { createPhoneOrdersService } from './modules/phone-orders/index.ts';
import { createReturnsService } from './modules/returns/index.ts';
import { createReviewDeskService } from './modules/reviews/index.ts';
import { createSearchLogService } from './modules/search-log/index.ts';
import { createSellerDashboardService } from './modules/seller-dashboard/index.ts';
import { createSellerExportsService } from './modules/seller-exports/index.ts';
import { createSellerOrdersService } from './modules/seller-orders/index.ts';
import { createSellerProductsService } from './modules/seller-products/index.ts';
import { createSellerVouchersService } from './modules/seller-vouchers/index.ts';
import { createShopAdminService } from './modules/shop-admin/index.ts';
import { createSynonymsService } from './modules/synonyms/index.ts';
import type { VouchersService } from './modules/vouchers/index.ts';
import type { WarrantyCodes } from './modules/warranties/index.ts';

export type ConsoleDeps = {
  log: Logger;
  database: Database;
  /** The same, for what is in no public answer: its changes drop none of the cached ones. */
  unwatched: Database;
  bus: EventBus;
  catalogue: CatalogueService;
  orders: OrdersService;
  vouchers: VouchersService;
  sessions: SessionsService;
  imageStore: ImageStore;
  secret: string;
  paymentSettings(): PaymentSettings;
  publicUrl: string;
  codes: WarrantyCodes;
  now(): Date;
};

export type Console = ReturnType<typeof composeConsole>;

/** What the sellers and the office work with. */
export function composeConsole(deps: ConsoleDeps) {
  const { log, database, unwatched, catalogue, orders, vouchers, sessions, imageStore, secret, now } = deps;
  const { bus, paymentSettings, publicUrl, codes } = deps;
  const catalogueImport = createCatalogueImportService({
    database: unwatched,
    imageStore,
    onError: (error) => log.error({ err: error }, 'an import has stopped'),
  });
  const searchLog = createSearchLogService({
    database: unwatched,
    secret,
    onError: (error) => log.warn({ err: error }, 'searches were not counted'),
  });
  const sellerOrders = createSellerOrdersService({ database: unwatched, orders });
  return {
    audit: createAuditService(unwatched),
    catalogueImport,
    searchLog,
    sellerOrders,
    orderChanges: createOrderChangesService({ database, vouchers, now }),
    payments: createPaymentsService({ database: unwatched, paymentSettings }),
    phoneOrders: createPhoneOrdersService({ database: unwatched, orders }),
    paper: createPaperService({ database: unwatched, publicUrl, codes }),
    returns: createReturnsService({ database, imageStore, paymentSettings, now }),
    reviewDesk: createReviewDeskService({ database, bus }),
    sellerProducts: createSellerProductsService({ database, imageStore, now }),
    sellerExports: createSellerExportsService({ database: unwatched }),
    sellerVouchers: createSellerVouchersService({ database: unwatched, now }),
    sellerDashboard: createSellerDashboardService({ database: unwatched, orders: sellerOrders }),
    synonyms: createSynonymsService({ database, catalogue, searchLog }),
    shopAdmin: createShopAdminService({ database, orders, sessions, paymentSettings }),
    async stop(): Promise<void> {
      await catalogueImport.stop();
      await searchLog.stop();
    },
  };
}
