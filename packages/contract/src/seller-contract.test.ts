import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallShape } from './calls.ts';
import { routes } from './routes.ts';
import { sellerCalls } from './seller-calls.ts';
import { sellerRoutes } from './seller-routes.ts';

const everyCall: [string, CallShape][] = Object.entries(sellerCalls);

describe('the sellers’ routes', () => {
  it('stand apart from the shoppers’', () => {
    const addresses = Object.values(sellerRoutes).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { path } of Object.values(sellerRoutes)) expect(path).toMatch(/^\/seller\//);
    for (const { path } of Object.values(routes)) expect(path).not.toMatch(/^\/seller\//);
  });

  it('ask for a seller’s token everywhere but at the door, and for an administrator’s under admin', () => {
    const wanted = (name: string, path: string) => {
      if (path.startsWith('/seller/admin/')) return 'admin';
      return ['sellerRegister', 'sellerLogin'].includes(name) ? 'none' : 'seller';
    };
    const wrong = Object.entries(sellerRoutes).filter(([name, { path, auth }]) => auth !== wanted(name, path));
    expect(wrong).toEqual([]);
  });
});

describe.each(everyCall)('call %s', (name, call) => {
  it('repeats its route and says what it does', () => {
    expect(call).toMatchObject(sellerRoutes[name as keyof typeof sellerRoutes]);
    expect(call.summary).not.toBe('');
  });

  it('has a schema for every path parameter', () => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const inSchema = call.params instanceof z.ZodObject ? Object.keys(call.params.shape) : [];
    expect(inSchema).toEqual(inPath);
  });

  it('can be described as JSON Schema, and its answer lets nothing unlisted out', () => {
    for (const schema of [call.params, call.query, call.body]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ type: 'object' });
    }
    if (call.download) return;
    const answer = z.toJSONSchema(call.response, { io: 'output' });
    expect(answer).toMatchObject({ type: 'object', additionalProperties: false });
    expect(JSON.stringify(answer)).not.toMatch(/anyOf|oneOf/);
  });
});
