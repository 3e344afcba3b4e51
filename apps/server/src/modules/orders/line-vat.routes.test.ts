import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { categories, orderLines, sellers } from '../../db/schema/index.ts';
import { buildCategory, buildProduct } from '../../testing/factories.ts';
import { units, useOrderDesk } from '../../testing/order-desk.ts';

const { db, desk, openDesk, order, change } = useOrderDesk();

const percentsOf = async (orderId: string) =>
  (
    await db()
      .select({ percent: orderLines.vatPercent })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.name))
  ).map(({ percent }) => percent);

const register = (tin: string, withoutVat = false) =>
  db().update(sellers).set({ tin, withoutVat }).where(eq(sellers.id, desk().seller.id));

it('the VAT of a line is that of the nearest category that says one, or the usual one', async () => {
  const { api } = await openDesk('admin');
  const above = await buildCategory(db());
  const { category } = await api.createCategory({ body: { name: `Solar ${above}`, image: '', parentId: above } });
  const sell = (name: string, categoryId?: string) =>
    buildProduct(db(), { sellerId: desk().seller.id, name, categoryId });
  const [plain, lamp] = [await sell('A'), await sell('B', category._id)];
  await register('123456789');
  const lines = [plain, lamp].map((product) => [product, 1] as [typeof plain, number]);
  const first = await order(lines);
  await api.updateCategory({
    params: { categoryId: above },
    body: { name: `Energy ${above}`, image: '', vatPercent: 0 },
  });
  const second = await order(lines.map(([product]) => [product, 2]));
  expect([await percentsOf(first), await percentsOf(second)]).toEqual([
    [18, 18],
    [18, 0],
  ]);
  // A line that is added by a change has its own, and one that was there keeps what it had.
  const third = await order([[plain, 1]]);
  await db().update(categories).set({ vatPercent: 5 }).where(eq(categories.id, plain.categoryId));
  await change(
    third,
    units([
      [plain, 2],
      [lamp, 1],
    ]),
  );
  expect(await percentsOf(third)).toEqual([18, 0]);
});

it('a shop without a TIN, or not registered for VAT, charges none', async () => {
  const radio = await desk().stock('Radio');
  const percents = [];
  for (const [tin, withoutVat] of [
    ['', false],
    ['123456789', true],
    ['123456789', false],
  ] as const) {
    await register(tin, withoutVat);
    percents.push(...(await percentsOf(await order([[radio, 1 + percents.length]]))));
  }
  expect(percents).toEqual([0, 0, 18]);
});

it('the office charges what the settings say as soon as they have a TIN', async () => {
  const { api, stock } = await openDesk('admin');
  const radio = await stock('Radio');
  const before = await percentsOf(await order([[radio, 1]]));
  const { settings, version } = await api.getSettings();
  await api.saveSettings({ body: { ...settings, tax: { tin: '100 200 300', vatPercent: 16 }, version } });
  expect([before, await percentsOf(await order([[radio, 2]]))]).toEqual([[0], [16]]);
  expect((await api.getSettings()).settings.tax.tin).toBe('100200300');
});

it('a shop says its TIN in its profile, where it has nine digits', async () => {
  const { api, seller } = desk();
  const { shopName, ownerName } = seller;
  const body = { shopName, ownerName, phone: '0788123456' };
  expect(await api.refusalOf.updateSellerProfile({ body: { ...body, tin: '12345' } })).toBe('validation_failed');
  await api.updateSellerProfile({ body: { ...body, tin: '123 456 789', withoutVat: true } });
  // Who does not say it leaves it as it is.
  await api.updateSellerProfile({ body });
  expect((await api.getSellerMe()).seller).toMatchObject({ tin: '123456789', withoutVat: true });
});
