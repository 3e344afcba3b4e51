import { API_BASE_PATH, isShopsWork, SHOP_HEADER, type SellerRouteName } from '@urumuri/contract';
import { sellerRoutes } from '@urumuri/contract/seller';
import { beforeAll, describe, expect, it } from 'vitest';
import { useOrderDesk } from '../../testing/order-desk.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../testing/sign-in-seller.ts';

const { shop, order, desk, radio, mailsTo } = useOrderDesk();

const noId = '00000000-0000-4000-8000-000000000000';

let office: SignedInSeller;
let officeApi: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  office = await signInSeller(shop(), { role: 'admin', ownerName: 'Aline' });
  officeApi = createTestSellerClient(shop(), office.token);
});

const inNameOf = (shopId: string) => ({ headers: { [SHOP_HEADER]: shopId } });

/** Every call of the console, asked in the name of a shop: with the answer's code. */
async function askAll(token: string, shopId: string, wanted: (isWork: boolean) => boolean) {
  const routes = Object.entries(sellerRoutes).filter(
    ([, route]) => route.auth !== 'none' && wanted(isShopsWork(route)),
  );
  const codes: Partial<Record<SellerRouteName, string>> = {};
  for (const [name, { method, path }] of routes) {
    const url = API_BASE_PATH + path.replaceAll(/:\w+/g, noId);
    const headers = { authorization: `Bearer ${token}`, ...inNameOf(shopId).headers };
    const answer = await shop().app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) });
    codes[name as SellerRouteName] = answer.json<{ code: string }>().code;
  }
  return codes;
}

describe('who may work for a shop', () => {
  it('refuses a seller every call in the name of another shop', async () => {
    const { token } = await signInSeller(shop());
    const codes = await askAll(token, desk().seller.id, () => true);
    expect(Object.keys(codes).length).toBeGreaterThan(100);
    expect(new Set(Object.values(codes))).toEqual(new Set(['forbidden']));
  });

  it('refuses the office what is no shop’s work: accounts, chats and its own calls', async () => {
    const codes = await askAll(office.token, desk().seller.id, (isWork) => !isWork);
    expect(codes).toMatchObject({
      changeSellerPassword: 'forbidden',
      getSellerChats: 'forbidden',
      getSellers: 'forbidden',
    });
    expect(new Set(Object.values(codes))).toEqual(new Set(['forbidden']));
  });

  it('refuses the office a shop that is not let in, and what is no shop', async () => {
    const { seller: waiting } = await signInSeller(shop(), { status: 'pending' });
    for (const shopId of [waiting.id, noId, 'nobody', '']) {
      expect(await officeApi.refusalOf.getSellerOrders(inNameOf(shopId))).toBe('forbidden');
    }
  });

  it('lets the office work for a shop that is suspended, whose orders go on', async () => {
    const { seller } = await signInSeller(shop(), { status: 'suspended', shopName: 'Shut for now' });
    expect(await officeApi.getSellerMe(inNameOf(seller.id))).toMatchObject({
      seller: { _id: seller.id, shopName: 'Shut for now', role: 'seller', isForShop: true },
    });
  });

  it('refuses whoever is signed out', async () => {
    const answer = await shop().app.inject({ url: '/api/seller/orders', headers: { [SHOP_HEADER]: desk().seller.id } });
    expect(answer.statusCode).toBe(401);
  });

  it('takes the own shop for what it is', async () => {
    const { seller } = await officeApi.getSellerMe(inNameOf(office.seller.id));
    expect(seller).not.toHaveProperty('isForShop');
  });
});

describe('what the office does in the name of a shop', () => {
  it('moves that shop’s part and nobody else’s, and the shop sees who did it', async () => {
    const orderId = await order([[radio(), 1]]);
    const { seller } = desk();
    const params = { orderId };
    const body = { status: 'processing', note: 'Called them' } as const;
    const { seller: other } = await signInSeller(shop());
    expect(await officeApi.refusalOf.changeSellerOrderStatus({ params, body, ...inNameOf(other.id) })).toBe(
      'not_found',
    );
    await officeApi.changeSellerOrderStatus({ params, body, ...inNameOf(seller.id) });
    const { order: seen } = await desk().api.getSellerOrder({ params });
    expect(seen.timeline.at(-1)).toMatchObject({
      to: 'processing',
      actor: 'admin',
      by: 'Aline',
      shopName: seller.shopName,
      // The office's notes are the office's.
      houseNote: '',
    });
    const { order: whole } = await officeApi.getAnyOrder({ params });
    expect(whole.timeline.at(-1)).toMatchObject({ by: 'Aline', shopName: seller.shopName, houseNote: 'Called them' });
    expect(whole.parts).toMatchObject([{ sellerId: seller.id, nextStatuses: ['warehouse', 'cancelled'] }]);
  });

  it('tells the shop of what it has cancelled', async () => {
    const { seller } = desk();
    const orderId = await order([[radio(), 1]]);
    const body = { outcome: 'cancelled', note: 'Does not want it', customerNote: '' } as const;
    await officeApi.noteSellerCall({ params: { orderId }, body, ...inNameOf(seller.id) });
    await expect
      .poll(() => mailsTo(seller.email).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/cancelled/i));
  });

  it('edits a product, which its history says was the office', async () => {
    const { seller } = desk();
    const params = { productId: radio().id };
    await officeApi.publishSellerProduct({ params, body: { isPublished: false }, ...inNameOf(seller.id) });
    const history = { params: { kind: 'product' as const, subjectId: radio().id } };
    const { entries } = await desk().api.getHistory(history);
    expect(entries[0]).toMatchObject({ by: 'Aline', role: 'admin' });
    expect((await officeApi.getHistory({ ...history, ...inNameOf(seller.id) })).entries).toEqual(entries);
  });

  it('sees that shop’s lists, with the rights of a seller', async () => {
    await order([[radio(), 1]]);
    const { seller } = desk();
    const listed = await officeApi.getSellerOrders(inNameOf(seller.id));
    expect(listed).toEqual(await desk().api.getSellerOrders());
    expect(await officeApi.getSellerProducts(inNameOf(seller.id))).toEqual(await desk().api.getSellerProducts());
  });
});
