import type { Identity } from '@urumuri/identity';
import { IdentityContext } from '@urumuri/ui/identity-context.tsx';
import { LRUCache } from 'lru-cache';
import { createHash, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ComponentType, ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type HtmlWriter, HtmlWriterContext } from './cached.tsx';

export type WrittenPage = {
  html: string;
  /** Of the scripts that stand in the page: a browser runs only those that its policy names. */
  scriptHashes: string[];
};

/** HTML of components by their key, which says all that it depends on: none is ever stale. */
const cachedHtml = new LRUCache<string, string>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Cannot be guessed, so that no product can be called like them. */
const token = randomUUID();
const address = randomUUID();
const encodedAddress = encodeURIComponent(`/${address}`);
/** React asks for pictures ahead of their place; a browser finds those of a page as soon. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Writes a whole page. Nothing is streamed: it is cached, so there is nobody to stream to. `buildPage` is given a
 * nonce for the page's own scripts, which are named by their hashes instead, so that everybody gets the same bytes.
 */
export async function writePage(
  buildPage: (nonce: string) => ReactElement,
  { pathname, search }: URL,
  onError: (error: unknown) => void,
): Promise<WrittenPage> {
  const nonce = randomUUID();
  const { writer, fill } = collectParts();
  const page = <HtmlWriterContext value={writer}>{buildPage(nonce)}</HtmlWriterContext>;
  const here = encodeURIComponent(pathname + search).replaceAll("'", '&#x27;');
  // Cached parts have no scripts: only what stands around them is searched.
  const { html, scriptHashes } = nameScripts(await render(page, nonce, onError), nonce);
  return { html: fill(html).replaceAll(encodedAddress, here), scriptHashes };
}

function render(page: ReactElement, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Parts that are loaded later stand in their place, and not in scripts at the end.
      progressiveChunkSize: Infinity,
      onAllReady() {
        const chunks: Uint8Array[] = [];
        const sink = new Writable({
          write(chunk: Uint8Array, _encoding, next) {
            chunks.push(chunk);
            next();
          },
        });
        pipe(sink.on('finish', () => resolve(Buffer.concat(chunks).toString())));
      },
      onShellError: reject,
      onError,
    });
  });
}

const numberOfComponent = createNumbering();
const numberOfIdentity = createNumbering();

/**
 * While React renders a page it can render nothing else: each cached part leaves a token, and its HTML takes the
 * token's place after that.
 */
function collectParts(): { writer: HtmlWriter; fill: (html: string) => string } {
  const parts: (() => string)[] = [];
  const writer: HtmlWriter = (Component, props, identity) => {
    const key = `${numberOfIdentity(identity)} ${numberOfComponent(Component)} ${JSON.stringify(props)}`;
    parts.push(() => cachedHtml.get(key) ?? writePart(key, Component, props, identity));
    return `${token}${parts.length - 1};`;
  };
  const fill = (html: string) => {
    const [first = '', ...rest] = html.split(token);
    return rest.reduce((filled, after) => {
      const end = after.indexOf(';');
      return filled + (parts[Number(after.slice(0, end))]?.() ?? '') + after.slice(end + 1);
    }, first);
  };
  return { writer, fill };
}

function writePart(key: string, Component: ComponentType<object>, props: object, identity: Identity): string {
  const { writer, fill } = collectParts();
  const html = renderToString(
    <HtmlWriterContext value={writer}>
      <IdentityContext value={identity}>
        <StaticRouter location={`/${address}`}>
          <Component {...props} />
        </StaticRouter>
      </IdentityContext>
    </HtmlWriterContext>,
  );
  const filled = fill(html.replace(preloads, ''));
  cachedHtml.set(key, filled);
  return filled;
}

/** Only scripts with the page's nonce are named: one that came in by somebody's text would have none. */
function nameScripts(page: string, nonce: string): WrittenPage {
  const attribute = ` nonce="${nonce}"`;
  const [, ...scripts] = page.split(`<script${attribute}`);
  const codes = scripts.map((script) => script.slice(script.indexOf('>') + 1, script.indexOf('</script>')));
  const scriptHashes = codes.map((code) => createHash('sha256').update(code).digest('base64'));
  return { html: page.replaceAll(attribute, ''), scriptHashes };
}

function createNumbering(): (thing: object) => number {
  const numbers = new WeakMap<object, number>();
  let count = 0;
  return (thing) => {
    const known = numbers.get(thing);
    if (known !== undefined) return known;
    numbers.set(thing, count);
    return count++;
  };
}
