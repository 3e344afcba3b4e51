import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route sends scripts, styles or pictures, which no policy for documents concerns. */
    sendsFiles?: boolean;
  }
}

/** Shoppers pay for every byte, and a page has dozens of files. */
const fileHeaders = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' };

/** Without a nonce, so that pages are the same bytes for everybody: inline scripts are allowed by their hashes. */
export function contentSecurityPolicy(publicUrl: string, scriptHashes: readonly string[] = []): string {
  const socketOrigin = publicUrl.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${socketOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // The one script address that is made at run time: the worker that shows notifications.
    'trusted-types push-worker',
  ].join('; ');
}

/** What every answer carries that a browser may show as a document. */
function listDocumentHeaders(publicUrl: string): Record<string, string> {
  const headers: Record<string, string> = {
    ...fileHeaders,
    'content-security-policy': contentSecurityPolicy(publicUrl),
    'cross-origin-opener-policy': 'same-origin',
    // The counter scans by the camera.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };
  if (publicUrl.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

export function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const documentHeaders = listDocumentHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.sendsFiles ? fileHeaders : documentHeaders);
    done();
  });
}
