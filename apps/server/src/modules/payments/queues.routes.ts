import { CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { createCashDesk } from './cash.service.ts';
import type { createMoneyQueues } from './queues.service.ts';

const console = { importance: 'cart' } as const;

export function registerQueuesRoutes(
  app: FastifyInstance,
  queues: ReturnType<typeof createMoneyQueues>,
  cash: ReturnType<typeof createCashDesk>,
): void {
  serve(app, 'getToGiveBack', console, async ({ seller, query: { pageNumber } }) => ({
    ...(await queues.listToGiveBack(seller, pageNumber)),
    perPage: CONSOLE_PAGE_SIZE,
  }));

  serve(app, 'getToCollect', console, ({ seller }) => queues.listToCollect(seller));

  serve(app, 'getCash', console, async ({ seller, query: { pageNumber } }) => ({
    ...(await cash.listCash(seller, pageNumber)),
    perPage: CONSOLE_PAGE_SIZE,
  }));

  serve(app, 'getCashOf', console, ({ seller, params, query }) =>
    cash.getCashOf(seller, params.personId, query.handIn),
  );

  serve(app, 'handInCash', console, async ({ seller, params, body }) => ({
    handInId: await cash.handIn(seller, params.personId, body),
    message: 'The cash is handed in.',
  }));
}
