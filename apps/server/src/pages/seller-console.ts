import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerCompression } from '../http/compression.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { registerAssets } from '../http/static-files.ts';

/** The sellers' console, built or in development. */
export type SellerConsole = { register(app: FastifyInstance): Promise<void> };

/** Below it lies every page of the console; the API's own addresses of sellers are below /api. */
export const consolePath = '/seller';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/** By these a browser knows the scripts that stand in a page, and runs no others. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, script = '']) => hash(script));
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** The console as `npm run build` left it: one page for all its addresses, which the browser fills. */
export function openBuiltConsole(buildDir: string, publicUrl: string): SellerConsole {
  return {
    async register(app) {
      const clientDir = path.join(buildDir, 'client');
      await registerAssets(app, path.join(clientDir, 'assets'), `${consolePath}/assets/`);
      const html = await readFile(path.join(clientDir, 'index.html'), 'utf8');
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(publicUrl, hashInlineScripts(html)),
        'cache-control': 'no-cache',
        // The same page in every encoding, but not the same bytes.
        etag: `W/"${hash(html)}"`,
        vary: 'accept-encoding',
      };
      await app.register(async (scope) => {
        registerCompression(scope);
        registerPage(scope, (request, reply) => {
          reply.headers(headers);
          return request.headers['if-none-match'] === headers.etag ? reply.code(304).send() : reply.send(html);
        });
      });
    },
  };
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Every address below the console's is the same page; which it is and whether it exists, the browser finds out. */
export function registerPage(app: FastifyInstance, handler: Handler): void {
  for (const url of [consolePath, `${consolePath}/*`]) {
    app.get(url, { schema: { hide: true }, config: { importance: 'vital' } }, handler);
  }
}
