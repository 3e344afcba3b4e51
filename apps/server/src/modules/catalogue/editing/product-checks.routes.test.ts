import { SHOP_HEADER } from '@urumuri/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { products, settings } from '../../../db/schema/index.ts';
import { buildCategory, buildProduct } from '../../../testing/factories.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../../testing/sign-in.ts';
import { useSeller } from '../../../testing/use-seller.ts';
import { insertProducts } from '../index.ts';

const { api, build, db, read, sellerId, shop, statusOf } = useSeller();
let office: ReturnType<typeof api>;

beforeAll(async () => {
  const admin = await signInSeller(shop(), { role: 'admin', staffRole: 'manager', ownerName: 'Aline' });
  office = createTestSellerClient(shop(), admin.token);
});

const answer = (productId: string, body: { answer: 'approve' | 'ask' | 'hold'; note?: string }) =>
  office.answerProductCheck({ body: { productIds: [productId], ...body } });
const listIds = async (state: 'waiting' | 'changes') =>
  (await office.getProductsToCheck({ query: { state } })).products.map(({ _id }) => _id);
const publish = (productId: string, headers = {}) => ({
  params: { productId },
  body: { isPublished: true },
  headers,
});

describe('a product that the office holds back', () => {
  it('is found by no shopper until it is released, whatever the shop does', async () => {
    const { id, slug, name } = await build();
    await answer(id, { answer: 'hold', note: 'The picture is of another one.' });
    expect(await statusOf(slug)).toBe(404);
    const found = await shop().app.inject(`/api/home/query-products?searchValue=${encodeURIComponent(name)}`);
    expect(found.body).not.toContain(slug);
    expect((await read(id)).check).toMatchObject({
      state: 'changes',
      isHeldBack: true,
      note: 'The picture is of another one.',
    });
    expect(await api().refusalOf.publishSellerProduct(publish(id))).toBe('edit_conflict');
    const visible = { kind: 'visibility' as const, productIds: [id], isPublished: true };
    expect(await api().refusalOf.changeSellerProducts({ body: visible })).toBe('edit_conflict');
    for (const kind of ['delete', 'restore'] as const)
      await api().changeSellerProducts({ body: { kind, productIds: [id] } });
    expect(await statusOf(slug)).toBe(404);
    await answer(id, { answer: 'approve' });
    expect(await statusOf(slug)).toBe(200);
    expect(await read(id)).not.toHaveProperty('check');
  });

  it('is sent for review again by its shop, and waits with the office', async () => {
    const { id, slug } = await build();
    const params = { productId: id };
    expect(await api().refusalOf.sendProductForCheck({ params })).toBe('not_found');
    await answer(id, { answer: 'hold', note: 'Say the size.' });
    expect(await listIds('changes')).toContain(id);
    const stranger = createTestSellerClient(shop(), (await signInSeller(shop())).token);
    expect(await stranger.refusalOf.sendProductForCheck({ params })).toBe('not_found');
    await api().sendProductForCheck({ params });
    expect([await listIds('waiting'), await statusOf(slug)]).toEqual([expect.arrayContaining([id]), 404]);
    expect((await office.getWaiting()).productsToCheck).toBe((await listIds('waiting')).length);
    expect(await api().refusalOf.sendProductForCheck({ params })).toBe('not_found');
  });

  it('is said in the cart to be off sale, and cannot be ordered', async () => {
    const buyer = await signInCustomer(shop());
    const { id, name } = await build();
    const { headers, customer } = buyer;
    const added = { userId: customer.id, productId: id, quantity: 1 };
    await shop().app.inject({ method: 'POST', url: '/api/home/product/add-to-cart', headers, payload: added });
    const cart = async () =>
      (await shop().app.inject({ url: `/api/home/product/get-cart-product/${customer.id}`, headers })).json<object>();
    expect(await cart()).toMatchObject({ cart_product_count: 1, outOfStockProduct: [] });
    await answer(id, { answer: 'hold', note: 'Recalled.' });
    expect(await cart()).toMatchObject({ cart_products: [], goneProduct: [{ name }] });
  });

  it('keeps those back that join its family, until each is released', async () => {
    const named = { family: 'Kivu', options: [['Colour', 'Black'] as const] };
    const held = await build(named);
    const beside = await build({ ...named, options: [['Colour', 'Grey']] });
    await answer(held.id, { answer: 'hold', note: 'No plug of this country.' });
    const green = { price: 900, stock: 2, options: [{ label: 'Colour', value: 'Green' }] };
    const { variants: seen } = await api().getVariants({ params: { productId: held.id } });
    const rows = seen.map(({ _id, options, sku, price, stock, updatedAt: seenUpdatedAt }) => {
      return { _id, options, sku, price, stock, seenStock: stock, seenUpdatedAt };
    });
    const body = { family: 'Kivu', rows: [...rows, green] };
    await api().saveVariants({ params: { productId: held.id }, body });
    const { variants } = await api().getVariants({ params: { productId: held.id } });
    const added = variants.find(({ _id }) => _id !== held.id && _id !== beside.id);
    if (added === undefined) throw new Error('Nothing was added.');
    const words = { state: 'changes', isHeldBack: true, note: 'No plug of this country.' };
    expect(added.check).toMatchObject(words);
    expect(await api().refusalOf.publishSellerProduct(publish(added._id))).toBe('edit_conflict');
    expect([await statusOf(added.slug), await statusOf(beside.slug)]).toEqual([404, 200]);
    const joining = await build();
    await db().update(products).set({ family: 'KIVU' }).where(eq(products.id, joining.id));
    expect((await read(joining.id)).check).toMatchObject(words);
    expect(await statusOf(joining.slug)).toBe(404);
    const foreign = await buildProduct(db(), { family: 'Kivu', options: [['Colour', 'Black']] });
    expect(await statusOf(foreign.slug)).toBe(200);
    await answer(joining.id, { answer: 'approve' });
    expect(await statusOf(joining.slug)).toBe(200);
    await db().update(products).set({ family: 'Kivu' }).where(eq(products.id, joining.id));
    expect(await statusOf(joining.slug)).toBe(200);
  });

  it('comes on sale with the variants that were added meanwhile, as each is released', async () => {
    const wanted = await build({ options: [['Colour', 'Black']] });
    const hidden = await build({ options: [['Colour', 'Black']], publishedAt: null });
    const statusesOf = async (held: typeof wanted) => {
      await answer(held.id, { answer: 'hold', note: 'No plug of this country.' });
      const { id: _id, stock, priceRwf: price } = held;
      const row = { _id, stock, seenStock: stock, price, options: [{ label: 'Colour', value: 'Black' }] };
      const added = { stock, price, options: [{ label: 'Colour', value: 'Green' }] };
      await api().saveVariants({ params: { productId: _id }, body: { family: held.name, rows: [row, added] } });
      const { variants } = await api().getVariants({ params: { productId: _id } });
      const statuses = async () => Promise.all(variants.map(({ slug }) => statusOf(slug)));
      expect(await statuses()).toEqual([404, 404]);
      for (const variant of variants) await answer(variant._id, { answer: 'approve' });
      return statuses();
    };
    expect(await statusesOf(wanted)).toEqual([200, 200]);
    expect(await statusesOf(hidden)).toEqual([404, 404]);
  });

  it('stays hidden after it is released, where its shop had hidden it, or was suspended meanwhile', async () => {
    const hidden = await build({ publishedAt: null });
    await answer(hidden.id, { answer: 'hold', note: 'No.' });
    await answer(hidden.id, { answer: 'approve' });
    expect(await statusOf(hidden.slug)).toBe(404);
    const other = await signInSeller(shop());
    const held = await build({ sellerId: other.seller.id });
    await answer(held.id, { answer: 'hold', note: 'No.' });
    await office.changeSellerStatus({ params: { sellerId: other.seller.id }, body: { status: 'suspended' } });
    await answer(held.id, { answer: 'approve' });
    expect(await statusOf(held.slug)).toBe(404);
  });
});

it('stays on sale while the office only asks for changes', async () => {
  const { id, slug } = await build();
  await answer(id, { answer: 'ask', note: 'Say for how long the battery lasts.' });
  expect(await statusOf(slug)).toBe(200);
  expect((await read(id)).check).toMatchObject({ state: 'changes', isHeldBack: false });
  await api().sendProductForCheck({ params: { productId: id } });
  expect(await statusOf(slug)).toBe(200);
  expect((await api().getSellerProducts({ query: { state: 'checked' } })).products.map(({ _id }) => _id)).toContain(id);
});

it('is answered with words by those of the office who may, and its history says who, what and why', async () => {
  const { id } = await build();
  const body = { productIds: [id], answer: 'hold' as const };
  expect(await office.refusalOf.answerProductCheck({ body: { ...body, note: ' ' } })).toBe('validation_failed');
  expect(await office.refusalOf.answerProductCheck({ body: { productIds: [id], answer: 'approve' } })).toBe(
    'not_found',
  );
  const support = await signInSeller(shop(), { role: 'admin', staffRole: 'support' });
  const reader = createTestSellerClient(shop(), support.token);
  expect(await reader.refusalOf.answerProductCheck({ body: { ...body, note: 'No.' } })).toBe('not_allowed_for_role');
  expect((await reader.getProductsToCheck({})).counts).toBeDefined();
  expect(await api().refusalOf.answerProductCheck({ body: { ...body, note: 'No.' } })).toBe('forbidden');
  expect(await api().refusalOf.getProductsToCheck({})).toBe('forbidden');
  await office.answerProductCheck({ body: { ...body, note: 'No plug of this country.' } });
  const { entries } = await api().getHistory({ params: { kind: 'product', subjectId: id } });
  expect(entries[0]).toMatchObject({ by: 'Aline', role: 'admin' });
  expect(entries[0]?.fields).toContainEqual({ name: 'check_note', from: '', to: 'No plug of this country.' });
  expect(entries[0]?.fields).toContainEqual({ name: 'is_held_back', from: 'false', to: 'true' });
});

describe('the first products of a new shop', () => {
  const check = async (productCheck: object) => {
    const value = { productCheck };
    await db()
      .insert(settings)
      .values({ name: 'shop', value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  };

  it('wait until the office has approved so many, also those of a file', async () => {
    await check({ isOn: true, firstProducts: 2 });
    const { seller, token } = await signInSeller(shop());
    const own = createTestSellerClient(shop(), token);
    const categoryId = await buildCategory(db(), 'Torches');
    const body = { name: 'Torch', brand: 'Ray', categoryId, price: 900, discount: 0, stock: 3, isPublished: true };
    const { message, product } = await own.createSellerProduct({ body });
    expect(message).toBe('The product is saved. The office checks it before it goes on sale.');
    expect([product.isPublished, product.check?.state, await statusOf(product.slug)]).toEqual([false, 'waiting', 404]);
    const facts = JSON.stringify({ name: 'Torch 2', brand: 'Ray', category: 'Torches', price: 800, stock: 1 });
    const imported = await insertProducts(
      db(),
      seller.id,
      sql`SELECT n AS place, gen_random_uuid() AS id, 'torch-of-a-file-' || n AS slug, ${facts}::jsonb AS facts FROM generate_series(1, 3) AS n`,
    );
    expect(await statusOf('torch-of-a-file-1')).toBe(404);
    expect(await listIds('waiting')).toEqual(expect.arrayContaining([product._id, ...imported]));
    const answered = { productIds: [product._id, ...imported], answer: 'approve' as const };
    expect((await office.answerProductCheck({ body: answered })).message).toBe('4 products are approved.');
    expect([await statusOf(product.slug), await statusOf('torch-of-a-file-3')]).toEqual([200, 200]);
    const { product: later } = await own.createSellerProduct({ body: { ...body, name: 'Lamp' } });
    expect(later.isPublished).toBe(true);
  });

  it('do not wait where the office does not ask for it, nor for its own', async () => {
    const { seller } = await signInSeller(shop(), { role: 'admin' });
    expect(await statusOf((await build({ sellerId: seller.id })).slug)).toBe(200);
    await check({ isOn: false, firstProducts: 5 });
    const { slug } = await buildProduct(db());
    expect(await statusOf(slug)).toBe(200);
  });
});

it('keeps the shop’s wish when the office works in its name', async () => {
  const { id, slug } = await build();
  await answer(id, { answer: 'hold', note: 'No.' });
  const headers = { [SHOP_HEADER]: sellerId() };
  expect(await office.refusalOf.publishSellerProduct(publish(id, headers))).toBe('edit_conflict');
  await office.sendProductForCheck({ params: { productId: id }, headers });
  await answer(id, { answer: 'approve' });
  expect(await statusOf(slug)).toBe(200);
});
