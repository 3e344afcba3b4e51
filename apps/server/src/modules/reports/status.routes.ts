import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { StatusService } from './status.service.ts';

export function registerStatusRoutes(app: FastifyInstance, status: StatusService): void {
  serve(app, 'getStatus', { importance: 'cart' }, async () => {
    const { startedAt, at, ...rest } = await status.getStatus();
    return { ...rest, startedAt: startedAt.toISOString(), at: at.toISOString() };
  });
}
