import { returnStates } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { servePicture } from '../../http/serve-picture.ts';
import { serve } from '../../http/serve.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { presentCounts } from '../orders/index.ts';
import { presentAtDesk, presentReturn, presentReturnable, presentSummary } from './returns.presenter.ts';
import type { ReturnsService } from './returns.service.ts';

const desk = { importance: 'cart' } as const;

export function registerReturnsRoutes(app: FastifyInstance, returns: ReturnsService, imageStore: ImageStore): void {
  serve(app, 'getOrderReturns', desk, async ({ customer, params }) => {
    const { rows, lines, officeName } = await returns.listOfOrder(params.orderId, customer.id);
    return { returns: rows.map((row) => presentReturn(row, officeName)), lines: lines.map(presentReturnable) };
  });

  serve(app, 'askReturn', desk, async ({ customer, params, body }) => {
    await returns.ask(params.orderId, customer.id, body);
    return { message: 'The shop has your request and will answer you.' };
  });

  serve(app, 'withdrawReturn', desk, async ({ customer, params }) => {
    await returns.withdraw(params.returnId, customer.id);
    return { message: 'The return is withdrawn. You keep what you have bought.' };
  });

  servePicture(app, 'uploadReturnPicture', imageStore);

  serve(app, 'getReturnableLines', desk, async ({ seller, params }) => {
    const { orderNumber, lines } = await returns.listForStaff(seller, params.orderId);
    return { orderNumber: String(orderNumber), lines: lines.map(presentReturnable) };
  });

  serve(app, 'openReturn', desk, async ({ seller, params, body }) => ({
    message: 'The return is open, and the customer is told.',
    returnIds: await returns.open(seller, params.orderId, body),
  }));

  serve(app, 'getReturns', desk, async ({ seller, query }) => {
    const { rows, counted } = await returns.listReturns(seller, query);
    return { returns: rows.map(presentSummary), ...presentCounts(returnStates, counted, query.status) };
  });

  serve(app, 'getReturn', desk, async ({ seller, params }) => ({
    return: presentAtDesk(await returns.getReturn(seller, params.returnId)),
  }));

  serve(app, 'decideReturn', desk, async ({ seller, params, body }) => ({
    message: body.isAccepted ? 'The return is accepted.' : 'The return is refused.',
    return: presentAtDesk(await returns.decide(seller, params.returnId, body)),
  }));

  serve(app, 'receiveReturn', desk, async ({ seller, params, body }) => ({
    message: 'The goods are back.',
    return: presentAtDesk(await returns.receive(seller, params.returnId, body)),
  }));

  serve(app, 'closeReturn', desk, async ({ seller, params, body }) => ({
    message: 'The return is closed.',
    return: presentAtDesk(await returns.close(seller, params.returnId, body)),
  }));
}
