/**
 * How fast the lists of orders answer in a shop with many of them, one asked after another. `npm run build`, then
 * `TEST_POSTGRES_URL=postgres://… npx tsx bench/orders.ts [orders]`: it works in a database of its own on that server.
 */
import { loadavg } from 'node:os';
import { buildTestShop } from '../apps/server/src/testing/build-test-shop.ts';
import { buildProduct } from '../apps/server/src/testing/factories.ts';
import { fillOrders } from '../apps/server/src/testing/fill-orders.ts';
import { signInSeller } from '../apps/server/src/testing/sign-in-seller.ts';
import { type SignedIn, signInCustomer } from '../apps/server/src/testing/sign-in.ts';

const orders = Number(process.argv[2] ?? 100_000);
const shops = 6;
const customers = 500;
const turns = Number(process.env.BENCH_TURNS ?? 100);

const shop = await buildTestShop();

async function measure(name: string, headers: Record<string, string>, pathOf: (turn: number) => string): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const startedAt = performance.now();
    const { statusCode } = await shop.app.inject({ url: `/api${pathOf(turn)}`, headers });
    times.push(performance.now() - startedAt);
    if (statusCode !== 200) throw new Error(`${name}: answered ${statusCode}.`);
  }
  times.sort((one, other) => one - other);
  const show = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(8);
  console.log(`${name.padEnd(34)} p50 ${show(0.5)} ms  p95 ${show(0.95)} ms`);
}

try {
  const office = await signInSeller(shop, { role: 'admin' });
  const sellers = await Promise.all(Array.from({ length: shops }, () => signInSeller(shop)));
  const sellerIds = sellers.map(({ seller }) => seller.id);
  for (const sellerId of sellerIds) await buildProduct(shop.database.db, { sellerId });
  const buyers: SignedIn[] = [];
  while (buyers.length < customers) buyers.push(await signInCustomer(shop));
  const startedAt = performance.now();
  await fillOrders(shop.database.pool, { orders, sellerIds, customerIds: buyers.map(({ customer }) => customer.id) });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${orders} orders in ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`);

  const [seller, buyer] = [sellers[0]?.headers ?? {}, buyers[0]];
  const listOf = (turn: number) => `/home/customer/get-orders/${buyer?.customer.id}/${turn % 2 ? 'all' : 'placed'}`;
  await measure('call desk', seller, () => '/seller/calls');
  await measure('seller: overview', seller, () => '/seller/dashboard');
  await measure('seller: orders, any page', seller, (turn) => `/seller/orders?pageNumber=${1 + ((turn * 37) % 500)}`);
  await measure('seller: orders to pack', seller, () => '/seller/orders?status=processing');
  await measure('office: newest orders', office.headers, () => '/seller/admin/orders');
  await measure('office: pending orders', office.headers, () => '/seller/admin/orders?status=pending');
  await measure(
    'office: orders, any page',
    office.headers,
    (turn) => `/seller/admin/orders?pageNumber=${1 + turn * 4}`,
  );
  await measure('customer: orders', buyer?.headers ?? {}, listOf);
} finally {
  await shop.close();
}
