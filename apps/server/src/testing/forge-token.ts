import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { createTokenKey } from '../modules/accounts/session-tokens.ts';
import type { TestShop } from './build-test-shop.ts';
import type { SignedIn } from './sign-in.ts';

export type Forged = { header?: object; claims?: object; secret?: string };

export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

const weekSeconds = 7 * 24 * 60 * 60;

/** A token of this customer that is right in everything but what the test says. */
export async function forgeToken(
  { config }: Pick<TestShop, 'config'>,
  { customer, sessionId }: Pick<SignedIn, 'customer' | 'sessionId'>,
  { header, claims, secret = config.tokenSecret }: Forged = {},
): Promise<string> {
  const { id, key } = createTokenKey(secret);
  const right = {
    id: customer.id,
    sid: sessionId,
    typ: 'customer',
    iss: config.publicUrl,
    aud: 'customer',
    jti: randomUUID(),
    iat: secondsFromNow(0),
    exp: secondsFromNow(weekSeconds),
  };
  const protectedHeader = { alg: 'HS256', typ: 'JWT', kid: id, ...header };
  return new SignJWT({ ...right, ...claims }).setProtectedHeader(protectedHeader).sign(key);
}

/** The same claims under `alg: none`, with nothing where the signature would be. */
export function stripSignature(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}
