import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { ApiError, isApiError } from './api-error.ts';
import { buildPath, createClient } from './client.ts';
import type { Client } from './client-types.ts';
import { routes } from './routes.ts';
import type { QueryProductsResponse } from './schemas/catalogue.ts';
import type { ListSort } from './statuses.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
type Answer = { status?: number; headers?: Record<string, string>; body?: string };

let seen: Seen[] = [];
let answer: Answer | 'hang' | 'cut' = {};
let baseUrl = '';

const server = createServer((request, response) => void respond(request, response));

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
  if (answer === 'hang') return;
  if (answer === 'cut') {
    request.socket.destroy();
    return;
  }
  response.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? '{"message":"ok"}');
}

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

beforeEach(() => {
  seen = [];
  answer = {};
});

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  );
}

describe('requests', () => {
  it('has one method per route', () => {
    expect(Object.keys(createClient({ baseUrl }))).toEqual(Object.keys(routes));
  });

  it('encodes path parameters', async () => {
    await createClient({ baseUrl }).getProductDetails({ params: { slug: 'a/b ?#é' } });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/home/product-details/a%2Fb%20%3F%23%C3%A9',
    });
  });

  it('sends a whole path segment even for dots, and refuses an empty one', async () => {
    expect(buildPath(routes.getProductDetails, { slug: '..' })).toBe('/home/product-details/%2E%2E');
    const failure = await failureOf(createClient({ baseUrl }).getCart({ params: { userId: '' } }));
    expect(failure).toBeInstanceOf(TypeError);
    expect(seen).toEqual([]);
  });

  it('sends query values only when they are not empty', async () => {
    const client = createClient({ baseUrl: `${baseUrl}/` });
    const query = { category: 'TV & Audio', brand: '', sortPrice: undefined, pageNumber: 2, perPage: '8' };
    await client.queryProducts({ query });
    await client.queryProducts();
    expect(seen.map((request) => request.url)).toEqual([
      '/api/home/query-products?category=TV+%26+Audio&pageNumber=2&perPage=8',
      '/api/home/query-products',
    ]);
  });

  it('sends bodies as JSON and none where there is none', async () => {
    const client = createClient({ baseUrl, getToken: () => 'T' });
    await client.addToCart({ body: { productId: 'p1', quantity: 2 }, headers: { 'x-extra': '1' } });
    await client.increaseQuantity({ params: { id: 'l1' } });
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"productId":"p1","quantity":2}' });
    expect(seen[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-extra': '1' });
    expect(seen[1]).toMatchObject({ method: 'PUT', body: '' });
    expect(seen[1]?.headers['content-type']).toBeUndefined();
  });

  it('shows the token only to calls that want one', async () => {
    const client = createClient({ baseUrl, getToken: () => 'T' });
    await client.getProducts();
    await client.getCart({ params: { userId: 'c1' } });
    await client.logout();
    expect(seen.map((request) => request.headers.authorization)).toEqual([undefined, 'Bearer T', 'Bearer T']);
  });

  it('hands on a renewed token', async () => {
    const tokens: string[] = [];
    answer = { headers: { 'X-Customer-Token': 'new' } };
    await createClient({ baseUrl, onToken: (token) => tokens.push(token) }).getBrands();
    expect(tokens).toEqual(['new']);
  });
});

describe('failures', () => {
  it('carries everything the error body says', async () => {
    const error = {
      error: 'Only 3 left',
      message: 'Only 3 left',
      code: 'out_of_stock',
      requestId: 'r1',
      details: { available: 3 },
    };
    answer = { status: 409, headers: { 'retry-after': '7' }, body: JSON.stringify(error) };
    const failure = await failureOf(createClient({ baseUrl }).getBrands());
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 409,
      code: 'out_of_stock',
      message: 'Only 3 left',
      requestId: 'r1',
      details: { available: 3 },
      retryAfterSeconds: 7,
    });
    expect(isApiError(failure, 'out_of_stock')).toBe(true);
    expect(isApiError(failure, 'not_found')).toBe(false);
  });

  it.each([
    [502, '<html>Bad Gateway</html>', 'unavailable'],
    [404, '', 'not_found'],
    [401, '[]', 'unauthorized'],
    [418, '{"code":"teapot"}', 'bad_response'],
    [200, '<html>Sign in to this network</html>', 'bad_response'],
  ])('reads an answer that is not ours: %i %s', async (status, body, code) => {
    answer = { status, body };
    const failure = await failureOf(createClient({ baseUrl }).getBrands());
    expect(failure).toMatchObject({ name: 'ApiError', status, code });
    expect(String(failure)).toMatch(/shop/);
  });

  it('falls back to the older error field', async () => {
    answer = { status: 400, body: '{"error":"Wrong"}' };
    expect(await failureOf(createClient({ baseUrl }).getBrands())).toMatchObject({ message: 'Wrong' });
  });

  it('calls a broken connection a network failure', async () => {
    answer = 'cut';
    const failure = await failureOf(createClient({ baseUrl }).getBrands());
    expect(failure).toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
  });

  it('calls a time limit that ran out a network failure', async () => {
    answer = 'hang';
    const failure = await failureOf(createClient({ baseUrl }).getBrands({ signal: AbortSignal.timeout(20) }));
    expect(failure).toMatchObject({ name: 'ApiError', code: 'network' });
  });

  it('gives a caller that cancels its own AbortError back', async () => {
    answer = 'hang';
    const controller = new AbortController();
    const call = createClient({ baseUrl }).getBrands({ signal: controller.signal });
    controller.abort();
    expect(await failureOf(call)).toMatchObject({ name: 'AbortError' });
  });
});

it('is typed from the schemas', () => {
  expectTypeOf<Client['queryProducts']>().returns.resolves.toEqualTypeOf<QueryProductsResponse>();
  expectTypeOf<Client['getBrands']>().returns.resolves.toEqualTypeOf<{ brands: string[] }>();
  expectTypeOf<Client['getBrands']>().toBeCallableWith();
  type DetailsRequest = Parameters<Client['getProductDetails']>[0];
  expectTypeOf<DetailsRequest['params']>().toEqualTypeOf<{ slug: string }>();
  type ProductsQuery = NonNullable<NonNullable<Parameters<Client['queryProducts']>[0]>['query']>;
  expectTypeOf<ProductsQuery['pageNumber']>().toEqualTypeOf<string | number | undefined>();
  expectTypeOf<ProductsQuery['sortPrice']>().toEqualTypeOf<'' | ListSort | undefined>();
  expectTypeOf<undefined>().not.toExtend<Parameters<Client['addToCart']>[0]>();
});
