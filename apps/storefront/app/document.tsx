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
export function writeDocument(given: EntryContext, url: URL, data: string): Buffer {
  const context = { ...given, manifest: narrow(given) };
  return renderPage(<ServerRouter context={context} url={url} />, url, pageScripts(context, data));
}

type Manifest = EntryContext['manifest'];
const narrowed = new WeakMap<Manifest, Map<string, Manifest>>();

/** The manifest with no route but the page's: the router prepares all it is given, for every page anew. */
function narrow({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const known = narrowed.get(manifest) ?? new Map<string, Manifest>();
  narrowed.set(manifest, known);
  const ids = staticHandlerContext.matches.map((match) => match.route.id);
  const key = ids.join();
  const routes = () => Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  const own = known.get(key) ?? { ...manifest, routes: routes() };
  known.set(key, own);
  return own;
}

/**
 * Renders pages as the router's request handler does, without its middleware, headers and streams, which cost more
 * than a small page (decision 16). What ends in an error is left to that handler: the answer is `undefined`.
 */
export function createDocumentRenderer(build: ServerBuild) {
  const { assets: manifest, future, ssr, routeDiscovery } = build;
  const handler = createStaticHandler(listRoutes(build.routes), { future });
  const routeModules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route?.module]));

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
      // oxlint-disable-next-line no-underscore-dangle -- the router's own name for what its handler hands on
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
