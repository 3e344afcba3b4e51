import { CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { presentMarketCall } from './calls.presenter.ts';
import type { CallsService } from './calls.service.ts';

const desk = { importance: 'checkout' } as const;

export function registerCallsRoutes(app: FastifyInstance, desks: CallsService): void {
  serve(app, 'getMarketCalls', desk, async ({ seller, query }) => {
    const { calls, lines, total } = await desks.listMarketCalls(query.pageNumber);
    const listed = calls.map((row) => presentMarketCall(row, lines, seller.personId));
    return { calls: listed, total, perPage: CONSOLE_PAGE_SIZE };
  });

  serve(app, 'noteMarketCall', desk, async ({ seller, params, body }) => {
    await desks.noteMarketCall(seller, params.orderId, body);
    return { message: 'The call is noted.' };
  });

  serve(app, 'takeCall', desk, async ({ seller, params, body }) => {
    await desks.takeCall(seller, params.orderId, body.isTaken);
    return { message: body.isTaken ? 'Others see that you are calling.' : 'Others may call now.' };
  });
}
