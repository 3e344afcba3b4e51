import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, products } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildCategory, buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let seller: SignedInSeller;
let api: ReturnType<typeof createTestSellerClient>;
let office: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  shop = await buildTestShop();
  seller = await signInSeller(shop, { ownerName: 'Aline' });
  api = createTestSellerClient(shop, seller.token);
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin', ownerName: 'Jean' })).token);
});

afterAll(() => shop.close());

const build = (values: Partial<typeof products.$inferInsert> = {}) =>
  buildProduct(shop.database.db, { sellerId: seller.seller.id, priceRwf: 12_000, stock: 5, ...values });

const historyOf = async (subjectId: string, client = api) =>
  (await client.getHistory({ params: { kind: 'product', subjectId } })).entries.map(({ by, action, fields }) => ({
    by,
    action,
    ...Object.fromEntries(fields.map(({ name, from, to }) => [name, [from, to]])),
  }));

describe('every way to change a price or a stock leaves one row that names who did it', () => {
  const aline = { by: 'Aline', action: 'changed' };

  it('the form of a product', async () => {
    const { id } = await build();
    const { product } = await api.getSellerProduct({ params: { productId: id } });
    const body = { ...product, price: 10_000, stock: 7, seenStock: 5, seenUpdatedAt: product.updatedAt };
    await api.updateSellerProduct({ params: { productId: id }, body });
    expect(await historyOf(id)).toEqual([{ ...aline, price_rwf: ['12000', '10000'], stock: ['5', '7'] }]);
  });

  it('many at once, and taking that back', async () => {
    const { id } = await build();
    const { changed } = await api.changeSellerProducts({ body: { kind: 'price', productIds: [id], percent: 10 } });
    const before = changed.map(({ _id, before: values, after: seen }) => ({ _id, ...values, seen }));
    await api.changeSellerProducts({ body: { kind: 'values', products: before } });
    expect(await historyOf(id)).toEqual([
      { ...aline, price_rwf: ['13200', '12000'] },
      { ...aline, price_rwf: ['12000', '13200'] },
    ]);
  });

  it('a file, and its undoing', async () => {
    const { id } = await build({ sku: 'AUDIT-1' });
    const file = new Blob(['sku;price;stock\nAUDIT-1;9000;3\n'], { type: 'application/octet-stream' });
    const { import: staged } = await api.startImport({ query: { fileName: 'prices.csv' }, body: file });
    const params = { importId: staged._id };
    const stateOf = async () => (await api.getImport({ params })).import.state;
    await api.checkImport({ params, body: {} });
    await expect.poll(stateOf).toBe('checked');
    await api.applyImport({ params, body: { onlyGood: false } });
    await expect.poll(stateOf).toBe('applied');
    await api.undoImport({ params });
    await expect.poll(stateOf).toBe('undone');
    expect(await historyOf(id)).toEqual([
      { ...aline, price_rwf: ['9000', '12000'], stock: ['3', '5'] },
      { ...aline, price_rwf: ['12000', '9000'], stock: ['5', '3'] },
    ]);
  });

  it('the database itself, where nobody is named', async () => {
    const { id } = await build();
    await shop.database.db.update(products).set({ priceRwf: 1 }).where(eq(products.id, id));
    expect(await historyOf(id)).toEqual([{ by: '', action: 'changed', price_rwf: ['12000', '1'] }]);
  });
});

it('says who made, hid and renamed a product, and of which shelf it came', async () => {
  const from = await buildCategory(shop.database.db, 'Shelf of before');
  const to = await buildCategory(shop.database.db, 'Shelf of now');
  const { id } = await build({ categoryId: from });
  await api.publishSellerProduct({ params: { productId: id }, body: { isPublished: false } });
  const { product } = await api.getSellerProduct({ params: { productId: id } });
  const body = { ...product, categoryId: to, name: 'Another', seenStock: 5 };
  await api.updateSellerProduct({ params: { productId: id }, body });
  expect(await historyOf(id)).toMatchObject([
    { name: [product.name, 'Another'], category_id: ['Shelf of before', 'Shelf of now'] },
    { published_at: [expect.stringMatching(/^\d{4}-/), ''] },
  ]);
  const { product: made } = await api.createSellerProduct({ body: { ...body, sku: '', isPublished: false } });
  expect(await historyOf(made._id)).toEqual([{ by: 'Aline', action: 'created' }]);
});

it('does not tell of what orders move: they have a history of their own', async () => {
  const { id } = await build();
  const customer = await signInCustomer(shop);
  const { orderId } = await placeOrder(shop, customer, buildOrderBody([{ productId: id, quantity: 2 }]));
  for (const status of ['processing', 'warehouse', 'placed'] as const) {
    await api.changeSellerOrderStatus({ params: { orderId }, body: { status } });
  }
  expect(await historyOf(id)).toEqual([]);
});

it('names the person who did it, and whether of the shop or of the office', async () => {
  const { id } = await build();
  await api.publishSellerProduct({ params: { productId: id }, body: { isPublished: false } });
  const { entries } = await api.getHistory({ params: { kind: 'product', subjectId: id } });
  expect(entries).toMatchObject([{ by: 'Aline', role: 'seller' }]);
  const { seller: other } = await signInSeller(shop);
  await office.changeSellerStatus({ params: { sellerId: other.id }, body: { status: 'suspended' } });
  const ofShop = await office.getHistory({ params: { kind: 'shop', subjectId: other.id } });
  expect(ofShop.entries[0]).toMatchObject({ by: 'Jean', role: 'admin' });
});

it('names them in the history of an order too, and to its customer says no more than the shop or the office', async () => {
  const { id } = await build();
  const customer = await signInCustomer(shop);
  const { orderId } = await placeOrder(shop, customer, buildOrderBody([{ productId: id, quantity: 1 }]));
  const params = { orderId };
  await api.noteSellerCall({ params, body: { outcome: 'confirmed', note: '', customerNote: 'See you soon' } });
  await api.changeSellerOrderStatus({ params, body: { status: 'processing' } });
  await office.changeOrderPayment({ params, body: { status: 'paid', note: '', customerNote: '' } });
  const { order } = await api.getSellerOrder({ params });
  const named = order.timeline.flatMap(({ kind, by }) => (by === undefined ? [] : [`${kind} ${by}`]));
  expect(named).toEqual(['call Aline', 'note Aline', 'delivery Aline', 'payment Jean']);
  const atOffice = (await office.getAnyOrder({ params })).order.timeline;
  expect(atOffice.flatMap(({ by }) => by ?? [])).toEqual(['Aline', 'Aline', 'Aline', 'Jean']);
  const url = `/api/home/customer/get-order-details/${orderId}`;
  const read = await shop.app.inject({ url, headers: customer.headers });
  expect(read.statusCode).toBe(200);
  for (const name of ['"Aline"', 'Jean', 'staff']) expect(read.body).not.toContain(name);
});

it('is read by the office, and by the shop whose product it is', async () => {
  const { id } = await build();
  await api.publishSellerProduct({ params: { productId: id }, body: { isPublished: false } });
  expect(await historyOf(id, office)).toHaveLength(1);
  const other = createTestSellerClient(shop, (await signInSeller(shop)).token);
  for (const [client, kind, subjectId] of [
    [other, 'product', id],
    [other, 'shop', seller.seller.id],
    [api, 'category', id],
    [office, 'product', 'nothing'],
  ] as const) {
    expect(await client.refusalOf.getHistory({ params: { kind, subjectId } })).toBe('not_found');
  }
});

it('tells the office of vouchers, categories, brands and shops too', async () => {
  const { voucher } = await api.createSellerVoucher({
    body: { code: 'AUDIT10', percentOff: 10, minimum: 0, usesPerCustomer: 1 },
  });
  await api.switchSellerVoucher({ params: { voucherId: voucher._id }, body: { active: false } });
  const { entries } = await api.getHistory({ params: { kind: 'voucher', subjectId: voucher._id } });
  expect(entries).toMatchObject([
    { by: 'Aline', fields: [{ name: 'active', from: 'true', to: 'false' }] },
    { by: 'Aline', action: 'created' },
  ]);
  const { category } = await office.createCategory({ body: { name: 'Lamps of old', image: '', position: 1 } });
  await office.updateCategory({
    params: { categoryId: category._id },
    body: { name: 'Lamps of new', image: '', position: 1 },
  });
  await office.changeSellerStatus({ params: { sellerId: seller.seller.id }, body: { status: 'approved' } });
  const about = await office.getHistory({ params: { kind: 'category', subjectId: category._id } });
  expect(about.entries).toMatchObject([
    { by: 'Jean', fields: [{ name: 'name', from: 'Lamps of old', to: 'Lamps of new' }] },
    { by: 'Jean', action: 'created' },
  ]);
});

describe('the database itself refuses to change the audit, its owner too', () => {
  it.each([
    "UPDATE audit SET actor = 'nobody'",
    'DELETE FROM audit',
    'TRUNCATE audit',
    "UPDATE settings_changes SET changed_by = 'nobody'",
    'DELETE FROM settings_changes',
    'TRUNCATE settings_changes',
  ])('%s', async (statement) => {
    await shop.database.pool.query(
      `INSERT INTO settings_changes (name, version, changed_by, before, after) VALUES (gen_random_uuid(), 1, 'Jean', '{}', '{}')`,
    );
    const { id } = await build();
    await shop.database.db.update(products).set({ priceRwf: 2 }).where(eq(products.id, id));
    const count = async () => (await shop.database.db.execute(sql`SELECT count(*) FROM audit`)).rows;
    const before = await count();
    await expect(shop.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await count()).toEqual(before);
  });

  it('but for what is older than it must be kept', async () => {
    const { id } = await build();
    const row = { kind: 'product', subjectId: id, action: 'changed' } as const;
    await shop.database.db.insert(audit).values([
      { ...row, at: new Date(Date.now() - 400 * 86_400_000), actor: 'old' },
      { ...row, at: new Date(Date.now() - 300 * 86_400_000), actor: 'young' },
    ]);
    const left = async () => (await historyOf(id)).map(({ by }) => by);
    await shop.database.pool.query('SELECT sweep_audit(500)');
    expect(await left()).toEqual(['young', 'old']);
    await shop.database.pool.query('SELECT sweep_audit(380)');
    expect(await left()).toEqual(['young']);
    await expect(shop.database.pool.query('SELECT sweep_audit(1)')).rejects.toMatchObject({ code: '42501' });
  });
});
