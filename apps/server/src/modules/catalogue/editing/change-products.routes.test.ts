import { describe, expect, it } from 'vitest';
import { buildProduct } from '../../../testing/factories.ts';
import { useSeller } from '../../../testing/use-seller.ts';

const { api, build, db, read, shop, statusOf } = useSeller();

const change = (body: Parameters<ReturnType<typeof api>['changeSellerProducts']>[0]['body']) =>
  api().changeSellerProducts({ body });

describe('several products at once', () => {
  it('are repriced, reduced, counted and hidden', async () => {
    const [one, two] = [await build({ priceRwf: 10_000 }), await build({ priceRwf: 999, salePriceRwf: 500 })];
    const productIds = [one.id, two.id];
    await change({ kind: 'price', productIds, percent: 10 });
    expect([(await read(one.id)).price, await read(two.id)]).toMatchObject([11_000, { price: 1099, salePrice: 550 }]);
    await change({ kind: 'discount', productIds, discount: 25 });
    expect(await read(two.id)).toMatchObject({ discount: 25 });
    expect(await read(two.id)).not.toHaveProperty('salePrice');
    await change({ kind: 'stock', productIds, stock: 42 });
    expect(await read(one.id)).toMatchObject({ stock: 42 });
    expect((await change({ kind: 'visibility', productIds, isPublished: false })).changed).toHaveLength(2);
    expect(await statusOf(one.slug)).toBe(404);
    expect((await change({ kind: 'visibility', productIds, isPublished: false })).changed).toEqual([]);
  });

  it('are changed but for those that cannot be, which are named', async () => {
    const [free, promised] = [await build(), await build({ stock: 5, reserved: 4, name: 'Promised lamp' })];
    const { changed, refused, message } = await change({
      kind: 'stock',
      productIds: [free.id, promised.id],
      stock: 1,
    });
    expect(changed.map(({ _id }) => _id)).toEqual([free.id]);
    expect(refused).toMatchObject([{ _id: promised.id, reason: expect.stringContaining('4 reserved for orders') }]);
    expect(message).toContain('Promised lamp');
  });

  it.each([
    ['no products', { kind: 'delete', productIds: [] }],
    ['no kind', { kind: 'paint', productIds: ['a'] }],
    ['no percent', { kind: 'price', productIds: ['a'] }],
    ['too many', { kind: 'delete', productIds: Array.from({ length: 101 }, () => 'a') }],
    ['a price of nothing', { kind: 'values', products: [{ _id: 'a', price: 0, discount: 0, stock: 0, seen: {} }] }],
  ])('are refused with %s', async (_, body) => {
    expect(await api().refusalOf.changeSellerProducts({ body: body as never })).toBe('validation_failed');
  });

  it('of another shop do not exist', async () => {
    const { id, slug } = await buildProduct(db());
    expect(await api().refusalOf.changeSellerProducts({ body: { kind: 'delete', productIds: [id] } })).toBe(
      'not_found',
    );
    expect(await statusOf(slug)).toBe(200);
  });
});

describe('a row of the list', () => {
  const seen = { price: 10_000, discount: 0, stock: 5 };

  it('is written by the first of two, and the second is told', async () => {
    const { id } = await build({ priceRwf: 10_000, stock: 5 });
    await change({ kind: 'values', products: [{ _id: id, ...seen, price: 12_000, seen }] });
    const second = change({ kind: 'values', products: [{ _id: id, ...seen, price: 9000, seen }] });
    await expect(second).rejects.toMatchObject({ code: 'edit_conflict', message: expect.stringContaining('12,000') });
    await change({ kind: 'values', products: [{ _id: id, ...seen, stock: 8, seen }] });
    expect(await read(id)).toMatchObject({ price: 12_000, stock: 8 });
  });

  it('is told in the form too', async () => {
    const { id, name, categoryId } = await build({ priceRwf: 10_000, stock: 5 });
    const { updatedAt, brand } = await read(id);
    const body = { name, brand, categoryId, price: 7, discount: 0, stock: 5, seenStock: 5, seenUpdatedAt: updatedAt };
    const params = { productId: id };
    await change({ kind: 'price', productIds: [id], percent: 5 });
    expect(await api().refusalOf.updateSellerProduct({ params, body })).toBe('edit_conflict');
    const { updatedAt: now } = await read(id);
    await api().updateSellerProduct({ params, body: { ...body, seenUpdatedAt: now } });
  });

  it('survives a storm of tabs: one wins, all others are told', async () => {
    const { id } = await build({ priceRwf: 10_000, stock: 5 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, place) =>
        change({ kind: 'values', products: [{ _id: id, ...seen, price: 20_000 + place, seen }] }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a deleted product', () => {
  it('is gone for good from shelves and the shop’s own list, and comes back as it was', async () => {
    const { id, slug, name } = await build({ sku: 'D-1' });
    await change({ kind: 'delete', productIds: [id] });
    expect(await statusOf(slug)).toBe(410);
    const listed = async (state?: 'deleted') =>
      (await api().getSellerProducts({ query: { search: name, ...(state && { state }) } })).products.length;
    expect([await listed(), await listed('deleted')]).toEqual([0, 1]);
    const edit = { params: { productId: id }, body: { isPublished: true } };
    expect(await api().refusalOf.publishSellerProduct(edit)).toBe('not_found');
    await change({ kind: 'restore', productIds: [id] });
    expect(await statusOf(slug)).toBe(200);
    expect(await api().refusalOf.changeSellerProducts({ body: { kind: 'restore', productIds: [id] } })).toBe(
      'edit_conflict',
    );
  });

  it('gives its SKU to another, and then cannot come back with it', async () => {
    const { id } = await build({ sku: 'D-2' });
    await change({ kind: 'delete', productIds: [id] });
    await build({ sku: 'd-2' });
    expect(await api().refusalOf.changeSellerProducts({ body: { kind: 'restore', productIds: [id] } })).toBe(
      'edit_conflict',
    );
  });

  it('gives its barcode to another, and is told so when it is to come back', async () => {
    const { id } = await build({ barcode: '036000291452' });
    await change({ kind: 'delete', productIds: [id] });
    await build({ barcode: '0036000291452' });
    await expect(change({ kind: 'restore', productIds: [id] })).rejects.toMatchObject({
      message: 'Another product has the barcode of a deleted one by now. Change that first.',
    });
  });

  it('leads to the rest of its family', async () => {
    const [gone, left] = [await build({ family: 'Pair', stock: 9, priceRwf: 1 }), await build({ family: 'pair' })];
    await change({ kind: 'delete', productIds: [gone.id] });
    const answer = await shop().app.inject(`/api/home/product-details/${gone.slug}`);
    expect(answer.json()).toMatchObject({ code: 'gone', details: { leader: left.slug } });
  });
});
