import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { createPageRenderer, type StorefrontBuild } from './pages/index.ts';
import type { Storefront } from './storefront.ts';

/** The storefront straight from its sources, with hot reload; for `npm run dev` only. */
export async function openDevelopmentStorefront(directory: string, publicUrl: string): Promise<Storefront> {
  const vite = await createServer({ root: directory, server: { middlewareMode: true }, appType: 'custom' });
  return {
    async register(app) {
      serveThroughVite(app, vite);
      app.addHook('onClose', () => vite.close());
    },
    createRenderer: (openClient) =>
      createPageRenderer(
        openClient,
        publicUrl,
        () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<StorefrontBuild>,
        'development',
      ),
  };
}

/** Vite answers the requests for its files itself and hands the rest back. */
function serveThroughVite(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|images|healthz|readyz)\b/.test(request.url)) return done();
    reply.removeHeader('content-security-policy');
    reply.raw.once('close', () => {
      if (!reply.sent) reply.hijack();
    });
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
}
