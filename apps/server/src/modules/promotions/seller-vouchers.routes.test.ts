import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildBrand, buildCategory, buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

const openOffice = async () => createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
const openSeller = async () => createTestSellerClient(shop, (await signInSeller(shop)).token);

it('makes a voucher for the own shop, switches it off and on again', async () => {
  const api = await openSeller();
  const { voucher } = await api.createSellerVoucher({ body: { code: 'umuganda', percentOff: 10, minimum: 5000 } });
  expect(voucher).toMatchObject({ code: 'UMUGANDA', percentOff: 10, minimum: 5000, used: 0, active: true });
  const params = { voucherId: voucher._id };
  expect((await api.switchSellerVoucher({ params, body: { active: false } })).voucher.active).toBe(false);
  expect((await api.getSellerVouchers()).vouchers).toEqual([{ ...voucher, active: false }]);
});

it.each([
  ['a percentage and an amount', { percentOff: 5, amountOff: 500 }, 'validation_failed'],
  ['neither', {}, 'validation_failed'],
  ['more than all', { percentOff: 101 }, 'validation_failed'],
  ['a last day that is over', { percentOff: 5, endsAt: '2020-01-01T00:00:00Z' }, 'validation_failed'],
  ['a code that nobody can type', { percentOff: 5, code: 'July sale' }, 'validation_failed'],
  [
    'a last day before the first',
    { percentOff: 5, startsAt: '2999-02-01T00:00:00Z', endsAt: '2999-01-01T00:00:00Z' },
    'validation_failed',
  ],
  ['a category that is not there', { percentOff: 5, categoryId: 'nothing' }, 'validation_failed'],
  ['a brand that is not there', { percentOff: 5, brand: 'Nobody' }, 'validation_failed'],
  ['the whole market, by a shop', { percentOff: 5, isMarketWide: true }, 'forbidden'],
  ['a code in use, in whatever case', { percentOff: 5, code: 'Taken-1' }, 'name_taken'],
])('refuses a voucher with %s', async (_title, change, code) => {
  const api = await openSeller();
  const other = await openSeller();
  await other.createSellerVoucher({ body: { code: 'TAKEN-1', percentOff: 5 } }).catch(() => undefined);
  const body = { code: 'FRESH', ...change };
  expect(await api.refusalOf.createSellerVoucher({ body })).toBe(code);
});

it('knows nothing of another shop’s vouchers', async () => {
  const [owner, stranger] = [await openSeller(), await openSeller()];
  const { voucher } = await owner.createSellerVoucher({ body: { code: 'MINE-ONLY', amountOff: 1000 } });
  expect((await stranger.getSellerVouchers()).vouchers).toEqual([]);
  const input = { params: { voucherId: voucher._id }, body: { active: false } };
  expect(await stranger.refusalOf.switchSellerVoucher(input)).toBe('not_found');
  const change = { params: input.params, body: { code: 'MINE-NOW', amountOff: 1 } };
  expect(await stranger.refusalOf.updateSellerVoucher(change)).toBe('not_found');
  expect((await owner.getSellerVouchers()).vouchers[0]?.active).toBe(true);
});

it('is for the whole market by the office alone, which no shop sees or changes', async () => {
  const [office, colleague, seller] = [await openOffice(), await openOffice(), await openSeller()];
  const { voucher } = await office.createSellerVoucher({
    body: { code: 'Market sale', isAutomatic: true, isMarketWide: true, percentOff: 10, usesPerCustomer: 5 },
  });
  expect(voucher).toMatchObject({ code: 'Market sale', isAutomatic: true, isMarketWide: true });
  expect((await seller.getSellerVouchers()).vouchers).toEqual([]);
  const params = { voucherId: voucher._id };
  expect(await seller.refusalOf.switchSellerVoucher({ params, body: { active: false } })).toBe('not_found');
  expect((await colleague.switchSellerVoucher({ params, body: { active: false } })).voucher.active).toBe(false);
  expect((await colleague.getSellerVouchers()).vouchers.map(({ _id }) => _id)).toContain(voucher._id);
});

describe('a voucher that is changed', () => {
  const day = '2999-12-31T21:59:59.000Z';

  it('has other terms as long as nobody has used it', async () => {
    const api = await openSeller();
    const category = await buildCategory(shop.database.db);
    const brand = `Brand ${randomUUID()}`;
    await buildBrand(shop.database.db, brand);
    const { voucher } = await api.createSellerVoucher({ body: { code: 'FIRST', percentOff: 10 } });
    const body = {
      code: 'second',
      amountOff: 500,
      categoryId: category,
      brand: brand.toLowerCase(),
      minimum: 100,
      endsAt: day,
    };
    const changed = await api.updateSellerVoucher({ params: { voucherId: voucher._id }, body });
    const { percentOff: _percent, ...rest } = voucher;
    const names = { category: expect.any(String), brand, categoryId: category };
    expect(changed.voucher).toEqual({ ...rest, code: 'SECOND', amountOff: 500, ...names, minimum: 100, endsAt: day });
    await api.createSellerVoucher({ body: { code: 'THIRD', percentOff: 10 } });
    const taken = { params: { voucherId: voucher._id }, body: { ...body, code: 'third' } };
    expect(await api.refusalOf.updateSellerVoucher(taken)).toBe('name_taken');
  });

  it('keeps what it takes off once it was used, says what it brought, and may end sooner', async () => {
    const { token, seller } = await signInSeller(shop);
    const api = createTestSellerClient(shop, token);
    const terms = { code: `U${randomUUID().slice(0, 8)}`.toUpperCase(), percentOff: 10 };
    const { voucher } = await api.createSellerVoucher({ body: terms });
    const [own, foreign] = [
      await buildProduct(shop.database.db, { sellerId: seller.id }),
      await buildProduct(shop.database.db),
    ];
    const lines = [own, foreign].map(({ id: productId }) => ({ productId, quantity: 1 }));
    const order = async (who?: SignedIn) =>
      placeOrder(shop, who ?? (await signInCustomer(shop)), buildOrderBody(lines, { voucherCode: terms.code }));
    const buyer = await signInCustomer(shop);
    await order();
    const gone = await order(buyer);
    const cancel = {
      method: 'POST',
      url: `/api/home/customer/cancel-order/${gone.orderId}`,
      headers: buyer.headers,
    } as const;
    expect((await shop.app.inject(cancel)).statusCode).toBe(200);
    const [listed] = (await api.getSellerVouchers()).vouchers;
    expect(listed?.report).toEqual({ orders: 1, sales: 9_000, takenOff: 1_000 });
    const change = (body: object) => ({ params: { voucherId: voucher._id }, body: { ...terms, ...body } });
    expect(await api.refusalOf.updateSellerVoucher(change({ percentOff: 20 }))).toBe('edit_conflict');
    expect(await api.refusalOf.updateSellerVoucher(change({ code: 'OTHER' }))).toBe('edit_conflict');
    const { voucher: ended } = await api.updateSellerVoucher(change({ endsAt: day, usesAllowed: 5, minimum: 700 }));
    expect(ended).toMatchObject({ endsAt: day, usesAllowed: 5, minimum: 700, percentOff: 10 });
  });
});

it('goes with its brand when brands are merged, and keeps its category', async () => {
  const office = await openOffice();
  const [from, into] = [`From ${randomUUID()}`, `Into ${randomUUID()}`];
  const [brandId, categoryId] = [await buildBrand(shop.database.db, from), await buildCategory(shop.database.db)];
  await buildBrand(shop.database.db, into);
  const code = `B${randomUUID().slice(0, 8)}`;
  await office.createSellerVoucher({ body: { code, percentOff: 10, brand: from, categoryId } });
  await office.mergeBrand({ params: { brandId }, body: { into } });
  const { vouchers } = await office.getSellerVouchers();
  expect(vouchers.find((one) => one.code === code.toUpperCase())?.brand).toBe(into);
  const sentence = `Voucher ${code.toUpperCase()} is for this category only, and its orders refer to it.`;
  await expect(office.deleteCategory({ params: { categoryId } })).rejects.toThrow(sentence);
});
