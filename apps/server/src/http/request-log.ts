import type { FastifyInstance } from 'fastify';

const talkativeLevels = new Set(['info', 'debug', 'trace']);

/** One line per request at level `info`. */
export function registerRequestLog(app: FastifyInstance, logLevel: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (!talkativeLevels.has(logLevel)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, url, ip } = request;
    // Without its query: people type names into search boxes.
    const path = url.split('?', 1)[0];
    const answered = { requestId, method, status: reply.statusCode, ip, path, ms: Math.round(reply.elapsedTime) };
    app.log.info(answered, 'answered');
    done();
  });
}
