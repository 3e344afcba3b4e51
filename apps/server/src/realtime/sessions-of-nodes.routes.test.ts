import { afterEach, expect, it, type TestContext } from 'vitest';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { type LiveClients, openLiveClients } from '../testing/live-client.ts';
import { openTestSession, signInCustomer } from '../testing/sign-in.ts';
import { signInSeller } from '../testing/sign-in-seller.ts';
import { testRedisUrl } from '../testing/test-redis.ts';

const open: (TestShop | LiveClients)[] = [];

afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function openTwoNodes({ skip }: TestContext) {
  skip(testRedisUrl === undefined, 'no Redis to link nodes with');
  const near = await buildTestShop({ redisUrl: testRedisUrl });
  open.push(near);
  const far = await buildTestShop({ redisUrl: testRedisUrl, tokenSecret: near.config.tokenSecret }, near.database);
  open.push(far);
  const clients = await openLiveClients(far);
  open.push(clients);
  return { near, far, clients };
}

type Headers = { authorization: string };
const statusAt = async ({ app }: TestShop, url: string, headers: Headers) =>
  (await app.inject({ url, headers })).statusCode;

it('a customer who logs out is logged out at every node, in open sockets too', async (context) => {
  const { near, far, clients } = await openTwoNodes(context);
  const signedIn = await signInCustomer(near);
  const other = await openTestSession(near, signedIn.customer);
  const [{ socket }, { socket: stays }] = [await clients.connect(signedIn.token), await clients.connect(other.token)];
  expect(await statusAt(far, '/api/customer/sessions', signedIn.headers)).toBe(200);
  await near.app.inject({ url: '/api/customer/logout', headers: signedIn.headers });
  await expect.poll(() => statusAt(far, '/api/customer/sessions', signedIn.headers)).toBe(401);
  await expect.poll(() => socket.connected).toBe(false);
  expect(stays.connected).toBe(true);
  expect(await statusAt(far, '/api/customer/sessions', other.headers)).toBe(200);
});

it('a seller who logs out is logged out at every node, in open sockets too', async (context) => {
  const { near, far, clients } = await openTwoNodes(context);
  const { headers, token } = await signInSeller(near);
  const { socket } = await clients.connect(token);
  await near.app.inject({ method: 'POST', url: '/api/seller/logout', headers });
  expect(await statusAt(far, '/api/seller/me', headers)).toBe(401);
  await expect.poll(() => socket.connected).toBe(false);
});
