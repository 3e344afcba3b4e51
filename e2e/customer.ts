import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type TestCustomer = { id: string; name: string; email: string; password: string; token: string };

/** A new customer of the shop, made over the API. */
export async function registerCustomer(request: APIRequestContext, name = 'Aline Uwase'): Promise<TestCustomer> {
  const email = `aline-${crypto.randomUUID()}@example.com`;
  const password = `izuba-${crypto.randomUUID()}`;
  const response = await request.post('/api/customer/customer-register', { data: { name, email, password } });
  expect(response.status()).toBe(201);
  const { token } = (await response.json()) as { token: string };
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  return { id: payload.id, name, email, password, token };
}

/** Opens pages as this customer from now on, as if they had signed in earlier. */
export async function actAs(page: Page, customer: TestCustomer): Promise<void> {
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('signedInByTest')) return;
    sessionStorage.setItem('signedInByTest', 'yes');
    localStorage.setItem('customerToken', token);
  }, customer.token);
}

/** Calls the API as this customer, or seller. */
export async function callAs(
  request: APIRequestContext,
  { token }: Pick<TestCustomer, 'token'>,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: unknown,
): Promise<unknown> {
  const response = await request[method](`/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(data === undefined ? {} : { data }),
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Ends this customer's session, on every process of the shop: each hears of it within a second. */
export async function endSession(request: APIRequestContext, customer: TestCustomer): Promise<void> {
  await callAs(request, customer, 'get', '/customer/logout');
  const ask = () =>
    request.get(`/api/home/customer/get-dashboard-data/${customer.id}`, {
      headers: { authorization: `Bearer ${customer.token}`, connection: 'close' },
    });
  await expect(async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.every((answer) => answer.status() === 401)).toBe(true);
  }).toPass();
}
