import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoShops } from './demo.ts';
import { logIn, turnTo } from './console-page.ts';
import { actAs, registerCustomer } from './customer.ts';
import { openLivePage, overhear, waitForLine } from './live-page.ts';
import { known, orderAway, pickProducts, sellerIdOf, shopNameOf } from './products.ts';
import { expectToast, openPage } from './shopper.ts';

const LEFT = 3;

/** Few enough for one customer to buy nearly all; nobody else's journey buys it. */
const product = known(
  pickProducts(
    ({ shop, stock, discountPercent }) => shop === 'solar-hills' && stock === 18 && discountPercent === 0,
  )[0],
);
const sellerEmail = known(demoShops.find(({ slug }) => slug === product.shop)).email;

export type Company = {
  customer: Page;
  seller: Page;
  /** Somebody who only looks. */
  visitor: Page;
  request: APIRequestContext;
};

/**
 * An order and a talk, seen by everybody it concerns on pages that stay open. Those pages also look by
 * themselves now and then, so what they show proves little: each piece of news must have come as an event.
 */
export async function shopTogether({ customer, seller, visitor, request }: Company): Promise<void> {
  const heardBy = { customer: overhear(customer), seller: overhear(seller), visitor: overhear(visitor) };
  const expectHeard = (who: keyof typeof heardBy, event: string) =>
    expect.poll(() => heardBy[who], `the ${who} hears ${event}`).toContain(event);
  const name = `Aline ${crypto.randomUUID().slice(0, 8)}`;
  const account = await registerCustomer(request, name);
  await actAs(customer, account);

  const sellerListens = waitForLine(seller);
  await openPage(seller, '/seller/orders');
  await logIn(seller, sellerEmail);
  await expect(seller.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await sellerListens;
  await openLivePage(visitor, `/product/details/${product.slug}`);
  const stockLine = visitor.getByRole('main').getByRole('status');
  await expect(stockLine.filter({ hasText: 'In stock' })).toBeVisible();

  const orderId = await orderAway(request, account, product, product.stock - LEFT);
  await openLivePage(customer, `/dashboard/order/details/${orderId}`);
  const status = customer.getByRole('definition').filter({ hasText: /^(Pending|Confirmed)$/ });
  await expect(status).toHaveText('Pending');
  await expectHeard('seller', 'shop_order_changed');
  const row = seller.getByRole('main').locator(`a[href$="${orderId}"]`);
  await expect(row).toBeVisible();
  await row.click();
  await seller.getByRole('button', { name: 'Mark as confirmed' }).click();

  await expectToast(customer, 'Order is now being processed - stock has been updated');
  await expect(status).toHaveText('Confirmed');
  await expectHeard('visitor', 'stockUpdated');
  await expect(stockLine.filter({ hasText: `Only ${LEFT} left` })).toBeVisible();

  await turnTo(seller, 'Chat');
  await openLivePage(customer, `/dashboard/chat/${await sellerIdOf(request, product)}`);
  const field = customer.getByRole('textbox', { name: `Message to ${shopNameOf(product)}` });
  await field.fill('Can you deliver today?');
  await field.press('Enter');
  await expectHeard('seller', 'customer_message');
  const contact = seller.getByRole('navigation', { name: 'Customers' }).getByRole('link', { name });
  await expect(contact).toContainText('1 new');
  await contact.click();
  await expect(seller.getByRole('log', { name: 'Messages' }).getByRole('listitem')).toHaveText([/deliver today/]);
  const answer = seller.getByRole('textbox', { name: `Message to ${name}` });
  await answer.fill('Yes, before six.');
  await answer.press('Enter');

  const messages = customer.getByRole('log', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveText([/Can you deliver today\?/, /Yes, before six\./]);
  await expectHeard('customer', 'seller_message');
}
