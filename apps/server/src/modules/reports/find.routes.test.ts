import { SHOP_HEADER } from '@urumuri/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, deliverTo, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let office: Desk;
let one: Desk;
let two: Desk;
/** An order of both shops. */
let orderId: string;
let orderNumber: string;
let customerId: string;
let productIds: string[];

beforeAll(async () => {
  shop = await buildTestShop();
  [office, one, two] = [await open('admin'), await open(), await open()];
  const { db } = shop.database;
  const [fan, lamp] = [
    await buildProduct(db, { sellerId: one.id, name: 'Zebra fan', sku: 'ZF-100%', barcode: '036000291452' }),
    await buildProduct(db, { sellerId: two.id, name: 'Quagga lamp', sku: 'QL_200' }),
  ];
  productIds = [fan.id, lamp.id];
  const buyer = await signInCustomer(shop, { name: 'Chantal Gasana', email: 'chantal.g@example.com' });
  customerId = buyer.customer.id;
  const shipping = { ...deliverTo, name: 'Éric Habimana', phone: '0788 765 432' };
  const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
  ({ orderId } = await placeOrder(shop, buyer, buildOrderBody(lines, { shipping_info: shipping })));
  ({ orderNumber } = (await office.api.getAnyOrder({ params: { orderId } })).order);
});

afterAll(() => shop.close());

type Desk = Awaited<ReturnType<typeof open>>;

async function open(role: 'seller' | 'admin' = 'seller') {
  const { seller, headers, token } = await signInSeller(shop, { role });
  const api = createTestSellerClient(shop, token);
  const find = async (q?: string) => {
    const { orders, customers, products } = await api.findAnything({ query: q === undefined ? {} : { q } });
    const ids = (found: { _id: string }[]) => found.map(({ _id }) => _id);
    return { orders: ids(orders), customers: ids(customers), products: ids(products) };
  };
  return { ...seller, headers, api, find };
}

const nothing = { orders: [], customers: [], products: [] };

it('finds orders by number, name, phone in any spelling and product', async () => {
  for (const search of [orderNumber, `#${orderNumber}`, 'habimana', '+250 788 765 432', '765432']) {
    expect((await office.find(search)).orders).toEqual([orderId]);
    expect((await one.find(search)).orders).toEqual([orderId]);
  }
  expect((await office.find('zebra quagga')).orders).toEqual([orderId]);
  expect((await one.api.findAnything({ query: { q: 'zebra' } })).orders).toMatchObject([
    { orderNumber, name: 'Éric Habimana', price: 10_000, status: 'pending' },
  ]);
  expect((await office.api.findAnything({ query: { q: 'zebra' } })).orders).toMatchObject([{ price: 20_000 }]);
});

it('puts the order of a number before those whose phone has it', async () => {
  const phone = `07880${orderNumber}9`;
  const body = () =>
    buildOrderBody([{ productId: productIds[0] ?? '', quantity: 1 }], { shipping_info: { ...deliverTo, phone } });
  const later = await placeOrder(shop, await signInCustomer(shop), body());
  for (const desk of [office, one]) expect((await desk.find(orderNumber)).orders).toEqual([orderId, later.orderId]);
  expect((await two.find(orderNumber)).orders).toEqual([orderId]);
});

it('finds customers: the office by what their account says, a shop by what they wrote on an order there', async () => {
  for (const search of ['gasana', 'CHANTAL.G@example', 'chantal exam'])
    expect((await office.find(search)).customers).toEqual([customerId]);
  expect((await office.api.findAnything({ query: { q: 'gasana' } })).customers).toMatchObject([
    { name: 'Chantal Gasana', email: 'chantal.g@example.com' },
  ]);
  for (const search of ['eric', '0788 765 432']) expect((await one.find(search)).customers).toEqual([customerId]);
  const { customers } = await one.api.findAnything({ query: { q: 'eric' } });
  expect(customers).toEqual([{ _id: customerId, name: 'Éric Habimana', phone: expect.stringContaining('788765432') }]);
  for (const search of ['gasana', 'chantal.g@example.com', 'zebra'])
    expect((await one.find(search)).customers).toEqual([]);
});

it('finds products by name and SKU, also hidden ones of the own shop', async () => {
  const [fan = '', lamp = ''] = productIds;
  for (const search of ['zebra', 'zf-1', '0036000291452']) {
    expect((await one.find(search)).products).toEqual([fan]);
    expect((await office.find(search)).products).toEqual([fan]);
    expect((await two.find(search)).products).toEqual([]);
  }
  expect((await office.api.findAnything({ query: { q: 'quagga' } })).products).toMatchObject([
    { _id: lamp, sku: 'QL_200', shopId: two.id, shopName: two.shopName },
  ]);
  const hidden = await buildProduct(shop.database.db, { sellerId: one.id, name: 'Okapi kettle', publishedAt: null });
  expect((await one.find('okapi')).products).toEqual([hidden.id]);
  expect((await office.find('okapi')).products).toEqual([]);
});

it('finds for a shop nothing of others', async () => {
  expect(await one.find('quagga')).toEqual(nothing);
  const stranger = await open();
  for (const search of [orderNumber, 'habimana', '0788765432', 'zebra', 'gasana'])
    expect(await stranger.find(search)).toEqual(nothing);
});

it('finds for the office in the name of a shop what that shop would', async () => {
  const headers = { ...office.headers, [SHOP_HEADER]: two.id };
  const find = async (q: string) =>
    (await shop.app.inject({ url: `/api/seller/find?q=${q}`, headers })).json<Record<string, object[]>>();
  expect(await find('zebra')).toEqual(nothing);
  expect((await find('quagga'))['orders']).toHaveLength(1);
  expect((await find('gasana'))['customers']).toEqual([]);
});

it.each([undefined, '', ' ', 'z', 'ze', '%', '%%%', '___', '\\\\\\', "'--", '1'])(
  'finds nothing by %j',
  async (search) => {
    expect(await one.find(search)).toEqual(nothing);
    expect(await office.find(search)).toEqual(nothing);
  },
);

it('finds customers for those of the office only who may list them', async () => {
  const { token } = await signInSeller(shop, { role: 'admin', staffRole: 'stock', employerId: office.id });
  const found = await createTestSellerClient(shop, token).findAnything({ query: { q: 'gasana' } });
  expect(found.customers).toEqual([]);
  expect((await office.find('gasana')).customers).toEqual([customerId]);
});

it('shows five of each at most', async () => {
  const many = await open();
  const product = await buildProduct(shop.database.db, { sellerId: many.id, name: 'Many drums', stock: 50 });
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await buildProduct(shop.database.db, { sellerId: many.id, name: `Many drums ${n}` });
    await placeOrder(shop, await signInCustomer(shop), buildOrderBody([{ productId: product.id, quantity: 1 }]));
  }
  const { orders, products } = await many.find('many drums');
  expect([orders.length, products.length]).toEqual([5, 5]);
});

it('asks who asks, and refuses what is too long', async () => {
  expect((await shop.app.inject({ url: '/api/seller/find?q=zebra' })).statusCode).toBe(401);
  expect(await one.api.refusalOf.findAnything({ query: { q: 'z'.repeat(101) } })).toBe('validation_failed');
});
