import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every app knows it: SHA-1, six digits, half a minute. */
const stepSeconds = 30;
const digits = 6;
/** Clocks differ, and typing takes time: the code before and the one after are taken too. */
const tolerance = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function writeBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function readBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds);

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', readBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Which half minute's code this is, if it is one of those that are taken now. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const given = Buffer.from(code);
  for (let away = -tolerance; away <= tolerance; away += 1) {
    const step = stepAt(now) + away;
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), given)) return step;
  }
  return undefined;
}

/** What a QR code says to an app. */
export function writeOtpAddress({ issuer, account, secret }: Record<'issuer' | 'account' | 'secret', string>): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
