import { randomUUID } from 'node:crypto';
import { calls } from '@urumuri/contract/schemas';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cartLines, products, vouchers } from '../../db/schema/index.ts';
import { buildProduct, buildSeller } from '../../testing/factories.ts';
import { buildOrderBody, deliverTo, type OrderedLine, placeOrder } from '../../testing/orders.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, buyer, db } = useBuyer();

const send = (body: unknown, headers: Record<string, string> = buyer().headers) =>
  shop().app.inject({ method: 'POST', url: '/api/home/order/quote', headers, payload: body as object });

async function quote(lines: OrderedLine[], overrides: Record<string, unknown> = {}) {
  const answer = await send(buildOrderBody(lines, overrides));
  expect(answer.statusCode).toBe(200);
  return calls.quoteOrder.response.parse(answer.json());
}

describe('a quote', () => {
  it('has the present prices and stock of every line, by shop, whatever was claimed', async () => {
    const sellerId = await buildSeller(db(), `Shop ${randomUUID()}`);
    const kettle = await buildProduct(db(), { priceRwf: 12_999, discountPercent: 15, sellerId, stock: 7 });
    const radio = await buildProduct(db(), { priceRwf: 5000 });
    const fan = await buildProduct(db(), { priceRwf: 1000, sellerId });
    const told = await quote(
      [
        { productId: kettle.id, quantity: 2 },
        { productId: radio.id, quantity: 1 },
        { productId: fan.id, quantity: 3 },
      ],
      { price: 1, shipping_fee: 1, total: 1 },
    );
    expect(told).toMatchObject({ price: 30_100, shipping_fee: 0, voucher_discount: 0, total: 30_100, items: 6 });
    expect(told.products.map(({ price }) => price)).toEqual([25_100, 5000]);
    expect(told.products[0]).toMatchObject({
      sellerId,
      products: [
        { quantity: 2, productInfo: { _id: kettle.id, name: kettle.name, price: 12_999, discount: 15, stock: 7 } },
        { quantity: 3, productInfo: { _id: fan.id } },
      ],
    });
    expect(told.missing).toEqual([]);
  });

  it('is what the order then costs, to the franc, and reserves nothing', async () => {
    const [voucher] = await db()
      .insert(vouchers)
      .values({ code: `Q-${randomUUID().slice(0, 8)}`, percentOff: 33 })
      .returning();
    const lines = [
      { productId: (await buildProduct(db(), { priceRwf: 101 })).id, quantity: 1 },
      { productId: (await buildProduct(db(), { priceRwf: 33_333, discountPercent: 7 })).id, quantity: 3 },
    ];
    const voucherCode = voucher?.code;
    const told = await quote(lines, { voucherCode });
    expect(told.voucher_discount).toBeGreaterThan(0);
    expect(told.voucher_code).toBe(voucherCode);
    expect(told.total).toBe(told.price - told.voucher_discount + told.shipping_fee);
    const [untouched] = await db()
      .select()
      .from(products)
      .where(eq(products.id, lines[0]?.productId ?? ''));
    expect(untouched).toMatchObject({ reserved: 0 });
    const { price, shipping_fee, total } = told;
    const answer = await placeOrder(
      shop(),
      buyer(),
      buildOrderBody(lines, { voucherCode, price, shipping_fee, total }),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ price: told.total });
  });

  it('lists what is short with what is left, and does not count it; what is gone is named', async () => {
    const short = await buildProduct(db(), { priceRwf: 700, stock: 1 });
    const enough = await buildProduct(db(), { priceRwf: 500 });
    const hidden = await buildProduct(db(), { publishedAt: null });
    const told = await quote([short, enough, hidden].map(({ id }) => ({ productId: id, quantity: 2 })));
    expect(told).toMatchObject({ price: 1000, total: 1000, items: 2, missing: [hidden.id] });
    const lines = told.products.flatMap((group) => group.products);
    expect(lines.find(({ productInfo }) => productInfo._id === short.id)).toMatchObject({
      quantity: 2,
      productInfo: { stock: 1 },
    });
  });

  it('says how many of a product the customer may still order, and does not count what is more', async () => {
    const { id: productId } = await buildProduct(db(), { stock: 50 });
    const most = async (quantity: number) => {
      const { products: groups, items } = await quote([{ productId, quantity }]);
      return [groups[0]?.products[0]?.most, items];
    };
    expect(await most(21)).toEqual([20, 0]);
    await placeOrder(shop(), buyer(), buildOrderBody([{ productId, quantity: 15 }]));
    expect(await most(5)).toEqual([5, 5]);
    expect(await most(6)).toEqual([5, 0]);
  });

  it('says why a voucher takes nothing off, and gives the prices all the same', async () => {
    const { id: productId } = await buildProduct(db());
    const told = await quote([{ productId, quantity: 1 }], { voucherCode: 'NOBODY' });
    expect(told).toMatchObject({
      total: 10_000,
      voucher_discount: 0,
      voucher_refusal: expect.stringContaining('know'),
    });
    expect(told.voucher_code).toBeUndefined();
  });

  it('finds the product of an own cart line, and of nobody else’s', async () => {
    const { id: productId } = await buildProduct(db());
    const stranger = await signInCustomer(shop());
    const put = async (customerId: string) => {
      const rows = await db()
        .insert(cartLines)
        .values({ customerId, productId, quantity: 1, seenUnitPriceRwf: 1 })
        .returning();
      return rows[0]?.id ?? '';
    };
    const [own, foreign] = [await put(buyer().customer.id), await put(stranger.customer.id)];
    const told = await quote([{ cartLineId: own, quantity: 1 }]);
    expect(told.products[0]?.products[0]).toMatchObject({ _id: own, productInfo: { _id: productId } });
    expect((await send(buildOrderBody([{ cartLineId: foreign, quantity: 1 }]))).statusCode).toBe(404);
  });

  it('offers where the last order of this customer went, and of nobody else', async () => {
    const { id: productId } = await buildProduct(db());
    expect((await quote([{ productId, quantity: 1 }])).shipping_info).toBeUndefined();
    await placeOrder(shop(), buyer(), buildOrderBody([{ productId, quantity: 1 }]));
    expect((await quote([{ productId, quantity: 1 }])).shipping_info).toEqual(deliverTo);
    const other = await signInCustomer(shop());
    const told = await send(buildOrderBody([{ productId, quantity: 1 }]), other.headers);
    expect(calls.quoteOrder.response.parse(told.json()).shipping_info).toBeUndefined();
  });

  it('is for customers, in their own name, and for something', async () => {
    const { id: productId } = await buildProduct(db());
    const body = buildOrderBody([{ productId, quantity: 1 }]);
    expect((await send(body, {})).statusCode).toBe(401);
    expect((await send({ ...body, userId: randomUUID() })).statusCode).toBe(403);
    expect((await send({ products: [] })).statusCode).toBe(400);
    expect((await send(buildOrderBody([{ productId: 'no-uuid', quantity: 1 }]))).statusCode).toBe(404);
  });
});
