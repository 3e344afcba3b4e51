import { expect, it } from 'vitest';
import { isAllowedOrigin } from './origin.rules.ts';

it.each([
  ['the shop’s own pages', { origin: 'https://shop.rw', host: 'node-1:3000' }, true],
  [
    'its pages under the address they were asked at',
    { origin: 'http://192.168.1.9:3000', host: '192.168.1.9:3000' },
    true,
  ],
  ['a program that is no browser', { host: 'shop.rw' }, true],
  ['another site', { origin: 'https://evil.example', host: 'shop.rw' }, false],
  ['another port', { origin: 'http://192.168.1.9:8080', host: '192.168.1.9:3000' }, false],
  ['a page without an origin', { origin: 'null', host: 'shop.rw' }, false],
])('%s', (_who, headers, isAllowed) => {
  expect(isAllowedOrigin(headers, 'https://shop.rw/')).toBe(isAllowed);
});
