import { CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { createMoneyQueues } from './queues.service.ts';

const console = { importance: 'cart' } as const;

export function registerQueuesRoutes(app: FastifyInstance, queues: ReturnType<typeof createMoneyQueues>): void {
  serve(app, 'getToGiveBack', console, async ({ seller, query: { pageNumber } }) => ({
    ...(await queues.listToGiveBack(seller, pageNumber)),
    perPage: CONSOLE_PAGE_SIZE,
  }));

  serve(app, 'getToCollect', console, ({ seller }) => queues.listToCollect(seller));
}
