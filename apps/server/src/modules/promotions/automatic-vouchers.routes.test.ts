import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cartLines, products, vouchers } from '../../db/schema/index.ts';
import { buildProduct, buildSeller } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder as place } from '../../testing/orders.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, buyer, db } = useBuyer();

type Given = Partial<typeof vouchers.$inferInsert>;

async function newVoucher(given: Given = {}) {
  const code = `CODE${randomUUID().slice(0, 8).toUpperCase()}`;
  const [row] = await db()
    .insert(vouchers)
    .values({ code, ...given })
    .returning();
  return { id: row?.id ?? '', code };
}

async function end(id: string): Promise<void> {
  const endsAt = new Date(Date.now() - 1000);
  await db().update(vouchers).set({ endsAt }).where(eq(vouchers.id, id));
}

/** Gone after the test: it would apply to all that follow. */
async function withSale(given: Given, use: (sale: { id: string; code: string }) => Promise<void>): Promise<void> {
  const sale = await newVoucher({ isAutomatic: true, usesPerCustomer: 100, ...given });
  try {
    await use(sale);
  } finally {
    await end(sale.id);
  }
}

async function putInCart(given: Parameters<typeof buildProduct>[1] = {}, who = buyer()): Promise<string> {
  const { id: productId } = await buildProduct(db(), given);
  const line = { customerId: who.customer.id, productId, quantity: 1, seenUnitPriceRwf: 10_000 };
  await db().insert(cartLines).values(line);
  return productId;
}

async function ask(url: string, payload?: object, who = buyer()) {
  const { headers } = who;
  const answer = await shop().app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/home/${url}`,
    headers,
    ...(payload && { payload }),
  });
  return answer.json<Record<string, unknown>>();
}

const readCart = () => ask(`product/get-cart-product/${buyer().customer.id}`);
const apply = (code: string, who = buyer()) => ask('cart/apply-voucher', { code }, who);
const bodyOf = (productId: string, more: object = {}) => buildOrderBody([{ productId, quantity: 1 }], { ...more });
const quote = (productId: string, more: object = {}) => ask('order/quote', bodyOf(productId, more));
const placeOrder = (productId: string, more: object = {}) => place(shop(), buyer(), bodyOf(productId, more));
const usedOf = async (id: string) => (await db().select().from(vouchers).where(eq(vouchers.id, id)))[0]?.used;

describe('a discount that applies by itself', () => {
  it('is in the cart, the quote and the order, by its name and to the franc', async () => {
    await withSale({ percentOff: 20 }, async ({ id, code }) => {
      const productId = await putInCart({ priceRwf: 9_999 });
      const taken = { voucher_code: code, voucher_discount: 1_999 };
      expect(await readCart()).toMatchObject({ price: 9_999, ...taken });
      expect(await quote(productId)).toMatchObject({ total: 8_000, ...taken });
      const { statusCode, orderId } = await placeOrder(productId, { total: 8_000 });
      expect(statusCode).toBe(201);
      const details = await ask(`customer/get-order-details/${orderId}`);
      expect(details).toMatchObject({ order: { price: 8_000, ...taken } });
      expect(await usedOf(id)).toBe(1);
    });
  });

  it('gives way to a code that takes more off, and not to one that takes less', async () => {
    await withSale({ percentOff: 20 }, async (sale) => {
      const [more, less] = [await newVoucher({ percentOff: 30 }), await newVoucher({ percentOff: 10 })];
      const productId = await putInCart();
      expect(await apply(more.code)).toMatchObject({ voucher_discount: 3_000 });
      expect(await apply(less.code)).toMatchObject({
        code: 'voucher_not_applicable',
        error: expect.stringMatching(new RegExp(`^${sale.code} already takes RWF.2,000 off`)),
      });
      expect(await quote(productId, { voucherCode: less.code })).toMatchObject({ voucher_code: sale.code });
      expect(await quote(productId, { voucherCode: 'NOBODY' })).toMatchObject({
        voucher_code: sale.code,
        voucher_refusal: expect.stringContaining('know'),
      });
    });
  });

  it('is only taken off products of its category and brand', async () => {
    const camera = await putInCart({ priceRwf: 30_000 });
    await putInCart({ priceRwf: 8_000 });
    const [found] = await db().select().from(products).where(eq(products.id, camera));
    const only = { categoryId: found?.categoryId ?? '', brandId: found?.brandId ?? '' };
    await withSale({ percentOff: 50, ...only }, async () => {
      expect(await readCart()).toMatchObject({ price: 38_000, voucher_discount: 15_000 });
    });
    const other = await signInCustomer(shop());
    await putInCart({}, other);
    const { code } = await newVoucher({ percentOff: 50, ...only });
    expect(await apply(code, other)).toMatchObject({
      code: 'voucher_not_applicable',
      error: expect.stringMatching(/^This voucher is only for products of .+ in .+\.$/),
    });
  });

  it('of a shop is for its own goods alone', async () => {
    const sellerId = await buildSeller(db());
    await withSale({ percentOff: 50, sellerId }, async () => {
      await putInCart({ priceRwf: 30_000 });
      expect(await readCart()).not.toHaveProperty('voucher_code');
      await putInCart({ priceRwf: 8_000, sellerId });
      expect(await readCart()).toMatchObject({ voucher_discount: 4_000 });
    });
  });

  it('for a first order is not for a second, unless the first was cancelled', async () => {
    await withSale({ percentOff: 20, firstOrderOnly: true }, async ({ code }) => {
      const productId = await putInCart();
      expect(await quote(productId)).toMatchObject({ voucher_code: code });
      const { orderId } = await placeOrder(productId);
      expect(await quote(productId)).toMatchObject({ voucher_discount: 0 });
      await ask(`customer/cancel-order/${orderId}`, {});
      expect(await quote(productId)).toMatchObject({ voucher_code: code });
    });
  });

  it('is given once to a customer whose two orders come at the same time', async () => {
    await withSale({ percentOff: 20, firstOrderOnly: true, usesPerCustomer: 1 }, async ({ id }) => {
      const wanted = [await putInCart(), await putInCart()];
      const placed = await Promise.all(wanted.map((productId) => placeOrder(productId)));
      expect(placed.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(await usedOf(id)).toBe(1);
    });
  });

  it('that ends between cart and order is told by the new total, or by its name', async () => {
    await withSale({ percentOff: 20 }, async ({ id, code }) => {
      const productId = await putInCart();
      const { total } = await quote(productId);
      await end(id);
      const answer = await placeOrder(productId, { total });
      expect(answer.json()).toMatchObject({ code: 'price_changed', details: { total: 10_000 } });
      const named = await placeOrder(productId, { total, voucherCode: code });
      expect(named.json()).toMatchObject({ code: 'voucher_expired' });
    });
  });
});
