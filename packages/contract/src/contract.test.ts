import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import type { CallShape } from './calls.ts';
import { errorCodes, errorStatus, isErrorCode } from './error-codes.ts';
import { customerRoutes as routes } from './customer-routes.ts';
import { clientEvents, serverEvents } from './schemas/events.ts';

const specifiedCalls = [
  'POST /customer/customer-register',
  'POST /customer/customer-login',
  'GET /customer/logout',
  'GET /banners',
  'GET /home/get-categorys',
  'GET /home/get-brands',
  'GET /home/get-products',
  'GET /home/query-products',
  'GET /home/product-details/:slug',
  'POST /home/product/add-to-cart',
  'GET /home/product/get-cart-product/:userId',
  'PUT /home/product/quantity-inc/:id',
  'PUT /home/product/quantity-dec/:id',
  'DELETE /home/product/delete-cart-product/:id',
  'POST /home/product/add-to-wishlist',
  'GET /home/product/get-wishlist-products/:userId',
  'DELETE /home/product/remove-wishlist-product/:id',
  'POST /home/customer/submit-review',
  'GET /home/customer/get-reviews/:productId',
  'POST /home/order/place-order',
  'GET /home/customer/get-orders/:customerId/:status',
  'GET /home/customer/get-order-details/:orderId',
  'DELETE /home/customer/clear-orders/:customerId',
  'GET /home/customer/get-dashboard-data/:userId',
  'POST /chat/customer/add-customer-friend',
  'POST /chat/customer/send-message-to-seller',
];

const addedCalls = [
  'GET /home/product-facets',
  'GET /home/search-suggest',
  'POST /home/note-search',
  'POST /home/cart/apply-voucher',
  'POST /customer/change-password',
  'GET /customer/sessions',
  'DELETE /customer/sessions/:sessionId',
  'DELETE /customer/sessions',
  'GET /home/shop-settings',
  'GET /home/pages/:page',
  'POST /home/customer/cancel-order/:orderId',
  'POST /home/customer/claim-payment/:orderId',
  'POST /home/order/quote',
  'POST /home/order/linked',
  'POST /home/customer/end-order-links/:orderId',
  'POST /customer/forgot-password',
  'POST /customer/reset-password',
  'POST /customer/confirm-email',
  'POST /customer/send-confirmation',
  'POST /customer/email',
  'POST /customer/phone',
  'POST /customer/confirm-phone',
  'POST /customer/sign-in-code',
  'POST /customer/phone-login',
  'GET /customer/reach',
  'POST /customer/message-choices',
  'POST /customer/push',
  'GET /home/customer/own-review/:productId',
  'POST /home/customer/report-review/:reviewId',
  'GET /home/customer/returns/:orderId',
  'POST /home/customer/returns/:orderId',
  'GET /home/customer/invoices/:orderId',
  'GET /home/customer/invoices/:orderId/pdf',
  'POST /home/customer/invoice-recipient/:orderId',
  'POST /home/customer/withdraw-return/:returnId',
  'POST /home/customer/return-pictures',
  'GET /home/customer/warranties/:orderId',
  'POST /home/customer/claim-warranty/:warrantyId',
  'GET /home/verify/:code',
];

const everyCall: [string, CallShape][] = Object.entries(calls);

describe('routes', () => {
  it('are exactly the specified calls and the added ones', () => {
    const present = Object.values(routes).map((route) => `${route.method} ${route.path}`);
    expect(present.toSorted()).toEqual([...specifiedCalls, ...addedCalls].toSorted());
  });

  it('ask for a token wherever a customer is named', () => {
    const naming = Object.values(routes).filter((route) => /:(userId|customerId|orderId)/.test(route.path));
    expect(naming.map((route) => route.auth)).toEqual(naming.map(() => 'customer'));
  });
});

describe.each(everyCall)('call %s', (name, call) => {
  it('repeats its route and says what it does', () => {
    expect(call).toMatchObject(routes[name as keyof typeof routes]);
    expect(call.summary).not.toBe('');
  });

  it('has a schema for every path parameter', () => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const inSchema = call.params instanceof z.ZodObject ? Object.keys(call.params.shape) : [];
    expect(inSchema).toEqual(inPath);
  });

  it('has a body schema only when its method may carry one', () => {
    if (call.method !== 'POST') expect(call.body).toBeUndefined();
  });

  it('can be described as JSON Schema, and its answer lets nothing unlisted out', () => {
    const inputs = [call.params, call.query, call.body].filter((schema) => schema !== undefined);
    for (const schema of inputs) {
      expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ type: 'object' });
    }
    if (call.download) return;
    const answer = z.toJSONSchema(call.response, { io: 'output' });
    expect(answer).toMatchObject({ type: 'object', additionalProperties: false });
    // A serialiser cannot strip unlisted fields from a choice of shapes, it can only fail on them.
    expect(JSON.stringify(answer)).not.toMatch(/anyOf|oneOf/);
  });
});

describe('error codes', () => {
  it('are stable snake_case words answered with an error status', () => {
    for (const code of errorCodes) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
    }
  });

  it('are told from other words, names of object methods included', () => {
    expect(isErrorCode('out_of_stock')).toBe(true);
    for (const other of ['nope', 'toString', '__proto__', '', 404, null]) {
      expect(isErrorCode(other)).toBe(false);
    }
  });
});

describe('socket events', () => {
  it('cover both directions', () => {
    expect(Object.keys(serverEvents).toSorted()).toEqual([
      'activeCustomer',
      'activeSeller',
      'customer_message',
      'orderStatusUpdated',
      'return_asked',
      'reviewsUpdated',
      'seller_message',
      'shop_order_changed',
      'stockUpdated',
      'testResponse',
    ]);
  });

  it('read only the id of a relayed message', () => {
    const forged = { _id: 'm1', senderId: 'somebody-else', message: 'hello' };
    expect(clientEvents.send_customer_message.parse(forged)).toEqual({ _id: 'm1' });
    expect(clientEvents.send_customer_message.safeParse('m1').success).toBe(false);
  });

  it('cut a test message short', () => {
    expect(clientEvents.test.parse({ message: 'x'.repeat(5_000) }).message).toHaveLength(200);
  });
});

const here = dirname(fileURLToPath(import.meta.url));
const runTimeImport = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'/gm;

function collectImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(runTimeImport)) {
    if (specifier.startsWith('.')) collectImports(resolve(dirname(file), specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}

describe('what a browser loads', () => {
  it('holds the client and the routes, and neither zod nor any other package', () => {
    const loaded = [...collectImports(resolve(here, 'index.ts'))];
    expect(loaded).toContain(resolve(here, 'client.ts'));
    expect(loaded).toContain(resolve(here, 'routes.ts'));
    expect(loaded.filter((path) => !path.startsWith(here))).toEqual([]);
    expect(loaded.filter((path) => path.includes('/schemas/') || path.endsWith('/calls.ts'))).toEqual([]);
  });

  it('would be caught if it did: the other entry is seen to load zod', () => {
    expect([...collectImports(resolve(here, 'schemas/index.ts'))]).toContain('zod');
  });
});
