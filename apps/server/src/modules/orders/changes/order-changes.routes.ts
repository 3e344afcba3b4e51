import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { placing, readKey } from '../orders.routes.ts';
import { presentPlan } from './order-changes.presenter.ts';
import type { OrderChangesService } from './order-changes.service.ts';

const desk = { importance: 'checkout', bodyLimitBytes: placing.bodyLimitBytes } as const;

export function registerOrderChangesRoutes(app: FastifyInstance, changes: OrderChangesService): void {
  serve(app, 'previewOrderChange', desk, async ({ seller, params, body }) => ({
    plan: presentPlan(await changes.preview(seller, params.orderId, body)),
  }));

  serve(app, 'changeOrder', desk, async ({ seller, params, body, request }) => ({
    message: 'The order is changed.',
    revision: await changes.changeOrder(seller, params.orderId, body, readKey(request)),
  }));

  serve(app, 'previewCancellation', desk, async ({ seller, params, body }) => {
    const preview = await changes.previewCancellation(seller, params.orderId, body);
    return { plan: presentPlan(preview), moneySays: preview.moneySays };
  });

  serve(app, 'cancelItems', desk, async ({ seller, params, body, request }) => ({
    message: 'It is cancelled.',
    revision: await changes.cancelItems(seller, params.orderId, body, readKey(request)),
  }));

  serve(app, 'noteOrder', desk, async ({ seller, params, body }) => {
    await changes.noteOrder(seller, params.orderId, body);
    return { message: 'The note is saved.' };
  });
}
