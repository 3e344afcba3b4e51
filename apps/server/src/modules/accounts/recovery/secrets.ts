import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../../db/uuid.ts';

export type Purpose = 'reset' | 'confirm_email' | 'change_email' | 'sign_in' | 'confirm_phone';

export type OrderLink = { orderId: string; version: number };

export type MessageSecrets = ReturnType<typeof createMessageSecrets>;

const macBytes = 24;
const codeDigits = 6;
const dayMs = 24 * 60 * 60 * 1000;
const orderLinkDays = 90;

/** What stands in messages and opens something: made from the shop's secret, so that none of it is stored. */
export function createMessageSecrets(secrets: readonly [string, ...string[]], now: () => Date) {
  const mac = (secret: string, text: string) => createHmac('sha256', secret).update(`message ${text}`).digest();
  const sign = (text: string) => mac(secrets[0], text).subarray(0, macBytes).toString('base64url');
  const isSigned = (text: string, given: string) => {
    const bytes = Buffer.from(given, 'base64url');
    if (bytes.length !== macBytes) return false;
    return secrets.some((secret) => timingSafeEqual(bytes, mac(secret, text).subarray(0, macBytes)));
  };

  return {
    /** For the fragment of an address, which no server logs and no other site is told. */
    writeLink: (purpose: Purpose, codeId: string) => `${codeId}.${sign(`${purpose} ${codeId}`)}`,

    /** Which code a link names, if it is one of ours. */
    readLink(purpose: Purpose, token: string): string | undefined {
      const [codeId = '', given = ''] = token.split('.');
      return isUuid(codeId) && isSigned(`${purpose} ${codeId}`, given) ? codeId : undefined;
    },

    /** Six digits to be typed; few tries make them enough. */
    writeDigits: (purpose: Purpose, codeId: string) =>
      String(mac(secrets[0], `digits ${purpose} ${codeId}`).readUInt32BE() % 10 ** codeDigits).padStart(
        codeDigits,
        '0',
      ),

    writeOrderLink({ orderId, version }: OrderLink): string {
      const day = Math.ceil(now().getTime() / dayMs) + orderLinkDays;
      const text = `${orderId}.${version}.${day}`;
      return `${text}.${sign(`order ${text}`)}`;
    },

    /** Which order a link opens; undefined when it is not ours or too old. */
    readOrderLink(token: string): OrderLink | undefined {
      const [orderId = '', version = '', day = '', given = ''] = token.split('.');
      if (!isUuid(orderId) || !isSigned(`order ${orderId}.${version}.${day}`, given)) return undefined;
      return Number(day) * dayMs > now().getTime() ? { orderId, version: Number(version) } : undefined;
    },
  };
}
