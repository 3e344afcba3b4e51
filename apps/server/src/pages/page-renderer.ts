import type { PageClient } from '@urumuri/contract';
import type { createRequestHandler, RouterContext, RouterContextProvider, ServerBuild } from 'react-router';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { OpenPageClient } from './page-client.ts';
import type { RenderedPage } from './page-forms.ts';

declare module 'react-router' {
  /** Set in the storefront's configuration; decides what a loader's context is. */
  interface Future {
    v8_middleware: true;
  }
}

/** The storefront, which brings its router, and its own way to hand the API to its loaders and a page to the server. */
export type StorefrontBuild = ServerBuild & {
  entry: {
    module: {
      createRequestHandler: typeof createRequestHandler;
      createLoadContext(api: PageClient): RouterContextProvider;
      writtenPage: RouterContext<{ html: string; scriptHashes: string[] } | null>;
    };
  };
};

const html = 'text/html; charset=utf-8';

export type PageRenderer = (url: string) => Promise<RenderedPage>;

/** Renders pages for an anonymous visitor: no header of the request ever reaches the renderer. */
export function createPageRenderer(
  openClient: OpenPageClient,
  publicUrl: string,
  loadBuild: () => Promise<StorefrontBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  /** In development every change brings another build. */
  const handlers = new WeakMap<StorefrontBuild, ReturnType<typeof createRequestHandler>>();

  return async (url) => {
    const build = await loadBuild();
    const { module } = build.entry;
    const handle = handlers.get(build) ?? module.createRequestHandler(build, mode);
    handlers.set(build, handle);
    const tags = new Set<string>();
    const { createLoadContext, writtenPage } = module;
    const context = createLoadContext(openClient(tags));
    const response = await handle(new Request(publicUrl + url), context);
    const page = context.get(writtenPage);
    const { 'content-type': contentType = html, ...headers } = Object.fromEntries(response.headers);
    const policy = contentSecurityPolicy(publicUrl, page?.scriptHashes);
    return {
      status: response.status,
      contentType,
      headers: { ...headers, 'content-security-policy': policy },
      noStore: url.startsWith('/verify/'),
      body: page ? Buffer.from(page.html) : Buffer.from(await response.arrayBuffer()),
      tags,
    };
  };
}
