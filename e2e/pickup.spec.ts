import { placeOrderButton, saveShipping, summaryOf } from './checkout-page.ts';
import { logIn } from './console-page.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { useMessageShop } from './message-shop.ts';
import { signInWith } from './new-shop.ts';
import { known } from './products.ts';
import { findProduct } from './shop-order.ts';
import { expect, expectAccessibleAtBothSizes, expectToast, openPage, test } from './shopper.ts';

const { shopAt, urlOf, expectMail } = useMessageShop();
const pickup = { pickupAddress: 'KN 5 Rd, ground floor', pickupHours: 'Mon–Sat 9:00–18:00' };

test('a customer picks an order up at the shop, which finds it by the QR code and takes the money @both', async ({
  openBrowser,
  playwright,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ ...shopAt(), baseURL: urlOf() });
  const owner = { token: await signInWith(request, 'seller.one@example.com') };
  const { seller } = (await callAs(request, owner, 'get', '/seller/me')) as { seller: object };
  await callAs(request, owner, 'put', '/seller/me', { ...seller, ...pickup });
  const { _id } = await findProduct(request);

  const customer = await registerCustomer(request);
  const page = await openBrowser(shopAt());
  await actAs(page, customer);
  await openPage(page, `/product/details/${_id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await saveShipping(page);
  const choice = page.getByRole('radio', { name: `Pick up at ${pickup.pickupAddress} (${pickup.pickupHours})` });
  await choice.check();
  await expect(summaryOf(page)).toContainText('PickupFree');
  await expectAccessibleAtBothSizes(page);
  await page.reload();
  await expect(choice).toBeChecked();
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+ received$/);
  const orderId = known(new URL(page.url()).searchParams.get('orderId'));
  await callAs(request, owner, 'post', `/seller/orders/${orderId}/status`, { status: 'processing' });

  const staff = await openBrowser(shopAt());
  await openPage(staff, `/seller/orders/${orderId}`);
  await logIn(staff, 'seller.one@example.com');
  await staff.getByRole('button', { name: 'Mark as ready for pickup' }).click();
  await expect(staff.getByText('Ready for pickup').first()).toBeVisible();
  const { text, subject } = await expectMail(customer.email, /is ready for pickup/);
  const code = known(/Show code (\d{6})\./.exec(text)?.[1]);

  await openPage(page, `/dashboard/order/details/${orderId}`);
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for the shop' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await openPage(staff, `/seller/pickup?order=${known(/\d+/.exec(subject)?.[0])}&code=${code}`);
  await expect(staff.getByLabel('Code', { exact: true })).toHaveValue(code);
  await expect(staff.getByText(/^Collect RWF/)).toBeVisible();
  await expectAccessibleAtBothSizes(staff);
  await staff.getByRole('button', { name: 'Hand over' }).click();
  await expectToast(staff, 'The order is handed over.');
  await expect(staff.getByText('Not found')).toBeVisible();
  await expectAccessibleAtBothSizes(staff);

  await page.reload();
  await expect(page.getByText('Picked up').first()).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
});
