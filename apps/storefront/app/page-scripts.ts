import type { EntryContext } from 'react-router';
import { serialiseForHtml } from './platform/seo/serialise-for-html.ts';

/** What the browser needs to take over a rendered page; read by entry.client. */
export type PageState = {
  context: unknown;
  /** The loaders' data as the router encoded it. */
  data: string;
  /** The modules of the matched routes, by route id. */
  modules: Record<string, string[]>;
};

export const pageStateId = 'page-state';

/**
 * The markup that starts the page in the browser: only files and one block of inert JSON, where the
 * router's own <Scripts> would write inline scripts.
 */
export function pageScripts(context: EntryContext, data: string): string {
  const { manifest } = context;
  const modules: PageState['modules'] = {};
  const preloads = new Set<string>(manifest.entry.imports);
  for (const match of context.staticHandlerContext.matches) {
    const route = manifest.routes[match.route.id];
    if (!route) continue;
    const files = [route.clientLoaderModule, route.clientActionModule, route.hydrateFallbackModule, route.module];
    modules[match.route.id] = files.filter((file) => file !== undefined);
    for (const file of [...(modules[match.route.id] ?? []), ...(route.imports ?? [])]) preloads.add(file);
  }
  const state: PageState = { context: JSON.parse(context.serverHandoffString ?? '{}'), data, modules };
  return [
    // Low: the page can be read without them, so styles and pictures go first on a slow connection.
    ...[...preloads].map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`),
    `<script type="application/json" id="${pageStateId}">${serialiseForHtml(state)}</script>`,
    manifest.hmr ? `<script type="module" src="${manifest.hmr.runtime}"></script>` : '',
    `<script type="module" src="${manifest.url}"></script>`,
    `<script type="module" src="${manifest.entry.module}"></script>`,
  ].join('');
}
