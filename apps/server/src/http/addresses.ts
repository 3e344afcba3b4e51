import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** What the web's servers are expected to understand at least, and more than any link of the shop has. */
const longestAddress = 8000;

/** Steps up or nowhere, also when they are written so as not to be seen, and the end of a text in C. */
const crookedPath = /(^|[/\\]|%2f|%5c)(\.|%2e){1,2}($|[/\\]|%2f|%5c)|%00/i;

/** Refuses what no link of the shop leads to, before a file or page is looked for under it. */
export function registerAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { url = '' } }, _reply, done) => {
    if (url.length > longestAddress) return done(new AppError('uri_too_long', 'The address is too long.'));
    if (isPlain(url)) return done();
    done(new AppError('malformed_request', 'The address is not valid.'));
  });
}

function isPlain(url: string): boolean {
  if (!url.startsWith('/')) return false;
  if (!url.includes('.') && !url.includes('%')) return true;
  return !crookedPath.test(url.split('?', 1)[0] ?? '');
}
