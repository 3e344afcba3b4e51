// @vitest-environment happy-dom -- it takes over a whole document, which must be nobody else's
import { userEvent } from '@testing-library/user-event';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import * as entry from './entry.server.tsx';
import * as countingPage from './testing/counting-page.tsx';

type DataRouter = { state: { loaderData: unknown } };

const root = { id: 'root', path: '/', hasLoader: true, hasAction: false, hasClientLoader: false };
const noFlags = { hasClientAction: false, hasClientMiddleware: false, hasDefaultExport: true, hasErrorBoundary: false };
const files = { clientLoaderModule: undefined, clientActionModule: undefined, hydrateFallbackModule: undefined };
const manifest = {
  entry: { module: '/assets/entry.js', imports: [] },
  routes: {
    root: { ...root, ...noFlags, ...files, clientMiddlewareModule: undefined, module: './testing/counting-page.tsx' },
  },
  url: './testing/no-manifest.ts',
  version: '1',
};

const build = {
  entry: { module: entry },
  routes: { root: { id: 'root', path: '/', module: countingPage } },
  assets: manifest,
  publicPath: '/',
  assetsBuildDirectory: 'build',
  future: { v8_middleware: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

/** What the pages hang on inside React Router, from one end to the other: docs/upgrading.md. */
it('takes over a page the server wrote, with its data, by the router’s private names', async () => {
  const render = entry.createDocumentRenderer(build);
  const page = await render('http://localhost:3000/', new RouterContextProvider());
  const html = String(page?.html);
  expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/json"))/);
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  document.head.innerHTML = head;
  document.body.innerHTML = body.replaceAll(/<script type="module".*?<\/script>/g, '');
  document.documentElement.lang = 'en';
  // The manifest's file does this; the one named here is empty.
  Object.assign(window, { __reactRouterManifest: manifest });
  await import('./entry.client.tsx');
  const router = (): DataRouter | undefined => Reflect.get(window, '__reactRouterDataRouter');
  await expect.poll(() => router()?.state.loaderData).toEqual({ root: countingPage.loader() });
  const button = () => document.querySelector('button') ?? document.body;
  const press = async () => {
    await userEvent.click(button());
    return button().textContent;
  };
  await expect.poll(press).toMatch(/^Pressed [1-9]/);
});

it('marks its answers to the router’s own reads, which the page cache passes on', async () => {
  const handle = createRequestHandler(build, 'production');
  const response = await handle(new Request('http://localhost:3000/_root.data'), new RouterContextProvider());
  expect(response.headers.get('x-remix-response')).toBe('yes');
  expect(await response.text()).toContain('Kettles');
});
