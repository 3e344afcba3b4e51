import { createJob, type Job } from '../../jobs/job.ts';
import type { OrdersService } from './orders.service.ts';

const everyMs = 60_000;

/** Gives back, every so often, what unpaid orders have held for too long. Every node may do it at once. */
export function createOrderExpiry({ expireNext }: Pick<OrdersService, 'expireNext'>): Job {
  return createJob({
    name: 'order expiry',
    intervalMs: everyMs,
    waitsFirst: true,
    failure: 'unpaid orders could not be expired',
    run: expireNext,
  });
}
