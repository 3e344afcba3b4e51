import type { PaymentSettings } from '@urumuri/contract';
import type { Logger } from 'pino';
import type { Database } from './db/client.ts';
import type { EventBus } from './events/event-bus.ts';
import type { ImageStore } from './images/image-store.ts';
import { createCustomersOfficeService, type SessionsService } from './modules/accounts/index.ts';
import {
  type CatalogueService,
  createBrandsService,
  createCategoriesService,
  createSellerProductsService,
} from './modules/catalogue/index.ts';
import { createPaperService } from './modules/documents/index.ts';
import { createCatalogueImportService } from './modules/imports/index.ts';
import {
  createOfficeOrdersService,
  createOrderChangesService,
  createPhoneOrdersService,
  createSellerOrdersService,
  type OrdersService,
} from './modules/orders/index.ts';
import { createPaymentsService } from './modules/payments/index.ts';
import { createSellerVouchersService, type VouchersService } from './modules/promotions/index.ts';
import {
  createAuditService,
  createSellerDashboardService,
  createSellerExportsService,
} from './modules/reports/index.ts';
import { createReturnsService } from './modules/returns/index.ts';
import { createReviewDeskService } from './modules/reviews/index.ts';
import { createSearchLogService } from './modules/search-log/index.ts';
import { createColleaguesService, createShopsService } from './modules/sellers/index.ts';
import { createFirstStepsService } from './modules/settings/index.ts';
import { createSynonymsService } from './modules/synonyms/index.ts';
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
  const searchLog = createSearchLogService({ database: unwatched, secret });
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
    firstSteps: createFirstStepsService({ database }),
    shops: createShopsService({ database }),
    colleagues: createColleaguesService({ database }),
    customersOffice: createCustomersOfficeService({ database, sessions }),
    officeOrders: createOfficeOrdersService({ database, orders, paymentSettings }),
    categories: createCategoriesService({ database }),
    brands: createBrandsService({ database }),
    stop: catalogueImport.stop,
  };
}
