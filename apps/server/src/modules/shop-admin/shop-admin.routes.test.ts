import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { products, sellers } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildCategory, buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;
let officeId: string;
const image = `/images/${'a'.repeat(32)}/1600`;

beforeAll(async () => {
  shop = await buildTestShop();
  const { seller, token } = await signInSeller(shop, { role: 'admin' });
  officeId = seller.id;
  office = createTestSellerClient(shop, token);
});

afterAll(() => shop.close());

const readStatus = async (id: string) =>
  (await shop.database.db.select().from(sellers).where(eq(sellers.id, id)))[0]?.status;

describe('shops', () => {
  it('are let in by the office, those that wait named first', async () => {
    const { seller } = await signInSeller(shop, { status: 'pending' });
    const { sellers: listed } = await office.getSellers();
    expect(listed[0]).toMatchObject({ _id: seller.id, status: 'pending', products: 0 });
    expect(listed.map(({ _id }) => _id)).not.toContain(officeId);
    await office.changeSellerStatus({ params: { sellerId: seller.id }, body: { status: 'approved' } });
    expect(await readStatus(seller.id)).toBe('approved');
  });

  it('are suspended: logged out, and off the shelves', async () => {
    const { seller, token } = await signInSeller(shop);
    const product = await buildProduct(shop.database.db, { sellerId: seller.id });
    await office.changeSellerStatus({ params: { sellerId: seller.id }, body: { status: 'suspended' } });
    expect(await createTestSellerClient(shop, token).refusalOf.getSellerMe({})).toBe('unauthorized');
    expect((await shop.app.inject(`/api/home/product-details/${product.slug}`)).statusCode).toBe(404);
    await office.changeSellerStatus({ params: { sellerId: seller.id }, body: { status: 'approved' } });
    expect(await createTestSellerClient(shop, token).refusalOf.getSellerMe({})).toBe('unauthorized');
  });

  it('do not include the office itself', async () => {
    const input = { params: { sellerId: officeId }, body: { status: 'suspended' as const } };
    expect(await office.refusalOf.changeSellerStatus(input)).toBe('not_found');
    expect(await readStatus(officeId)).toBe('approved');
  });
});

describe('orders', () => {
  it('are seen whole, and paid or refunded as a whole', async () => {
    const [one, two] = [await buildProduct(shop.database.db), await buildProduct(shop.database.db)];
    const lines = [one, two].map(({ id: productId }) => ({ productId, quantity: 1 }));
    const { orderId } = await placeOrder(shop, await signInCustomer(shop), buildOrderBody(lines));
    const { orders, counts } = await office.getAllOrders({ query: { status: 'pending' } });
    expect(orders.find(({ _id }) => _id === orderId)?.shopNames).toHaveLength(2);
    expect(counts.pending).toBe(orders.length);
    const params = { orderId };
    const { order } = await office.getAnyOrder({ params });
    expect(order.parts.reduce((sum, { price }) => sum + price, 0)).toBe(order.price);
    expect(order.nextPayments).toEqual(['paid']);
    const note = 'MoMo 8731, two payments';
    const paid = await office.changeOrderPayment({ params, body: { status: 'paid', note } });
    expect(paid.order).toMatchObject({ payment_status: 'paid', nextPayments: ['refunded'] });
    expect(paid.order.timeline.at(-1)).toMatchObject({ kind: 'payment', to: 'paid', actor: 'admin', houseNote: note });
  });

  it('ask for what will be delivered, not for a part that is cancelled', async () => {
    const sold = [
      await buildProduct(shop.database.db, { priceRwf: 720_000 }),
      await buildProduct(shop.database.db, { priceRwf: 92_000 }),
    ];
    const buyer = await signInCustomer(shop);
    const lines = sold.map(({ id: productId }) => ({ productId, quantity: 1 }));
    const { orderId } = await placeOrder(shop, buyer, buildOrderBody(lines));
    const { parts } = await shop.orders.getOrder(orderId, buyer.customer.id);
    const dropped = parts.find(({ sellerId }) => sellerId === sold[1]?.sellerId);
    await shop.orders.changePartStatus(dropped?.id ?? '', dropped?.sellerId ?? '', 'cancelled', 'seller');
    const { order } = await office.getAnyOrder({ params: { orderId } });
    expect(order).toMatchObject({ price: 720_000, itemsPrice: 720_000, items: 1 });
    expect(new Set(order.parts.map(({ price }) => price))).toEqual(new Set([720_000, 92_000]));
    const { orders } = await office.getAllOrders();
    expect(orders.find(({ _id }) => _id === orderId)).toMatchObject({ price: 720_000, items: 1 });
    expect(orders.find(({ _id }) => _id === orderId)?.expiresAt).toEqual(expect.any(String));
  });
});

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
