import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

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
  expect((await owner.getSellerVouchers()).vouchers[0]?.active).toBe(true);
});
