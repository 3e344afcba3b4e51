import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createPageRenderer, type OpenPageClient, type PageRenderer, type StorefrontBuild } from './index.ts';
import { registerStaticFiles } from '../http/static-files.ts';

/** The customer pages, built or in development: their files and how to render them. */
export type Storefront = {
  register(app: FastifyInstance): Promise<void>;
  createRenderer(openClient: OpenPageClient): PageRenderer;
};

/** The storefront as `npm run build` left it. */
export function openBuiltStorefront(buildDir: string, publicUrl: string): Storefront {
  const build = import(pathToFileURL(path.join(buildDir, 'server/index.js')).href) as Promise<StorefrontBuild>;
  return {
    register: (app) => registerStaticFiles(app, path.join(buildDir, 'client')),
    createRenderer: (openClient) => createPageRenderer(openClient, publicUrl, () => build, 'production'),
  };
}
