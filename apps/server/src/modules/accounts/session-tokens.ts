import { createHmac, createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { limits } from '@urumuri/contract';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { isUuid } from '../../db/uuid.ts';
import { TokenRefusal } from '../../http/token-refusal.ts';
import { tokenExpiry } from './sessions.rules.ts';

const algorithm = 'HS256';
const clockToleranceSeconds = 60;
const maxAge = '30 days';
/** A token is checked with every request of its holder; the signature once. */
const rememberedTokens = 5000;
const headerNames = new Set(['alg', 'kid', 'typ']);

/** Whose door a token opens. One of another kind, though signed with the same key, opens none of it. */
export type TokenKind = 'customer' | 'seller';

export type TokenHolder = { id: string; name: string; email: string; image: string };

export type HolderClaims = { holderId: string; sessionId: string; issuedAt: Date };

export type TokenOptions = {
  issuer: string;
  secret: string;
  previousSecret?: string | undefined;
  now?(): Date;
};

export type SessionTokens = ReturnType<typeof createSessionTokens>;

/** Signs and reads the tokens of one kind. A good token still needs a live session. */
export function createSessionTokens(
  kind: TokenKind,
  { issuer, secret, previousSecret, now = () => new Date() }: TokenOptions,
) {
  const current = createTokenKey(secret);
  const keys = [current, ...(previousSecret ? [createTokenKey(previousSecret)] : [])];
  const remembered = new LRUCache<string, { claims: HolderClaims; expiresAt: Date }>({ max: rememberedTokens });

  return {
    async sign(holder: TokenHolder, session: { id: string; expiresAt: Date }): Promise<string> {
      const { id, name, email, image } = holder;
      return new SignJWT({ id, name, email, image, sid: session.id, typ: kind })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: current.id })
        .setIssuer(issuer)
        .setAudience(kind)
        .setJti(randomUUID())
        .setIssuedAt(now())
        .setExpirationTime(tokenExpiry(now(), session.expiresAt))
        .sign(current.key);
    },

    /** What a token says once its signature, kind and dates hold; throws a `TokenRefusal` otherwise. */
    async read(token: string): Promise<HolderClaims> {
      const known = remembered.get(token);
      if (known !== undefined && now() < known.expiresAt) return known.claims;
      if (token.length > limits.tokenLength) throw new TokenRefusal('too_long');
      try {
        const { payload } = await jwtVerify(token, ({ kid, ...header }) => findKey(keys, kid, header), {
          algorithms: [algorithm],
          issuer,
          audience: kind,
          typ: 'JWT',
          clockTolerance: clockToleranceSeconds,
          maxTokenAge: maxAge,
          requiredClaims: ['exp', 'jti'],
          currentDate: now(),
        });
        const claims = readClaims(kind, payload);
        remembered.set(token, { claims, expiresAt: new Date((payload.exp ?? 0) * 1000) });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new TokenRefusal(error.code.toLowerCase());
        throw error;
      }
    },
  };
}

type TokenKey = { id: string; key: KeyObject };

/** The key's name follows from the key, so that every node calls it the same. */
export function createTokenKey(secret: string): TokenKey {
  const id = createHmac('sha256', secret).update('key id').digest('hex').slice(0, 12);
  return { id, key: createSecretKey(Buffer.from(secret)) };
}

/** Headers that point at keys of the sender's own choosing are not looked at, nor are their tokens. */
function findKey(keys: TokenKey[], kid: string | undefined, header: object): KeyObject {
  if (Object.keys(header).some((name) => !headerNames.has(name))) throw new TokenRefusal('unknown_header');
  const found = keys.find(({ id }) => id === kid);
  if (found === undefined) throw new TokenRefusal('unknown_key');
  return found.key;
}

function readClaims(kind: TokenKind, { id, sid, typ, iat }: JWTPayload): HolderClaims {
  if (typ !== kind) throw new TokenRefusal('other_kind');
  if (typeof id !== 'string' || typeof sid !== 'string' || !isUuid(id) || !isUuid(sid)) {
    throw new TokenRefusal('incomplete');
  }
  return { holderId: id, sessionId: sid, issuedAt: new Date((iat ?? 0) * 1000) };
}
