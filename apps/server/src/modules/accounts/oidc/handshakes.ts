import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { createTokenKey } from '../session-tokens.ts';

const algorithm = 'HS256';
const audience = 'oidc-handshake';
const headerType = 'oidc-handshake+jwt';
export const handshakeSeconds = 600;

const handshakeSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  handover: z.string(),
});

/** What must be remembered between leaving for the provider and coming back. */
export type Handshake = z.infer<typeof handshakeSchema>;

/** Kept in the browser that began the sign-in, signed; it opens nothing by itself. */
export function createHandshakes({ issuer, secret }: { issuer: string; secret: string }) {
  const { key } = createTokenKey(secret);
  return {
    async seal(handshake: Handshake): Promise<string> {
      return new SignJWT(handshake)
        .setProtectedHeader({ alg: algorithm, typ: headerType })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${handshakeSeconds} seconds`)
        .sign(key);
    },

    async open(sealed: string): Promise<Handshake> {
      const options = { algorithms: [algorithm], issuer, audience, typ: headerType, requiredClaims: ['exp'] };
      const { payload } = await jwtVerify(sealed, key, options);
      return handshakeSchema.parse(payload);
    },
  };
}
