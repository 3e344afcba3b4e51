import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { SearchLogService } from './search-log.service.ts';

export function registerSearchLogRoutes(app: FastifyInstance, log: SearchLogService): void {
  serve(app, 'noteSearch', { importance: 'search' }, async ({ body, request: { ip, headers } }) => {
    log.note(body, { ip, userAgent: headers['user-agent'] ?? '' });
    return { message: 'Counted.' };
  });

  serve(app, 'getSearchReport', { importance: 'cart' }, ({ query }) => log.readReport(query.days));
}
