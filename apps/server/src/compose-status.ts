import type { Config } from './config.ts';
import type { OpenedDatabase } from './db/open.ts';
import type { Figure } from './metrics/figures.ts';
import { createMetrics, type Readings } from './metrics/metrics.ts';
import { createStatusService, type StatusService } from './modules/reports/index.ts';
import type { PageCache } from './pages/index.ts';
import { readVersion } from './version.ts';

type StatusDeps = { database: OpenedDatabase; channels: ReadonlySet<string>; isLinked(): boolean };

/** How the shop does, for its office. */
export async function composeStatus(config: Config, deps: StatusDeps): Promise<StatusService> {
  const { databaseUrl, dataDir, workers } = config;
  return createStatusService({
    ...deps,
    embedded: databaseUrl === undefined,
    dataDir,
    workers,
    version: await readVersion(),
  });
}

type MetricsDeps = Pick<Readings, 'tallies' | 'readLoopDelayMs' | 'countSockets' | 'countOrders'> & {
  database: OpenedDatabase;
  pageCache: PageCache;
  status: StatusService;
  /** Whether this process speaks for what is the same for all. */
  isFirst: boolean;
};

/** The same for Prometheus, where it is set up. */
export function composeMetrics(config: Config, deps: MetricsDeps): (() => Promise<Figure[]>) | undefined {
  const { database, pageCache, status, isFirst, ...counts } = deps;
  if (config.metrics === undefined) return undefined;
  return createMetrics({
    ...counts,
    pages: pageCache.served,
    readPageCache: () => pageCache.size,
    pool: database.pool,
    readBacklog: isFirst ? status.readBacklog : undefined,
    version: status.version,
  });
}
