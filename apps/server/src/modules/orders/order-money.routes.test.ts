import { randomUUID } from 'node:crypto';
import type { CallOutput } from '@urumuri/contract';
import { calls, errorBody } from '@urumuri/contract/schemas';
import { unitPriceRwf } from '@urumuri/money';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { products, vouchers } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { buildOrderBody, deliverTo, placeOrder } from '../../testing/orders.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, buyer, db, place, countOrders, readProduct } = useBuyer();

afterEach(() => assertBooksBalance(shop().database.pool));

describe('money', () => {
  it('is refused when the shopper saw another total, with the true numbers and nothing stored', async () => {
    const { id: productId } = await buildProduct(db(), { priceRwf: 20_000, discountPercent: 25 });
    const body = buildOrderBody([{ productId, quantity: 2 }], {
      price: 30_000,
      shipping_fee: 0,
      items: 2,
      total: 30_000,
    });
    await db().update(products).set({ discountPercent: 0 }).where(eq(products.id, productId));
    const answer = await place(body, 'price');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'price_changed',
      details: { price: 40_000, shipping_fee: 0, voucher_discount: 0, total: 40_000, items: 2 },
    });
    expect(await countOrders()).toBe(0);
    expect(await readProduct(productId)).toMatchObject({ reserved: 0 });
    expect((await place({ ...body, price: 40_000, total: 40_000 }, 'price')).statusCode).toBe(201);
  });

  it('is what the sale says to the franc, in cart, order and its papers', async () => {
    const { id: productId } = await buildProduct(db(), { priceRwf: 19_990, salePriceRwf: 14_990 });
    const answer = await place(buildOrderBody([{ productId, quantity: 2 }], { price: 29_980, items: 2 }), 'sale');
    expect(answer.statusCode).toBe(201);
    const url = `/api/home/customer/get-order-details/${answer.orderId}`;
    const { order } = (await shop().app.inject({ url, headers: buyer().headers })).json<
      CallOutput<'getOrderDetails'>
    >();
    const [line] = order.products;
    expect(unitPriceRwf(line?.price ?? 0, line?.discount ?? 0)).toBe(14_990);
    expect(order.price - order.shipping_fee).toBe(29_980);
  });

  it.each([
    { price: 1 },
    { price: 0 },
    { price: -10_000 },
    { shipping_fee: -5000 },
    { shipping_fee: 1 },
    { total: 1 },
    { price: 9999.5 },
  ])('is not what the payload says: %j', async (claim) => {
    const { id: productId } = await buildProduct(db());
    const answer = await place(buildOrderBody([{ productId, quantity: 1 }], claim));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'price_changed', details: { total: 10_000 } });
    expect(await countOrders()).toBe(0);
  });

  it('and names come from the database, whatever else the payload carries', async () => {
    const product = await buildProduct(db(), { name: 'True name', priceRwf: 10_000, discountPercent: 10 });
    const forged = {
      _id: product.id,
      name: 'Forged',
      slug: 'forged',
      brand: 'Forged',
      price: 1,
      discount: 99,
      stock: 9999,
      images: ['javascript:1'],
      sellerId: randomUUID(),
      shopName: 'Forged',
      unitPriceRwf: 1,
    };
    const answer = await place({
      customerId: buyer().customer.id,
      orderId: randomUUID(),
      _id: randomUUID(),
      payment_status: 'paid',
      delivery_status: 'placed',
      discount: 99,
      voucher_discount: 9999,
      navigate: {},
      items: 400,
      products: [
        {
          sellerId: randomUUID(),
          shopName: 'Forged',
          price: 1,
          products: [{ quantity: 1, price: 1, discount: 100, productInfo: forged }],
        },
      ],
      shipping_info: { ...deliverTo, email: 'forged@example.com' },
    });
    expect(answer.statusCode).toBe(201);
    const order = await shop().orders.getOrder(answer.orderId, buyer().customer.id);
    expect(order).toMatchObject({
      totalRwf: 9000,
      voucherRwf: 0,
      paymentStatus: 'unpaid',
      deliveryStatus: 'pending',
      email: buyer().customer.email,
    });
    expect(order.parts[0]).toMatchObject({ sellerId: product.sellerId, itemsRwf: 9000 });
    expect(order.parts[0]?.lines[0]).toMatchObject({
      name: 'True name',
      slug: product.slug,
      priceRwf: 10_000,
      discountPercent: 10,
      images: [],
    });
  });
});

describe('what an order comes to', () => {
  const subsets = Array.from({ length: 8 }, (_, bits) => [0, 1, 2].filter((bit) => bits & (1 << bit)));

  it.each(subsets)('is the sum of the parts that stand, with a voucher, after cancelling %j', async (...cancelled) => {
    const prices = [250_000, 92_000, 470_001];
    const sold = await Promise.all(prices.map((priceRwf) => buildProduct(db(), { priceRwf, discountPercent: 7 })));
    const [voucher] = await db()
      .insert(vouchers)
      .values({ code: `V-${randomUUID()}`, percentOff: 13 })
      .returning();
    const lines = sold.map(({ id }) => ({ productId: id, quantity: 1 }));
    const { orderId } = await place(buildOrderBody(lines, { voucherCode: voucher?.code }));
    const { parts } = await shop().orders.getOrder(orderId, buyer().customer.id);
    for (const number of cancelled) {
      const part = parts[number];
      await shop().orders.changePartStatus(part?.id ?? '', part?.sellerId ?? '', 'cancelled', 'seller');
    }
    const answer = await shop().app.inject({
      url: `/api/home/customer/get-order-details/${orderId}`,
      headers: buyer().headers,
    });
    const { order } = calls.getOrderDetails.response.parse(answer.json());
    const standing = order.parts.filter((part) => part.delivery_status !== 'cancelled');
    expect(standing).toHaveLength(3 - cancelled.length);
    expect(order.price).toBe(standing.reduce((sum, { price }) => sum + price, 0));
    const goods = order.products.filter(({ sellerId }) => standing.some((part) => part.sellerId === sellerId));
    const goodsRwf = goods.reduce((sum, { price, discount }) => sum + unitPriceRwf(price, discount), 0);
    expect(order.price).toBe(goodsRwf - (order.voucher_discount ?? 0) + order.shipping_fee);
  });
});

describe('a voucher', () => {
  const buildVoucher = (given: Partial<typeof vouchers.$inferInsert> = {}) =>
    db()
      .insert(vouchers)
      .values({ code: `V-${randomUUID().slice(0, 8)}`, percentOff: 10, usesAllowed: 2, ...given })
      .returning()
      .then(([row]) => row);

  it('is taken off once for all sellers together, and counted', async () => {
    const voucher = await buildVoucher({ percentOff: 33 });
    const [one, two] = [await buildProduct(db(), { priceRwf: 101 }), await buildProduct(db(), { priceRwf: 100 })];
    const lines = [one, two].map(({ id }) => ({ productId: id, quantity: 1 }));
    const answer = await place(
      buildOrderBody(lines, { voucherCode: voucher?.code.toLowerCase(), price: 201, total: 201 - 66 }),
    );
    expect(answer.statusCode).toBe(201);
    const order = await shop().orders.getOrder(answer.orderId, buyer().customer.id);
    expect(order).toMatchObject({ voucherRwf: 66, totalRwf: 135, voucherCode: voucher?.code });
    const again = await place(buildOrderBody(lines, { voucherCode: voucher?.code }));
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ code: 'voucher_used' });
  });

  it('goes to no more orders than it may, however many come at once', async () => {
    const voucher = await buildVoucher();
    const { id: productId } = await buildProduct(db(), { stock: 50 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => signInCustomer(shop())));
    const body = buildOrderBody([{ productId, quantity: 1 }], { voucherCode: voucher?.code });
    const answers = await Promise.all(buyers.map((each) => placeOrder(shop(), each, body)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(6);
    expect(await readProduct(productId)).toMatchObject({ reserved: 2 });
  });

  it('comes back when the order is cancelled', async () => {
    const voucher = await buildVoucher({ usesAllowed: 1 });
    const { id: productId } = await buildProduct(db());
    const body = buildOrderBody([{ productId, quantity: 1 }], { voucherCode: voucher?.code });
    const { orderId } = await place(body);
    await shop().orders.cancelOrder(orderId, buyer().customer.id);
    expect((await place(body)).statusCode).toBe(201);
  });

  it('that nobody knows stops the order', async () => {
    const { id: productId } = await buildProduct(db());
    const answer = await place(buildOrderBody([{ productId, quantity: 1 }], { voucherCode: 'NOBODY' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'voucher_unknown' });
    expect(await readProduct(productId)).toMatchObject({ reserved: 0 });
  });
});

describe('who may order', () => {
  it('is nobody who is signed out', async () => {
    const { id: productId } = await buildProduct(db());
    const answer = await placeOrder(
      shop(),
      { headers: { authorization: '' } },
      buildOrderBody([{ productId, quantity: 1 }]),
    );
    expect(answer.statusCode).toBe(401);
    expect(await readProduct(productId)).toMatchObject({ reserved: 0 });
  });

  it('is nobody in another customer’s name', async () => {
    const { id: productId } = await buildProduct(db());
    const stranger = await signInCustomer(shop());
    for (const userId of [stranger.customer.id, randomUUID(), '']) {
      expect((await place(buildOrderBody([{ productId, quantity: 1 }], { userId }))).statusCode).toBe(403);
    }
    expect(await readProduct(productId)).toMatchObject({ reserved: 0 });
  });

  it.each([
    ['no products', { products: [] }],
    ['a quantity of 0', { products: [{ products: [{ quantity: 0, productInfo: { _id: 'x' } }] }] }],
    ['no delivery details', { shipping_info: undefined }],
    ['a blank city', { shipping_info: { ...deliverTo, city: ' ' } }],
  ])('is nobody with %s', async (_case, change) => {
    const { id: productId } = await buildProduct(db());
    const answer = await place(buildOrderBody([{ productId, quantity: 1 }], change));
    expect(answer.statusCode).toBe(400);
    expect(errorBody.parse(answer.json()).code).toBe('validation_failed');
  });

  it('may send an order of a hundred products and no more', async () => {
    const missing = (count: number) => Array.from({ length: count }, () => ({ productId: randomUUID(), quantity: 1 }));
    expect((await place(buildOrderBody(missing(100)))).statusCode).toBe(404);
    expect((await place(buildOrderBody(missing(101)))).statusCode).toBe(400);
    expect((await place(buildOrderBody(missing(1), { junk: 'x'.repeat(60_000) }))).statusCode).toBe(404);
    expect((await place(buildOrderBody(missing(1), { junk: 'x'.repeat(70_000) }))).statusCode).toBe(413);
  });
});
