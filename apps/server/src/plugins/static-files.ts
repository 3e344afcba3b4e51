import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const noLimit = { rateLimit: false, importance: 'vital' } as const;

/**
 * The storefront's files. Names under /assets/ carry a hash of their content and never change;
 * everything else in the folder is small and may change with a release.
 */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...noLimit, sendsFiles: route.url.startsWith('/assets/') };
      route.schema = { ...route.schema, hide: true };
    });
    await scope.register(fastifyStatic, {
      root: path.join(clientDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
    });
    if (!existsSync(clientDir)) return;
    await scope.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      maxAge: '1h',
      decorateReply: false,
      globIgnore: ['assets/**', '.vite/**'],
    });
  });
}
