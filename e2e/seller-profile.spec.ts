import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from '@urumuri/seed';
import { logIn } from './console-page.ts';
import { expect, expectAccessible, openPage, test } from './shopper.ts';

type Shop = { email: string; token: string; name: string };

async function call<Answer>(
  request: APIRequestContext,
  { method = 'post', path, token, data }: { method?: 'get' | 'post'; path: string; token?: string; data?: object },
): Promise<Answer> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await request[method](`/api${path}`, { headers, ...(data ? { data } : {}) });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

const signIn = async (request: APIRequestContext, email: string, password: string = demoPassword) =>
  (await call<{ token: string }>(request, { path: '/seller/login', data: { email, password } })).token;

/** A shop that was let in. It sells nothing: other journeys count what is on sale. */
async function openShop(request: APIRequestContext): Promise<Shop> {
  const key = crypto.randomUUID().slice(0, 8);
  const [email, name] = [`shop-${key}@example.com`, `Gikondo ${key}`];
  const data = { shopName: name, ownerName: 'Eric', phone: '0788 222 333', email, password: demoPassword };
  await call(request, { path: '/seller/register', data });
  const office = await signIn(request, 'office@example.com');
  type Known = { sellers: { _id: string; shopName: string }[] };
  const { sellers } = await call<Known>(request, { method: 'get', path: '/seller/admin/sellers', token: office });
  const own = sellers.find(({ shopName }) => shopName === name);
  const status = { path: `/seller/admin/sellers/${own?._id}/status`, token: office, data: { status: 'approved' } };
  await call(request, status);
  const token = await signIn(request, email);
  return { email, token, name };
}

// A name that is taken, an old password that is not the old one, and a session that has ended.
test.use({ expectedStatuses: [401, 404, 409, 422] });

test('a seller gives the shop another name, place and picture, and another password', async ({ page, request }) => {
  test.slow();
  const shop = await openShop(request);
  await openPage(page, '/seller/profile');
  await logIn(page, shop.email);
  await expect(page.getByRole('heading', { level: 1, name: 'My shop' })).toBeVisible();
  await expectAccessible(page);
  const profile = page.getByRole('form', { name: 'Profile' });
  await profile.getByLabel('Shop name').fill('Kigali Digital House');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('Shop name')).toBeFocused();
  await expect(profile.getByLabel('Shop name')).toHaveAccessibleDescription(/already exists/);
  await expectAccessible(page);

  const newName = `${shop.name} & Sons`;
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 120 } });
  await page.getByLabel('Add picture').setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await profile.getByLabel('Shop name').fill(newName);
  await profile.getByLabel('District').fill('Kicukiro');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByText(newName)).toBeVisible();

  const password = page.getByRole('form', { name: 'Change password' });
  const changed = 'imvura-y’itumba-iraguye';
  await password.getByLabel('Old password', { exact: true }).fill('something else');
  await password.getByLabel('New password', { exact: true }).fill(changed);
  await password.getByLabel('Confirm password', { exact: true }).fill(changed);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('Old password', { exact: true })).toHaveAccessibleDescription(/not correct/);
  await password.getByLabel('Old password', { exact: true }).fill(demoPassword);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  const other = await request.get('/api/seller/me', { headers: { authorization: `Bearer ${shop.token}` } });
  expect(other.status()).toBe(401);
  await signIn(request, shop.email, changed);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My shop' })).toBeVisible();
  await expect(profile.getByLabel('Shop name')).toHaveValue(newName);
  await expect(profile.getByLabel('District')).toHaveValue('Kicukiro');
});
