import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { outbox, products } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildCategory, buildProduct } from '../../../testing/factories.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';

const redDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') => new Blob([bytes], { type });

let shop: TestShop;
let categoryId: string;

beforeAll(async () => {
  shop = await buildTestShop();
  categoryId = await buildCategory(shop.database.db);
});

afterAll(() => shop.close());

async function openSeller() {
  const { seller, token } = await signInSeller(shop);
  return { id: seller.id, token, api: createTestSellerClient(shop, token) };
}

const facts = <Change extends object>(change: Change) => ({
  name: 'Solar lamp',
  brand: 'Lumina',
  categoryId,
  price: 25_000,
  discount: 0,
  stock: 7,
  ...change,
});

const isOnSale = async (slug: string) =>
  (await shop.app.inject(`/api/home/product-details/${slug}`)).statusCode === 200;

describe('a product', () => {
  it('is made hidden, published, and then sold with its pictures and specifications', async () => {
    const { api } = await openSeller();
    const { image } = await api.uploadSellerPicture({ body: picture(redDot) });
    expect(image).toMatch(/^\/images\/[0-9a-f]{16,32}\/1600$/);
    const made = await api.createSellerProduct({
      body: facts({ images: [image], specifications: [{ label: 'Power', value: '5 W' }] }),
    });
    expect(made.product).toMatchObject({ isPublished: false, images: [image], slug: 'lumina-solar-lamp' });
    expect(await isOnSale(made.product.slug)).toBe(false);

    const params = { productId: made.product._id };
    await api.publishSellerProduct({ params, body: { isPublished: true } });
    const page = await shop.app.inject(`/api/home/product-details/${made.product.slug}`);
    expect(page.json()).toMatchObject({ product: { price: 25_000, stock: 7, images: [image], brand: 'Lumina' } });
    await api.publishSellerProduct({ params, body: { isPublished: false } });
    expect(await isOnSale(made.product.slug)).toBe(false);
  });

  it('is led to from every address it had, and goes on by the last', async () => {
    const { api } = await openSeller();
    const name = 'Moving kettle';
    const { product } = await api.createSellerProduct({ body: facts({ name, brand: 'Kettler', isPublished: true }) });
    expect(product.slug).toBe('kettler-moving-kettle');
    const params = { productId: product._id };
    const rename = (to: string) =>
      api.updateSellerProduct({ params, body: { ...facts({ name: to, brand: 'Kettler' }), seenStock: 7 } });
    expect((await rename('Kettler travel kettle')).product.slug).toBe('kettler-travel-kettle');
    expect((await rename('Kettler glass kettle')).product.slug).toBe('kettler-glass-kettle');
    for (const old of ['kettler-moving-kettle', 'kettler-travel-kettle']) {
      const asked = await shop.app.inject(`/api/home/product-details/${old}`);
      expect(asked.json()).toMatchObject({ product: { slug: 'kettler-glass-kettle' } });
    }
    const other = await api.createSellerProduct({ body: facts({ name, brand: 'Kettler' }) });
    expect(other.product.slug).toMatch(/^kettler-moving-kettle-[0-9a-f]{6}$/);
  });

  it('has its SKU, warranty and box on its page, and a SKU once in its shop', async () => {
    const { api } = await openSeller();
    const body = facts({
      name: 'x'.repeat(300),
      sku: 'AB-1',
      warrantyMonths: 24,
      boxContents: 'Lamp, cable',
      isPublished: true,
    });
    const { product } = await api.createSellerProduct({ body });
    const page = await shop.app.inject(`/api/home/product-details/${product.slug}`);
    expect(page.json()).toMatchObject({ product: { sku: 'AB-1', warrantyMonths: 24, boxContents: 'Lamp, cable' } });
    const again = api.createSellerProduct({ body: { ...body, sku: 'ab-1' } });
    await expect(again).rejects.toMatchObject({ code: 'validation_failed', details: { sku: expect.any(String) } });
    expect((await (await openSeller()).api.createSellerProduct({ body })).product.sku).toBe('AB-1');
  });

  it('has a barcode without spaces, on its page too, and once in its shop however many digits it has', async () => {
    const { api } = await openSeller();
    const make = (barcode: string, given: object = {}) =>
      api.createSellerProduct({ body: facts({ barcode, isPublished: true, ...given }) });
    const { product } = await make('0 36000-29145 2');
    const page = await shop.app.inject(`/api/home/product-details/${product.slug}`);
    expect(page.json()).toMatchObject({ product: { barcode: '036000291452' } });
    await expect(make('0036000291452', { sku: 'free' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { barcode: 'Another product of this shop has this barcode' },
    });
    const { product: second } = await make('4006381333931', { sku: 'B-2' });
    const edit = { params: { productId: second._id }, body: { ...facts({ barcode: '036000291452' }), seenStock: 7 } };
    expect(await api.refusalOf.updateSellerProduct(edit)).toBe('validation_failed');
    await expect(make('96385074', { sku: 'B-2' })).rejects.toMatchObject({ details: { sku: expect.any(String) } });
    expect((await (await openSeller()).api.createSellerProduct({ body: edit.body })).product.barcode).toBe(
      '036000291452',
    );
    await expect(make('4006381333932')).rejects.toMatchObject({
      details: { barcode: 'The last digit of a barcode does not fit: check the number' },
    });
    for (const search of ['0036000291452', '036000-291452'])
      expect((await api.getSellerProducts({ query: { search } })).products).toMatchObject([{ _id: product._id }]);
    expect((await api.getSellerProducts({ query: { search: '03600029145' } })).products).toEqual([]);
    const params = { kind: 'product' as const, subjectId: second._id };
    await api.updateSellerProduct({ params: edit.params, body: { ...edit.body, barcode: '' } });
    expect((await api.getHistory({ params })).entries[0]?.fields).toEqual(
      expect.arrayContaining([{ name: 'barcode', from: '4006381333931', to: '' }]),
    );
  });

  it.each([
    [19_990, 14_990],
    [1_249_999, 1_249_998],
    [999_999_999_999, 333_333_333_333],
    [2, 1],
  ])('of %i on sale for %i costs exactly that by the formula of the wire, and in lists', async (price, salePrice) => {
    const { api } = await openSeller();
    const body = facts({ name: `Sale ${price}`, price, salePrice, isPublished: true });
    const { product } = await api.createSellerProduct({ body });
    expect(product).toMatchObject({ price, salePrice });
    const { json } = await shop.app.inject(`/api/home/product-details/${product.slug}`);
    const { discount } = json<{ product: { discount: number } }>().product;
    expect(price - Math.floor((price * discount) / 100)).toBe(salePrice);
    const list = await shop.app.inject(`/api/home/query-products?lowPrice=${salePrice}&highPrice=${salePrice}`);
    expect(list.json()).toMatchObject({ products: [{ _id: product._id, discount }] });
  });

  it('is not on sale for its price or more', async () => {
    const { api } = await openSeller();
    const asked = api.createSellerProduct({ body: facts({ salePrice: 25_000 }) });
    await expect(asked).rejects.toMatchObject({ details: { salePrice: expect.any(String) } });
  });

  it('of the same name gets an address of its own, and the same brand', async () => {
    const { api } = await openSeller();
    const name = 'Twin fan';
    const one = await api.createSellerProduct({ body: facts({ name, brand: 'Breeze' }) });
    const two = await api.createSellerProduct({ body: facts({ name, brand: 'BREEZE' }) });
    expect(two.product.slug).not.toBe(one.product.slug);
    expect(two.product.brand).toBe('Breeze');
  });

  it.each([
    ['no price', { price: 0 }, 'price'],
    ['a discount above all', { discount: 101 }, 'discount'],
    ['a stock that is no number', { stock: '7' }, 'stock'],
    ['a category that is not there', { categoryId: '11111111-1111-4111-8111-111111111111' }, 'categoryId'],
    ['a picture of another server', { images: ['https://example.com/a.png'] }, 'images.0'],
    ['a picture nobody uploaded', { images: [`/images/${'a'.repeat(32)}/1600`] }, 'images'],
  ])('is refused with %s', async (_title, change, field) => {
    const { token } = await openSeller();
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/seller/products',
      headers: { authorization: `Bearer ${token}` },
      payload: facts(change),
    });
    expect(answer.json()).toMatchObject({ code: 'validation_failed', details: { [field]: expect.any(String) } });
  });

  it('is changed, and the pages that show it hear of it', async () => {
    const { api, id } = await openSeller();
    const product = await buildProduct(shop.database.db, { sellerId: id, stock: 5, reserved: 2 });
    const params = { productId: product.id };
    const saved = await api.updateSellerProduct({ params, body: facts({ stock: 9, seenStock: 5, price: 30_000 }) });
    expect(saved.product).toMatchObject({ stock: 9, reserved: 2, price: 30_000 });
    const told = (await shop.database.db.select().from(outbox)).filter(({ payload }) =>
      JSON.stringify(payload).includes(product.id),
    );
    expect(told.map(({ type }) => type)).toEqual(['catalogue.changed', 'stock.changed']);
    expect(told[1]?.payload).toMatchObject({ products: [{ available: 7, revision: 1, fellBy: -4 }] });
  });

  it('keeps what was sold while its form was open', async () => {
    const { api, id } = await openSeller();
    const product = await buildProduct(shop.database.db, { sellerId: id, stock: 5 });
    const params = { productId: product.id };
    await shop.database.db.update(products).set({ stock: 3 }).where(eq(products.id, product.id));
    const body = facts({ seenStock: 5 });
    expect(await api.refusalOf.updateSellerProduct({ params, body: { ...body, stock: 8 } })).toBe('edit_conflict');
    const saved = await api.updateSellerProduct({ params, body: { ...body, stock: 5 } });
    expect(saved.product.stock).toBe(3);
  });

  it('cannot have less stock than is promised to orders', async () => {
    const { api, id } = await openSeller();
    const product = await buildProduct(shop.database.db, { sellerId: id, stock: 5, reserved: 3 });
    const params = { productId: product.id };
    const body = facts({ stock: 2, seenStock: 5 });
    expect(await api.refusalOf.updateSellerProduct({ params, body })).toBe('validation_failed');
  });

  it('of another shop is not there', async () => {
    const [owner, stranger] = [await openSeller(), await openSeller()];
    const product = await buildProduct(shop.database.db, { sellerId: owner.id, stock: 5 });
    const params = { productId: product.id };
    expect([
      await stranger.api.refusalOf.getSellerProduct({ params }),
      await stranger.api.refusalOf.updateSellerProduct({ params, body: facts({ seenStock: 5 }) }),
      await stranger.api.refusalOf.publishSellerProduct({ params, body: { isPublished: false } }),
    ]).toEqual(['not_found', 'not_found', 'not_found']);
    expect(await stranger.api.getSellerProducts()).toMatchObject({ products: [], total: 0 });
    const [row] = await shop.database.db.select().from(products).where(eq(products.id, product.id));
    expect(row).toEqual(product);
  });
});

describe('the list of products', () => {
  it('is the shop’s own, by state and by words', async () => {
    const { api, id } = await openSeller();
    const { db } = shop.database;
    await buildProduct(db, { sellerId: id, name: 'Iron 100% steam', stock: 9 });
    await buildProduct(db, { sellerId: id, name: 'Iron dry', stock: 2 });
    await buildProduct(db, { sellerId: id, name: 'Kettle', stock: 9, publishedAt: null });
    const names = async (query: object) =>
      (await api.getSellerProducts({ query })).products.map(({ name }) => name).toSorted();
    expect(await names({})).toEqual(['Iron 100% steam', 'Iron dry', 'Kettle']);
    expect(await names({ state: 'hidden' })).toEqual(['Kettle']);
    expect(await names({ state: 'low' })).toEqual(['Iron dry']);
    expect(await names({ search: '100%' })).toEqual(['Iron 100% steam']);
    expect(await names({ search: 'iron', state: 'published' })).toEqual(['Iron 100% steam', 'Iron dry']);
  });
});

describe('an upload', () => {
  it.each([
    ['a script dressed as a picture', Buffer.from('<svg onload="alert(1)"/>'), 'image/png', 'image_refused'],
    ['half a picture', redDot.subarray(0, 40), 'image/png', 'image_refused'],
    ['a kind that is not taken', redDot, 'image/svg+xml', 'unsupported_media_type'],
    ['more than eight megabytes', Buffer.alloc(8 * 1024 * 1024 + 1), 'image/png', 'payload_too_large'],
  ])('is refused when it is %s', async (_title, bytes, type, code) => {
    const { api } = await openSeller();
    expect(await api.refusalOf.uploadSellerPicture({ body: picture(new Uint8Array(bytes), type) })).toBe(code);
  });

  it.each([
    ['image/gif', /GIF/],
    ['multipart/form-data; boundary=x', /not in a form/],
  ])('sent as %s is answered with what to send', async (type, sentence) => {
    const { token } = await openSeller();
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/seller/pictures',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload: 'GIF89a',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(sentence) });
  });
});
