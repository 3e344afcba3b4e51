import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vouchers } from './db/schema/index.ts';
import { openCart } from './testing/cart-client.ts';
import { buildProduct } from './testing/factories.ts';
import { buildOrderBody } from './testing/orders.ts';
import { useBuyer } from './testing/use-buyer.ts';

const { shop, buyer, db, place } = useBuyer();
const trips = new AsyncLocalStorage<string[]>();

beforeEach(() => {
  const send = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const [statement] = asked as [string | { name?: string; text: string }];
    trips.getStore()?.push(typeof statement === 'string' ? statement : (statement.name ?? statement.text));
    return Reflect.apply(send, this, asked) as never;
  });
});

afterEach(() => vi.restoreAllMocks());

/**
 * The statements of a request, each a round trip: from recognising the customer to the commit. What tells of an
 * order afterwards runs for itself, for many orders at once.
 */
async function listTrips(ask: () => Promise<{ statusCode: number }>): Promise<string[]> {
  const sent: string[] = [];
  const { statusCode } = await trips.run(sent, async () => await ask());
  expect(statusCode).toBe(201);
  return sent;
}

/** Within a second of another request the session is known; before, it is one more question. */
const recognise = () => openCart(shop(), buyer()).read();
const session = expect.stringMatching(/session/);

describe('adding to the cart', () => {
  it.each([
    ['a new product', 0],
    ['more of one that is there', 1],
  ])('%s is one round trip, and one more to recognise the customer', async (_what, before) => {
    const { id } = await buildProduct(db());
    const cart = openCart(shop(), buyer());
    expect(await listTrips(() => cart.add(id))).toEqual([session, 'add_to_cart']);
    const { id: other } = await buildProduct(db());
    expect(await listTrips(() => cart.add(before ? id : other))).toEqual(['add_to_cart']);
  });
});

describe('placing an order', () => {
  const steps = ['BEGIN', 'lock_customer', 'read_order', 'store_order', 'COMMIT'];

  /** Two products of two shops. */
  const buildTwo = async () => [await buildProduct(db()), await buildProduct(db())].map(({ id }) => id);

  it('is five round trips, and one more to recognise the customer', async () => {
    const lines = (await buildTwo()).map((productId) => ({ productId, quantity: 1 }));
    expect(await listTrips(() => place(buildOrderBody(lines)))).toEqual([session, ...steps]);
    expect(await listTrips(() => place(buildOrderBody(lines)))).toEqual(steps);
  });

  it('is no more of them with a voucher, out of the cart and without a key', async () => {
    const cart = openCart(shop(), buyer());
    const cartLineIds = [];
    for (const productId of await buildTwo()) cartLineIds.push(await cart.put(productId));
    const [voucher] = await db().insert(vouchers).values({ code: 'TRIPS', percentOff: 10 }).returning();
    const lines = cartLineIds.map((cartLineId) => ({ cartLineId, quantity: 1 }));
    const body = buildOrderBody(lines, { voucherCode: voucher?.code });
    await recognise();
    expect(await listTrips(() => place(body, null))).toEqual(steps);
    expect(await cart.read()).toMatchObject({ cart_product_count: 0 });
  });
});
