import { callAs } from './customer.ts';
import { demoPassword } from './demo.ts';
import { linkIn, useMessageShop } from './message-shop.ts';
import { findProduct, placeOrder } from './shop-order.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

const { shopAt, urlOf, expectMail } = useMessageShop();
test.use({ isShopAway: true, expectedStatuses: [403, 404] });

const email = 'eric@example.com';
const password = 'izuba-rirarashe-neza';

test('a rider delivers without a line, which is sent when it is back, and brings back what is refused', async ({
  openBrowser,
  playwright,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ ...shopAt(), baseURL: urlOf() });
  const login = await request.post('/api/seller/login', {
    data: { email: 'seller.one@example.com', password: demoPassword },
  });
  const owner = (await login.json()) as { token: string };
  await callAs(request, owner, 'post', '/seller/colleagues', { name: 'Eric', email, staffRole: 'rider' });
  const page = await openBrowser(shopAt());
  await openPage(page, linkIn(await expectMail(email, 'Choose a new password')));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();

  const product = await findProduct(request);
  const orders = [await placeOrder(request, product, 'Aline'), await placeOrder(request, product, 'Diane')];
  type Choices = { riders: { _id: string }[] };
  const { riders } = (await callAs(request, owner, 'get', '/seller/order-choices')) as Choices;
  const orderIds = orders.map(({ orderId }) => orderId);
  for (const change of [
    { kind: 'status', status: 'processing' },
    { kind: 'status', status: 'warehouse' },
    { kind: 'rider', riderId: riders[0]?._id },
  ]) {
    await callAs(request, owner, 'post', '/seller/orders/changes', { orderIds, ...change });
  }

  await openPage(page, '/seller');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeVisible();
  const dropOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(dropOf('Aline').getByText(/^Collect RWF/)).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await page.context().setOffline(true);
  await dropOf('Aline').getByLabel('Received by').fill('Her sister');
  await dropOf('Aline').getByRole('button', { name: 'Delivered' }).click();
  await expect(dropOf('Aline').getByText('Delivered: waiting to be sent')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: /^Done today: 1/ })).toBeVisible();

  await dropOf('Diane').getByText('Refused at the door').click();
  await dropOf('Diane').getByLabel('Reason').selectOption('Refused on delivery');
  await dropOf('Diane').getByRole('button', { name: 'Refused: bring everything back' }).click();
  await expect(page.getByText('Nothing to deliver')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Done today: 2/ })).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await openPage(page, '/seller/orders');
  await expect(page.getByText('Your role (rider) may not do this')).toBeVisible();
  await request.dispose();
});
