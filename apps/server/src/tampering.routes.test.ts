import { randomUUID } from 'node:crypto';
import { API_BASE_PATH, type RouteName, routes } from '@urumuri/contract';
import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGoods, type Goods } from './testing/authorisation/shoppers.ts';
import { buildTestShop, type TestShop } from './testing/build-test-shop.ts';
import { deliverTo } from './testing/orders.ts';
import { signInCustomer } from './testing/sign-in.ts';
import { describeStored } from './testing/tampering/describe-stored.ts';
import { junk, type Junk, tamper } from './testing/tampering/junk.ts';

const runs = { numRuns: 12 };

let shop: TestShop;
let goods: Goods;

beforeAll(async () => {
  shop = await buildTestShop();
  goods = await buildGoods(shop);
});

afterAll(() => shop.close());

type Person = { id: string; name: string; email: string };

const linesOf = ({ productId }: Goods) => [{ products: [{ quantity: 2, productInfo: { _id: productId } }] }];

/** Calls that store something, each with a payload that says no more than it has to. */
const honest = {
  addToCart: ({ productId }) => ({ productId, quantity: 2 }),
  addToWishlist: ({ productId }) => ({ productId }),
  submitReview: ({ productId }) => ({ productId, review: 'It works', rating: 3 }),
  sendMessageToSeller: ({ sellerId }) => ({ sellerId, text: 'Muraho' }),
  placeOrder: (of) => ({ products: linesOf(of), shipping_info: deliverTo }),
} satisfies Partial<Record<RouteName, (goods: Goods) => object>>;

const storing = Object.keys(honest) as (keyof typeof honest)[];

/** What the shopper says to have seen of the sums is compared, and refused when it is wrong: see below. */
const comparedClaims = ['price', 'shipping_fee', 'items', 'total'];

function tamperCall(name: keyof typeof honest, fields: Junk): object {
  if (name !== 'placeOrder') return tamper(honest[name](goods), fields);
  // The `_id` of a line is not junk: it names a line of the cart.
  const { _id, ...others } = fields;
  const payload: Junk = { ...tamper(honest.placeOrder(goods), others) };
  for (const claim of comparedClaims) delete payload[claim];
  return payload;
}

const describeOf = (person: Person) => describeStored(shop, person, new Set([goods.productId, goods.sellerId]));

/** Sends a payload as somebody new; answers the status and what is then stored of them. */
async function store(name: keyof typeof honest, payload: object) {
  const { customer, headers } = await signInCustomer(shop);
  if (name === 'sendMessageToSeller') {
    const url = API_BASE_PATH + routes.addChatFriend.path;
    await shop.app.inject({ method: 'POST', url, headers, payload: { sellerId: goods.sellerId } });
  }
  const answer = await shop.app.inject({ method: 'POST', url: API_BASE_PATH + routes[name].path, headers, payload });
  return { status: answer.statusCode, stored: await describeOf(customer) };
}

async function readProduct(): Promise<unknown> {
  const { rows } = await shop.database.pool.query(
    "select to_jsonb(p) - array['reserved', 'stock_revision', 'review_count', 'rating_count', 'rating_sum', 'rating_rank'] as product from products p where id = $1",
    [goods.productId],
  );
  return rows;
}

describe.each(storing)('%s', (name) => {
  it('stores the same whatever else the payload says', async () => {
    const expected = await store(name, honest[name](goods));
    expect(expected.status).toBe(201);
    const product = await readProduct();
    await fc.assert(
      fc.asyncProperty(junk, async (fields) => {
        expect(await store(name, tamperCall(name, fields))).toEqual(expected);
      }),
      runs,
    );
    expect(await readProduct()).toEqual(product);
  });
});

describe('register', () => {
  async function register(fields: Junk) {
    const email = `${randomUUID()}@example.com`;
    const payload = { ...fields, name: 'Aline', email, password: 'blue kettle on the stove' };
    const url = API_BASE_PATH + routes.register.path;
    const answer = await shop.app.inject({ method: 'POST', url, payload });
    const { id } = decodeJwt<{ id: string }>(answer.json<{ token: string }>().token);
    return { status: answer.statusCode, stored: await describeOf({ id, name: 'Aline', email }) };
  }

  it('makes the same customer whatever else the payload says', async () => {
    const expected = await register({});
    await fc.assert(
      fc.asyncProperty(junk, async (fields) => {
        expect(await register(fields)).toEqual(expected);
      }),
      runs,
    );
  });
});

describe('sums the shopper claims to have seen', () => {
  it('are never charged: the order costs what the shop says, or is not placed', async () => {
    const payload = honest.placeOrder(goods);
    const expected = await store('placeOrder', payload);
    const nothing = await store('placeOrder', { ...payload, price: 1 });
    expect(nothing.status).toBe(409);
    const claims = fc.dictionary(fc.constantFrom(...comparedClaims), fc.integer({ min: -1_000_000, max: 1_000_000 }), {
      minKeys: 1,
      noNullPrototype: true,
    });
    await fc.assert(
      fc.asyncProperty(claims, async (claimed) => {
        const got = await store('placeOrder', { ...payload, ...claimed });
        expect(got).toEqual(got.status === 201 ? expected : nothing);
      }),
      runs,
    );
  });
});
