import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { FirstStepsService } from './first-steps.service.ts';

const office = { importance: 'cart' } as const;

export function registerFirstStepsRoutes(app: FastifyInstance, firstSteps: FirstStepsService): void {
  serve(app, 'getFirstSteps', office, ({ seller }) => firstSteps.readFirstSteps(seller));

  serve(app, 'agreeToDelivery', office, async ({ body }) => {
    await firstSteps.agreeToDelivery(body);
    return { message: 'Noted: that is how you deliver.' };
  });
}
