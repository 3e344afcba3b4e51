import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, products } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { findFaults } from '../../testing/order-books.ts';
import { buildOrderBody, placeOrder, type PlacedAnswer } from '../../testing/orders.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';

const sale = { units: 50, buyers: 500 };

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

/** How often each answer was given, by its code or, when the order was placed, its status. */
function countAnswers(answers: readonly PlacedAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const word = answer.statusCode < 400 ? answer.statusCode : answer.json<{ code: string }>().code;
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

describe('a flash sale', () => {
  it(`sells exactly ${sale.units} of two products to ${sale.buyers} who ask at once, in either order, and turns nobody away unheard`, async () => {
    const { db } = shop.database;
    const { units } = sale;
    const wanted = [await buildProduct(db, { stock: units }), await buildProduct(db, { stock: units })].map(
      ({ id }) => id,
    );
    const plentiful = (await buildProduct(db, { stock: 100_000 })).id;
    const buyers = await signInMany(sale.buyers);
    const answers = await Promise.all(
      buyers.map((buyer, place) => {
        const lines = [...wanted, plentiful].map((productId) => ({ productId, quantity: 1 }));
        return placeOrder(shop, buyer, buildOrderBody(place % 2 === 0 ? lines : lines.toReversed()));
      }),
    );
    expect(countAnswers(answers)).toEqual({ 201: units, out_of_stock: sale.buyers - units });
    const rows = await db
      .select()
      .from(products)
      .where(inArray(products.id, [...wanted, plentiful]));
    expect(rows.map(({ reserved }) => reserved)).toEqual([units, units, units]);
    expect(await findFaults(shop.database.pool)).toEqual([]);
  });

  it('answers whoever presses the button fifty times with one order, also when it took the last unit', async () => {
    const { db } = shop.database;
    const product = await buildProduct(db, { stock: 1 });
    const buyer = await signInCustomer(shop);
    const body = buildOrderBody([{ productId: product.id, quantity: 1 }]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(shop, buyer, body, 'one key')));
    expect(countAnswers(answers)).toEqual({ 201: 1, 200: 49 });
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await db.$count(orders, inArray(orders.customerId, [buyer.customer.id]))).toBe(1);
  });
});
