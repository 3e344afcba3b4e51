import { createHash } from 'node:crypto';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
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

/** A page as it goes out in one encoding, names and values of its headers in turn. */
export type EncodedBody = {
  headers: readonly string[];
  /** Those an answer without a body must not carry. */
  bodyHeaders: readonly string[];
  /** Small bodies as text, one character per byte: node sends head and body in one piece when both are text. */
  body: string | Buffer;
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

/** Above this, copying a body beside its head costs more than a second write. */
const textBytes = 64 * 1024;

const brotli = (quality: number, sizeHint: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint },
});

type Better = {
  /** How often a page has been asked for again. */
  from: number;
  name: string;
  /** Beside the event loop. */
  compress(body: Buffer, done: (error: Error | null, result: Buffer) => void): void;
};

type Compression = {
  /** Quick enough to be done at once: an eighth of the work for a quarter more bytes. */
  quickly(body: Buffer): Buffer;
  better: readonly Better[];
  undo(body: Buffer): Buffer;
};

type Compressed = Exclude<Encoding, 'identity'>;

/** Who asks for a page again after that finds it as small as it gets. */
const mostCounted = 30;

const compressions: Record<Compressed, Compression> = {
  br: {
    quickly: (body) => brotliCompressSync(body, brotli(0, body.length)),
    better: [
      { from: 1, name: 'br', compress: (body, done) => brotliCompress(body, brotli(6, body.length), done) },
      // 40 ms of CPU for 73 KB instead of 2.3, and a twelfth fewer bytes: only what many ask for is worth it. 11 would
      // take another 90 ms for two per cent.
      {
        from: mostCounted,
        name: 'br-best',
        compress: (body, done) => brotliCompress(body, brotli(10, body.length), done),
      },
    ],
    undo: (body) => brotliDecompressSync(body),
  },
  gzip: {
    quickly: (body) => gzipSync(body, { level: 1 }),
    better: [{ from: 1, name: 'gzip', compress: (body, done) => gzip(body, done) }],
    undo: (body) => gunzipSync(body),
  },
};

/** Pages that were unpacked lately: hardly anybody takes them so, but a machine that does may ask for one a thousand times. */
const unpacked = new LRUCache<EncodedPage, EncodedBody>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.length + 1,
});

/**
 * A page in the encodings it is asked for. It is kept compressed only, a fifth as large: hardly anybody takes pages as
 * they are, and for them it is unpacked. Rendered again with nothing new in it, it stays as it was compressed `before`.
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
  const forms: Partial<Record<Compressed, EncodedBody>> = {};
  const askedAgain: Record<Compressed, number> = { br: 0, gzip: 0 };
  let plain: Buffer | undefined = body;

  function unpack(): Buffer {
    const encoding = forms.br ? 'br' : 'gzip';
    const packed = forms[encoding]?.body ?? '';
    return plain ?? compressions[encoding].undo(typeof packed === 'string' ? Buffer.from(packed, 'latin1') : packed);
  }

  function compress(encoding: Compressed): EncodedBody {
    const form = buildBody(head, compressions[encoding].quickly(unpack()), `"${hash}-${encoding}-quick"`, encoding);
    forms[encoding] = form;
    plain = undefined;
    return form;
  }

  function improve(encoding: Compressed): void {
    const count = (askedAgain[encoding] += 1);
    if (count > mostCounted) return;
    const better = compressions[encoding].better.find(({ from }) => from === count);
    better?.compress(unpack(), (error, result) => {
      // Without it the page stays as it is; and the best may be there before the second best.
      if (!error && result.length < (forms[encoding]?.body.length ?? Infinity))
        forms[encoding] = buildBody(head, result, `"${hash}-${better.name}"`, encoding);
    });
  }

  function unpackBody(): EncodedBody {
    const known = unpacked.get(encoded);
    if (known) return known;
    if (plain) compress('gzip');
    const form = buildBody(head, unpack(), `"${hash}"`);
    unpacked.set(encoded, form);
    return form;
  }

  const encoded: EncodedPage = {
    hash,
    bodyIn(encoding, isAgain) {
      if (encoding === 'identity') return unpackBody();
      const made = forms[encoding];
      if (made && isAgain) improve(encoding);
      return made ?? compress(encoding);
    },
    isKnownBy: (etag) => etag?.startsWith(`"${hash}`) === true,
  };
  return encoded;
}

function buildBody(page: Omit<RenderedPage, 'body'>, body: Buffer, etag: string, encoding?: string): EncodedBody {
  const headers = [
    'cache-control',
    page.status < 500 && !page.noStore ? cacheControl : 'no-store',
    'vary',
    'accept-encoding',
    'etag',
    etag,
  ];
  headers.push(...Object.entries(page.headers ?? {}).flat());
  const bodyHeaders = ['content-type', page.contentType, 'content-length', String(body.length)];
  if (encoding !== undefined) bodyHeaders.push('content-encoding', encoding);
  return { headers, bodyHeaders, body: body.length <= textBytes ? body.toString('latin1') : body };
}
