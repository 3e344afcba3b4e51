import { createHmac, randomBytes } from 'node:crypto';
import { API_BASE_PATH } from '@urumuri/contract';
import { readCookie, writeCookie } from '../../http/cookies.ts';

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const cookieName = 'device';
const yearSeconds = 365 * 24 * 60 * 60;
const bytes = 16;
const mostAccounts = 5;
const shape = /^[\w-]{22}(?:~[\w-]{22}){1,5}$/;

/**
 * Tells the devices an account was signed in from, on every server alike: the browser keeps a name and, for each
 * account, a mark that only we can make. It opens nothing; it only spares its owner the guesses of strangers.
 */
export function createKnownDevices(secrets: readonly [string, ...string[]], isSecure: boolean) {
  const markOf = (secret: string, device: string, account: string) =>
    createHmac('sha256', secret)
      .update(`known device ${device} ${account.toLowerCase()}`)
      .digest()
      .subarray(0, bytes)
      .toString('base64url');

  function read(cookies: string | undefined): { device: string | undefined; marks: string[] } {
    const value = readCookie(cookies, cookieName) ?? '';
    const [device, ...marks] = shape.test(value) ? value.split('~') : [];
    return { device, marks };
  }

  return {
    /** The device's name, when somebody has signed in to this account from it before. */
    recognise(cookies: string | undefined, account: string): string | undefined {
      const { device, marks } = read(cookies);
      if (device === undefined) return undefined;
      return secrets.some((secret) => marks.includes(markOf(secret, device, account))) ? device : undefined;
    },

    /** The cookie by which the device is known from now on. */
    remember(cookies: string | undefined, account: string): string {
      const { device = randomBytes(bytes).toString('base64url'), marks } = read(cookies);
      const mark = markOf(secrets[0], device, account);
      const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, mostAccounts);
      const value = [device, ...kept].join('~');
      return writeCookie({ name: cookieName, value, path: API_BASE_PATH, maxAgeSeconds: yearSeconds, isSecure });
    },
  };
}
