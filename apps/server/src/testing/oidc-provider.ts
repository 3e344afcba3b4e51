import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** How the provider behaves; a test changes what it wants to go wrong. */
export type ProviderBehaviour = {
  /** What it says of whoever signs in next. */
  claims: JWTPayload & Record<string, unknown>;
  /** Told by the userinfo endpoint instead of the ID token. */
  userInfo?: Record<string, unknown>;
  /** Put over the ID token's own claims. */
  idTokenClaims?: JWTPayload;
  signsWithOtherKey?: boolean;
  refusal?: string;
};

export type TestProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  behaviour: ProviderBehaviour;
  /** Follows the browser to the provider and back; answers the address it comes back with. */
  visit(authorizationUrl: string): Promise<URL>;
  tokenRequests: number;
  close(): Promise<void>;
};

type Grant = { challenge: string; nonce: string; redirectUri: string };

/** A small OpenID Connect provider: discovery, keys, authorization code with PKCE, user info. */
export async function startTestProvider(): Promise<TestProvider> {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  const grants = new Map<string, Grant>();
  const clientId = 'shop';
  const clientSecret = 'a secret between the two';

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/.well-known/openid-configuration') return sendJson(response, describeProvider(issuer));
    if (url.pathname === '/jwks') return sendJson(response, jwks);
    if (url.pathname === '/authorize') return authorize(url.searchParams, response);
    if (url.pathname === '/token') return exchange(new URLSearchParams(await readBody(request)), response);
    if (url.pathname === '/userinfo')
      return sendJson(response, { sub: provider.behaviour.claims.sub, ...provider.behaviour.userInfo });
    response.writeHead(404).end();
  }

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    const { refusal } = provider.behaviour;
    if (refusal !== undefined) {
      back.searchParams.set('error', refusal);
    } else {
      const code = randomUUID();
      grants.set(code, {
        challenge: query.get('code_challenge_method') === 'S256' ? (query.get('code_challenge') ?? '') : '',
        nonce: query.get('nonce') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
      });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  async function exchange(body: URLSearchParams, response: ServerResponse): Promise<void> {
    provider.tokenRequests += 1;
    const code = body.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = grant?.challenge === challenge && grant.redirectUri === body.get('redirect_uri');
    const isClient = body.get('client_id') === clientId && body.get('client_secret') === clientSecret;
    if (!isGood || !isClient) return sendJson(response, { error: 'invalid_grant' }, 400);
    const { claims, idTokenClaims, signsWithOtherKey } = provider.behaviour;
    const now = Math.floor(Date.now() / 1000);
    const ownClaims = { iss: issuer, aud: clientId, nonce: grant.nonce, iat: now, exp: now + 300 };
    const idToken = await new SignJWT({ ...ownClaims, ...claims, ...idTokenClaims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(signsWithOtherKey ? other.privateKey : own.privateKey);
    sendJson(response, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken });
  }

  const provider: TestProvider = {
    issuer,
    clientId,
    clientSecret,
    behaviour: { claims: {} },
    tokenRequests: 0,
    async visit(authorizationUrl) {
      const answered = await fetch(authorizationUrl, { redirect: 'manual' });
      return new URL(answered.headers.get('location') ?? '');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

function describeProvider(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
