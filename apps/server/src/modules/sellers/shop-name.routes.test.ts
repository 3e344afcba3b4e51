import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

describe('another name', () => {
  const facts = { ownerName: 'Diane', phone: '0788 123 456' };

  async function wish(shopName: string) {
    const { seller, token } = await signInSeller(shop);
    const product = await buildProduct(shop.database.db, { sellerId: seller.id });
    const api = createTestSellerClient(shop, token);
    const office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
    const saved = await api.updateSellerProfile({ body: { ...facts, shopName } });
    const readName = async () => {
      const page = await shop.app.inject(`/api/home/product-details/${product.slug}`);
      return page.json<{ product: { shopName: string } }>().product.shopName;
    };
    const params = { sellerId: seller.id };
    return { seller, api, office, saved, readName, params };
  }

  it('is the shop’s once the office has agreed; until then it sells under the one it has', async () => {
    const { seller, api, office, saved, readName, params } = await wish('Gikondo Lights');
    expect(saved).toMatchObject({
      message: expect.stringContaining(`until then you sell as ${seller.shopName}`),
      seller: { shopName: seller.shopName, wantedName: 'Gikondo Lights' },
    });
    expect(await readName()).toBe(seller.shopName);
    const { sellers: listed } = await office.getSellers();
    expect(listed.find(({ _id }) => _id === seller.id)).toMatchObject({ wantedName: 'Gikondo Lights' });

    const stale = { params, body: { name: 'Gikondo Lamps', isAgreed: true } };
    expect(await office.refusalOf.answerShopName(stale)).toBe('edit_conflict');
    await office.answerShopName({ params, body: { name: 'Gikondo Lights', isAgreed: true } });
    await vi.waitFor(async () => expect(await readName()).toBe('Gikondo Lights'));
    const { seller: now } = await api.getSellerMe();
    expect(now).toMatchObject({ shopName: 'Gikondo Lights' });
    expect(now.wantedName).toBeUndefined();
  });

  it('that the office refuses leaves the old one', async () => {
    const { seller, api, office, params } = await wish('Nyamirambo Lights');
    await office.answerShopName({ params, body: { name: 'Nyamirambo Lights', isAgreed: false } });
    const { seller: now } = await api.getSellerMe();
    expect(now).toMatchObject({ shopName: seller.shopName });
    expect(now.wantedName).toBeUndefined();
  });

  it('goes to one of two shops that want it, or something like it', async () => {
    const [one, other] = [await wish('Kacyiru Audio'), await wish('KACYIRU-AUDIO')];
    await one.office.answerShopName({ params: one.params, body: { name: 'Kacyiru Audio', isAgreed: true } });
    const late = { params: other.params, body: { name: 'KACYIRU-AUDIO', isAgreed: true } };
    expect(await other.office.refusalOf.answerShopName(late)).toBe('name_taken');
  });
});
