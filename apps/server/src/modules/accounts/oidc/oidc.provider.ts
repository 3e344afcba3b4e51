import * as client from 'openid-client';
import type { Handshake } from './handshakes.ts';

const timeoutSeconds = 5;
const scope = 'openid email profile';

export type ProviderOptions = { issuer: string; clientId: string; clientSecret: string; callbackUrl: string };

export type OidcProvider = ReturnType<typeof createOidcProvider>;

/** The OpenID Connect provider; asked about itself when first needed, and again if it could not be reached. */
export function createOidcProvider({ issuer, clientId, clientSecret, callbackUrl }: ProviderOptions) {
  let discovered: Promise<client.Configuration> | undefined;

  async function discover(): Promise<client.Configuration> {
    const isPlain = issuer.startsWith('http:');
    return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // An http issuer is for trying things out; whoever configures one has decided so.
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    });
  }

  function getConfiguration(): Promise<client.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return {
    /** The address to send the browser to, and what to remember until it comes back. */
    async begin(): Promise<{ url: string } & Pick<Handshake, 'state' | 'nonce' | 'codeVerifier'>> {
      const configuration = await getConfiguration();
      const codeVerifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackUrl,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, state, nonce, codeVerifier };
    },

    /** Exchanges what the browser came back with for what the provider says of its user. */
    async complete(search: string, handshake: Handshake): Promise<Record<string, unknown>> {
      const configuration = await getConfiguration();
      const tokens = await client.authorizationCodeGrant(configuration, new URL(callbackUrl + search), {
        pkceCodeVerifier: handshake.codeVerifier,
        expectedState: handshake.state,
        expectedNonce: handshake.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
      return { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)), sub: claims.sub };
    },
  };
}

/** Whether the person changed their mind at the provider, rather than anything having failed. */
export function isCancelled(error: unknown): boolean {
  return error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
}
