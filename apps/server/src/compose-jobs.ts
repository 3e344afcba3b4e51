import type { Logger } from 'pino';
import type { Messages } from './compose-messages.ts';
import type { Database } from './db/client.ts';
import { startWordCounting } from './modules/catalogue/index.ts';
import { type OrdersService, startOrderExpiry } from './modules/orders/index.ts';

const orderExpiryEveryMs = 60_000;

export type JobDeps = { orders: OrdersService; messages: Messages; database: Database; log: Logger };

/** What is done every so often, by one process of a machine. */
export function startJobs({ orders, messages, database, log }: JobDeps): { stop(): Promise<void> } {
  const jobs = [
    startOrderExpiry({
      orders,
      everyMs: orderExpiryEveryMs,
      onError: (error) => log.warn({ err: error }, 'unpaid orders could not be expired'),
    }),
    startWordCounting(database, (error) => log.warn({ err: error }, 'search words were not counted')),
    messages.start(),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}
