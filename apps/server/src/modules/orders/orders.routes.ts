import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENT_REPLAYED_HEADER } from '@urumuri/contract';
import { idempotencyKey } from '@urumuri/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { serve } from '../../http/serve.ts';
import type { PlacedOrder } from './checkout.rules.ts';
import { presentDetails, presentLinked } from './order-details.presenter.ts';
import { presentOrder, presentPlaced, presentQuote } from './orders.presenter.ts';
import type { OrdersService } from './orders.service.ts';

/** A hundred lines, each with everything a client knows about its product. */
const orderBytes = 64 * 1024;
/** Longer than anybody stands in line for the checkout. */
const orderTimeoutMs = 20_000;
const replayStatus = 200;
const reading = { importance: 'checkout' } as const;

/** How an order is taken in, whoever places it. */
export const placing = {
  importance: 'checkout',
  otherStatus: replayStatus,
  bodyLimitBytes: orderBytes,
  timeoutMs: orderTimeoutMs,
} as const;

export function answerPlaced(reply: FastifyReply, placed: PlacedOrder) {
  if (placed.isReplay) reply.code(replayStatus).header(IDEMPOTENT_REPLAYED_HEADER, 'true');
  return presentPlaced(placed);
}

export function registerOrdersRoutes(app: FastifyInstance, orders: OrdersService): void {
  serve(app, 'placeOrder', placing, async ({ customer, body, request, reply }) =>
    answerPlaced(reply, await orders.placeOrder({ ...body, customerId: customer.id, key: readKey(request) })),
  );

  const quoting = { importance: 'checkout', bodyLimitBytes: orderBytes } as const;
  serve(app, 'quoteOrder', quoting, async ({ customer, body }) =>
    presentQuote(await orders.quoteOrder({ ...body, customerId: customer.id })),
  );

  serve(app, 'getOrders', reading, async ({ customer, params, query }) => {
    const { rows, total } = await orders.listPage(customer.id, params.status, query);
    return { orders: rows.map(presentOrder), totalOrder: total, perPage: query.perPage };
  });

  serve(app, 'getDashboardData', reading, async ({ customer }) => {
    const { counts, recent } = await orders.getDashboard(customer.id);
    return { ...counts, recentOrders: recent.map(presentOrder) };
  });

  serve(app, 'getOrderDetails', reading, async ({ customer, params }) => {
    const order = await orders.getOrder(params.orderId, customer.id);
    const history = await orders.listHistory(order);
    return { order: presentDetails(order, history, await orders.readPayments(order)) };
  });

  serve(app, 'openOrderLink', reading, async ({ body }) => {
    const order = await orders.openLink(body.token);
    return { order: presentLinked(order, await orders.listHistory(order)) };
  });

  serve(app, 'endOrderLinks', reading, async ({ customer, params }) => {
    await orders.endLinks(params.orderId, customer.id);
    return { message: 'The links we have sent you no longer open this order.' };
  });

  serve(app, 'cancelOrder', reading, async ({ customer, params }) => ({
    message: 'Your order is cancelled.',
    order: presentOrder(await orders.cancelOrder(params.orderId, customer.id)),
  }));

  serve(app, 'clearOrders', reading, async ({ customer }) => {
    await orders.clearOrders(customer.id);
    return { message: 'Your list of orders is cleared. Open orders stay on it.' };
  });
}

export function readKey({ headers }: FastifyRequest): string | undefined {
  const given = headers[IDEMPOTENCY_KEY_HEADER];
  if (given === undefined) return undefined;
  const parsed = idempotencyKey.safeParse(given);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? 'Idempotency-Key is not valid';
  throw new AppError('validation_failed', message, { [IDEMPOTENCY_KEY_HEADER]: message });
}
