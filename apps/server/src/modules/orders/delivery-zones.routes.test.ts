import { randomUUID } from 'node:crypto';
import { promiseDays } from '@urumuri/identity/delivery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartLines, sellers } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, deliverTo } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, buyer, db, place } = useBuyer();
const remera = {
  name: 'Remera',
  districts: ['Gasabo'],
  sectors: ['Remera'],
  feeRwf: 1_000,
  freeFromRwf: 30_000,
  days: { from: 0, until: 1 },
  cutOffHour: 24,
};
const musanze = { city: 'Musanze', area: 'Muhoza' };

let office: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  const { token } = await signInSeller(shop(), { role: 'admin' });
  office = createTestSellerClient(shop(), token);
  const { settings, version } = await office.getSettings();
  const shipping = { feePerShopRwf: 4_000, freeFromRwf: 0 };
  await office.saveSettings({ body: { ...settings, shipping, deliveryZones: [remera], version } });
});

afterAll(async () => {
  const { settings, version } = await office.getSettings();
  await office.saveSettings({ body: { ...settings, deliveryZones: [], version } });
});

const ask = async (url: string, payload?: object) => {
  const { headers } = buyer();
  const method = payload ? 'POST' : 'GET';
  return (await shop().app.inject({ method, url: `/api/home/${url}`, headers, ...(payload && { payload }) })).json<
    Record<string, unknown> & { shipping_fee: number; total: number }
  >();
};

it('are asked for in a quote, depending on the address, and are free from their own sum', async () => {
  const { id: productId } = await buildProduct(db());
  const quote = (quantity: number, more: object) =>
    ask('order/quote', { ...buildOrderBody([{ productId, quantity }]), shipping_info: undefined, ...more });
  expect((await quote(1, {})).shipping_fee).toBe(4_000);
  expect((await quote(1, { shipping_info: deliverTo })).shipping_fee).toBe(1_000);
  expect((await quote(3, { shipping_info: deliverTo })).shipping_fee).toBe(0);
  expect((await quote(3, { shipping_info: musanze })).shipping_fee).toBe(4_000);
});

it('give an order its fee and its days, and the next cart and quote, too', async () => {
  const { id: productId } = await buildProduct(db());
  const lines = [{ productId, quantity: 1 }];
  const dear = await place(buildOrderBody(lines, { shipping_fee: 4_000 }));
  expect(dear.json()).toMatchObject({ code: 'price_changed', details: { shipping_fee: 1_000, total: 11_000 } });
  const { orderId, statusCode } = await place(buildOrderBody(lines, { shipping_fee: 1_000 }));
  expect(statusCode).toBe(201);
  const { from, until } = promiseDays(remera, new Date());
  const details = await ask(`customer/get-order-details/${orderId}`);
  expect(details).toMatchObject({ order: { shipping_fee: 1_000, deliver_from: from, deliver_until: until } });
  expect((await office.getAnyOrder({ params: { orderId } })).order.promised).toEqual({ from, until });

  const line = { customerId: buyer().customer.id, productId, quantity: 1, seenUnitPriceRwf: 1 };
  await db().insert(cartLines).values(line);
  const cart = await ask(`product/get-cart-product/${buyer().customer.id}`);
  expect(cart).toMatchObject({ shipping_fee: 1_000, deliver_to: { city: 'Gasabo', area: 'Remera' } });
  expect((await ask('order/quote', { ...buildOrderBody(lines), shipping_info: undefined })).shipping_fee).toBe(1_000);
});

it('promise nothing elsewhere', async () => {
  const { id: productId } = await buildProduct(db());
  const elsewhere = { ...deliverTo, ...musanze };
  const { orderId } = await place(buildOrderBody([{ productId, quantity: 1 }], { shipping_info: elsewhere }));
  const { order } = (await ask(`customer/get-order-details/${orderId}`)) as unknown as { order: object };
  expect(order).toMatchObject({ shipping_fee: 4_000 });
  expect(order).not.toHaveProperty('deliver_from');
  expect((await office.getAnyOrder({ params: { orderId } })).order).not.toHaveProperty('promised');
});

it('promise nothing to the shop whose goods are picked up', async () => {
  const [own, other] = [await signInSeller(shop()), await signInSeller(shop())];
  const pickup = { pickupAddress: 'KN 5 Rd', pickupHours: 'Mon–Sat 9:00–18:00' };
  await db().update(sellers).set(pickup).where(eq(sellers.id, own.seller.id));
  const lines = [];
  for (const { seller } of [own, other]) {
    lines.push({ productId: (await buildProduct(db(), { sellerId: seller.id })).id, quantity: 1 });
  }
  const { orderId } = await place(buildOrderBody(lines, { pickup: [own.seller.id], shipping_fee: 1_000 }));
  const promisedTo = async ({ token }: typeof own) =>
    (await createTestSellerClient(shop(), token).getSellerOrder({ params: { orderId } })).order.promised;
  expect(await promisedTo(own)).toBeUndefined();
  expect(await promisedTo(other)).toEqual(promiseDays(remera, new Date()));
});

it('decide an order by phone alike', async () => {
  const { id: productId } = await buildProduct(db());
  const lines = [{ productId, quantity: 1 }];
  const { shipping_fee: fee } = await office.quotePhoneOrder({ body: { lines, place: deliverTo } });
  expect(fee).toBe(1_000);
});

it.each([
  ['no district', { districts: [] }],
  ['days that end before they begin', { days: { from: 3, until: 1 } }],
  ['an hour that no day has', { cutOffHour: 25 }],
  ['a fee below nothing', { feeRwf: -1 }],
])('are refused with %s', async (_title, change) => {
  const { settings, version } = await office.getSettings();
  const body = { ...settings, version, deliveryZones: [{ ...remera, name: randomUUID(), ...change }] };
  expect(await office.refusalOf.saveSettings({ body })).toBe('validation_failed');
});
