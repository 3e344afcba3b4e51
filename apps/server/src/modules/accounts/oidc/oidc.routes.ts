import { OIDC_CALLBACK_PATH, OIDC_START_PATH } from '@urumuri/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../../../http/cookies.ts';
import { handshakeSeconds } from './handshakes.ts';
import { readHandover, readReturnTo, writeFragment } from './oidc.rules.ts';
import { OidcError, type OidcService } from './oidc.service.ts';

const cookieName = 'oidc_handshake';
const options = { config: { importance: 'cart' }, schema: { hide: true } } as const;

/**
 * Sign-in through the provider: two redirects, ending at the login page. The token travels behind the
 * `#`, which no server and no log gets to see; the cookie belongs to the handshake and proves nobody.
 */
export function registerOidcRoutes(app: FastifyInstance, oidc: OidcService, publicUrl: string): void {
  app.get<{ Querystring: Record<string, unknown> }>(OIDC_START_PATH, options, async ({ query, log }, reply) => {
    const wish = { returnTo: readReturnTo(query.returnTo, publicUrl), handover: readHandover(query.handover) };
    try {
      const { url, sealed } = await oidc.begin(wish);
      setCookie(reply, sealed, publicUrl);
      return await leave(reply, url);
    } catch (error) {
      return goToLogin(reply, { error: describeFailure(error, log), ...wish });
    }
  });

  app.get(OIDC_CALLBACK_PATH, options, async (request, reply) => {
    setCookie(reply, '', publicUrl);
    let wish = { returnTo: '/', handover: '' };
    try {
      const handshake = await oidc.readHandshake(readCookie(request.headers.cookie, cookieName));
      wish = { returnTo: handshake.returnTo, handover: handshake.handover };
      const search = new URL(request.url, publicUrl).search;
      const token = await oidc.complete(search, handshake, request.headers['user-agent'] ?? '');
      request.log.info({ security: 'oidc_login_ok', ip: request.ip }, 'security event');
      return await goToLogin(reply, { token, ...wish });
    } catch (error) {
      return goToLogin(reply, { error: describeFailure(error, request.log), ...wish });
    }
  });
}

function describeFailure(error: unknown, log: FastifyRequest['log']): string {
  if (!(error instanceof OidcError)) throw error;
  const { failure, cause } = error;
  // The provider's answers may hold codes and tokens: of the cause only its name is told.
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  log.warn({ security: 'oidc_login_failed', failure, reason }, 'security event');
  return failure;
}

function goToLogin(reply: FastifyReply, values: Record<string, string>): FastifyReply {
  return leave(reply, `/login#${writeFragment(values)}`);
}

function leave(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 302);
}

function setCookie(reply: FastifyReply, value: string, publicUrl: string): void {
  const maxAgeSeconds = value === '' ? 0 : handshakeSeconds;
  const isSecure = publicUrl.startsWith('https:');
  reply.header(
    'set-cookie',
    writeCookie({ name: cookieName, value, path: OIDC_CALLBACK_PATH, maxAgeSeconds, isSecure }),
  );
}
