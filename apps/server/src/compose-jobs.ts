import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { ImageStore } from './images/image-store.ts';
import { startWordCounting } from './modules/catalogue/index.ts';
import { startPictureFetching } from './modules/catalogue-import/index.ts';
import { type OrdersService, startOrderExpiry } from './modules/orders/index.ts';

const orderExpiryEveryMs = 60_000;

type JobDeps = { config: Config; log: Logger; orders: OrdersService; database: Database; imageStore: ImageStore };

/** What is done by itself, every so often. */
export function startJobs({ config, orders, database, imageStore, log }: JobDeps): { stop(): Promise<void> } {
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
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}
