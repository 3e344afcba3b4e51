import { describe, expect, it } from 'vitest';
import { readHandover, readIdentity, readReturnTo, writeFragment } from './oidc.rules.ts';

describe('where to go back to', () => {
  it.each([
    ['/cart', '/cart'],
    ['/products?category=TV%20%26%20Audio', '/products?category=TV%20%26%20Audio'],
    ['/cart#token=x', '/cart'],
    ['/a/../b', '/b'],
    ['', '/'],
    ['cart', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/\t/evil.example/', '/'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['javascript:alert(1)', '/'],
    [`/${'x'.repeat(600)}`, '/'],
    [undefined, '/'],
    [['/a', '/b'], '/'],
  ])('%o leads to %s', (given, expected) => expect(readReturnTo(given, 'http://shop.test')).toBe(expected));
});

it.each([
  ['a-word_of-the-page-0123', 'a-word_of-the-page-0123'],
  ['short', ''],
  ['with spaces in it, and more', ''],
  [undefined, ''],
])('takes the page’s word %o as %o', (given, expected) => expect(readHandover(given)).toBe(expected));

describe('an identity', () => {
  const claims = {
    sub: 's1',
    email: 'Aline@Example.com',
    email_verified: true,
    name: ' Aline  U ',
    picture: 'https://x.example/a.png',
  };

  it('is read field by field', () => {
    expect(readIdentity(claims)).toEqual({
      subject: 's1',
      email: 'Aline@Example.com',
      isEmailVerified: true,
      name: 'Aline  U',
      image: 'https://x.example/a.png',
    });
  });

  it.each([
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['an endless subject', { sub: 'x'.repeat(256) }],
    ['no e-mail', { email: undefined }],
    ['an e-mail that is none', { email: 'aline' }],
    ['an e-mail that cannot be stored', { email: 'a\0@example.com' }],
  ])('is none with %s', (_title, other) => expect(readIdentity({ ...claims, ...other })).toBeUndefined());

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['yes', false],
    [1, false],
    [undefined, false],
  ])('with email_verified %o is verified: %o', (given, expected) => {
    expect(readIdentity({ ...claims, email_verified: given })?.isEmailVerified).toBe(expected);
  });

  it.each([
    [{ name: 'x'.repeat(200) }, 'x'.repeat(80)],
    [{ name: 'A\0B\uD800' }, 'AB'],
    [{ name: '', given_name: 'Aline' }, 'Aline'],
    [{ name: 7 }, 'Aline'],
  ])('named by %o is called %s', (other, expected) =>
    expect(readIdentity({ ...claims, ...other })?.name).toBe(expected),
  );

  it.each([
    'http://x.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,x',
    '/a.png',
    `https://x.example/${'x'.repeat(600)}`,
    7,
  ])('has no picture from %s', (picture) => expect(readIdentity({ ...claims, picture })?.image).toBe(''));
});

it('writes only what is given behind the #', () => {
  expect(writeFragment({ token: 'a.b-c', returnTo: '/cart?x=1&y=2', handover: '' })).toBe(
    'token=a.b-c&returnTo=%2Fcart%3Fx%3D1%26y%3D2',
  );
});
