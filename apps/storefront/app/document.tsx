import {
  createStaticHandler,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { renderPage } from './cached-html.tsx';
import { encodeData, pageScripts } from './page-scripts.ts';

export type Document = { status: number; location?: string; html?: Buffer };

/** A page as it is sent. Nothing is streamed: it will be cached, so there is nobody to stream to. */
export function writeDocument(context: EntryContext, url: URL, data: string): Buffer {
  return renderPage(<ServerRouter context={context} url={url} />, url, pageScripts(context, data));
}

/**
 * Renders pages as the router's request handler does, without its middleware, headers and streams, which cost more
 * than a small page (decision 16). What ends in an error is left to that handler: the answer is `undefined`.
 */
export function createDocumentRenderer(build: ServerBuild) {
  const { assets: manifest, future, ssr, routeDiscovery } = build;
  const handler = createStaticHandler(listRoutes(build.routes), { future });
  const routeModules = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route?.module]),
  ) as EntryContext['routeModules'];

  return async (address: string, requestContext: RouterContextProvider): Promise<Document | undefined> => {
    const result = await handler.query(new Request(address), { requestContext });
    if (result instanceof Response) {
      return { status: result.status, location: result.headers.get('location') ?? '/' };
    }
    if (result.errors) return undefined;
    const data = encodeData({ loaderData: result.loaderData, actionData: null, errors: null });
    const context: EntryContext = {
      manifest,
      routeModules,
      staticHandlerContext: result,
      branches: handler._internalRouteBranches,
      renderMeta: {},
      future,
      ssr,
      routeDiscovery,
      isSpaMode: false,
      serializeError: ({ message }) => ({ message }),
    };
    return { status: result.statusCode, html: writeDocument(context, new URL(address), data) };
  };
}

function listRoutes(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index, module } = route;
    const { loader, handle, ErrorBoundary } = module;
    const common = {
      id,
      path,
      loader: loader as RouteObject['loader'],
      handle,
      hasErrorBoundary: Boolean(ErrorBoundary),
    };
    return index ? { ...common, index: true } : { ...common, children: listRoutes(routes, id) };
  });
}
