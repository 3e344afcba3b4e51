import type { APIRequestContext, Page } from '@playwright/test';
import { demoProducts } from './demo.ts';
import { actAs, registerCustomer, type TestCustomer } from './customer.ts';
import { cutLine } from './live-page.ts';
import { expect, expectAccessible, expectToast, openPage, test } from './shopper.ts';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

async function logInByApi(request: APIRequestContext, { email, password }: TestCustomer): Promise<string> {
  const response = await request.post('/api/customer/customer-login', { data: { email, password } });
  return ((await response.json()) as { token: string }).token;
}

const REFUSED = 'Invalid email or password';
const inStock = demoProducts.find(({ stock }) => stock > 5);
if (!inStock) throw new Error('The demo catalogue has nothing in stock');
const productPath = `/product/details/${inStock.slug}`;

test.describe('refusals', () => {
  test.use({ expectedStatuses: [401, 409, 422] });

  test('a customer who mistypes is told so beside the form, and gets in with the right password', async ({
    page,
    request,
  }) => {
    const customer = await registerCustomer(request, 'Claudine Mukamana');
    await openPage(page, '/login?returnTo=%2Fabout');
    const form = page.getByRole('form', { name: 'Login' });
    const email = form.getByLabel('Email');
    const password = form.getByLabel('Password', { exact: true });
    const send = form.getByRole('button', { name: 'Login' });
    await expectAccessible(page);

    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expectAccessible(page);

    await email.fill(customer.email);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await password.fill('not this one');
    await form.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(REFUSED);
    await expect(email).toHaveValue(customer.email);
    await expect(password).toHaveValue('not this one');
    await expectAccessible(page);

    await password.fill(customer.password);
    await send.click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: customer.name })).toBeVisible();
    await expectToast(page, 'You are logged in');

    await openPage(page, '/login');
    await expect(page).toHaveURL('/');
    await openPage(page, '/register?returnTo=%2Fshop');
    await expect(page).toHaveURL('/shop');
  });

  test('a newcomer is told what is wrong with the form, has an account, and leaves in every tab @first', async ({
    page,
    context,
    request,
  }) => {
    const taken = await registerCustomer(request);
    await openPage(page, '/login');
    await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click();
    const form = page.getByRole('form', { name: 'Register' });
    const [name, email, password] = [
      form.getByLabel('Name'),
      form.getByLabel('Email'),
      form.getByLabel('Password', { exact: true }),
    ];
    const send = form.getByRole('button', { name: 'Register' });
    await expect(password).toHaveAccessibleDescription(/At least 8 characters/);
    await expectAccessible(page);

    await name.fill('Diane Ingabire');
    await email.fill('diane');
    await password.fill('short');
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/name@example\.com/);
    await expect(password).toHaveAccessibleDescription(/must be at least 8 characters/);

    await email.fill(taken.email);
    await password.fill('Password123!');
    await send.click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/first anybody would guess/);
    await expectAccessible(page);

    await password.fill(`urukwavu-${crypto.randomUUID()}`);
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/already exists/);

    await email.fill(`diane-${crypto.randomUUID()}@example.com`);
    await send.click();
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Diane Ingabire' }).click();

    const otherTab = await context.newPage();
    await openPage(otherTab, '/dashboard/change-password');
    await expect(otherTab.getByRole('form', { name: 'Change Password' })).toBeVisible();
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
    await expect(otherTab).toHaveURL('/login?returnTo=%2Fdashboard%2Fchange-password');
  });

  test('a changed password ends the other sessions, which say so and lead back', async ({ page, browser, request }) => {
    const customer = await registerCustomer(request, 'Olive Mukeshimana');
    const newPassword = `inyoni-${crypto.randomUUID()}`;
    const elsewhere = await (await browser.newContext()).newPage();
    // Its live connection would lead it to the login page before it is looked at.
    await cutLine(elsewhere);
    await actAs(elsewhere, { ...customer, token: await logInByApi(request, customer) });
    await openPage(elsewhere, '/dashboard');
    await expect(elsewhere.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

    await actAs(page, customer);
    await openPage(page, '/dashboard/change-password');
    const form = page.getByRole('form', { name: 'Change Password' });
    const [old, fresh, confirm] = ['Old password', 'New password', 'Confirm password'].map((label) =>
      form.getByLabel(label, { exact: true }),
    );
    if (!old || !fresh || !confirm) throw new Error('Three fields are expected');
    const send = form.getByRole('button', { name: 'Update Password' });
    await expectAccessible(page);
    await send.click();
    await expect(old).toBeFocused();
    await old.fill('not this one');
    await fresh.fill(newPassword);
    await confirm.fill(`${newPassword}!`);
    await send.click();
    await expect(confirm).toBeFocused();
    await expect(confirm).toHaveAccessibleDescription('The two new passwords are not the same');
    await confirm.fill(newPassword);
    await send.click();
    await expect(old).toBeFocused();
    await expect(old).toHaveAccessibleDescription('The old password is not correct.');
    await expectAccessible(page);
    await old.fill(customer.password);
    await send.click();
    await expectToast(page, 'Your password has been changed');
    for (const field of [old, fresh, confirm]) await expect(field).toHaveValue('');
    await openPage(page, '/dashboard');
    await expect(page).toHaveURL('/dashboard');

    await openPage(elsewhere, '/dashboard');
    await expect(elsewhere).toHaveURL('/login?returnTo=%2Fdashboard');
    await expect(elsewhere.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expectAccessible(elsewhere);
    await logIn(elsewhere, customer.email, newPassword);
    await expect(elsewhere).toHaveURL('/dashboard');
    await elsewhere.context().close();
  });
});

test('a guest who adds to the cart registers on the way and finds the product in the cart @first', async ({ page }) => {
  await openPage(page, productPath);
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.getByRole('link', { name: 'Add To Cart', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Name').fill('Eric Habimana');
  await form.getByLabel('Email').fill(`eric-${crypto.randomUUID()}@example.com`);
  await form.getByLabel('Password', { exact: true }).fill(`intare-${crypto.randomUUID()}`);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(productPath);
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });
  await expect(cart).toBeVisible();

  // Another device knows no counts: they come from the shop.
  await page.evaluate(() => localStorage.removeItem('cartCount'));
  await openPage(page, '/about');
  await expect(cart).toBeVisible();
});

test('a guest who wishes for something in a list logs in and is back there, with the wish kept', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  const path = '/shop?sortPrice=low-to-high';
  await openPage(page, path);
  await page
    .getByRole('link', { name: /^Add to wishlist: / })
    .first()
    .click();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  await logIn(page, customer.email, customer.password);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
});

test('logging in takes nothing but a keyboard @desktop', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await openPage(page, '/login');
  await page.getByRole('form', { name: 'Login' }).getByLabel('Email').focus();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a stranger’s link with a token signs nobody in', async ({ page, request }) => {
  const stranger = await registerCustomer(request, 'Somebody Else');
  await openPage(page, `/login#token=${stranger.token}&handover=0123456789abcdef0123456789abcdef`);
  await expect(page.getByRole('status').filter({ hasText: 'The sign-in did not work' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(page.url()).not.toContain('token');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms say what they need, and cannot be sent', async ({ page }) => {
    for (const address of ['/login', '/register']) {
      await page.goto(address);
      await expect(page.getByText(/JavaScript/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
  });
});
