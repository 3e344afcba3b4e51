import { createTokenKey } from '../../modules/accounts/session-tokens.ts';
import type { TestShop } from '../build-test-shop.ts';
import { forgeToken, secondsFromNow, stripSignature } from '../forge-token.ts';
import { openTestSession, type SignedIn } from '../sign-in.ts';

export type Credentials = { authorization?: string };

const bearer = (token: string): Credentials => ({ authorization: `Bearer ${token}` });

/** Everything that speaks of this customer and must not be believed. */
export async function buildDeadTokens(shop: TestShop, owner: SignedIn): Promise<Record<string, Credentials>> {
  const loggedOut = await openTestSession(shop, owner.customer);
  await shop.app.inject({ url: '/api/customer/logout', headers: loggedOut.headers });
  const ourKeyName = { kid: createTokenKey(shop.config.tokenSecret).id };
  return {
    'no token': {},
    garbage: bearer('gar.ba.ge'),
    'alg none': bearer(stripSignature(owner.token)),
    'another key': bearer(await forgeToken(shop, owner, { secret: 'x'.repeat(32), header: ourKeyName })),
    expired: bearer(await forgeToken(shop, owner, { claims: { exp: secondsFromNow(-120) } })),
    'logged out': loggedOut.headers,
  };
}
