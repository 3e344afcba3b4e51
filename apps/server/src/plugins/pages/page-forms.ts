import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type RenderedPage = {
  status: number;
  contentType: string;
  /** Where a redirect leads. */
  location?: string;
  /** By this header the router knows an answer of its own, also when it is an error. */
  routerMark?: string;
  body: Buffer;
  /** What the page shows; when any of it changes, the page is rendered anew. */
  tags: ReadonlySet<string>;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it goes out in one encoding, names and values of its headers in turn. */
export type PageForm = {
  headers: readonly string[];
  /** Those an answer without a body must not carry. */
  bodyHeaders: readonly string[];
  /** Small bodies as text, one character per byte: node sends head and body in one piece when both are text. */
  body: string | Buffer;
};

export type EncodedPage = {
  /** The page in an encoding; one that is asked for again is compressed better for those who come after. */
  formOf(encoding: Encoding, isAgain: boolean): PageForm;
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

type Compression = {
  /** Quick enough to be done at once: a third of the work for an eighth more bytes. */
  quickly(body: Buffer): Buffer;
  /** Beside the event loop. Above 6 Brotli costs several times the CPU for two per cent of size. */
  well(body: Buffer, done: (error: Error | null, result: Buffer) => void): void;
};

const compressions: Record<Exclude<Encoding, 'identity'>, Compression> = {
  br: {
    quickly: (body) => brotliCompressSync(body, brotli(2, body.length)),
    well: (body, done) => brotliCompress(body, brotli(6, body.length), done),
  },
  gzip: {
    quickly: (body) => gzipSync(body, { level: 1 }),
    well: (body, done) => gzip(body, done),
  },
};

/** A page in the encodings it is asked for. */
export function encodePage(page: RenderedPage): EncodedPage {
  const hash = createHash('sha256').update(page.body).digest('base64url').slice(0, 22);
  const forms: Partial<Record<Encoding, PageForm>> = {};
  const improved = new Set<Encoding>();

  function improve(encoding: Exclude<Encoding, 'identity'>): void {
    improved.add(encoding);
    compressions[encoding].well(page.body, (error, body) => {
      // Without it the page stays as it is.
      if (!error) forms[encoding] = buildForm(page, body, `"${hash}-${encoding}"`, encoding);
    });
  }

  return {
    formOf(encoding, isAgain) {
      const made = forms[encoding];
      if (encoding === 'identity') return made ?? (forms.identity = buildForm(page, page.body, `"${hash}"`));
      if (made === undefined) {
        const body = compressions[encoding].quickly(page.body);
        return (forms[encoding] = buildForm(page, body, `"${hash}-${encoding}-quick"`, encoding));
      }
      if (isAgain && !improved.has(encoding)) improve(encoding);
      return made;
    },
    isKnownBy: (etag) => etag?.startsWith(`"${hash}`) === true,
  };
}

function buildForm(page: RenderedPage, body: Buffer, etag: string, encoding?: string): PageForm {
  const headers = [
    'cache-control',
    page.status < 500 ? cacheControl : 'no-store',
    'vary',
    'accept-encoding',
    'etag',
    etag,
  ];
  if (page.routerMark !== undefined) headers.push('x-remix-response', page.routerMark);
  if (page.location !== undefined) headers.push('location', page.location);
  const bodyHeaders = ['content-type', page.contentType, 'content-length', String(body.length)];
  if (encoding !== undefined) bodyHeaders.push('content-encoding', encoding);
  return { headers, bodyHeaders, body: body.length <= textBytes ? body.toString('latin1') : body };
}
