import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import {
  type AccountsService,
  type CustomersOfficeService,
  type OidcService,
  type RecoveryService,
  registerAccountsRoutes,
  registerCustomersOfficeRoutes,
  registerOidcRoutes,
  registerRecoveryRoutes,
  type SessionsService,
} from './modules/accounts/index.ts';
import { type CartService, registerCartRoutes } from './modules/cart/index.ts';
import {
  type BrandsService,
  type CatalogueService,
  type CategoriesService,
  createCatalogueReads,
  registerCatalogueOfficeRoutes,
  registerCatalogueRoutes,
  registerSellerProductsRoutes,
  registerSeoRoutes,
  type SellerProductsService,
  type SeoService,
} from './modules/catalogue/index.ts';
import { type ChatService, registerChatRoutes, registerSellerChatRoutes } from './modules/chat/index.ts';
import { type PaperService, registerPaperRoutes } from './modules/documents/index.ts';
import { type CatalogueImportService, registerCatalogueImportRoutes } from './modules/imports/index.ts';
import { type MessagesService, registerMessagesRoutes } from './modules/messages/index.ts';
import {
  type DashboardService,
  type OfficeOrdersService,
  type OrderChangesService,
  type OrdersService,
  type PhoneOrdersService,
  registerDashboardRoutes,
  registerOfficeOrdersRoutes,
  registerOrderChangesRoutes,
  registerOrdersRoutes,
  registerPhoneOrdersRoutes,
  registerSellerOrdersRoutes,
  type SellerOrdersService,
} from './modules/orders/index.ts';
import { type PaymentsService, registerPaymentsRoutes } from './modules/payments/index.ts';
import {
  registerSellerVouchersRoutes,
  registerVouchersRoutes,
  type SellerVouchersService,
  type VouchersService,
} from './modules/promotions/index.ts';
import {
  type AuditService,
  registerAuditRoutes,
  registerSellerDashboardRoutes,
  registerSellerExportsRoutes,
  registerStatusRoutes,
  type SellerDashboardService,
  type SellerExportsService,
  type StatusService,
} from './modules/reports/index.ts';
import { registerReturnsRoutes, type ReturnsService } from './modules/returns/index.ts';
import { registerReviewsRoutes, type ReviewDeskService, type ReviewsService } from './modules/reviews/index.ts';
import { registerSearchLogRoutes, type SearchLogService } from './modules/search-log/index.ts';
import {
  type ColleaguesService,
  registerSellersOfficeRoutes,
  registerSellersRoutes,
  type SellerSessionsService,
  type SellersService,
  type ShopsService,
} from './modules/sellers/index.ts';
import {
  type FirstStepsService,
  registerFirstStepsRoutes,
  registerSettingsRoutes,
  type SettingsService,
} from './modules/settings/index.ts';
import { registerSynonymsRoutes, type SynonymsService } from './modules/synonyms/index.ts';
import { registerWarrantiesRoutes, type WarrantiesService } from './modules/warranties/index.ts';
import { registerWishlistRoutes, type WishlistService } from './modules/wishlist/index.ts';
import type { ReadCache } from './caching/read-cache.ts';
import type { AllowanceWindows } from './limits/allowance-windows.ts';
import type { ImageStore } from './images/image-store.ts';
import type { Renditions } from './images/renditions.ts';
import { registerAddresses } from './http/addresses.ts';
import { registerAuthentication } from './http/authentication.ts';
import { answerClientError } from './http/connections.ts';
import { registerCompression } from './http/compression.ts';
import { registerCustomerLimits } from './http/customer-limits.ts';
import { answerFrameworkError, registerErrorHandler } from './http/errors.ts';
import { refuseWritesWithoutRoom } from './http/full-disk.ts';
import { type HealthDeps, registerHealth } from './http/health.ts';
import { registerImages } from './images/images.routes.ts';
import { acceptEmptyJson } from './http/json-bodies.ts';
import { registerOpenApi } from './http/openapi.ts';
import { type AnswerHit, createHitAnswerer, createPageClients, type PageCache, registerPages } from './pages/index.ts';
import { registerLoadShedding } from './http/load-shedding.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { countRequests, type RouteTally } from './http/request-metrics.ts';
import { createRequestLogger, registerRequestLog } from './http/request-log.ts';
import { buildSerializers } from './http/serializers.ts';
import { registerSecurityLog } from './http/security-log.ts';
import { listDocumentHeaders, registerSecurityHeaders } from './http/security-headers.ts';
import type { SellerConsole } from './pages/seller-console.ts';
import type { Storefront } from './pages/storefront.ts';
import { registerTimeBudget } from './http/time-budget.ts';
import { answerOtherMethods } from './http/other-methods.ts';

export type AppDeps = {
  config: Config;
  log: FastifyBaseLogger;
  windows: AllowanceWindows;
  answers: ReadCache;
  audit: AuditService;
  status: StatusService;
  accounts: AccountsService;
  oidc: OidcService | undefined;
  sessions: SessionsService;
  catalogue: CatalogueService;
  reviews: ReviewsService;
  reviewDesk: ReviewDeskService;
  returns: ReturnsService;
  cart: CartService;
  vouchers: VouchersService;
  wishlist: WishlistService;
  orders: OrdersService;
  dashboard: DashboardService;
  chat: ChatService;
  messages: MessagesService;
  recovery: RecoveryService;
  sellerSessions: SellerSessionsService;
  sellers: SellersService;
  orderChanges: OrderChangesService;
  payments: PaymentsService;
  warranties: WarrantiesService;
  paper: PaperService;
  phoneOrders: PhoneOrdersService;
  sellerOrders: SellerOrdersService;
  sellerProducts: SellerProductsService;
  catalogueImport: CatalogueImportService;
  sellerExports: SellerExportsService;
  sellerVouchers: SellerVouchersService;
  sellerDashboard: SellerDashboardService;
  searchLog: SearchLogService;
  synonyms: SynonymsService;
  settings: SettingsService;
  firstSteps: FirstStepsService;
  shops: ShopsService;
  colleagues: ColleaguesService;
  customersOffice: CustomersOfficeService;
  officeOrders: OfficeOrdersService;
  categories: CategoriesService;
  brands: BrandsService;
  seo: SeoService;
  imageStore: ImageStore;
  renditions: Renditions;
  pageCache: PageCache;
  storefront: Storefront;
  sellerConsole: SellerConsole;
  hasRoomToWrite(): boolean;
  health: HealthDeps;
};

const kilobyte = 1024;

export type BuiltApp = {
  app: FastifyInstance;
  /** For pages from the cache, ahead of the framework. */
  answerHit: AnswerHit;
  sayNotReady(): void;
  tallies: readonly RouteTally[];
  readLoopDelayMs(): number;
};

/** The application without a port: used by the process and by every test. */
export async function buildApp(deps: AppDeps): Promise<BuiltApp> {
  const { config } = deps;
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: createRequestLogger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 16 * kilobyte,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 500 },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    // For the largest pictures over a slow line; everything else has less time to arrive.
    requestTimeout: 30_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: buildSerializers } },
  });
  const tallies = config.metrics ? countRequests(app) : [];
  const { answerMs, queueMs, loopDelayMs, readinessMs } = config.timeLimits;
  registerTimeBudget(app, answerMs);
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  registerErrorHandler(app);
  const documentHeaders = listDocumentHeaders(config.publicUrl);
  registerSecurityHeaders(app, documentHeaders);
  registerRequestLog(app, config.logLevel);
  registerSecurityLog(app);
  registerAddresses(app);
  const loadShedding = registerLoadShedding(app, {
    maxLoopDelayMs: loopDelayMs,
    maxWaitMs: queueMs,
    ...(config.rateLimit ? {} : { maxPerAddress: Infinity }),
  });
  refuseWritesWithoutRoom(app, deps.hasRoomToWrite);
  if (config.rateLimit) {
    registerRateLimit(app, deps.windows);
    registerCustomerLimits(app, deps.windows, () => deps.settings.current().orders.perDay);
  } else deps.log.warn('RATE_LIMIT=off: requests are not limited. Never do this in production.');
  await registerOpenApi(app);
  registerAuthentication(app, deps.sessions, deps.sellerSessions);
  const { sayNotReady } = registerHealth(app, deps.health, loadShedding, readinessMs);

  const channels = { email: deps.messages.usable.has('email'), sms: deps.messages.usable.has('sms') };
  const setUp = { oidc: deps.oidc !== undefined, sellerAppUrl: config.sellerAppUrl, channels };
  const readSettings = () => ({ ...setUp, identity: deps.settings.listChanges() });
  const catalogue = createCatalogueReads(deps.catalogue, deps.answers);
  await app.register(async (api) => {
    registerCompression(api);
    registerAccountsRoutes(api, deps.accounts, deps.sessions, readSettings);
    if (deps.oidc) registerOidcRoutes(api, deps.oidc, config.publicUrl);
    registerCatalogueRoutes(api, catalogue);
    registerReviewsRoutes(api, deps.reviews, deps.reviewDesk);
    registerReturnsRoutes(api, deps.returns, deps.imageStore);
    registerCartRoutes(api, deps.cart);
    registerVouchersRoutes(api, deps.vouchers);
    registerWishlistRoutes(api, deps.wishlist);
    registerOrdersRoutes(api, deps.orders);
    registerDashboardRoutes(api, deps.dashboard);
    registerChatRoutes(api, deps.chat);
    registerMessagesRoutes(api, deps.messages, deps.recovery);
    registerRecoveryRoutes(api, deps.recovery);
    registerSellersRoutes(api, deps.sellers, deps.chat, deps.recovery);
    registerSellerOrdersRoutes(api, deps.sellerOrders);
    registerOrderChangesRoutes(api, deps.orderChanges);
    registerWarrantiesRoutes(api, deps.warranties);
    registerPaperRoutes(api, deps.paper);
    registerPhoneOrdersRoutes(api, deps.phoneOrders);
    registerSellerProductsRoutes(api, deps.sellerProducts, deps.imageStore);
    registerCatalogueImportRoutes(api, deps.catalogueImport);
    registerSellerExportsRoutes(api, deps.sellerExports);
    registerSellerVouchersRoutes(api, deps.sellerVouchers);
    registerSellerDashboardRoutes(api, deps.sellerDashboard);
    registerSellerChatRoutes(api, deps.chat);
    registerSearchLogRoutes(api, deps.searchLog);
    registerSynonymsRoutes(api, deps.synonyms);
    registerAuditRoutes(api, deps.audit);
    registerStatusRoutes(api, deps.status);
    registerSettingsRoutes(api, deps.settings);
    registerPaymentsRoutes(api, deps.payments, deps.settings);
    registerFirstStepsRoutes(api, deps.firstSteps);
    registerSellersOfficeRoutes(api, { ...deps, hasMail: channels.email });
    registerCustomersOfficeRoutes(api, deps.customersOffice);
    registerOfficeOrdersRoutes(api, deps.officeOrders);
    registerCatalogueOfficeRoutes(api, deps.categories, deps.brands);
  });
  registerSeoRoutes(app, deps.seo);
  await registerImages(app, deps);
  await deps.storefront.register(app);
  await deps.sellerConsole.register(app);
  answerOtherMethods(app);
  const openClient = createPageClients(
    catalogue,
    { getShopSettings: readSettings, getPage: deps.settings.getPage },
    deps.warranties,
    deps.log,
  );
  const render = deps.storefront.createRenderer(openClient);
  registerPages(app, { cache: deps.pageCache, render, loadShedding, documentHeaders, answerMs });
  const answerHit = createHitAnswerer({
    config,
    cache: deps.pageCache,
    documentHeaders,
    windows: deps.windows,
    log: app.log,
    tally: tallies.find(({ route }) => route === 'GET /*'),
  });
  return { app, answerHit, sayNotReady, tallies, readLoopDelayMs: loadShedding.readLoopDelayMs };
}
