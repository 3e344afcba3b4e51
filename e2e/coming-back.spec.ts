import type { APIRequestContext, Page } from '@playwright/test';
import { buyNow, placeOrderButton, saveShipping } from './checkout-page.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { linkIn, useMessageShop } from './message-shop.ts';
import { known, pickProducts, productIdOf, shippingInfo } from './products.ts';
import { signInSeller } from './seller.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

// One shop for all of them: starting one takes as long as a journey.
test.describe.configure({ mode: 'default' });
// A used link, a wrong password, who is logged out.
test.use({ expectedStatuses: [401, 404, 422] });

const bought = known(pickProducts(({ stock }) => stock > 20)[0]);
const { shopAt, mail, expectMail, expectCode } = useMessageShop();

/** A shop takes an order from whoever has this number; answers its id. */
async function takeByPhone(request: APIRequestContext, phone: string): Promise<string> {
  const { token } = await signInSeller(request, bought);
  const productId = await productIdOf(request, bought);
  const order = { phone, name: 'Immaculée', lines: [{ productId, quantity: 1 }], shipping_info: shippingInfo };
  const placed = await callAs(request, { token }, 'post', '/seller/counter/orders', order);
  return (placed as { orderId: string }).orderId;
}

/** The order in the list of an account. */
const linkTo = (page: Page, orderId: string) => page.locator(`a[href*="${orderId}"]`).first();

test('whoever has forgotten the password chooses a new one by mail, once, and every device is logged out @first', async ({
  openBrowser,
}) => {
  const page = await openBrowser(shopAt());
  const customer = await registerCustomer(page.request, 'Jean Bosco');
  const elsewhere = await openBrowser(shopAt());
  await actAs(elsewhere, customer);
  await openPage(elsewhere, '/dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await openPage(page, '/login');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  const answers: string[] = [];
  for (const address of ['nobody@example.com', customer.email]) {
    await page.getByLabel('Email or phone number').fill(address);
    await page.getByRole('button', { name: /^Send/ }).click();
    const answer = page.getByText('If there is an account with this e-mail, a link');
    await expect(answer).toBeVisible();
    answers.push(await answer.innerText());
  }
  expect(answers[0]).toBe(answers[1]);
  await expectAccessibleAtBothSizes(page);
  const reset = await expectMail(customer.email, 'Choose a new password');
  await openPage(page, linkIn(reset));
  const password = `izuba-${crypto.randomUUID()}`;
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again', { exact: true }).fill(password);
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed, and all devices are logged out.')).toBeVisible();
  await expectMail(customer.email, 'Your account was changed');
  await elsewhere.goto('/dashboard/my-orders');
  await expect(elsewhere).toHaveURL(/\/login/);
  // The same address again would stay on the page as it is.
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('This link has been used, or its time is over.').first()).toBeVisible();
});

test('a number signs in once it is confirmed, and its account has what was ordered by phone', async ({
  openBrowser,
}) => {
  const phone = '0788 404 505';
  const page = await openBrowser(shopAt());
  const customer = await registerCustomer(page.request, 'Immaculée Uwera');
  const first = await takeByPhone(page.request, phone);
  await actAs(page, customer);
  await openPage(page, '/dashboard/messages');
  await expect(page.getByText('Confirm your number to sign in with it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('12345');
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(await expectCode(phone));
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(page.getByText('You can sign in with +250 788 404 505.')).toBeVisible();
  await openPage(page, '/dashboard/my-orders');
  await expect(linkTo(page, first)).toBeVisible();

  const second = await takeByPhone(page.request, phone);
  const elsewhere = await openBrowser(shopAt());
  await openPage(elsewhere, '/login?returnTo=%2Fdashboard%2Fmy-orders');
  await elsewhere.getByRole('link', { name: 'Login by phone' }).click();
  await elsewhere.getByRole('textbox', { name: 'Phone number' }).fill(phone.replaceAll(' ', ''));
  await elsewhere.getByLabel('Password', { exact: true }).fill('not the password');
  await elsewhere.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(elsewhere.getByText('Invalid phone number, password or code').first()).toBeVisible();
  await expectAccessibleAtBothSizes(elsewhere);
  await elsewhere.getByLabel('Password', { exact: true }).fill(customer.password);
  await elsewhere.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(linkTo(elsewhere, second)).toBeVisible();
  await expectMail(customer.email, 'A new device has signed in to your account');

  const borrowed = await openBrowser(shopAt());
  await openPage(borrowed, '/phone-login?returnTo=%2Fdashboard%2Fmy-orders');
  await borrowed.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await borrowed.getByRole('button', { name: 'Send me a code instead' }).click();
  await borrowed.getByRole('textbox', { name: 'Code' }).fill(await expectCode(phone));
  await expectAccessibleAtBothSizes(borrowed);
  await borrowed.getByRole('button', { name: 'Login', exact: true }).click();
  for (const order of [first, second]) await expect(linkTo(borrowed, order)).toBeVisible();
});

test('an e-mail that is not confirmed orders all the same; another one is confirmed first and told to the old', async ({
  openBrowser,
}) => {
  const page = await openBrowser(shopAt());
  const customer = await registerCustomer(page.request, 'Solange Umutoni');
  await expectMail(customer.email, 'Please confirm your e-mail');
  await actAs(page, customer);
  await buyNow(page, bought);
  await saveShipping(page);
  await placeOrderButton(page).click();
  await expectMail(customer.email, /^We have received your order/);

  await openPage(page, '/dashboard/messages');
  await expect(page.getByText('Not confirmed')).toBeVisible();
  mail.accepted.length = 0;
  await page.getByRole('button', { name: 'Send me the link to confirm it' }).click();
  await expectMail(customer.email, 'Please confirm your e-mail');

  const moved = `new-${customer.email}`;
  await page.getByText('Change my e-mail').first().click();
  const form = page.getByRole('form', { name: 'Change e-mail' });
  await form.getByLabel('New email').fill(moved);
  await form.getByLabel('Your password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Change my e-mail' }).click();
  await expect(form.getByLabel('Your password', { exact: true })).toBeFocused();
  await expectAccessibleAtBothSizes(page);
  await form.getByLabel('Your password', { exact: true }).fill(customer.password);
  await form.getByRole('button', { name: 'Change my e-mail' }).click();
  const confirm = await expectMail(moved, 'Please confirm your new e-mail');
  expect((await expectMail(customer.email, 'The e-mail of your account changes')).text).toContain(moved);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(customer.email);
  await openPage(page, linkIn(confirm));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByText('From now on you sign in with your new e-mail.')).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await openPage(page, '/login?returnTo=%2Fdashboard%2Fmessages');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
  await page.getByLabel('Email').fill(moved);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(moved);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});
