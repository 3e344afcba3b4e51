import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { findFaults } from '../../testing/order-books.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';
import { testEngine } from '../../testing/test-database.ts';

const units = 50;
const buyerCount = testEngine === 'postgres' ? 500 : 150;
/** More than there are database connections, and few enough for a slow machine to answer in time. */
const buyersAtOnce = testEngine === 'postgres' ? 30 : 8;

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

async function signInMany(count: number): Promise<SignedIn[]> {
  const signedIn: SignedIn[] = [];
  while (signedIn.length < count) {
    const few = Array.from({ length: Math.min(20, count - signedIn.length) }, () => signInCustomer(shop));
    signedIn.push(...(await Promise.all(few)));
  }
  return signedIn;
}

/** Everybody presses the button; as soon as one is answered, the next in the queue does. */
async function crowd<Result>(
  buyers: readonly SignedIn[],
  buy: (buyer: SignedIn, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  async function stand(): Promise<void> {
    for (let place = next++; place < buyers.length; place = next++) {
      const buyer = buyers[place];
      if (buyer) results.push(await buy(buyer, place));
    }
  }
  await Promise.all(Array.from({ length: buyersAtOnce }, stand));
  return results;
}

describe('a flash sale', () => {
  it(
    `sells exactly ${units} of two products to ${buyerCount} buyers who name them in either order`,
    { timeout: 120_000 },
    async () => {
      const { db } = shop.database;
      const wanted = [await buildProduct(db, { stock: units }), await buildProduct(db, { stock: units })].map(
        ({ id }) => id,
      );
      const plentiful = (await buildProduct(db, { stock: 100_000 })).id;
      const buyers = await signInMany(buyerCount);
      const answers = await crowd(buyers, (buyer, place) => {
        const lines = [...wanted, plentiful].map((productId) => ({ productId, quantity: 1 }));
        return placeOrder(shop, buyer, buildOrderBody(place % 2 === 0 ? lines : lines.toReversed()));
      });
      const countOf = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
      expect({ placed: countOf(201), refused: countOf(409), other: buyerCount - countOf(201) - countOf(409) }).toEqual({
        placed: units,
        refused: buyerCount - units,
        other: 0,
      });
      const codes = new Set(
        answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json<{ code: string }>().code),
      );
      expect([...codes]).toEqual(['out_of_stock']);
      const rows = await db
        .select()
        .from(products)
        .where(inArray(products.id, [...wanted, plentiful]));
      expect(rows.map(({ reserved }) => reserved)).toEqual([units, units, units]);
      expect(await findFaults(shop.database.pool)).toEqual([]);
    },
  );
});
