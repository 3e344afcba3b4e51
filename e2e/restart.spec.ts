import type { Page } from '@playwright/test';
import { demoShops } from './demo.ts';
import { logIn } from './console-page.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { markPage, openLivePage, overhear, waitForLine } from './live-page.ts';
import { openOwnShop } from './own-shop.ts';
import { known, pickProducts, sellerIdOf, shopNameOf } from './products.ts';
import { expect, openPage, test } from './shopper.ts';

const product = known(pickProducts(({ shop }) => shop === 'solar-hills')[0]);
const sellerEmail = known(demoShops.find(({ slug }) => slug === product.shop)).email;

test.use({ isShopAway: true });

test('a talk goes on after the server was killed, with nothing lost or doubled @desktop', async ({
  openBrowser,
  playwright,
}) => {
  const shop = await openOwnShop(1);
  try {
    const request = await playwright.request.newContext(shop.at(0));
    const customer = await openBrowser(shop.at(0));
    const seller = await openBrowser(shop.at(0));
    const account = await registerCustomer(request);
    const sellerId = await sellerIdOf(request, product);
    const write = (text: string) =>
      callAs(request, account, 'post', '/chat/customer/send-message-to-seller', { sellerId, text });

    const heardBy = { customer: overhear(customer), seller: overhear(seller) };
    const expectHeard = (who: keyof typeof heardBy, event: string) =>
      expect.poll(() => heardBy[who], { message: `the ${who} hears ${event}` }).toContain(event);

    await write('First');
    await actAs(customer, account);
    await openLivePage(customer, `/dashboard/chat/${sellerId}`);
    const sellerListens = waitForLine(seller);
    await openPage(seller, `/seller/chat/${account.id}`);
    await logIn(seller, sellerEmail);
    await sellerListens;
    const seenByCustomer = customer.getByRole('log', { name: 'Messages' }).getByRole('listitem');
    const seenBySeller = seller.getByRole('log', { name: 'Messages' }).getByRole('listitem');
    await expect(seenByCustomer).toHaveText([/First/]);
    await expect(seenBySeller).toHaveText([/First/]);
    const marks = [await markPage(customer), await markPage(seller)];

    // Stored, and perhaps not told any more.
    await write('Second');
    await shop.kill(0);
    const say = async (page: Page, to: string, text: string) => {
      const field = page.getByRole('textbox', { name: `Message to ${to}` });
      await field.fill(text);
      await field.press('Enter');
    };
    const again = (page: Page) => page.getByRole('button', { name: 'Not sent – try again' });
    await say(customer, shopNameOf(product), 'Third');
    await say(seller, account.name, 'Fourth');
    for (const page of [customer, seller]) await expect(again(page)).toBeVisible();

    for (const heard of Object.values(heardBy)) heard.length = 0;
    await shop.restart(0);
    await expectHeard('customer', 'connect');
    await expectHeard('seller', 'connect');
    // What was not sent stands last, as long as it is not.
    await expect(seenBySeller).toHaveText([/First/, /Second/, /Fourth/]);
    await again(customer).click();
    await expect(seenBySeller).toHaveText([/First/, /Second/, /Third/, /Fourth/]);
    await again(seller).click();
    const whole = [/First/, /Second/, /Third/, /Fourth/];
    await expect(seenBySeller).toHaveText(whole);
    await expect(seenByCustomer).toHaveText(whole);
    await expectHeard('seller', 'customer_message');
    await expectHeard('customer', 'seller_message');
    for (const isMarked of marks) expect(await isMarked()).toBe(true);
    await request.dispose();
  } finally {
    await shop.close();
  }
});
