import { randomUUID } from 'node:crypto';
import { calls } from '@urumuri/contract/schemas';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderParts, sellers } from '../../db/schema/index.ts';
import { buildProduct, buildSeller } from '../../testing/factories.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { buildOrderBody } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, buyer, db, place, countOrders } = useBuyer();

const feeRwf = 1500;
const pickup = { pickupAddress: 'KN 5 Rd', pickupHours: 'Mon–Sat 9:00–18:00' };
const offer = (sellerId: string, given: Partial<typeof pickup> = pickup) =>
  db().update(sellers).set(given).where(eq(sellers.id, sellerId));

beforeAll(async () => {
  const office = createTestSellerClient(shop(), (await signInSeller(shop(), { role: 'admin' })).token);
  const { settings, version } = await office.getSettings();
  await office.saveSettings({ body: { ...settings, shipping: { feePerShopRwf: feeRwf, freeFromRwf: 0 }, version } });
});

afterEach(() => assertBooksBalance(shop().database.pool));

/** A shop that offers pickup, and something of it. */
async function openPickup() {
  const sellerId = await buildSeller(db());
  await offer(sellerId);
  const { id: productId } = await buildProduct(db(), { sellerId });
  return { sellerId, line: { productId, quantity: 1 } };
}

async function quote(body: Record<string, unknown>) {
  const { headers } = buyer();
  const answer = await shop().app.inject({ method: 'POST', url: '/api/home/order/quote', headers, payload: body });
  expect(answer.statusCode).toBe(200);
  return calls.quoteOrder.response.parse(answer.json());
}

async function readOrder(orderId: string) {
  const { headers } = buyer();
  const answer = await shop().app.inject({ url: `/api/home/customer/get-order-details/${orderId}`, headers });
  return calls.getOrderDetails.response.parse(answer.json()).order;
}

const partsOf = (orderId: string) =>
  db().select().from(orderParts).where(eq(orderParts.orderId, orderId)).orderBy(asc(orderParts.createdAt));

describe('a quote', () => {
  it('says which shops offer pickup, and takes the fee off those that are chosen', async () => {
    const [own, other] = [await openPickup(), await openPickup()];
    const { id: productId } = await buildProduct(db());
    const lines = [own.line, other.line, { productId, quantity: 1 }];
    const before = await quote(buildOrderBody(lines));
    const at = { address: pickup.pickupAddress, hours: pickup.pickupHours };
    const offered = { ...at, isChosen: false };
    expect(before.products.map((group) => group.pickup)).toEqual([offered, offered, undefined]);
    expect(before.shipping_fee).toBe(3 * feeRwf);
    const chosen = await quote(buildOrderBody(lines, { pickup: [own.sellerId.toUpperCase()] }));
    expect(chosen.products[0]?.pickup).toEqual({ ...at, isChosen: true });
    expect(chosen.products[1]?.pickup).toEqual(offered);
    expect(chosen.shipping_fee).toBe(2 * feeRwf);
    expect(chosen.total).toBe(before.total - feeRwf);
  });

  it('delivers what a shop without pickup sells, whatever is asked for', async () => {
    const sellerId = await buildSeller(db());
    const { id: productId } = await buildProduct(db(), { sellerId });
    const told = await quote(buildOrderBody([{ productId, quantity: 1 }], { pickup: [sellerId, randomUUID()] }));
    expect(told.shipping_fee).toBe(feeRwf);
    expect(told.products[0]).not.toHaveProperty('pickup');
  });
});

describe('an order', () => {
  it('of three shops is picked up at one, with a code of its own and no fee', async () => {
    const [own, other] = [await openPickup(), await openPickup()];
    const { id: productId } = await buildProduct(db());
    const lines = [own.line, other.line, { productId, quantity: 1 }];
    const { total } = await quote(buildOrderBody(lines, { pickup: [own.sellerId] }));
    const placed = await place(buildOrderBody(lines, { pickup: [own.sellerId], shipping_fee: 2 * feeRwf, total }));
    expect(placed.statusCode).toBe(201);
    expect(placed.json()).toMatchObject({ price: 30_000 + 2 * feeRwf, shipping_fee: 2 * feeRwf });
    const parts = await partsOf(placed.orderId);
    const picked = parts.find(({ sellerId }) => sellerId === own.sellerId);
    expect(picked).toMatchObject({ shippingFeeRwf: 0, openRwf: 10_000 });
    expect(picked?.pickupCode).toMatch(/^\d{6}$/);
    const others = parts.filter((part) => part !== picked);
    expect(others.map(({ pickupCode, shippingFeeRwf }) => [pickupCode, shippingFeeRwf])).toEqual([
      [null, feeRwf],
      [null, feeRwf],
    ]);
    const shown = await readOrder(placed.orderId);
    // The code is shown once it is ready.
    expect(shown.parts.find(({ sellerId }) => sellerId === own.sellerId)?.pickup).toEqual({
      address: pickup.pickupAddress,
      hours: pickup.pickupHours,
    });
  });

  it('has a code for each shop, and is promised for no day where nothing is delivered', async () => {
    const [one, two] = [await openPickup(), await openPickup()];
    const { orderId } = await place(buildOrderBody([one.line, two.line], { pickup: [one.sellerId, two.sellerId] }));
    const codes = (await partsOf(orderId)).map(({ pickupCode }) => pickupCode);
    expect(new Set(codes).size).toBe(2);
    expect(await readOrder(orderId)).toMatchObject({ shipping_fee: 0, price: 20_000 });
  });

  it('is refused where the shop no longer offers pickup, and nothing of it is stored', async () => {
    const { sellerId, line } = await openPickup();
    const body = buildOrderBody([line], { pickup: [sellerId] });
    await offer(sellerId, { pickupAddress: '', pickupHours: '' });
    const refused = await place(body);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'edit_conflict']);
    expect(refused.json().error).toContain('no longer offers pickup');
    expect(await countOrders()).toBe(0);
    expect((await place(buildOrderBody([line]))).statusCode).toBe(201);
  });

  it('is another one than the same order delivered', async () => {
    const { sellerId, line } = await openPickup();
    const key = randomUUID();
    const first = await place(buildOrderBody([line], { pickup: [sellerId] }), key);
    expect((await place(buildOrderBody([line], { pickup: [sellerId] }), key)).orderId).toBe(first.orderId);
    expect((await place(buildOrderBody([line]), key)).json().code).toBe('idempotency_conflict');
  });

  it.each(['here', [1], [''], Array.from({ length: 101 }, () => 'a')])('refuses %j as shops', async (given) => {
    const { line } = await openPickup();
    expect((await place(buildOrderBody([line], { pickup: given }))).json().code).toBe('validation_failed');
  });
});
