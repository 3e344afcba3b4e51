import type { Page } from '@playwright/test';
import { logIn, turnTo } from './console-page.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { cutLine, openLivePage, waitForLine } from './live-page.ts';
import { openNewShop } from './new-shop.ts';
import { known, pickProducts, sellerIdOf, shopNameOf } from './products.ts';
import { expectToast, expect, expectAccessible, openPage, test } from './shopper.ts';

const ofFirstShop = known(pickProducts((product) => shopNameOf(product) === 'Kigali Digital House')[0]);
const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const contact = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Customers' }).getByRole('link', { name: new RegExp(name) });

test('a seller sees who is there, turns back in a long talk, and misses no new word @both', async ({
  page,
  request,
  openBrowser,
  isMobile,
  contextOptions,
}) => {
  const customer = await registerCustomer(request, uniqueName('Aline'));
  const sellerId = await sellerIdOf(request, ofFirstShop);
  const write = (text: string) =>
    callAs(request, customer, 'post', '/chat/customer/send-message-to-seller', { sellerId, text });
  for (let number = 1; number <= 33; number += 1) await write(`Message ${number}`);

  await openPage(page, '/seller/chat');
  const listens = waitForLine(page);
  await logIn(page, 'seller.one@example.com');
  await listens;
  await expect(contact(page, customer.name)).toContainText('33 new');
  await expect(contact(page, customer.name)).not.toContainText('Online');

  const phone = await openBrowser(contextOptions);
  await actAs(phone, customer);
  await openLivePage(phone, '/');
  await expect(contact(page, customer.name)).toContainText('Online');
  await expectAccessible(page);

  await contact(page, customer.name).click();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByText(/Message 33$/)).toBeInViewport();
  await expect(messages.getByText(/Message 2$/)).toHaveCount(0);
  await expectAccessible(page);
  await messages.getByRole('button', { name: 'Earlier messages' }).click();
  await expect(messages.getByText(/Message 1$/)).toBeAttached();
  await expect(messages.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
  const field = page.getByRole('textbox', { name: `Message to ${customer.name}` });
  await field.fill('I read them all.');
  await field.press('Enter');
  await expect(messages.getByText(/I read them all/)).toBeInViewport();

  await turnTo(page, 'All products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await write('And one more');
  await expectToast(page, `${customer.name} sent a message`);
  await turnTo(page, 'Chat');
  await expect(contact(page, customer.name)).toContainText('1 new');
  await contact(page, customer.name).click();
  await expect(messages.getByText(/And one more/)).toBeInViewport();
  if (isMobile) await page.getByRole('link', { name: 'All customers' }).click();
  await expect(contact(page, customer.name)).not.toContainText('new');
  await phone.close();
  await expect(contact(page, customer.name)).not.toContainText('Online');
});

test('a seller at any page sees how many messages wait, until they are read @both', async ({
  page,
  request,
  isMobile,
}) => {
  const [shop, customer] = [await openNewShop(request), await registerCustomer(request, uniqueName('Aline'))];
  const write = (text: string) =>
    callAs(request, customer, 'post', '/chat/customer/send-message-to-seller', { sellerId: shop.id, text });
  const menu = page.getByRole('navigation', { name: 'Console' });
  const chatLink = (name: string) => menu.getByRole('link', { name, exact: true });
  // On a desk the chat lies in a group that is closed; on a phone it is at hand.
  const onAnotherPage = (messages: string, waiting: string) =>
    isMobile ? chatLink(`Chat${messages}`) : menu.getByRole('button', { name: `Customers${waiting}`, exact: true });
  await openPage(page, '/seller/products');
  const listens = waitForLine(page);
  await logIn(page, shop.email);
  await listens;
  await expect(onAnotherPage('', '')).toBeVisible();

  await write('Are you there?');
  await expect(onAnotherPage(' 1 new message', ' 1 waiting')).toBeVisible();
  await write('Hello?');
  await expect(onAnotherPage(' 2 new messages', ' 2 waiting')).toBeVisible();
  await turnTo(page, 'My shop');
  await expect(page.getByRole('heading', { level: 1, name: 'My shop' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await turnTo(page, 'Chat');
  await contact(page, customer.name).click();
  await expect(page.getByRole('log', { name: 'Messages' }).getByText('Hello?')).toBeVisible();
  await expect(chatLink('Chat')).toBeVisible();

  await write('I see you');
  await expect(page.getByRole('log', { name: 'Messages' }).getByText('I see you')).toBeVisible();
  await expect(chatLink('Chat')).toBeVisible();
  await turnTo(page, 'All products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(onAnotherPage('', '')).toBeVisible();
});

test('a seller finds the customers who wrote before the latest twenty, and has read them once they are opened', async ({
  page,
  request,
}) => {
  const shop = await openNewShop(request);
  const write = async (name: string) => {
    const customer = await registerCustomer(request, name);
    await callAs(request, customer, 'post', '/chat/customer/send-message-to-seller', { sellerId: shop.id, text: 'Hi' });
  };
  await write('Aline the first');
  await write('Bosco the second');
  for (let number = 1; number <= 19; number += 1) await write(`Customer ${number}`);

  await openPage(page, '/seller/chat');
  await logIn(page, shop.email);
  const customers = page.getByRole('navigation', { name: 'Customers' });
  await expect(customers.getByRole('link')).toHaveCount(20);
  await expect(contact(page, 'Aline')).toHaveCount(0);
  await customers.getByRole('button', { name: 'Earlier customers' }).click();
  await expect(contact(page, 'Aline')).toBeFocused();
  await expect(contact(page, 'Aline')).toBeInViewport();
  await expect(customers.getByRole('button', { name: 'Earlier customers' })).toHaveCount(0);
  await expectAccessible(page);

  for (const name of ['Aline', 'Bosco']) {
    await contact(page, name).click();
    await expect(page.getByRole('log', { name: 'Messages' }).getByText('Hi')).toBeVisible();
    await page.getByRole('link', { name: 'All customers' }).click();
  }
  await expect(contact(page, 'Aline')).not.toContainText('new');
  await expect(contact(page, 'Bosco')).not.toContainText('new');
  await expect(contact(page, 'Customer 1 ')).toContainText('1 new');
  await expect(page.getByRole('navigation', { name: 'Console' }).getByText('19 new messages').first()).toBeAttached();
});

test('the console says quietly that nobody tells it anything, and listens again by itself', async ({ page }) => {
  const firstAndTenMore = 11;
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().includes('transport=polling')) tries += 1;
  });
  await page.clock.install();
  const restoreLine = await cutLine(page);
  await openPage(page, '/seller/orders');
  await logIn(page, 'seller.one@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const paused = page.getByRole('status').filter({ hasText: 'Live updates paused' });
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(tries).toBeGreaterThanOrEqual(firstAndTenMore);
  }).toPass();
  await expect(paused).toBeVisible();
  await expectAccessible(page);
  restoreLine();
  await page.clock.runFor(31_000);
  await expect(paused).toBeHidden();
});
