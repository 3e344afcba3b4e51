import { describe, expect, it } from 'vitest';
import { decodeCustomer } from './customer-token.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const nowSeconds = now / 1000;

function buildToken(payload: unknown): string {
  return `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

describe('decodeCustomer', () => {
  it('reads the customer, with every letter of the name', () => {
    const token = buildToken({
      id: 'c1',
      name: 'Zoë Ñirere',
      email: 'z@example.rw',
      image: '/a.svg',
      exp: nowSeconds + 60,
    });
    expect(decodeCustomer(token, now)).toEqual({
      id: 'c1',
      name: 'Zoë Ñirere',
      email: 'z@example.rw',
      image: '/a.svg',
    });
  });

  it('ignores a token that has run out', () => {
    expect(decodeCustomer(buildToken({ id: 'c1', exp: nowSeconds }), now)).toBeNull();
  });

  it('fills absent texts with nothing', () => {
    expect(decodeCustomer(buildToken({ id: 'c1' }), now)).toEqual({ id: 'c1', name: '', email: '', image: '' });
  });

  it.each([
    ['none', null],
    ['an empty text', ''],
    ['no token at all', 'hello'],
    ['broken base64', 'a.!!!.c'],
    ['a payload that is no object', buildToken('text')],
    ['a payload without id', buildToken({ name: 'Aline' })],
  ])('is signed out with %s', (_, token) => {
    expect(decodeCustomer(token, now)).toBeNull();
  });
});
