import { type APIRequestContext, expect } from '@playwright/test';
import { demoPassword } from './demo.ts';
import { callAs } from './customer.ts';

export type NewShop = { id: string; name: string; email: string; token: string };

/** The token of a seller, or of the office. */
export async function signInWith(request: APIRequestContext, email: string, password: string = demoPassword) {
  const response = await request.post('/api/seller/login', { data: { email, password } });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

/** A shop that was let in. It sells nothing: other journeys count what is on sale. */
export async function openNewShop(request: APIRequestContext): Promise<NewShop> {
  const key = crypto.randomUUID().slice(0, 8);
  const [email, name] = [`shop-${key}@example.com`, `Gikondo ${key}`];
  const data = { shopName: name, ownerName: 'Eric', phone: '0788 222 333', email, password: demoPassword };
  expect((await request.post('/api/seller/register', { data })).status()).toBe(201);
  const office = { token: await signInWith(request, 'office@example.com') };
  type Known = { sellers: { _id: string; shopName: string }[] };
  const { sellers } = (await callAs(request, office, 'get', '/seller/admin/sellers')) as Known;
  const id = sellers.find(({ shopName }) => shopName === name)?._id ?? '';
  await callAs(request, office, 'post', `/seller/admin/sellers/${id}/status`, { status: 'approved' });
  return { id, name, email, token: await signInWith(request, email) };
}
