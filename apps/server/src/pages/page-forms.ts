import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from '../http/encoding.ts';

export type RenderedPage = {
  status: number;
  contentType: string;
  /** What it is answered with besides: its security policy, where a redirect leads, what the router wants to know. */
  headers?: Record<string, string>;
  /** True at the moment it is asked for, and kept by nobody. */
  noStore?: boolean;
  body: Buffer;
  /** What the page shows; when any of it changes, the page is rendered anew. */
  tags: ReadonlySet<string>;
};

/** A page as it goes out in one encoding. */
export type EncodedBody = {
  headers: Record<string, string>;
  /** Those an answer without a body must not carry. */
  bodyHeaders: Record<string, string>;
  body: Buffer;
};

export type EncodedPage = {
  /** Names what is in the page, and what it is answered with. */
  hash: string;
  /** The page in an encoding; one that is asked for again is compressed better for those who come after. */
  bodyIn(encoding: Encoding, isAgain: boolean): EncodedBody;
  /** Whether the entity tag is of this very content, in whatever encoding. */
  isKnownBy(etag: string | undefined): boolean;
};

/** Browsers and proxies may keep a page but must ask whether it is still the same. */
const cacheControl = 'public, max-age=0, must-revalidate';

const brotli = (quality: number, { length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
const [brotliBeside, gzipBeside] = [promisify(brotliCompress), promisify(gzip)];

/** `quickly` at once: an eighth of the work for a quarter more bytes; `well` beside the event loop. */
const compressions = {
  br: {
    quickly: (body: Buffer) => brotliCompressSync(body, brotli(0, body)),
    well: (body: Buffer) => brotliBeside(body, brotli(6, body)),
  },
  gzip: {
    quickly: (body: Buffer) => gzipSync(body, { level: 1 }),
    well: (body: Buffer) => gzipBeside(body),
  },
};

type Compressed = keyof typeof compressions;

/**
 * A page in the encodings it is asked for. It is kept compressed only, a fifth as large: hardly anybody takes pages as
 * they are. Rendered again with nothing new in it, it stays as it was compressed `before`.
 */
export function encodePage(page: RenderedPage, before?: EncodedPage): EncodedPage {
  const { body, ...head } = page;
  // Where a redirect leads is no part of its body: who has an older one must not be told that nothing has changed.
  const hash = createHash('sha256')
    .update(`${head.status} ${JSON.stringify(head.headers ?? {})}`)
    .update(body)
    .digest('base64url')
    .slice(0, 22);
  if (before?.hash === hash) return before;
  const forms: { br: EncodedBody; gzip?: EncodedBody } = { br: compress('br', body) };
  const improved = new Set<Compressed>();

  function compress(encoding: Compressed, plain: Buffer): EncodedBody {
    return buildBody(head, compressions[encoding].quickly(plain), `"${hash}-${encoding}-quick"`, encoding);
  }

  async function improve(encoding: Compressed): Promise<void> {
    improved.add(encoding);
    const better = await compressions[encoding].well(unpack());
    forms[encoding] = buildBody(head, better, `"${hash}-${encoding}"`, encoding);
  }

  const unpack = () => brotliDecompressSync(forms.br.body);

  return {
    hash,
    bodyIn(encoding, isAgain) {
      if (encoding === 'identity') return buildBody(head, unpack(), `"${hash}"`);
      const form = (forms[encoding] ??= compress(encoding, unpack()));
      // Should it fail, the page stays as it is.
      if (isAgain && !improved.has(encoding)) improve(encoding).catch(() => undefined);
      return form;
    },
    isKnownBy: (etag) => etag?.startsWith(`"${hash}`) === true,
  };
}

function buildBody(page: Omit<RenderedPage, 'body'>, body: Buffer, etag: string, encoding?: string): EncodedBody {
  return {
    headers: {
      'cache-control': page.status < 500 && !page.noStore ? cacheControl : 'no-store',
      vary: 'accept-encoding',
      etag,
      ...page.headers,
    },
    bodyHeaders: {
      'content-type': page.contentType,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
    body,
  };
}
