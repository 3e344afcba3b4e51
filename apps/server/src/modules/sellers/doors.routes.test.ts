import { API_BASE_PATH, type SellerRouteName } from '@urumuri/contract';
import { sellerRoutes } from '@urumuri/contract/seller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { createPasswordHasher } from '../accounts/index.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

describe('doors', () => {
  const names = Object.keys(sellerRoutes) as SellerRouteName[];
  const guarded = names.filter((name) => sellerRoutes[name].auth !== 'none');

  const isServed = (name: SellerRouteName) =>
    shop.app.hasRoute({ method: sellerRoutes[name].method, url: API_BASE_PATH + sellerRoutes[name].path });

  const knock = (name: SellerRouteName, authorization?: string) => {
    const { method, path } = sellerRoutes[name];
    const url = API_BASE_PATH + path.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111');
    return shop.app.inject({ method, url, headers: authorization === undefined ? {} : { authorization } });
  };

  it('are shut to everybody without a seller’s token, a customer’s included', async () => {
    const { headers } = await signInCustomer(shop);
    const served = guarded.filter(isServed);
    expect(served).toEqual(expect.arrayContaining(['getSellerOrders', 'changeSellerEmail']));
    const opened: string[] = [];
    for (const name of served) {
      for (const authorization of [undefined, 'Bearer a.b.c', headers.authorization]) {
        const answer = await knock(name, authorization);
        if (answer.statusCode !== 401) opened.push(`${name}: ${answer.statusCode}`);
      }
    }
    expect(opened).toEqual([]);
  });

  it.each(['pending', 'suspended'] as const)('are shut to a shop that is %s', async (status) => {
    const { headers } = await signInSeller(shop, { status });
    const opened: string[] = [];
    for (const name of guarded.filter(isServed)) {
      const answer = await knock(name, headers.authorization);
      if (answer.statusCode !== 401) opened.push(`${name}: ${answer.statusCode}`);
    }
    expect(opened).toEqual([]);
  });

  it('are shut to an account whose password was given to it, until it has one of its own', async () => {
    const hasher = createPasswordHasher();
    const given = 'a password from the office';
    const passwordHash = await hasher.hash(given);
    const { token, headers } = await signInSeller(shop, { role: 'admin', passwordHash, mustChangePassword: true });
    const free = new Set<SellerRouteName>(['getSellerMe', 'changeSellerPassword', 'sellerLogout']);
    const codes = new Set<string>();
    for (const name of guarded.filter((one) => isServed(one) && !free.has(one))) {
      codes.add((await knock(name, headers.authorization)).json<{ code: string }>().code);
    }
    expect([...codes]).toEqual(['password_change_required']);
    const api = createTestSellerClient(shop, token);
    expect((await api.getSellerMe()).seller.mustChangePassword).toBe(true);
    const mine = 'a password of my own';
    await api.changeSellerPassword({ body: { oldPassword: given, newPassword: mine, confirmPassword: mine } });
    expect((await api.getSellers()).sellers).toEqual(expect.any(Array));
  });

  it('of the office are shut to a seller', async () => {
    const { headers } = await signInSeller(shop);
    const office = guarded.filter((name) => sellerRoutes[name].auth === 'admin' && isServed(name));
    const opened: string[] = [];
    for (const name of office) {
      const answer = await knock(name, headers.authorization);
      if (answer.statusCode !== 403) opened.push(`${name}: ${answer.statusCode}`);
    }
    expect(opened).toEqual([]);
  });

  it('of customers are shut to a seller’s token', async () => {
    const { seller, headers } = await signInSeller(shop);
    for (const path of [
      `/api/home/product/get-cart-product/${seller.id}`,
      `/api/home/customer/get-orders/${seller.id}/all`,
      `/api/home/customer/get-dashboard-data/${seller.id}`,
    ]) {
      expect((await shop.app.inject({ url: path, headers })).statusCode).toBe(401);
    }
  });
});
