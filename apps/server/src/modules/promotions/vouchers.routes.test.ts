import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLines, cartVouchers, type products, vouchers, voucherUses } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct, buildSeller } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder, type PlacedAnswer } from '../../testing/orders.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';
import { createVouchersService } from './vouchers.service.ts';

const dayMs = 24 * 60 * 60 * 1000;

let shop: TestShop;
const service = createVouchersService({ now: () => new Date() });
let buyer: SignedIn;
let sellerId: string;

beforeAll(async () => {
  shop = await buildTestShop();
  sellerId = await buildSeller(shop.database.db, 'Solar Hills');
});

beforeEach(async () => {
  buyer = await signInCustomer(shop);
});

afterAll(() => shop.close());

type Given = Partial<typeof vouchers.$inferInsert>;

async function newVoucher(given: Given = {}): Promise<{ id: string; code: string }> {
  const value = given.amountOffRwf === undefined ? { percentOff: 10 } : {};
  const code = `CODE${randomUUID().slice(0, 8).toUpperCase()}`;
  const [row] = await shop.database.db
    .insert(vouchers)
    .values({ code, startsAt: new Date(Date.now() - dayMs), ...value, ...given })
    .returning();
  return { id: row?.id ?? '', code: row?.code ?? '' };
}

async function putInCart(quantity = 1, given: Partial<typeof products.$inferInsert> = {}): Promise<string> {
  const { id } = await buildProduct(shop.database.db, given);
  const line = { customerId: buyer.customer.id, productId: id, quantity, seenUnitPriceRwf: 10_000 };
  await shop.database.db.insert(cartLines).values(line);
  return id;
}

/** Orders something with this voucher. */
async function spend(code: string, who = buyer): Promise<PlacedAnswer> {
  const { id: productId } = await buildProduct(shop.database.db, { sellerId });
  return placeOrder(shop, who, buildOrderBody([{ productId, quantity: 1 }], { voucherCode: code }));
}

const apply = (code: unknown, who = buyer, more: object = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/home/cart/apply-voucher',
    headers: who.headers,
    payload: { code, ...more },
  });

const usedOf = async (id: string) =>
  (await shop.database.db.select({ used: vouchers.used }).from(vouchers).where(eq(vouchers.id, id)))[0]?.used;

const rememberedBy = (customerId: string) =>
  shop.database.db
    .select({ voucherId: cartVouchers.voucherId })
    .from(cartVouchers)
    .where(eq(cartVouchers.customerId, customerId));

describe('applying a voucher', () => {
  it('answers what the cart costs with a percentage off, whatever the case of the code', async () => {
    const { code } = await newVoucher({ percentOff: 15 });
    await putInCart(3, { priceRwf: 10_000, discountPercent: 10 });
    const answer = await apply(` ${code.toLowerCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: `Voucher ${code} takes RWF\u00a04,050 off.`,
      code,
      price: 27_000,
      shipping_fee: 0,
      voucher_discount: 4_050,
      total: 22_950,
    });
  });

  it('takes an amount off, never more than there is to pay', async () => {
    const { code } = await newVoucher({ amountOffRwf: 25_000 });
    await putInCart(2);
    expect((await apply(code)).json()).toMatchObject({ price: 20_000, voucher_discount: 20_000, total: 0 });
  });

  it('takes a shop’s voucher off that shop’s products only', async () => {
    const { code } = await newVoucher({ sellerId, percentOff: 50 });
    await putInCart(1, { priceRwf: 30_000 });
    await putInCart(1, { priceRwf: 8_000, sellerId });
    expect((await apply(code)).json()).toMatchObject({ price: 38_000, voucher_discount: 4_000, total: 34_000 });
  });

  it('counts only what is in stock', async () => {
    const { code } = await newVoucher({ minimumRwf: 20_000 });
    await putInCart(1);
    await putInCart(9, { stock: 5 });
    expect((await apply(code)).json()).toMatchObject({
      code: 'voucher_minimum',
      details: { minimum: 20_000, missing: 10_000 },
    });
  });

  it('remembers the newest and uses nothing up', async () => {
    const [first, second] = [await newVoucher({ usesAllowed: 1 }), await newVoucher({ usesAllowed: 1 })];
    await putInCart();
    for (const code of [first.code, first.code, second.code]) expect((await apply(code)).statusCode).toBe(200);
    expect((await apply('WRONG')).statusCode).toBe(422);
    expect(await rememberedBy(buyer.customer.id)).toEqual([{ voucherId: second.id }]);
    expect(await usedOf(second.id)).toBe(0);
  });

  it.each<[string, Given, string, RegExp]>([
    [
      'one that is over',
      { startsAt: new Date('2025-01-01'), endsAt: new Date('2025-02-01T10:00:00Z') },
      'voucher_expired',
      /expired on 1 February 2025/,
    ],
    [
      'one that has not begun',
      { startsAt: new Date('2999-01-01T10:00:00Z') },
      'voucher_not_applicable',
      /valid from 1 January 2999/,
    ],
    ['one that is used up', { usesAllowed: 2, used: 2 }, 'voucher_used', /used up/],
    ['one that wants a larger cart', { minimumRwf: 12_500 }, 'voucher_minimum', /at least RWF.12,500; RWF.2,500 to go/],
    ['one that is switched off', { active: false }, 'voucher_unknown', /do not know/],
  ])('refuses %s and says why', async (_title, given, reason, sentence) => {
    const { code } = await newVoucher(given);
    await putInCart();
    const answer = await apply(code);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: reason, error: expect.stringMatching(sentence) });
    expect(await rememberedBy(buyer.customer.id)).toEqual([]);
  });

  it('refuses one of a shop that is not in the cart, by the shop’s name', async () => {
    const { code } = await newVoucher({ sellerId });
    await putInCart();
    expect((await apply(code)).json()).toMatchObject({
      code: 'voucher_not_applicable',
      error: 'This voucher is only for products of Solar Hills.',
    });
  });

  it('refuses one on an empty cart', async () => {
    const { code } = await newVoucher({ minimumRwf: 5_000 });
    expect((await apply(code)).json()).toMatchObject({ code: 'voucher_not_applicable' });
  });

  it('refuses a code nobody made', async () => {
    await putInCart();
    for (const code of ['NOTHING', "' OR 1=1 --", '%', '🎁']) {
      expect((await apply(code)).json()).toMatchObject({ code: 'voucher_unknown' });
    }
  });

  it.each([undefined, '', '   ', 5, ['X'], 'x'.repeat(41), 'a\u0000b'])(
    'refuses the code %j as no code',
    async (code) => {
      const answer = await apply(code);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation_failed', details: { code: expect.any(String) } });
    },
  );

  it('is for one’s own cart only', async () => {
    const stranger = await signInCustomer(shop);
    expect((await apply('X', buyer, { userId: stranger.customer.id })).statusCode).toBe(403);
    const { code } = await newVoucher();
    await putInCart();
    expect((await apply(code, stranger)).json()).toMatchObject({ code: 'voucher_not_applicable' });
    const signedOut = await shop.app.inject({ method: 'POST', url: '/api/home/cart/apply-voucher', payload: { code } });
    expect(signedOut.statusCode).toBe(401);
  });
});

describe('using a voucher', () => {
  it('counts for the customer and for everybody, and clears it from the cart', async () => {
    const { id, code } = await newVoucher({ usesAllowed: 2 });
    await putInCart();
    await apply(code);
    await spend(code);
    expect(await usedOf(id)).toBe(1);
    expect(await rememberedBy(buyer.customer.id)).toEqual([]);
    expect((await apply(code)).json()).toMatchObject({
      code: 'voucher_used',
      error: 'You have already used this voucher.',
    });
    const other = await signInCustomer(shop);
    await spend(code, other);
    buyer = await signInCustomer(shop);
    await putInCart();
    expect((await apply(code)).json()).toMatchObject({ code: 'voucher_used', error: 'This voucher has been used up.' });
  });

  it('is given back once when the order is cancelled', async () => {
    const { id, code } = await newVoucher({ usesAllowed: 1 });
    await putInCart();
    const { orderId } = await spend(code);
    const giveBack = () => shop.database.transaction((tx) => service.returnVoucher(tx, orderId));
    await giveBack();
    await giveBack();
    expect(await usedOf(id)).toBe(0);
    expect((await apply(code)).statusCode).toBe(200);
  });

  it('gives the last uses to three of ten orders at once', async () => {
    const { id, code } = await newVoucher({ usesAllowed: 3 });
    const customers = await Promise.all(Array.from({ length: 10 }, () => signInCustomer(shop)));
    const answers = await Promise.all(customers.map((customer) => spend(code, customer)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(answer.json()).toMatchObject({ code: 'voucher_used' });
    }
    expect(await usedOf(id)).toBe(3);
    expect(await shop.database.db.select().from(voucherUses).where(eq(voucherUses.voucherId, id))).toHaveLength(3);
  });
});
