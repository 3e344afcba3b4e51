/**
 * How often a call asks the database, from recognising the customer to the commit: once for each time it waits for an
 * answer. `npm run build`, then `TEST_POSTGRES_URL=postgres://… npx tsx bench/round-trips.ts`: it works in a database of
 * its own on that server.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { createDatabase } from '../apps/server/src/db/client.ts';
import { vouchers } from '../apps/server/src/db/schema/index.ts';
import { buildTestShop } from '../apps/server/src/testing/build-test-shop.ts';
import { openCart } from '../apps/server/src/testing/cart-client.ts';
import { buildProduct } from '../apps/server/src/testing/factories.ts';
import { buildOrderBody, placeOrder } from '../apps/server/src/testing/orders.ts';
import { signInCustomer } from '../apps/server/src/testing/sign-in.ts';
import { openTestDatabase } from '../apps/server/src/testing/test-database.ts';

const trips = new AsyncLocalStorage<{ count: number }>();

class CountingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this);
    Object.assign(this, {
      query: (...asked: Parameters<typeof query>) => {
        const counted = trips.getStore();
        if (counted) counted.count += 1;
        return query(...asked);
      },
    });
  }
}

async function count(what: string, ask: () => Promise<{ statusCode: number }>): Promise<void> {
  const counted = { count: 0 };
  const { statusCode } = await trips.run(counted, async () => await ask());
  if (statusCode !== 201) throw new Error(`${what}: answered ${statusCode}.`);
  console.log(`${what.padEnd(60)} ${counted.count}`);
}

const stored = await openTestDatabase();
const database = createDatabase({
  pool: { connectionString: stored.pool.options.connectionString, Client: CountingClient },
  onConnectionError: () => undefined,
  checksNesting: true,
});
const shop = await buildTestShop({}, { ...database, hasRoomToWrite: () => true });

try {
  const { db } = shop.database;
  const buildTwo = async () => [await buildProduct(db), await buildProduct(db)].map(({ id }) => id);
  const buyer = await signInCustomer(shop);
  const cart = openCart(shop, buyer);
  const [one = '', other = ''] = await buildTwo();
  await count('Add to cart, by somebody not seen for a second', () => cart.add(one));
  await count('Add to cart', () => cart.add(other));
  await count('Add more of it', () => cart.add(other));
  const lines = (await buildTwo()).map((productId) => ({ productId, quantity: 1 }));
  await count('Order two products of two shops', () => placeOrder(shop, buyer, buildOrderBody(lines)));
  const cartLineIds: string[] = [];
  for (const productId of await buildTwo()) cartLineIds.push(await cart.put(productId));
  const [voucher] = await db.insert(vouchers).values({ code: 'TRIPS', percentOff: 10 }).returning();
  const fromCart = cartLineIds.map((cartLineId) => ({ cartLineId, quantity: 1 }));
  const body = buildOrderBody(fromCart, { voucherCode: voucher?.code });
  await cart.read();
  await count('The same out of the cart, with a voucher and without a key', () => placeOrder(shop, buyer, body, null));
} finally {
  await shop.close();
  await stored.close();
}
