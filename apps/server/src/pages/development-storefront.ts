import { createServer } from 'vite';
import { isOfConsole } from './development-console.ts';
import { createPageRenderer, type StorefrontBuild } from './index.ts';
import { serveThroughVite } from './serve-through-vite.ts';
import type { Storefront } from './storefront.ts';

const notPages = /^\/(api|images|healthz|readyz)\b/;

/** The storefront straight from its sources, with hot reload; for `npm run dev` only. */
export async function openDevelopmentStorefront(directory: string, publicUrl: string): Promise<Storefront> {
  const vite = await createServer({ root: directory, server: { middlewareMode: true }, appType: 'custom' });
  return {
    async register(app) {
      serveThroughVite(app, vite, (url) => !notPages.test(url) && !isOfConsole(url));
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
