import { openRoutes } from '@urumuri/ui/testing/open-routes.tsx';
import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { api } from '../platform/api/api.ts';
import { shoppingAction } from '../platform/api/shopping.ts';
import { createLoadContext } from '../platform/api/server-api.ts';

export { answerCalls, Refusal } from '@urumuri/ui/testing/answer-calls.ts';
export { noteOn } from '@urumuri/ui/testing/open-routes.tsx';

/** The exports of a route's file, as far as a browser sees them. */
type PageModule = {
  default: ComponentType<never>;
  loader?: (args: never) => Promise<unknown>;
  clientLoader?: (args: never) => unknown;
  clientAction?: (args: never) => unknown;
  shouldRevalidate?: (args: never) => boolean;
  ErrorBoundary?: ComponentType<never>;
};

/** Opens an address of the shop with these pages. */
export function openPage(address: string, pages: Record<string, PageModule>) {
  const routes = Object.entries(pages).map(([path, page]) => ({
    ...(path === '/' ? { index: true as const } : { path }),
    loader: (args: LoaderFunctionArgs) => loadPage(page, args),
    ...(page.clientAction && { action: (args: ActionFunctionArgs) => page.clientAction?.(args as never) }),
    ...(page.shouldRevalidate && { shouldRevalidate: page.shouldRevalidate as ShouldRevalidateFunction }),
    Component: page.default as ComponentType,
    ErrorBoundary: page.ErrorBoundary as ComponentType,
  }));
  const rootData = { origin: location.origin, categories: [{ name: 'Kettles', image: '' }] };
  return openRoutes(address, routes, rootData, shoppingAction);
}

/** As the router does in the browser: the page's own loader, which may ask for the server's. */
function loadPage({ loader, clientLoader }: PageModule, args: LoaderFunctionArgs): unknown {
  const serverLoader = async () => {
    const loaded = await loader?.({ ...args, context: createLoadContext(api) } as never);
    return typeof loaded === 'object' && loaded !== null && 'init' in loaded && 'data' in loaded ? loaded.data : loaded;
  };
  return clientLoader ? clientLoader({ ...args, serverLoader } as never) : serverLoader();
}

/** A token as the shop signs them, for a customer who is there for an hour. */
export function buildToken(customer: { id?: string; name?: string } = {}): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const payload = { id: 'customer-1', name: 'Aline Uwase', email: 'aline@example.com', exp, ...customer };
  return `header.${btoa(JSON.stringify(payload))}.signature`;
}
