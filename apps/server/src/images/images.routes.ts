import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { defaultSellerSvg, placeholderSvg } from './placeholder.ts';
import { makeEtag, type Rendition } from './rendition-files.ts';
import { type RenditionFormat, renditionWidths } from './rendition-format.ts';
import { ImageNotFoundError, type Renditions } from './renditions.ts';

type PictureRequest = FastifyRequest<{ Params: { hash: string; width: string } }>;

const forever = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';
const oneMinute = 'public, max-age=60';
// The seller console and search engines show these pictures from other origins.
const pictureHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const retryAfterSeconds = 2;
const widestSavingData = 240;

// Pictures are public, cheap once made, and come thirty to a page from one address: they count
// towards no rate limit. What is dear, making them, has its own bounded queue.
/** Making a picture may wait for its turn longer than other work; its own queue turns away what cannot. */
const pictureRoute = {
  schema: { hide: true },
  config: { rateLimit: false, importance: 'vital', sendsFiles: true, budgetMs: 30_000 },
} as const;

function namesType(accept: string, type: string): boolean {
  return accept.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The best format this client names. */
function chooseFormat(accept = ''): RenditionFormat {
  // Every client that decodes AVIF also decodes WebP, its stand-in while the AVIF is being made.
  if (namesType(accept, 'image/avif')) return 'avif';
  // `*/*` alone says nothing: link previews and old clients send it and may not show WebP.
  return namesType(accept, 'image/webp') ? 'webp' : 'jpeg';
}

const prepareDrawing = (svg: string) => ({ body: Buffer.from(svg), etag: makeEtag(Buffer.from(svg)) });
type Drawing = ReturnType<typeof prepareDrawing>;
const placeholder = prepareDrawing(placeholderSvg);
const defaultSeller = prepareDrawing(defaultSellerSvg);

function hasSameTag({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'] ?? '';
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function writeDrawing(reply: FastifyReply, { body }: Drawing, cacheControl: string): void {
  reply
    .header('Content-Type', 'image/svg+xml')
    .header('Cache-Control', cacheControl)
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    .headers(pictureHeaders)
    .send(body);
}

function writeFixedDrawing(request: FastifyRequest, reply: FastifyReply, drawing: Drawing): void {
  reply.header('ETag', drawing.etag);
  if (hasSameTag(request, drawing.etag)) {
    reply.code(304).header('Cache-Control', oneDay).send();
    return;
  }
  writeDrawing(reply, drawing, oneDay);
}

function writeRendition(request: FastifyRequest, reply: FastifyReply, rendition: Rendition): void {
  reply
    .header('ETag', rendition.etag)
    .header('Cache-Control', forever)
    .header('Vary', 'Accept, Save-Data')
    .headers(pictureHeaders);
  if (hasSameTag(request, rendition.etag)) {
    reply.code(304).send();
    return;
  }
  reply.header('Content-Type', `image/${rendition.format}`).send(rendition.body);
}

/** Whatever went wrong, the body is a drawing: an `<img>` shows it whatever the status says. */
function writeFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  if (error instanceof ImageNotFoundError) {
    writeDrawing(reply.code(404), placeholder, oneMinute);
    return;
  }
  if (error instanceof AppError && error.code === 'overloaded') {
    reply.code(503).header('Retry-After', retryAfterSeconds);
  } else {
    request.log.error({ err: error }, 'a picture could not be made');
    reply.code(500);
  }
  writeDrawing(reply, placeholder, 'no-store');
}

/** Pictures in the size and format each client can use, and the two drawings that stand in for them. */
export async function registerImages(app: FastifyInstance, { renditions }: { renditions: Renditions }): Promise<void> {
  app.get('/images/placeholder.svg', pictureRoute, (request, reply) => writeFixedDrawing(request, reply, placeholder));
  app.get('/images/default-seller.svg', pictureRoute, (request, reply) =>
    writeFixedDrawing(request, reply, defaultSeller),
  );

  app.get('/images/*', pictureRoute, (_request, reply) => writeDrawing(reply.code(404), placeholder, oneMinute));

  app.get('/images/:hash/:width', pictureRoute, async (request: PictureRequest, reply) => {
    const { hash, width: asked } = request.params;
    const isSavingData = request.headers['save-data'] === 'on';
    const askedWidth = renditionWidths.find((width) => String(width) === asked);
    try {
      if (askedWidth === undefined) throw new ImageNotFoundError('Pictures have no such width.');
      const width = isSavingData && askedWidth > widestSavingData ? widestSavingData : askedWidth;
      const picture = { hash, width, quality: isSavingData ? 'lite' : 'standard' } as const;
      const rendition = await renditions.get(picture, chooseFormat(request.headers.accept));
      if (!reply.sent) writeRendition(request, reply, rendition);
    } catch (error) {
      if (!reply.sent) writeFailure(request, reply, error);
    }
    return reply;
  });
}
