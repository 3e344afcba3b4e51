import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  customers,
  invoices,
  orderEvents,
  orders,
  outbox,
  payments,
  products,
  sellers,
  stockMovements,
} from '../../../db/schema/index.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { openMailShop, soon } from '../../../testing/mail-shop.ts';
import { findFaults } from '../../../testing/order-books.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { openSmsGateway } from '../../../testing/sms-gateway.ts';

const gateway = openSmsGateway();
const { shop } = openMailShop(gateway.settings);
const db = () => shop().database.db;

type Body = Parameters<ReturnType<typeof createTestSellerClient>['sellAtCounter']>[0]['body'];

/** A shop with a radio at 10,000 of which there are five, and somebody of it at the till. */
async function openTill(given: Partial<typeof sellers.$inferInsert> = {}) {
  const owner = await signInSeller(shop(), { tin: '123456789', counterDiscount: 10, district: 'Gasabo' });
  const staff = await signInSeller(shop(), { employerId: owner.seller.id, staffRole: 'sales', ...given });
  const api = createTestSellerClient(shop(), staff.token);
  const sold = { sellerId: owner.seller.id, stock: 5, priceRwf: 10_000, discountPercent: 0 };
  const product = await buildProduct(db(), sold);
  const body = (line: object = {}, more: Partial<Body> = {}): Body => ({
    lines: [{ productId: product.id, quantity: 1, ...line }],
    method: 'Cash',
    total: 10_000,
    ...more,
  });
  return { owner, staff, api, product, body, sell: (asked: Body) => api.sellAtCounter({ body: asked }) };
}

const orderOf = async (orderId: string) => (await db().select().from(orders).where(eq(orders.id, orderId)))[0];
const stockOf = async (id: string) => {
  const [row] = await db().select().from(products).where(eq(products.id, id));
  return row && [row.stock, row.reserved];
};

describe('a counter sale', () => {
  it('is one order, delivered and paid, with its invoice and its movement of stock', async () => {
    const { owner, staff, product, body, sell, api } = await openTill();
    const { orderId } = await sell(body({ quantity: 2 }, { total: 20_000 }));
    expect(await orderOf(orderId)).toMatchObject({
      channel: 'counter',
      deliveryStatus: 'placed',
      paymentStatus: 'paid',
      totalRwf: 20_000,
      shippingFeeRwf: 0,
      openRwf: 0,
    });
    expect(await stockOf(product.id)).toEqual([3, 0]);
    const moved = await db().select().from(stockMovements).where(eq(stockMovements.orderId, orderId));
    expect(moved).toMatchObject([{ reason: 'sold', units: -2, staffId: staff.seller.id }]);
    expect(await db().select().from(payments).where(eq(payments.orderId, orderId))).toMatchObject([
      { method: 'Cash', amountRwf: 20_000, staffId: staff.seller.id, openBeforeRwf: 20_000 },
    ]);
    expect(await db().select().from(invoices).where(eq(invoices.orderId, orderId))).toMatchObject([
      { sellerId: owner.seller.id, grossRwf: 20_000 },
    ]);
    const told = await db().select().from(outbox).where(eq(outbox.type, 'order.changed'));
    const ofIt = told
      .map(({ payload }) => payload as object)
      .filter((one) => 'orderId' in one && one.orderId === orderId);
    expect(ofIt).toMatchObject([{ revision: 1, deliveryStatus: 'placed', paymentStatus: 'paid' }]);
    const { papers } = await api.getPapers({ query: { kind: 'receipt', order: orderId } });
    expect(papers[0]?.title).toMatch(/^Receipt/);
    expect(JSON.stringify(papers)).not.toMatch(/Delivery|Ordered on/);
    expect(await findFaults(shop().database.pool)).toEqual([]);
  });

  it('is told to nobody where nobody is named, and to a customer by their number', async () => {
    const { body, sell } = await openTill();
    const first = await orderOf((await sell(body())).orderId);
    const second = await orderOf((await sell(body())).orderId);
    expect(second?.customerId).toBe(first?.customerId);
    const phone = '+250788400401';
    const { orderId } = await sell(body({}, { phone, name: 'Aline Uwase' }));
    const [aline] = await db().select().from(customers).where(eq(customers.phone, phone));
    expect(await orderOf(orderId)).toMatchObject({ customerId: aline?.id, shippingName: 'Aline Uwase' });
    expect(aline?.savedShipping).toBeNull();
    await soon(() => expect(gateway.accepted.filter(({ to }) => to === phone)).toHaveLength(1));
    expect(gateway.accepted.filter(({ to }) => to === '')).toEqual([]);
    await expect(sell(body({}, { phone: '+250788400402' }))).rejects.toMatchObject({
      details: { name: 'Name is required' },
    });
  });

  it('lowers a price for a reason and as far as the role may, and says who did it', async () => {
    const { owner, staff, product, body, sell } = await openTill();
    const lowered = (price: number, reason = 'Scratched') => body({ price }, { total: price, reason });
    await expect(sell(lowered(9500, ''))).rejects.toMatchObject({ status: 400 });
    await expect(sell(lowered(8999))).rejects.toThrow(/may go down to RWF.9,000/);
    await expect(sell(lowered(10_500))).rejects.toThrow(/can only be lowered/);
    await expect(sell(body({ price: 9000 }, { reason: 'x', total: 10_000 }))).rejects.toMatchObject({
      code: 'price_changed',
    });
    const { orderId } = await sell(lowered(9000));
    const notes = (await db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).filter(
      ({ kind }) => kind === 'note',
    );
    expect(notes).toMatchObject([{ staffId: staff.seller.id, note: '' }]);
    expect(notes[0]?.internalNote).toContain('Scratched');
    const boss = createTestSellerClient(shop(), owner.token);
    const given = await boss.sellAtCounter({
      body: { ...lowered(100), lines: [{ productId: product.id, quantity: 2, price: 100 }], total: 200 },
    });
    expect(await orderOf(given.orderId)).toMatchObject({ totalRwf: 200, voucherRwf: 0 });
    await db().update(sellers).set({ counterDiscount: 0 }).where(eq(sellers.id, owner.seller.id));
    await expect(sell(lowered(9999))).rejects.toThrow(/may not lower the price/);
    expect(await findFaults(shop().database.pool)).toEqual([]);
  });

  it('gives back for a unit what it was sold for, and the books still balance', async () => {
    const { owner, api, body, sell } = await openTill();
    const { orderId } = await sell(body({ quantity: 2, price: 9001 }, { total: 18_002, reason: 'Two of them' }));
    const desk = createTestSellerClient(shop(), owner.token);
    const { lines } = await api.getReturnableLines({ params: { orderId } });
    const line = { _id: lines[0]?._id ?? '', quantity: 1 };
    const asked = { lines: [line], reason: 'faulty' as const, text: 'Dead on arrival' };
    const { returnIds } = await desk.openReturn({ params: { orderId }, body: asked });
    const params = { returnId: returnIds[0] ?? '' };
    await desk.decideReturn({ params, body: { isAccepted: true, answer: '' } });
    await desk.receiveReturn({ params, body: { restock: [line] } });
    await desk.closeReturn({ params, body: { refund: 9001 } });
    expect(await orderOf(orderId)).toMatchObject({ paidRwf: 9001, openRwf: 0, backRwf: 0 });
    const issued = await db().select().from(invoices).where(eq(invoices.orderId, orderId));
    expect(issued.map(({ grossRwf }) => grossRwf).sort((one, other) => one - other)).toEqual([-9001, 18_002]);
    expect(await findFaults(shop().database.pool)).toEqual([]);
  });

  it('never sells more than there is, from two tills at once either', async () => {
    const { product, body, sell } = await openTill();
    const answers = await Promise.allSettled([1, 2, 3].map(() => sell(body({ quantity: 2 }, { total: 20_000 }))));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'out_of_stock' } });
    expect(await stockOf(product.id)).toEqual([1, 0]);
  });

  it('is one sale however often it is sent, and another at another price', async () => {
    const { staff, product, body } = await openTill();
    const key = randomUUID();
    const send = (payload: Body) =>
      shop().app.inject({
        method: 'POST',
        url: '/api/seller/counter/sales',
        headers: { ...staff.headers, 'idempotency-key': key },
        payload,
      });
    const statuses = [await send(body()), await send(body())].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 200]);
    expect((await send(body({ price: 9500 }, { total: 9500, reason: 'Late' }))).statusCode).toBe(422);
    expect(await stockOf(product.id)).toEqual([4, 0]);
  });

  it('counts a reference of mobile money once, and sells nothing with a second', async () => {
    const { product, body, sell } = await openTill();
    const paid = { method: 'Mobile money', reference: `MM${randomUUID().slice(0, 8)}` } as const;
    await sell(body({}, paid));
    await expect(sell(body({}, paid))).rejects.toMatchObject({ code: 'reference_used' });
    expect(await stockOf(product.id)).toEqual([4, 0]);
  });

  it('is refused for goods of others, an empty sale and the same product twice', async () => {
    const { body, sell } = await openTill();
    const other = await buildProduct(db(), { stock: 5 });
    await expect(sell(body({ productId: other.id }))).rejects.toMatchObject({ status: 404 });
    await expect(sell(body({}, { lines: [] }))).rejects.toMatchObject({ status: 400 });
    const [line] = body().lines;
    await expect(sell(body({}, { lines: line ? [line, line] : [] }))).rejects.toMatchObject({ status: 400 });
    const stock = await openTill({ staffRole: 'stock' });
    await expect(stock.sell(stock.body())).rejects.toMatchObject({ status: 403 });
  });
});
