import type { Logger } from 'pino';
import type { Messages } from './compose-messages.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { ImageStore } from './images/image-store.ts';
import { startWordCounting } from './modules/catalogue/index.ts';
import { startPictureFetching } from './modules/imports/index.ts';
import { type OrdersService, startOrderExpiry } from './modules/orders/index.ts';
import { startAuditSweep } from './modules/reports/index.ts';

const orderExpiryEveryMs = 60_000;

type JobDeps = {
  config: Config;
  log: Logger;
  orders: OrdersService;
  messages: Messages;
  database: Database;
  imageStore: ImageStore;
};

/** What is done every so often, by one process of a machine. */
export function startJobs({ config, log, orders, messages, database, imageStore }: JobDeps): { stop(): Promise<void> } {
  const jobs = [
    startPictureFetching({
      database,
      imageStore,
      allowedHosts: config.pictureHosts,
      onError: (error) => log.warn({ err: error }, 'pictures could not be fetched'),
    }),
    startOrderExpiry({
      orders,
      everyMs: orderExpiryEveryMs,
      onError: (error) => log.warn({ err: error }, 'unpaid orders could not be expired'),
    }),
    startWordCounting(database, (error) => log.warn({ err: error }, 'search words were not counted')),
    startAuditSweep(database, config.auditDays, (error) => log.warn({ err: error }, 'the audit was not swept')),
    messages.start(),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}
