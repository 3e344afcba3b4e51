import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { readVersion } from '../../version.ts';
import { createAuditService, createAuditSweep } from './audit.service.ts';
import { createBusinessService } from './business.service.ts';
import { createSellerExportsService } from './exports.service.ts';
import { createFindService } from './find.service.ts';
import { registerReportsRoutes } from './reports.routes.ts';
import { createSellerDashboardService } from './seller-dashboard.service.ts';
import { createStatusService } from './status.service.ts';

type ReportsDeps = {
  /** By which messages can be sent. */
  channels: ReadonlySet<string>;
  /** Whether the other nodes are reached. */
  isLinked(): boolean;
};

export async function createReportsModule(platform: Platform, { channels, isLinked }: ReportsDeps) {
  const { config, database, now } = platform;
  const audit = createAuditService(database);
  const exports = createSellerExportsService(database);
  const business = createBusinessService(database, now);
  const dashboard = createSellerDashboardService(database);
  const find = createFindService(database);
  const status = createStatusService({
    database,
    channels,
    isLinked,
    embedded: config.databaseUrl === undefined,
    dataDir: config.dataDir,
    workers: config.workers,
    version: await readVersion(),
    now,
  });
  return {
    status,
    registerRoutes: (api: FastifyInstance) =>
      registerReportsRoutes(api, { audit, business, exports, dashboard, find, status }),
    jobs: [createAuditSweep(database, config.auditDays)],
  };
}
