import type { APIRequestContext, Page } from '@playwright/test';
import { type DemoProduct } from './demo.ts';
import { actAs, callAs, registerCustomer, type TestCustomer } from './customer.ts';
import { openLivePage } from './live-page.ts';
import { pickProducts, sellerIdOf, shopNameOf } from './products.ts';
import { openConsole, signInSeller } from './seller.ts';
import { expectToast, expect, expectAccessible, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

const first = pickProduct(() => true);

function pickProduct(isWanted: (product: DemoProduct) => boolean): DemoProduct {
  const [product] = pickProducts(isWanted);
  if (!product) throw new Error('The demo catalogue has no such product');
  return product;
}

const write = (request: APIRequestContext, customer: TestCustomer, sellerId: string, text: string) =>
  callAs(request, customer, 'post', '/chat/customer/send-message-to-seller', { sellerId, text });

const messages = (page: Page) => page.getByRole('log', { name: 'Messages' });
const contacts = (page: Page) => page.getByRole('navigation', { name: 'Sellers' });

test.describe('a customer and a seller', () => {
  // The browser reports the send that the journey lets fail.
  test.use({ expectedStatuses: [404, 429] });

  test('talk: from the product to sent, failed and sent again @first', async ({ page, request }) => {
    const customer = await registerCustomer(request);
    const sellerName = shopNameOf(first);
    await actAs(page, customer);
    await openPage(page, `/product/details/${first.slug}`);
    await page.getByRole('link', { name: 'Chat Seller' }).click();
    await expect(page.getByRole('heading', { name: sellerName })).toBeVisible();
    await expectAccessibleAtBothSizes(page);

    const field = page.getByRole('textbox', { name: `Message to ${sellerName}` });
    await field.press('Enter');
    await field.fill('Muraho, is it still there?');
    await field.press('Enter');
    await expect(messages(page).getByRole('listitem')).toHaveText([/Muraho, is it still there\?.*Sent/]);
    await expect(field).toHaveValue('');

    await page.getByRole('button', { name: 'Emojis' }).click();
    const picker = page.getByRole('group', { name: 'Emojis' });
    await expect(picker.getByRole('button')).toHaveCount(20);
    await expectAccessibleAtBothSizes(page);
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await page.getByRole('button', { name: 'Emojis' }).click();
    await picker.getByRole('button', { name: 'Thumbs up' }).click();
    await expect(field).toHaveValue('👍');
    await expect(field).toBeFocused();

    await page.route('**/send-message-to-seller', (route) => route.fulfill({ status: 429, body: '{}' }), { times: 1 });
    await page.getByRole('button', { name: 'Send' }).click();
    const failed = messages(page).getByRole('button', { name: 'Not sent – try again' });
    await expect(failed).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await failed.click();
    await expect(messages(page).getByRole('listitem')).toHaveText([/still there.*Sent/, /👍.*Sent/]);
    await page.reload();
    await expect(messages(page).getByRole('listitem')).toHaveText([/still there.*Sent/, /👍.*Sent/]);
  });
});

test('contacts, presence, and what others write meanwhile', async ({ page, request, openBrowser }) => {
  // No other journey sits at this shop's console.
  const present = pickProduct(({ shop }) => shop === 'kimironko-kitchen');
  const away = pickProduct(({ shop }) => shop === 'urumuri-direct');
  const customer = await registerCustomer(request);
  const [presentId, awayId] = await Promise.all([sellerIdOf(request, present), sellerIdOf(request, away)]);
  await actAs(page, customer);
  await openPage(page, '/dashboard/chat');
  await expect(page.getByText('No conversations yet.')).toBeVisible();
  await expectAccessible(page);

  for (let number = 1; number <= 33; number += 1) await write(request, customer, presentId, `Message ${number}`);
  await write(request, customer, awayId, 'Muraho');
  await openLivePage(page, '/dashboard/chat');
  await expect(contacts(page).getByRole('link')).toHaveText([shopNameOf(away), shopNameOf(present)]);
  const online = contacts(page).getByRole('link', { name: /Online/ });
  await expect(online).toHaveCount(0);
  const seller = await openBrowser();
  await openConsole(seller, present);
  await expect(online).toContainText(shopNameOf(present));
  await expectAccessible(page);

  await online.click();
  await expect(messages(page).getByText(/Message 33$/)).toBeInViewport();
  await expect(messages(page).getByText(/Message 2$/)).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Earlier messages' }).click();
  await expect(messages(page).getByText(/Message 1$/)).toBeAttached();

  const other = await signInSeller(request, away);
  await callAs(request, other, 'post', `/seller/chats/${customer.id}`, { text: 'Muraho neza!' });
  await expectToast(page, `${shopNameOf(away)} Sent A Message`);
  await page.getByRole('textbox').last().fill('One more');
  await page.getByRole('textbox').last().press('Enter');
  await expect(messages(page).getByText('One more')).toBeInViewport();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(online).toBeVisible();
  await seller.close();
  await expect(online).toHaveCount(0);
  await expect(contacts(page).getByRole('link')).toHaveText([shopNameOf(present), `${shopNameOf(away)}1 unread`]);
  await contacts(page)
    .getByRole('link', { name: shopNameOf(away) })
    .click();
  await expect(messages(page).getByRole('listitem')).toHaveText([/Muraho.*Sent/, /Muraho neza!/]);
});
