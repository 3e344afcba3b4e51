import { randomUUID } from 'node:crypto';
import type { Identity } from '@urumuri/identity';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { AllowanceWindows } from '../limits/allowance-windows.ts';
import type { SessionsService } from '../modules/accounts/index.ts';
import type { SellerSessionsService } from '../modules/sellers/index.ts';
import { registerAddresses } from './addresses.ts';
import { registerAuthentication } from './authentication.ts';
import { answerClientError } from './connections.ts';
import { registerCustomerLimits } from './customer-limits.ts';
import { answerFrameworkErrors, registerErrorHandler } from './errors.ts';
import { refuseWritesWithoutRoom } from './full-disk.ts';
import { type HealthDeps, registerHealth } from './health.ts';
import { acceptEmptyJson } from './json-bodies.ts';
import { registerLoadShedding } from './load-shedding.ts';
import { registerOpenApi } from './openapi.ts';
import { registerRateLimit } from './rate-limit.ts';
import { registerRequestLog } from './request-log.ts';
import { countRequests, type RouteTally } from './request-metrics.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerSecurityLog } from './security-log.ts';
import { buildSerializers } from './serializers.ts';
import { registerTimeBudget } from './time-budget.ts';

export type HttpServerDeps = {
  config: Config;
  log: FastifyBaseLogger;
  windows: AllowanceWindows;
  sessions: SessionsService;
  sellerSessions: SellerSessionsService;
  readIdentity(): Identity;
  hasRoomToWrite(): boolean;
  health: HealthDeps;
};

const kilobyte = 1024;

/** A server without a port or a route, with everything that concerns each request. */
export async function createHttpServer(deps: HttpServerDeps) {
  const { config, log, windows, readIdentity } = deps;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
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
    frameworkErrors: answerFrameworkErrors(readIdentity),
    clientErrorHandler: answerClientError,
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: buildSerializers } },
  });
  const tallies: readonly RouteTally[] = config.metrics ? countRequests(app) : [];
  const { answerMs, queueMs, loopDelayMs, readinessMs } = config.timeLimits;
  registerTimeBudget(app, answerMs);
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  registerErrorHandler(app, readIdentity);
  registerSecurityHeaders(app, config.publicUrl);
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
    registerRateLimit(app, windows);
    registerCustomerLimits(app, windows, () => readIdentity().orders.perDay);
  } else log.warn('RATE_LIMIT=off: requests are not limited. Never do this in production.');
  await registerOpenApi(app, readIdentity().name);
  registerAuthentication(app, deps.sessions, deps.sellerSessions);
  const { sayNotReady } = registerHealth(app, deps.health, loadShedding, readinessMs);
  return { app, loadShedding, tallies, sayNotReady };
}
