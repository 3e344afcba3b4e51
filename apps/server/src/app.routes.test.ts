import { API_BASE_PATH, customerRoutes } from '@urumuri/contract';
import { sellerRoutes } from '@urumuri/contract/seller';
import { errorBody } from '@urumuri/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from './testing/build-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

const everyRoute = { ...customerRoutes, ...sellerRoutes };

/** Modules whose every call is served. A module joins this list when its last call lands. */
const doneModules = new Set<string>([
  'accounts',
  'cart',
  'vouchers',
  'wishlist',
  'orders',
  'dashboard',
  'sellers',
  'seller-orders',
  'seller-products',
  'seller-vouchers',
  'seller-dashboard',
  'seller-chat',
  'shop-admin',
  'returns',
]);

describe('the contract and the routes', () => {
  it('agree for every module that is done', () => {
    for (const { module, method, path } of Object.values(everyRoute)) {
      const isServed = shop.app.hasRoute({ method, url: API_BASE_PATH + path });
      if (doneModules.has(module)) expect(isServed, `${method} ${path} is not served`).toBe(true);
    }
  });

  it('leave no API route outside the contract', async () => {
    const description = await shop.app.inject('/api/docs/json');
    const served = Object.entries(description.json<{ paths: Record<string, object> }>().paths).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const promised = Object.values(everyRoute).map(
      ({ method, path }) => `${method} ${API_BASE_PATH}${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(served.length).toBeGreaterThan(0);
    expect(served.filter((route) => !promised.includes(route))).toEqual([]);
  });
});

describe('errors', () => {
  it.each([
    ['an unknown call', { method: 'GET', url: '/api/home/nothing' }, 404, 'not_found'],
    ['an unknown call by POST', { method: 'POST', url: '/api/home/nothing', payload: {} }, 404, 'not_found'],
    ['a known call by another method', { method: 'POST', url: '/api/banners', payload: {} }, 405, 'method_not_allowed'],
    ['a broken address', { method: 'GET', url: '/api/%zz' }, 400, 'malformed_request'],
    ['a page asked by POST', { method: 'POST', url: '/shop', payload: {} }, 404, 'not_found'],
  ] as const)('answer %s with the shop’s own body', async (_title, request, status, code) => {
    const answer = await shop.app.inject(request);
    expect(answer.statusCode).toBe(status);
    const body = errorBody.parse(answer.json());
    expect(body.code).toBe(code);
    expect(body.error).toBe(body.message);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('names the methods a call takes', async () => {
    const answer = await shop.app.inject({ method: 'DELETE', url: '/api/banners' });
    expect(answer.headers.allow).toBe('GET');
  });

  it('carry the id under which the log knows the request', async () => {
    const answer = await shop.app.inject('/api/home/nothing');
    expect(answer.json<{ requestId: string }>().requestId).toBe(answer.headers['x-request-id']);
  });

  it('tolerate trailing slashes, doubled ampersands and unknown parameters', async () => {
    const answer = await shop.app.inject('/api/home/search-suggest/?&&value=tv&&x=1');
    expect(answer.statusCode).toBe(200);
  });
});

describe('every answer', () => {
  it.each([
    { what: 'a call', address: '/api/banners', status: 200 },
    { what: 'a page', address: '/about', status: 200 },
    { what: 'a page that is refused', address: '/products/%00', status: 400 },
  ])(
    'carries the security headers, with no script allowed but those of the shop: $what',
    async ({ address, status }) => {
      const { headers, statusCode } = await shop.app.inject(address);
      expect(statusCode).toBe(status);
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers['permissions-policy']).toContain('camera=(self)');
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );

  it('spares files what concerns documents only', async () => {
    const { headers } = await shop.app.inject('/images/placeholder.svg');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('permissions-policy');
    // A drawing is a document when it is opened alone, and has a policy of its own.
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is not ready while it drains', async () => {
    const draining = await buildTestShop();
    draining.startDraining();
    const answer = await draining.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect((await draining.app.inject('/healthz')).statusCode).toBe(200);
    await draining.close();
  });
});

it('describes its calls at /api/docs', async () => {
  const page = await shop.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
});
