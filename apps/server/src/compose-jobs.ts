import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { createOutboxSweep } from './db/outbox.ts';
import type { ImageStore } from './images/image-store.ts';
import type { Job } from './jobs/job.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import { createWordCounting } from './modules/catalogue/index.ts';
import { createPictureFetching } from './modules/imports/index.ts';
import type { MessageSender } from './modules/messages/index.ts';
import { createOrderExpiry, type OrdersService } from './modules/orders/index.ts';
import { createAuditSweep } from './modules/reports/index.ts';
import type { SearchLogService } from './modules/search-log/index.ts';

type JobDeps = {
  config: Config;
  log: Logger;
  orders: OrdersService;
  searchLog: SearchLogService;
  messages: MessageSender;
  outbox: Job;
  database: Database;
  imageStore: ImageStore;
  /** Of several workers one does what is to be done once; who replaces it goes on with that. */
  isFirst: boolean;
};

/** What is done every so often. */
export function composeJobs(deps: JobDeps): Jobs {
  const { config, log, orders, searchLog, messages, outbox, database, imageStore, isFirst } = deps;
  const jobs = [
    createPictureFetching({ database, imageStore, allowedHosts: config.pictureHosts }),
    createOrderExpiry(orders),
    createWordCounting(database),
    createAuditSweep(database, config.auditDays),
    ...messages.jobs,
    ...searchLog.jobs,
    createOutboxSweep(database),
    outbox,
  ];
  return startJobs(
    jobs.filter(({ inEveryProcess }) => isFirst || inEveryProcess),
    { onError: (error, { name, failure }) => log.warn({ err: error, job: name }, failure) },
  );
}
