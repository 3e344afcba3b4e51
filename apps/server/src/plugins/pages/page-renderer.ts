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

type Document = { status: number; location?: string; html?: Buffer };

/** The built storefront, which brings its own way to hand the API to its loaders and to render a page. */
export type StorefrontBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(api: PageClient): RouterContextProvider;
      createDocumentRenderer(
        build: ServerBuild,
      ): (address: string, context: RouterContextProvider) => Promise<Document | undefined>;
      pageHtml: RouterContext<Buffer | null>;
    };
  };
};

export type PageRenderer = (url: string) => Promise<RenderedPage>;

const html = 'text/html; charset=utf-8';

/** Renders pages for an anonymous visitor: no header of the request ever reaches the renderer. */
export function createPageRenderer(
  openClient: OpenPageClient,
  publicUrl: string,
  loadBuild: () => Promise<StorefrontBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  /** Both rank all routes once; in development every change brings another build. */
  const renderers = new WeakMap<StorefrontBuild, ReturnType<typeof open>>();

  function open(build: StorefrontBuild) {
    const { createDocumentRenderer, createLoadContext, pageHtml } = build.entry.module;
    const renderDocument = createDocumentRenderer(build);
    const handle = createRequestHandler(build, mode);

    return async (url: string): Promise<RenderedPage> => {
      const tags = new Set<string>();
      const isFleeting = url.startsWith('/verify/');
      const context = createLoadContext(openClient(tags));
      const isDocument = !url.split('?', 1)[0]?.endsWith('.data');
      const document = isDocument ? await renderDocument(publicUrl + url, context) : undefined;
      if (document) {
        const { html: body = Buffer.alloc(0), ...rest } = document;
        return { ...rest, contentType: html, isFleeting, body, tags };
      }
      const response = await handle(new Request(publicUrl + url), context);
      const location = response.headers.get('location');
      const routerMark = response.headers.get('x-remix-response');
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? html,
        ...(location === null ? {} : { location }),
        ...(routerMark === null ? {} : { routerMark }),
        isFleeting,
        body: context.get(pageHtml) ?? Buffer.from(await response.arrayBuffer()),
        tags,
      };
    };
  }

  return async (url) => {
    const build = await loadBuild();
    const render = renderers.get(build) ?? open(build);
    renderers.set(build, render);
    return render(url);
  };
}
