import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { sellers } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;
let officeId: string;

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
