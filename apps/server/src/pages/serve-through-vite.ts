import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';

/** Vite answers the requests for its files itself and hands the rest back. */
export function serveThroughVite(app: FastifyInstance, vite: ViteDevServer, isOwn: (url: string) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOwn(request.url)) return done();
    reply.removeHeader('content-security-policy');
    reply.raw.once('close', () => {
      if (!reply.sent) reply.hijack();
    });
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  app.addHook('onClose', () => vite.close());
}
