import { statfsSync } from 'node:fs';
import type { Database } from '../../db/client.ts';
import * as repository from './status.repository.ts';
import { judgeStatus } from './status.rules.ts';

export type StatusDeps = {
  database: Database;
  embedded: boolean;
  dataDir: string;
  channels: ReadonlySet<string>;
  /** Whether this server hears of the others. */
  isLinked(): boolean;
  workers: number;
  version: string;
  now(): Date;
};

export type StatusService = ReturnType<typeof createStatusService>;

/** How the shop does, for its office and for Prometheus. */
export function createStatusService(deps: StatusDeps) {
  const { database, embedded, dataDir, channels, isLinked, workers, version, now } = deps;
  const readBacklog = () => repository.readBacklog(database.db, [...channels]);
  return {
    version,
    readBacklog,

    async getStatus() {
      const askedAt = performance.now();
      const waiting = await readBacklog();
      const databaseMs = performance.now() - askedAt;
      const { backedUpAt, ...undone } = await repository.readUndone(database.db);
      const { bavail, bsize } = statfsSync(dataDir);
      const at = now();
      const checks = judgeStatus({
        ...waiting,
        ...undone,
        databaseMs,
        isEmbedded: embedded,
        waitingForDatabase: database.pool.waitingCount,
        isLinked: isLinked(),
        hasEmail: channels.has('email'),
        hasSms: channels.has('sms'),
        freeBytes: bavail * bsize,
        backedUpAt: backedUpAt === null ? undefined : new Date(backedUpAt),
        now: at,
      });
      const startedAt = new Date(at.getTime() - process.uptime() * 1000);
      return { checks, version, workers, startedAt, memoryBytes: process.memoryUsage.rss(), at };
    },
  };
}
