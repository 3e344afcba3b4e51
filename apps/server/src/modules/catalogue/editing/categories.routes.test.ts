import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { products } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildCategory, buildProduct } from '../../../testing/factories.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;
const image = `/images/${'a'.repeat(32)}/1600`;

beforeAll(async () => {
  shop = await buildTestShop();
  const { token } = await signInSeller(shop, { role: 'admin' });
  office = createTestSellerClient(shop, token);
});

afterAll(() => shop.close());

describe('banners', () => {
  it('are made, changed and taken away, and the home page follows', async () => {
    const product = await buildProduct(shop.database.db);
    const body = { image, title: 'Light for all', line: 'From 5,000', product: product.slug, position: 0 };
    await office.createBanner({ body });
    const [banner] = (await office.getAdminBanners()).banners;
    expect(banner).toMatchObject({ title: 'Light for all', productSlug: product.slug });
    const params = { bannerId: banner?._id ?? '' };
    await office.updateBanner({ params, body: { ...body, title: 'More light', product: product.id } });
    const home = await shop.app.inject('/api/banners');
    expect(home.json()).toMatchObject({ banners: [{ title: 'More light' }] });
    await office.deleteBanner({ params });
    expect(await office.refusalOf.deleteBanner({ params })).toBe('not_found');
    expect((await office.getAdminBanners()).banners).toEqual([]);
  });

  it('lead to a product that is there', async () => {
    const body = { image, title: 'Nowhere', product: 'no-such-thing' };
    expect(await office.refusalOf.createBanner({ body })).toBe('validation_failed');
  });
});

describe('categories', () => {
  it('are added at the end, renamed with their address kept, and never twice of one name', async () => {
    await buildCategory(shop.database.db, 'Radios');
    const { category } = await office.createCategory({ body: { name: 'Solar Power' } });
    expect(category.slug).toBe('solar-power');
    expect(await office.refusalOf.createCategory({ body: { name: 'SOLAR POWER' } })).toBe('name_taken');
    const params = { categoryId: category._id };
    expect(await office.refusalOf.updateCategory({ params, body: { name: 'radios' } })).toBe('name_taken');
    const renamed = await office.updateCategory({ params, body: { name: 'Sun Power' } });
    expect(renamed.category).toMatchObject({ name: 'Sun Power', slug: 'solar-power' });
    const { categorys } = (await shop.app.inject('/api/home/get-categorys')).json<{ categorys: { name: string }[] }>();
    expect(categorys.at(-1)?.name).toBe('Sun Power');
    expect((await office.getAdminCategories()).categorys.at(-1)?.name).toBe('Sun Power');
  });

  it('are taken away only when nothing is in them', async () => {
    const categoryId = await buildCategory(shop.database.db, 'Nearly empty');
    const product = await buildProduct(shop.database.db, { categoryId });
    const params = { categoryId };
    expect(await office.refusalOf.deleteCategory({ params })).toBe('edit_conflict');
    await shop.database.db.delete(products).where(eq(products.id, product.id));
    await office.deleteCategory({ params });
    expect(await office.refusalOf.deleteCategory({ params })).toBe('not_found');
  });
});
