import { describe, expect, it } from 'vitest';
import { codeOf, findStep, readBase32, stepAt, writeBase32, writeOtpAddress } from './totp.rules.ts';

/** The key of RFC 6238's appendix B. */
const secret = writeBase32(Buffer.from('12345678901234567890'));

describe('a code of the second step', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is the one of RFC 6238', (seconds, code) => {
    expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('is taken half a minute early or late, and no more', () => {
    const now = new Date(1_234_567_890_000);
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((away) => findStep(secret, codeOf(secret, step + away), now));
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it.each(['', '28708', '2870822', 'abcdef', '２８７０８２'])('is not %j', (code) => {
    expect(findStep(secret, code, new Date(59_000))).toBeUndefined();
  });
});

it('writes a secret as people type it, and reads it back', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(readBase32(secret).toString()).toBe('12345678901234567890');
});

it('tells an app whose secret it is', () => {
  expect(writeOtpAddress({ issuer: 'My Shop', account: 'a&b@example.com', secret: 'ABC' })).toBe(
    'otpauth://totp/My%20Shop:a%26b%40example.com?secret=ABC&issuer=My%20Shop',
  );
});
