import type { PageClient } from '@urumuri/contract';
import { createRequestHandler, type RouterContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { OpenPageClient } from './page-client.ts';
import type { RenderedPage } from './page-forms.ts';

declare module 'react-router' {
  /** Set in the storefront's configuration; decides what a loader's context is. */
  interface Future {
    v8_middleware: true;
  }
}

/** The built storefront, which brings its own way to hand the API to its loaders and to hand over a page. */
export type StorefrontBuild = ServerBuild & {
  entry: {
    module: { createLoadContext(api: PageClient): RouterContextProvider; pageHtml: RouterContext<string | undefined> };
  };
};

export type PageRenderer = (url: string) => Promise<RenderedPage>;

/** Renders pages for an anonymous visitor: no header of the request ever reaches the renderer. */
export function createPageRenderer(
  openClient: OpenPageClient,
  publicUrl: string,
  loadBuild: () => Promise<StorefrontBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  /** A handler ranks all routes once; in development every change brings another build. */
  const handlers = new WeakMap<StorefrontBuild, ReturnType<typeof createRequestHandler>>();

  return async (url) => {
    const build = await loadBuild();
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    const tags = new Set<string>();
    const context = build.entry.module.createLoadContext(openClient(tags));
    const response = await handle(new Request(publicUrl + url), context);
    const html = context.get(build.entry.module.pageHtml);
    const location = response.headers.get('location');
    const routerMark = response.headers.get('x-remix-response');
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      ...(location === null ? {} : { location }),
      ...(routerMark === null ? {} : { routerMark }),
      body: html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html),
      tags,
    };
  };
}
