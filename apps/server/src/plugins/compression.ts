import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Brotli 4 is about as fast as gzip and a tenth smaller; answers are compressed as they are asked. */
const brotliQuality = 4;
const smallestWorthwhile = 1024;

/** For the API's answers; pages and files are compressed once and cached. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: smallestWorthwhile,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
}
