import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from './encoding.ts';

/** The next step would cost more than half as much again, for a fourteenth of the size. */
const brotliQuality = 1;
const smallestWorthwhile = 1024;

const compressions = {
  br: (text: string) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
};

/** Compresses the API's answers at once: streams and threads beside would cost several times the work. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < smallestWorthwhile) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return done(null, payload);
    reply.header('content-encoding', encoding);
    done(null, compressions[encoding](payload));
  });
}
