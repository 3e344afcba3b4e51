import type { SessionsResponse } from '@urumuri/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

let shop: TestShop;
const password = 'blue kettle on the stove';

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

const ask = (method: 'GET' | 'DELETE', token: string, path = '') =>
  shop.app.inject({
    method,
    url: `/api/customer/sessions${path}`,
    headers: { authorization: `Bearer ${token}` },
  });

const list = async (token: string) => (await ask('GET', token)).json<SessionsResponse>().sessions;

let customers = 0;
/** A customer who is signed in on a phone and on a computer. */
async function signInTwice() {
  customers += 1;
  const account = { name: 'Aline', email: `devices${customers}@example.com`, password };
  const send = async (path: string, system: string) => {
    const headers = { 'user-agent': `Mozilla/5.0 (${system}) Chrome/130.0.0.0 Safari/537.36` };
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/customer/${path}`,
      payload: account,
      headers,
    });
    return answer.json<{ token: string }>().token;
  };
  return {
    phone: await send('customer-register', 'Linux; Android 14'),
    computer: await send('customer-login', 'Windows'),
  };
}

describe('a customer’s sessions', () => {
  it('are listed by device, with the one that asks', async () => {
    const { computer } = await signInTwice();
    const sessions = await list(computer);
    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
      { device: 'Chrome on Windows', isCurrent: true },
      { device: 'Chrome on Android', isCurrent: false },
    ]);
  });

  it('end one by one, or all but this one', async () => {
    const { phone, computer } = await signInTwice();
    const [, other] = await list(computer);
    expect((await ask('DELETE', computer, `/${other?._id}`)).statusCode).toBe(200);
    expect((await ask('GET', phone)).statusCode).toBe(401);
    expect((await ask('DELETE', computer, `/${other?._id}`)).statusCode).toBe(404);

    const again = await signInTwice();
    expect((await ask('DELETE', again.phone)).statusCode).toBe(200);
    expect((await ask('GET', again.computer)).statusCode).toBe(401);
    expect(await list(again.phone)).toHaveLength(1);
  });

  it('are nobody else’s to end', async () => {
    const [own, others] = [await signInTwice(), await signInTwice()];
    const [theirs] = await list(others.phone);
    expect((await ask('DELETE', own.phone, `/${theirs?._id}`)).statusCode).toBe(404);
    expect((await ask('GET', others.phone)).statusCode).toBe(200);
  });
});

describe('a seller’s sessions', () => {
  it('are listed, and end one by one or all but this one; those of another shop do not exist', async () => {
    const [one, other] = [await signInSeller(shop), await signInSeller(shop)];
    const api = createTestSellerClient(shop, one.token);
    const { sessions } = await createTestSellerClient(shop, other.token).getSellerSecurity();
    const params = { sessionId: sessions[0]?._id ?? '' };
    expect(await api.refusalOf.endSellerSession({ params })).toBe('not_found');
    await api.endOtherSellerSessions();
    const [own] = (await api.getSellerSecurity()).sessions;
    expect(own).toMatchObject({ isCurrent: true });
    await api.endSellerSession({ params: { sessionId: own?._id ?? '' } });
    expect(await api.refusalOf.getSellerSecurity({})).toBe('unauthorized');
  });
});
