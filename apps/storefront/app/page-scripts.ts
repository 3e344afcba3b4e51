import type { EntryContext } from 'react-router';
import { escapeForHtml, serialiseForHtml } from './platform/seo/serialise-for-html.ts';

/** What the browser needs to take over a rendered page; read by entry.client. */
export type PageState = {
  context: unknown;
  /** The modules of the matched routes, by route id. */
  modules: Record<string, string[]>;
  /** These and what they need, to be fetched beside each other. */
  files: string[];
  /** The table of routes. */
  manifest: string;
  /** The loaders' data as the router encodes it. */
  data: unknown;
};

export const pageStateId = 'page-state';

/** What pages of the same routes have in common: all but their data. */
const frames = new WeakMap<EntryContext['manifest'], string[]>();

/**
 * The markup that starts the page in the browser: only files and one block of inert JSON, where the
 * router's own <Scripts> would write inline scripts.
 */
export function pageScripts(context: EntryContext, data: string): string {
  const frame = frames.get(context.manifest) ?? buildFrame(context);
  frames.set(context.manifest, frame);
  return frame.join(escapeForHtml(data));
}

function buildFrame(context: EntryContext): string[] {
  const { manifest, future, ssr, isSpaMode, routeDiscovery } = context;
  const { basename } = context.staticHandlerContext;
  const modules: PageState['modules'] = {};
  const files = new Set<string>();
  for (const match of context.staticHandlerContext.matches) {
    const route = manifest.routes[match.route.id];
    if (!route) continue;
    const own = [route.clientLoaderModule, route.clientActionModule, route.hydrateFallbackModule, route.module];
    modules[match.route.id] = own.filter((file) => file !== undefined);
    for (const file of [...(modules[match.route.id] ?? []), ...(route.imports ?? [])]) files.add(file);
  }
  const switchedOn = Object.fromEntries(Object.entries(future).filter(([, isOn]) => isOn));
  const state = {
    context: { basename, future: switchedOn, routeDiscovery, ssr, isSpaMode },
    modules,
    files: [...files],
    manifest: nameManifest(context),
  };
  const before = [
    `<script type="application/json" id="${pageStateId}">${serialiseForHtml(state).slice(0, -1)},"data":`,
  ];
  const after = [
    '}</script>',
    manifest.hmr ? `<script type="module" src="${manifest.hmr.runtime}"></script>` : '',
    `<script type="module" src="${manifest.entry.module}"></script>`,
  ];
  return [before.join(''), after.join('')];
}

/** The table of routes: in the built pages the shop's has none of the console's. */
function nameManifest({ manifest, staticHandlerContext: { matches } }: EntryContext): string {
  const isOfConsole = matches.some(({ route }) => route.id.startsWith('routes/console/'));
  return isOfConsole && !manifest.hmr ? manifest.url.replace(/\.js$/, '-console.js') : manifest.url;
}

const undefinedMark = '-7';
const nullMark = '-5';

/**
 * Plain data in the router's own encoding, a flat list in which values name each other by their places; the name of a
 * field stands there once. The router writes it through a stream, which costs more than all the rest of a small page.
 */
export function encodeData(data: object): string {
  const values: string[] = [];
  /** Texts come again, those of field names with every object: written once, they are named by their place. */
  const texts = new Map<string, number>();
  const addText = (text: string): number => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const place = values.push(JSON.stringify(text)) - 1;
    texts.set(text, place);
    return place;
  };
  const add = (value: unknown): string | number => {
    if (value === undefined) return undefinedMark;
    if (value === null) return nullMark;
    if (typeof value === 'string') return addText(value);
    const place = values.push('') - 1;
    if (typeof value !== 'object') values[place] = JSON.stringify(value);
    else if (Array.isArray(value)) values[place] = `[${value.map(add).join()}]`;
    else {
      let fields = '';
      for (const [name, field] of Object.entries(value)) fields += `,"_${addText(name)}":${add(field)}`;
      values[place] = `{${fields.slice(1)}}`;
    }
    return place;
  };
  add(data);
  return `[${values.join()}]`;
}
