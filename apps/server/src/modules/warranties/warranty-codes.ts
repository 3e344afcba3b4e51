import { createHmac, timingSafeEqual } from 'node:crypto';

/** Without I, L, O and U: what is read out or copied by hand stays what it was. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const numberLength = 4;
const signatureLength = 8;
const groupLength = 4;
const written = new RegExp(`^[${alphabet}]{${numberLength + signatureLength},20}$`);

export type WarrantyCodes = ReturnType<typeof createWarrantyCodes>;

/**
 * What a warranty is found by without signing in: its number and forty bits that only the shop can make of it, such
 * as `0001-7KQ2-9XWB`. None of it is stored.
 */
export function createWarrantyCodes(secrets: readonly [string, ...string[]]) {
  const sign = (secret: string, number: number) => {
    const mac = createHmac('sha256', secret).update(`warranty ${number}`).digest();
    return Array.from(mac.subarray(0, signatureLength), (byte) => alphabet[byte % alphabet.length]).join('');
  };

  return {
    writeCode(number: number): string {
      const code = encode(number) + sign(secrets[0], number);
      const first = code.length % groupLength;
      const groups = code.slice(first).match(new RegExp(`.{${groupLength}}`, 'g')) ?? [];
      return [...(first > 0 ? [code.slice(0, first)] : []), ...groups].join('-');
    },

    /** Which warranty a code names; undefined when it is not one of ours. */
    readCode(typed: string): number | undefined {
      const code = typed.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
      if (!written.test(code)) return undefined;
      const number = decode(code.slice(0, -signatureLength));
      if (!Number.isSafeInteger(number)) return undefined;
      const given = Buffer.from(code.slice(-signatureLength));
      const isOurs = secrets.some((secret) => timingSafeEqual(given, Buffer.from(sign(secret, number))));
      return isOurs ? number : undefined;
    },
  };
}

function encode(number: number): string {
  let text = '';
  for (let left = number; left > 0; left = Math.floor(left / alphabet.length)) {
    text = `${alphabet[left % alphabet.length]}${text}`;
  }
  return text.padStart(numberLength, '0');
}

const decode = (text: string) =>
  [...text].reduce((number, digit) => number * alphabet.length + alphabet.indexOf(digit), 0);
