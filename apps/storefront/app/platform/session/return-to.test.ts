import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginFrom, readReturnTo } from './return-to.ts';

describe('the page to go back to after signing in', () => {
  it.each([
    '/',
    '/cart',
    '/shop?category=Televisions&brand=Inyange',
    '/product/details/rice-cooker#reviews',
    '/products?category=TV%20%26%20Audio',
    '/login-help',
  ])('is %s when asked for', (path) => {
    expect(readReturnTo(path)).toBe(path);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a relative path', 'cart'],
    ['another site', 'https://elsewhere.example/'],
    ['another site without its scheme', '//elsewhere.example'],
    ['three slashes', '///elsewhere.example'],
    ['a backslash', '/\\elsewhere.example'],
    ['a backslash further on', '/cart\\..\\..'],
    ['a tab between the slashes', '/\t/elsewhere.example'],
    ['a line break', '/\n/elsewhere.example'],
    ['dots that leave another site', '/..//elsewhere.example'],
    ['hidden dots', '/%2e%2e//elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['the login page', '/login'],
    ['the login page with its own wish', '/login?returnTo=/login'],
    ['the login page in disguise', '/Login/'],
    ['the register page', '/register#top'],
    ['the page to sign in by phone', '/phone-login?returnTo=%2Fcart'],
    ['more than anybody needs', `/${'a'.repeat(2_000)}`],
  ])('is the home page for %s', (_, given) => {
    expect(readReturnTo(given)).toBe('/');
  });

  it('never leaves the shop, whatever is asked for', () => {
    const pieces = fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '@', ':', 'evil.example', 'cart', '?', '#');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = readReturnTo(`/${parts.join('')}`);
        expect(path).toMatch(/^\/(?!\/)/);
        expect(new URL(path, 'https://urumuri.example').origin).toBe('https://urumuri.example');
      }),
    );
  });
});

describe('the way to the login page', () => {
  it.each([
    ['/', '', '/login'],
    ['/shop', '?brand=LG', '/login?returnTo=%2Fshop%3Fbrand%3DLG'],
    ['/login', '?returnTo=%2Fcart', '/login?returnTo=%2Fcart'],
    ['/register', '', '/login'],
    ['/phone-login', '?returnTo=%2Fcart', '/login?returnTo=%2Fcart'],
  ])('from %s%s is %s', (pathname, search, address) => {
    expect(loginFrom({ pathname, search })).toBe(address);
  });
});
