import type { CallInput, SellerRouteName } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderParts, orders, payments, sellers, warranties } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { buildOrderBody, deliverTo, placeOrder, staffOf } from '../../../testing/orders.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../../testing/sign-in.ts';

let shop: TestShop;
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

type Asked<Name extends 'getSellerOrders' | 'getAllOrders'> = NonNullable<CallInput<Name>['query']>;

async function open(role: 'seller' | 'admin' = 'seller') {
  const { seller, token } = await signInSeller(shop, { role });
  const api = createTestSellerClient(shop, token);
  const found = async (query: Asked<'getSellerOrders'>) =>
    (await api.getSellerOrders({ query })).orders.map(({ _id }) => _id);
  const foundOfAll = async (query: Asked<'getAllOrders'>) =>
    (await api.getAllOrders({ query })).orders.map(({ _id }) => _id);
  return { ...seller, api, found, foundOfAll };
}

type Desk = Awaited<ReturnType<typeof open>>;
type Given = { name?: string; priceRwf?: number; shipping?: Partial<typeof deliverTo> };

async function order(desks: Pick<Desk, 'id'>[], { name = 'Kettle', priceRwf = 10_000, shipping }: Given = {}) {
  const products = await Promise.all(
    desks.map(({ id }) => buildProduct(db(), { sellerId: id, name, priceRwf, stock: 9 })),
  );
  const lines = products.map(({ id: productId }) => ({ productId, quantity: 1 }));
  const given = { shipping_info: { ...deliverTo, ...shipping } };
  const { orderId, statusCode } = await placeOrder(shop, await signInCustomer(shop), buildOrderBody(lines, given));
  expect(statusCode).toBe(201);
  return orderId;
}

const pay = async (orderId: string) => shop.orders.markPaid(orderId, await staffOf(shop, orderId));
const change = (orderId: string, values: Partial<typeof orders.$inferInsert>) =>
  db().update(orders).set(values).where(eq(orders.id, orderId));
const changePart = (orderId: string, values: Partial<typeof orderParts.$inferInsert>) =>
  db().update(orderParts).set(values).where(eq(orderParts.orderId, orderId));

describe('orders are narrowed by', () => {
  it('how their money stands', async () => {
    const [desk, office] = [await open(), await open('admin')];
    const [unpaid, partly, paid, tooMuch, cancelled] = await Promise.all([1, 2, 3, 4, 5].map(() => order([desk])));
    await pay(paid ?? '');
    await change(partly ?? '', { paidRwf: 4000, openRwf: 6000 });
    await changePart(partly ?? '', { openRwf: 6000 });
    await change(tooMuch ?? '', { paidRwf: 12_000, openRwf: 0, backRwf: 2000 });
    await changePart(tooMuch ?? '', { openRwf: 0 });
    await desk.api.changeSellerOrderStatus({ params: { orderId: cancelled ?? '' }, body: { status: 'cancelled' } });
    const expected = { open: [unpaid], part: [partly], paid: [paid, tooMuch], back: [tooMuch] };
    for (const [payment, ids] of Object.entries(expected)) {
      const query = { payment: payment as keyof typeof expected, shop: desk.id };
      expect(new Set(await desk.found({ payment: query.payment }))).toEqual(new Set(ids));
      expect(new Set(await office.foundOfAll(query))).toEqual(new Set(ids));
    }
    const { orders: listed } = await desk.api.getSellerOrders({ query: { payment: 'part' } });
    expect(listed).toMatchObject([{ open: 6000, price: 10_000, channel: 'web', district: 'Gasabo', riders: [] }]);
  });

  it('what is open of the own part, though another shop’s part has been paid for', async () => {
    const [paidShop, other, office] = [await open(), await open(), await open('admin')];
    const shared = await order([paidShop, other]);
    await change(shared, { paidRwf: 10_000, openRwf: 10_000, backRwf: 500 });
    const isPaid = eq(orderParts.sellerId, paidShop.id);
    await db().update(orderParts).set({ openRwf: 0 }).where(isPaid);
    expect(await other.found({ payment: 'open' })).toEqual([shared]);
    expect(await other.found({ payment: 'part' })).toEqual([]);
    expect(await paidShop.found({ payment: 'paid' })).toEqual([shared]);
    expect(await paidShop.found({ payment: 'back' })).toEqual([]);
    expect(await office.foundOfAll({ payment: 'part', shop: other.id })).toEqual([shared]);
  });

  it('status, with a count of each among those that the other filters leave', async () => {
    const desk = await open();
    const [kettle, , iron] = [await order([desk]), await order([desk]), await order([desk], { name: 'Steam iron' })];
    await desk.api.changeSellerOrderStatus({ params: { orderId: kettle }, body: { status: 'processing' } });
    const narrowed = await desk.api.getSellerOrders({ query: { search: 'kettle', status: 'pending' } });
    expect(narrowed).toMatchObject({ total: 1, counts: { pending: 1, processing: 1 } });
    expect(narrowed.orders.map(({ _id }) => _id)).not.toContain(iron);
  });

  it('days as Kigali has them', async () => {
    const desk = await open();
    const [late, early] = [await order([desk]), await order([desk])];
    await changePart(late, { createdAt: new Date('2026-03-01T21:59:00Z') });
    await changePart(early, { createdAt: new Date('2026-03-01T22:00:00Z') });
    expect(await desk.found({ from: '2026-03-01', to: '2026-03-01' })).toEqual([late]);
    expect(await desk.found({ from: '2026-03-02', to: '2026-03-02' })).toEqual([early]);
    expect(await desk.found({ from: '2026-03-02', sort: 'oldest' })).toEqual([early]);
    const backwards = { from: '2026-03-02', to: '2026-03-01' };
    expect(await desk.api.refusalOf.getSellerOrders({ query: backwards })).toBe('validation_failed');
  });

  it('channel, district and rider', async () => {
    const [desk, office] = [await open(), await open('admin')];
    const [mine, others] = [await order([desk], { shipping: { city: 'Kicukiro' } }), await order([desk])];
    await change(mine, { channel: 'counter' });
    const rider = await signInSeller(shop, { staffRole: 'rider', employerId: desk.id, ownerName: 'Eric' });
    await changePart(mine, { riderId: rider.seller.id });
    for (const query of [{ channel: 'counter' }, { district: 'kicukiro' }, { rider: rider.seller.id }] as const) {
      expect(await desk.found(query)).toEqual([mine]);
      expect(await office.foundOfAll({ ...query, shop: desk.id })).toEqual([mine]);
    }
    expect(await desk.found({ rider: 'none' })).toEqual([others]);
    expect(await desk.found({ rider: 'no such rider' })).toEqual([]);
    expect(await office.foundOfAll({ rider: 'none', shop: desk.id })).toEqual([others]);
    const { orders: listed } = await office.api.getAllOrders({ query: { rider: rider.seller.id } });
    expect(listed).toMatchObject([{ riders: ['Eric'] }]);
    const choice = { _id: rider.seller.id, name: 'Eric' };
    expect(await desk.api.getOrderChoices()).toEqual({ riders: [choice], shops: [], views: [] });
    expect((await office.api.getOrderChoices()).riders).toContainEqual(choice);
    expect((await office.api.getOrderChoices()).shops).toContainEqual({ _id: desk.id, name: desk.shopName });
    expect((await (await open()).api.getOrderChoices()).riders).toEqual([]);
    await db().update(sellers).set({ status: 'suspended' }).where(eq(sellers.id, rider.seller.id));
    expect((await desk.api.getOrderChoices()).riders).toEqual([]);
  });
});

it('orders are sorted by age, by what they come to and by what is open', async () => {
  const desk = await open();
  const small = await order([desk], { priceRwf: 5000 });
  const large = await order([desk], { priceRwf: 90_000 });
  const middle = await order([desk], { priceRwf: 20_000 });
  await pay(large);
  expect(await desk.found({})).toEqual([middle, large, small]);
  expect(await desk.found({ sort: 'oldest' })).toEqual([small, large, middle]);
  expect(await desk.found({ sort: 'total' })).toEqual([large, middle, small]);
  expect(await desk.found({ sort: 'open' })).toEqual([middle, small, large]);
});

describe('orders are found by', () => {
  it('phone in any spelling, name, number and product', async () => {
    const [desk, office] = [await open(), await open('admin')];
    const shipping = { name: 'Éric Habimana', phone: '0788 765 432' };
    const orderId = await order([desk], { name: 'Sonorex TV 55"', shipping });
    await order([desk], { shipping: { phone: '0722 111 222' } });
    const { order: placed } = await desk.api.getSellerOrder({ params: { orderId } });
    const spellings = ['0788765432', '+250 788 765 432', '250788765432', '788-765-432', '765 432', '5432'];
    const others = ['eric', 'Habimana ÉRIC', 'sonorex tv', placed.orderNumber, `eric ${placed.orderNumber}`];
    for (const search of [...spellings, ...others]) {
      expect({ search, found: await desk.found({ search }) }).toEqual({ search, found: [orderId] });
      expect(await office.foundOfAll({ search, shop: desk.id })).toEqual([orderId]);
    }
    for (const search of ['0788 765 433', 'eric kettle', '!!', '100%'])
      expect(await desk.found({ search })).toEqual([]);
  });

  it('serial number and payment reference, once they are known', async () => {
    const [desk, office] = [await open(), await open('admin')];
    const orderId = await order([desk]);
    for (const status of ['processing', 'warehouse', 'placed'] as const) {
      await desk.api.changeSellerOrderStatus({ params: { orderId }, body: { status } });
    }
    await db().update(warranties).set({ serial: 'SN-778/Q' }).where(eq(warranties.orderId, orderId));
    await reference(orderId, 'MP2401011234');
    for (const search of ['sn-778/q', 'MP 2401011234', 'mp2401011234']) {
      expect(await desk.found({ search })).toEqual([orderId]);
      expect(await office.foundOfAll({ search })).toEqual([orderId]);
    }
    await change(orderId, { shippingName: 'Somebody Else', shippingPhone: '+250733999888' });
    expect(await desk.found({ search: '0733 999 888' })).toEqual([orderId]);
  });

  it('nothing of another shop’s part in them', async () => {
    const [one, two, office] = [await open(), await open(), await open('admin')];
    const products = [
      await buildProduct(db(), { sellerId: one.id, name: 'Zebra fan' }),
      await buildProduct(db(), { sellerId: two.id, name: 'Quagga lamp' }),
    ];
    const body = buildOrderBody(products.map(({ id: productId }) => ({ productId, quantity: 1 })));
    const { orderId } = await placeOrder(shop, await signInCustomer(shop), body);
    await reference(orderId, 'XYWHOLE77');
    expect(await one.found({ search: 'zebra' })).toEqual([orderId]);
    expect(await one.found({ search: 'quagga' })).toEqual([]);
    expect(await one.found({ search: 'xywhole77' })).toEqual([]);
    expect(await office.foundOfAll({ search: 'zebra quagga xywhole77' })).toEqual([orderId]);
    expect(await (await open()).found({ search: 'zebra' })).toEqual([]);
  });

  const reference = async (orderId: string, key: string) => {
    const by = { ...(await staffOf(shop, orderId)), state: 'agreed', answeredAt: new Date() } as const;
    const values = { orderId, method: 'Mobile money', amountRwf: 1, reference: key, referenceKey: key, ...by };
    await db().insert(payments).values(values);
  };
});

it.each<[SellerRouteName, object]>([
  ['getSellerOrders', { query: { payment: 'none' } }],
  ['getSellerOrders', { query: { sort: 'price' } }],
  ['getSellerOrders', { query: { from: 'yesterday' } }],
  ['getAllOrders', { query: { channel: 'fax' } }],
])('%s refuses %j', async (name, input) => {
  const { api } = await open('admin');
  expect(await (api.refusalOf[name] as (asked: object) => Promise<string>)(input)).toBe('validation_failed');
});

it('what orders can be narrowed to is told to staff only', async () => {
  const { statusCode } = await shop.app.inject({ url: '/api/seller/order-choices' });
  expect(statusCode).toBe(401);
});
