import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { openLiveClients } from '../../../testing/live-client.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../../testing/sign-in.ts';
import { createPasswordHasher } from '../password-hasher.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;
const password = 'blue kettle on the stove';
let passwordHash: string;

beforeAll(async () => {
  shop = await buildTestShop();
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
  passwordHash = await createPasswordHasher().hash(password);
});

afterAll(() => shop.close());

const logIn = (email: string) =>
  shop.app.inject({ method: 'POST', url: '/api/customer/customer-login', payload: { email, password } });

it('finds customers by e-mail, name and phone, and without a search those who are blocked', async () => {
  const savedShipping = {
    name: 'Aline',
    phone: '+250788123456',
    address: 'KN 1',
    post: '1',
    province: 'Kigali',
    city: 'Gasabo',
    area: 'Remera',
  };
  const { customer } = await signInCustomer(shop, { name: 'Aline Uwase', email: 'found@example.com', savedShipping });
  const find = async (search?: string) => {
    const { customers } = await office.getCustomers({ query: search === undefined ? {} : { search } });
    return customers.map(({ _id }) => _id);
  };
  for (const search of ['FOUND@', 'uwase', '0788 123 456', '+250 788 123 456', '123456']) {
    expect(await find(search)).toEqual([customer.id]);
  }
  expect(await find('%')).toEqual([]);
  expect(await find()).toEqual([]);
  await office.blockCustomer({ params: { customerId: customer.id }, body: { reason: 'Orders and never answers' } });
  expect((await office.getCustomers()).customers).toMatchObject([
    { _id: customer.id, blockedAt: expect.any(String), blockedReason: 'Orders and never answers' },
  ]);
});

it('keeps a blocked customer out everywhere at once, says so to who knows the password, and lets them in again', async () => {
  const { customer, token, headers } = await signInCustomer(shop, { passwordHash });
  const clients = await openLiveClients(shop);
  const { socket } = await clients.connect(token);
  const params = { customerId: customer.id };
  await office.blockCustomer({ params, body: { reason: 'Stolen card' } });

  const order = { method: 'POST', url: '/api/home/order/place-order', headers, payload: {} } as const;
  expect((await shop.app.inject(order)).statusCode).toBe(401);
  await expect.poll(() => socket.connected).toBe(false);
  expect(await clients.refusal(token)).toBe('unauthorized');
  clients.close();
  const refused = await logIn(customer.email);
  expect(refused.json()).toMatchObject({ code: 'account_blocked', message: expect.stringContaining('blocked') });
  expect(refused.json<{ message: string }>().message).not.toContain('card');

  await office.unblockCustomer({ params });
  expect((await logIn(customer.email)).statusCode).toBe(200);
  expect((await office.getCustomers()).customers.map(({ _id }) => _id)).not.toContain(customer.id);
});

it('asks for a reason and a customer who is there', async () => {
  const { customer } = await signInCustomer(shop);
  const reason = 'A reason';
  expect(await office.refusalOf.blockCustomer({ params: { customerId: customer.id }, body: { reason: ' ' } })).toBe(
    'validation_failed',
  );
  expect(await office.refusalOf.blockCustomer({ params: { customerId: 'nobody' }, body: { reason } })).toBe(
    'not_found',
  );
});
