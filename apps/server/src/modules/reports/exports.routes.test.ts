import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderParts, orders } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { fillOrders } from '../../testing/fill-orders.ts';
import { buildOrderBody, deliverTo, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

async function openShop() {
  const { seller, token } = await signInSeller(shop);
  const product = await buildProduct(shop.database.db, {
    sellerId: seller.id,
    name: 'Radio, "small"',
    priceRwf: 12_500,
  });
  return { seller, product, client: createTestSellerClient(shop, token) };
}

const readLines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

it('writes a shop’s own orders of a time, with plain numbers and cells no spreadsheet calculates', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const buyer = await signInCustomer(shop);
  const shipping_info = { ...deliverTo, name: '=HYPERLINK("http://evil")' };
  const lines = [one, other].map(({ product }) => ({ productId: product.id, quantity: 2 }));
  await placeOrder(shop, buyer, buildOrderBody(lines, { shipping_info }));
  const { text, next } = await one.client.exportOrders();
  expect(text.startsWith('\uFEFFOrder,Ordered,Customer,')).toBe(true);
  expect(next).toBeUndefined();
  const [, row = '', ...more] = readLines(text);
  expect(more).toEqual([]);
  expect(row).toContain(`,"'=HYPERLINK(""http://evil"")",'+250788000000,`);
  // Of an order it shares a shop is told what is open of its part, and not how the order was paid.
  expect(row).toMatch(/,"2 x Radio, ""small""",2,25000,0,0,25000,pending,unpaid,25000,,,,,,$/);

  const late = { createdAt: new Date('2026-03-31T22:30:00Z') };
  await shop.database.db
    .update(orderParts)
    .set(late)
    .where(sql`seller_id = ${one.seller.id}`);
  const count = async (query: { from?: string; to?: string }) =>
    readLines((await one.client.exportOrders({ query })).text).length - 1;
  expect(await count({ from: '2026-04-01', to: '2026-04-01' })).toBe(1);
  expect(await count({ to: '2026-03-31' })).toBe(0);
  expect(await count({ from: '2026-04-02' })).toBe(0);
});

it('writes whole orders of every shop for the office, by what of them will be delivered', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
  const buyer = await signInCustomer(shop);
  const lines = [one, other].map(({ product }) => ({ productId: product.id, quantity: 2 }));
  const { orderId } = await placeOrder(shop, buyer, buildOrderBody(lines));
  const moment = { createdAt: new Date('2024-03-31T22:30:00Z') };
  await shop.database.db
    .update(orders)
    .set(moment)
    .where(sql`id = ${orderId}`);
  const ofDay = async (day: string) =>
    readLines((await office.exportAllOrders({ query: { from: day, to: day } })).text).slice(1);
  const shops = [one, other].map(({ seller }) => seller.shopName).toSorted((a, b) => (a < b ? -1 : 1));
  expect(await ofDay('2024-03-31')).toEqual([]);
  const [row] = await ofDay('2024-04-01');
  expect(row).toContain(`,4,50000,0,0,50000,pending,unpaid,50000,0,0,0,,,,${shops.join('; ')}`);
  await other.client.changeSellerOrderStatus({ params: { orderId }, body: { status: 'cancelled' } });
  const [left] = await ofDay('2024-04-01');
  expect(left).toContain(`,2,25000,0,0,25000,pending,unpaid,25000,0,0,0,,,,${one.seller.shopName}`);
  const all = await office.exportAllOrders();
  expect((await office.exportAllOrders({ query: { after: orderId } })).text.length).toBeLessThan(all.text.length);
  expect(await one.client.refusalOf.exportAllOrders({})).toBe('forbidden');
});

it('writes how an order was paid, by whom it was recorded and what is to be given back', async () => {
  const one = await openShop();
  const { seller, token } = await signInSeller(shop, { role: 'admin', ownerName: 'Aline' });
  const office = createTestSellerClient(shop, token);
  const lines = [{ productId: one.product.id, quantity: 2 }];
  const { orderId } = await placeOrder(shop, await signInCustomer(shop), buildOrderBody(lines));
  const params = { orderId };
  const record = async (paid: { amount: number; method: string; reference?: string; isRefund?: boolean }) => {
    const { revision } = (await office.getAnyOrder({ params })).order.payment;
    const why = paid.isRefund ? { why: 'too_much' as const } : {};
    await office.recordPayment({ params, body: { revision, note: '', ...why, ...paid } });
  };
  await record({ amount: 20_000, method: 'Cash' });
  await record({ amount: 8000, method: 'Mobile money', reference: 'MP 9911' });
  await record({ amount: 1000, method: 'Cash', isRefund: true });
  const paid = `,paid,0,27000,2000,1000,Cash; Mobile money,MP 9911,${seller.ownerName}`;
  expect((await one.client.exportOrders()).text).toContain(paid);
  expect((await office.exportAllOrders()).text).toContain(paid);
});

it('writes who has ordered from the shop, and of them only what it needs to deliver', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const [mine, theirs] = [await signInCustomer(shop), await signInCustomer(shop)];
  const order = (buyer: typeof mine, from: typeof one, name: string) => {
    const shipping_info = { ...deliverTo, name };
    return placeOrder(shop, buyer, buildOrderBody([{ productId: from.product.id, quantity: 1 }], { shipping_info }));
  };
  await order(mine, one, 'Aline');
  await order(mine, one, 'Aline Uwase');
  await order(theirs, other, 'Somebody Else');
  const { text } = await one.client.exportCustomers();
  expect(readLines(text)).toEqual([
    'Name,Phone,Area,City,Orders,Ordered for RWF,First order,Last order',
    expect.stringMatching(/^Aline Uwase,'\+250788000000,Remera,Gasabo,2,25000,\d{4}-\d\d-\d\d \d\d:\d\d,/),
  ]);
  expect(text).not.toContain(mine.customer.email);
});

it('writes the shop’s vouchers', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const code = `UMWAKA-${one.seller.id.slice(0, 6)}`;
  await one.client.createSellerVoucher({ body: { code, percentOff: 10, minimum: 5000, usesAllowed: 7 } });
  const [, row] = readLines((await one.client.exportVouchers()).text);
  expect(row).toMatch(new RegExp(`^${code},10,,5000,7,1,0,.*,,yes$`, 'i'));
  expect(readLines((await other.client.exportVouchers()).text)).toHaveLength(1);
});

it('comes in pieces that leave no row out and give none twice', async () => {
  const one = await openShop();
  const { customer } = await signInCustomer(shop);
  await fillOrders(shop.database.pool, { orders: 1100, sellerIds: [one.seller.id], customerIds: [customer.id] });
  let piece = await one.client.exportOrders();
  const numbers = readLines(piece.text).slice(1);
  while (piece.next !== undefined) {
    piece = await one.client.exportOrders({ query: { after: piece.next } });
    expect(readLines(piece.text).length).toBeLessThanOrEqual(500);
    numbers.push(...readLines(piece.text));
  }
  expect(numbers).toHaveLength(1100);
  expect(new Set(numbers.map((line) => line.split(',')[0])).size).toBe(1100);
});

it.each([
  [{ from: 'yesterday' }, 'First day is not a date like 2026-11-16'],
  [{ to: '2026-02-30' }, 'Last day is not a date like 2026-11-16'],
  [{ from: '2026-02-02', to: '2026-02-01' }, 'The last day comes before the first'],
  [{ after: 'nothing' }, 'Ask for the first piece, then for each next one by what it names'],
])('refuses %j with a sentence', async (query, message) => {
  const { client } = await openShop();
  await expect(client.exportOrders({ query })).rejects.toMatchObject({ status: 400, message });
});

it('is no customer’s, and gives nothing to who names a part of another shop', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const buyer = await signInCustomer(shop);
  await placeOrder(shop, buyer, buildOrderBody([{ productId: other.product.id, quantity: 1 }]));
  const [part] = await shop.database.db
    .select()
    .from(orderParts)
    .where(sql`seller_id = ${other.seller.id}`);
  expect((await one.client.exportOrders({ query: { after: part?.id ?? '' } })).text).toBe('');
  for (const token of [buyer.token, 'nonsense']) {
    const stranger = createTestSellerClient(shop, token);
    expect(await stranger.refusalOf.exportOrders({})).toBe('unauthorized');
    expect(await stranger.refusalOf.exportCustomers({})).toBe('unauthorized');
    expect(await stranger.refusalOf.exportVouchers({})).toBe('unauthorized');
  }
});
