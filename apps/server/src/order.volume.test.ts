import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestShop, type TestShop } from './testing/build-test-shop.ts';
import { buildProduct } from './testing/factories.ts';
import { fillOrders } from './testing/fill-orders.ts';
import { signInSeller, type SignedInSeller } from './testing/sign-in-seller.ts';
import { type SignedIn, signInCustomer } from './testing/sign-in.ts';

let shop: TestShop;
let office: SignedInSeller;
let seller: SignedInSeller;
let buyer: SignedIn;

beforeAll(async () => {
  shop = await buildTestShop();
  office = await signInSeller(shop, { role: 'admin' });
  const sellers = [await signInSeller(shop), await signInSeller(shop), await signInSeller(shop)];
  for (const { seller: owner } of sellers) await buildProduct(shop.database.db, { sellerId: owner.id });
  const buyers = await Promise.all(Array.from({ length: 50 }, () => signInCustomer(shop)));
  [seller, buyer] = [sellers[0] as SignedInSeller, buyers[0] as SignedIn];
  await fillOrders(shop.database.pool, {
    orders: 4000,
    sellerIds: sellers.map((own) => own.seller.id),
    customerIds: buyers.map(({ customer }) => customer.id),
  });
});

afterAll(() => shop.close());

const isList = (text: string) => text.includes('limit');

/** How the database finds what an answer lists. */
async function planQueries(path: string, headers: SignedIn['headers'], isAsked = isList): Promise<string[]> {
  const { pool } = shop.database;
  const asked = vi.spyOn(pool, 'query');
  const { statusCode } = await shop.app.inject({ url: `/api${path}`, headers });
  const queries = asked.mock.calls.map(([config, values]) => {
    const { text, values: own } = config as unknown as { text: string; values?: unknown[] };
    return { text, values: own ?? values };
  });
  asked.mockRestore();
  expect(statusCode).toBe(200);
  const plans = queries
    .filter(({ text }) => /order_parts|orders/.test(text) && isAsked(text))
    .map(({ text, values }) => pool.query(`explain ${text}`, values));
  return (await Promise.all(plans)).map(({ rows }) => rows.map((row) => row['QUERY PLAN'] as string).join('\n'));
}

it.each<[string, () => string, () => SignedIn['headers']]>([
  ['the call desk', () => '/seller/calls', () => seller.headers],
  ['a shop’s orders', () => '/seller/orders', () => seller.headers],
  ['a later page of them', () => '/seller/orders?pageNumber=9', () => seller.headers],
  ['the office’s orders by date', () => '/seller/admin/orders', () => office.headers],
  ['a later page of these', () => '/seller/admin/orders?pageNumber=9', () => office.headers],
  ['a shop’s orders of a phone number', () => '/seller/orders?search=0788%20123%20456', () => seller.headers],
  ['the office’s orders of a phone number', () => '/seller/admin/orders?search=123456', () => office.headers],
  ['those of a name', () => '/seller/admin/orders?search=habimana%203999', () => office.headers],
  ['what is to be given back', () => '/seller/admin/orders?payment=back', () => office.headers],
  ['a rider’s orders', () => `/seller/admin/orders?rider=${seller.seller.id}`, () => office.headers],
  ['a customer’s orders', () => `/home/customer/get-orders/${buyer.customer.id}/all`, () => buyer.headers],
])('%s: found by an index, however many orders there are', async (_name, path, headers) => {
  const plans = await planQueries(path(), headers());
  expect(plans).not.toEqual([]);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (orders|order_)/);
});

it.each<[string, () => SignedIn['headers']]>([
  ['a shop', () => seller.headers],
  ['the office', () => office.headers],
])('what waits for %s: counted by an index', async (_name, headers) => {
  const plans = await planQueries('/seller/waiting', headers(), () => true);
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toMatch(/Seq Scan on (orders|order_)/);
});
