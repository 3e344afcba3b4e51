import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';

const noLimit = { rateLimit: false, importance: 'vital' } as const;

/** Files whose names carry a hash of their content and never change, compressed when they were built. */
export async function registerAssets(app: FastifyInstance, directory: string, prefix: string): Promise<void> {
  await app.register(async (scope) => {
    describeRoutes(scope, { ...noLimit, sendsFiles: true });
    await scope.register(fastifyStatic, {
      root: directory,
      prefix,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
    });
  });
}

/** The storefront's files. What is not under /assets/ is small and may change with a release. */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await registerAssets(app, path.join(clientDir, 'assets'), '/assets/');
  if (!existsSync(clientDir)) return;
  await app.register(async (scope) => {
    describeRoutes(scope, noLimit);
    await scope.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      maxAge: '1h',
      decorateReply: false,
      globIgnore: ['assets/**', '.vite/**'],
    });
  });
}

function describeRoutes(scope: FastifyInstance, config: FastifyContextConfig): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...config };
    route.schema = { ...route.schema, hide: true };
  });
}
