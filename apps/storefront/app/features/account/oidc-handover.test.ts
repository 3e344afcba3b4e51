import { describe, expect, it, vi } from 'vitest';
import { readOidcReturn } from './oidc-handover.ts';

const word = '0123456789abcdef0123456789abcdef';

describe('coming back from another service', () => {
  it('believes the token of the sign-in this tab began', () => {
    const hash = `#token=a.b.c&returnTo=%2Fcart%3Fx%3D1&handover=${word}`;
    expect(readOidcReturn(hash, () => word)).toEqual({ token: 'a.b.c', returnTo: '/cart?x=1' });
  });

  it.each([
    ['another word', `#token=a.b.c&handover=${word}`, 'ffff456789abcdef0123456789abcdef'],
    ['no word of ours', `#token=a.b.c&handover=${word}`, null],
    ['no word in the link', '#token=a.b.c', word],
    ['an empty word on both sides', '#token=a.b.c&handover=', null],
    ['an empty token', `#token=&handover=${word}`, word],
  ])('believes no token with %s', (_, hash, expected) => {
    expect(readOidcReturn(hash, () => expected)).toEqual({ failure: 'sign_in_failed', returnTo: '/' });
  });

  it('tells why it came to nothing', () => {
    const hash = `#error=cancelled&returnTo=%2Fshop&handover=${word}`;
    expect(readOidcReturn(hash, () => word)).toEqual({ failure: 'cancelled', returnTo: '/shop' });
  });

  it('goes back to no other site', () => {
    const hash = `#token=a.b.c&returnTo=%2F%2Felsewhere.example&handover=${word}`;
    expect(readOidcReturn(hash, () => word)).toMatchObject({ returnTo: '/' });
  });

  it.each(['', '#', '#reviews', '#contact'])('is nothing for %j, and the word is kept', (hash) => {
    const takeExpected = vi.fn(() => word);
    expect(readOidcReturn(hash, takeExpected)).toBeUndefined();
    expect(takeExpected).not.toHaveBeenCalled();
  });
});
