import type { FastifyInstance } from 'fastify';

const talkativeLevels = new Set(['info', 'debug', 'trace']);

/** One line per request at level `info`, without its query: people type names into search boxes. */
export function registerRequestLog(app: FastifyInstance, logLevel: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (!talkativeLevels.has(logLevel)) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'answered',
    );
    done();
  });
}
