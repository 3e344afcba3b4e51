import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { findCall, logIn, turnTo } from './console-page.ts';
import { actAs, callAs, registerCustomer } from './customer.ts';
import { type DemoProduct, demoPassword, demoProducts } from './demo.ts';
import { setVisible, waitForLine } from './live-page.ts';
import { linkIn, useMessageShop } from './message-shop.ts';
import { signInWith } from './new-shop.ts';
import { known, productIdOf, shippingInfo, shopNameOf } from './products.ts';
import { expect, openPage, test } from './shopper.ts';

const { shopAt, urlOf, expectMail } = useMessageShop();
test.use({ isShopAway: true });

const unitPrice = ({ priceRwf, discountPercent }: DemoProduct) =>
  priceRwf - Math.floor((priceRwf * discountPercent) / 100);
/** One product of each of three shops, of the first two units. */
const bought = ['kigali-digital-house', 'remera-sound-vision', 'solar-hills'].map((shop) =>
  known(
    demoProducts
      .filter((product) => product.shop === shop && product.stock >= 10)
      .toSorted((one, other) => unitPrice(one) - unitPrice(other))[0],
  ),
);
const [ofFirst, ofSecond, ofThird] = bought.map(known) as [DemoProduct, DemoProduct, DemoProduct];

const rwf = (amount: number) => `RWF ${amount.toLocaleString('en')}`;
const amountsIn = (text: string) =>
  [...text.matchAll(/RWF\s(-?[\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const fee = 2000;
const percent = 10;

test('a day: an order of three shops from its call to the payout, and the books agree on every page @both', async ({
  openBrowser,
  playwright,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ ...shopAt(), baseURL: urlOf() });
  const office = { token: await signInWith(request, 'office@example.com') };
  const firstShop = { token: await signInWith(request, 'seller.one@example.com') };
  const emailOf = {
    manager: await hire(request, office, 'manager'),
    support: await hire(request, office, 'support'),
    rider: await hire(request, office, 'rider'),
    stock: await hire(request, firstShop, 'stock'),
  };
  type Said = { settings: object; version: number };
  const { settings, version } = (await callAs(request, office, 'get', '/seller/admin/settings')) as Said;
  const terms = {
    shipping: { feePerShopRwf: fee, freeFromRwf: 1_000_000 },
    tax: { tin: '123456789', vatPercent: 18 },
  };
  await callAs(request, office, 'put', '/seller/admin/settings', { ...settings, ...terms, version });
  await callAs(request, office, 'put', '/seller/admin/commissions', { percent });
  // The first shop is registered for VAT, the others are not.
  type Own = { seller: { shopName: string; ownerName: string; phone: string } };
  const { shopName, ownerName, phone } = ((await callAs(request, firstShop, 'get', '/seller/me')) as Own).seller;
  await callAs(request, firstShop, 'put', '/seller/me', { shopName, ownerName, phone, tin: '987654321' });
  const sitDown = async (role: keyof typeof emailOf, address = '/seller') => {
    const page = await openBrowser(shopAt());
    await openPage(page, address);
    const listens = waitForLine(page);
    await logIn(page, emailOf[role]);
    await listens;
    return page;
  };

  // It arrives while nobody looks at the page.
  const manager = await sitDown('manager');
  await expect(manager.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const countPlayed = await noteSounds(manager);
  await manager.keyboard.press('Shift');
  await setVisible(manager, false);
  const customer = await registerCustomer(request, 'Aline Uwase');
  const { orderId } = (await callAs(request, customer, 'post', '/home/order/place-order', {
    products: await Promise.all(
      bought.map(async (product) => ({
        products: [
          { quantity: product === ofFirst ? 2 : 1, productInfo: { _id: await productIdOf(request, product) } },
        ],
      })),
    ),
    shipping_info: { ...shippingInfo, name: 'Aline Uwase', phone: '0788 765 432' },
  })) as { orderId: string };
  await expect(manager).toHaveTitle(/^\(1\) Overview/);
  await expect.poll(countPlayed).toBeGreaterThan(0);
  await setVisible(manager, true);

  // Found by its phone number, as somebody else writes it.
  await manager.getByRole('button', { name: 'Find anything' }).click();
  const finder = manager.getByRole('dialog', { name: 'Find anything' });
  await finder.getByRole('searchbox').fill('+250 788-765-432');
  await finder.getByRole('region', { name: 'Orders' }).getByRole('link').click();
  await expect(manager.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
  const ordered = manager.getByRole('region', { name: 'Ordered' });
  await expect(ordered.getByText('Still to collect')).toBeVisible();
  const [total = 0] = amountsIn((await ordered.getByText('Total').locator('..').innerText()) ?? '');

  // Called once for all three shops.
  const support = await sitDown('support');
  await turnTo(support, 'Call desk');
  const call = await findCall(support, 'Aline Uwase');
  const asked = bought.map(async (product) => {
    const part = call.getByRole('listitem').filter({ hasText: shopNameOf(product) });
    return known(amountsIn(await part.first().innerText())[0]);
  });
  const [first = 0, second = 0, third = 0] = await Promise.all(asked);
  const [price, otherPrice] = [unitPrice(ofFirst), unitPrice(ofSecond)];
  expect([first, second, third]).toEqual([2 * price + fee, otherPrice + fee, unitPrice(ofThird) + fee]);
  expect(first + second + third).toBe(total);
  await call.getByRole('button', { name: 'Confirmed' }).click();
  await expect(call).toHaveCount(0);

  // Packed by the first shop's stock person, and by the office in the name of the others.
  const stock = await sitDown('stock', `/seller/orders/${orderId}`);
  await takeSteps(stock.getByRole('main'));
  await expect(stock.getByRole('link', { name: 'Cancel all or part' })).toHaveCount(0);
  await openPage(manager, `/seller/all-orders/${orderId}`);
  for (const product of [ofSecond, ofThird])
    await takeSteps(manager.getByRole('group', { name: `Steps of ${shopNameOf(product)}` }));

  // Given to a rider, who is refused one part at the door.
  await openPage(manager, '/seller/all-orders');
  await manager.getByRole('checkbox', { name: /^Choose order/ }).check();
  const chosen = manager.getByRole('region', { name: 'Chosen orders' });
  await chosen.getByLabel('Rider').selectOption('rider person');
  await chosen.getByRole('button', { name: 'Assign' }).click();
  await expect(manager.getByText('Rider: rider person')).toBeVisible();
  await openPage(manager, '/seller/to-collect');
  await expect(manager.getByText(`${rwf(total)} to collect for 3 deliveries`)).toBeVisible();
  await expect(manager.getByRole('region', { name: 'By rider' })).toContainText(rwf(total));
  const byShop = manager.getByRole('region', { name: 'By shop' });
  for (const amount of [first, second, third]) await expect(byShop).toContainText(rwf(amount));

  const rider = await sitDown('rider');
  await expect(rider.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeVisible();
  const dropOf = (product: DemoProduct) => rider.getByRole('listitem').filter({ hasText: shopNameOf(product) });
  for (const [product, amount] of [
    [ofFirst, first],
    [ofSecond, second],
  ] as const) {
    await expect(dropOf(product).getByText(`Collect ${rwf(amount)}`)).toBeVisible();
    await dropOf(product).getByLabel('Received by').fill('Aline');
    await dropOf(product).getByRole('button', { name: 'Delivered' }).click();
    await expect(dropOf(product)).toHaveCount(0);
  }
  await dropOf(ofThird).getByText('Refused at the door').click();
  await dropOf(ofThird).getByLabel('Reason').selectOption('Refused on delivery');
  await dropOf(ofThird).getByRole('button', { name: 'Refused: bring everything back' }).click();
  const paid = first + second;
  await expect(rider.getByRole('heading', { name: `Done today: 3, ${rwf(paid)} collected` })).toBeVisible();

  // The cash is handed in.
  await openPage(manager, '/seller/cash');
  const inHand = manager.getByRole('region', { name: 'In hand' }).getByRole('link', { name: /^rider person/ });
  await expect(inHand).toContainText(rwf(paid));
  await inHand.click();
  await manager.getByLabel('Cash counted (RWF)').fill(String(paid));
  await manager.getByRole('form', { name: 'Hand in cash' }).getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByRole('region', { name: 'Statement' })).toContainText('exact');

  // One of the first shop's two comes back, and is refunded.
  await openPage(support, `/seller/all-orders/${orderId}`);
  await expect(support.getByRole('region', { name: 'Payment' })).not.toContainText('Record a payment');
  await support.getByRole('link', { name: 'Open a return' }).click();
  await support.getByLabel(`To return: ${ofFirst.name}`).selectOption('1 of 2');
  await support.getByLabel('The customer says').selectOption('It is broken or does not work');
  await support.getByRole('button', { name: 'Open the return' }).click();
  await support.getByLabel('Your answer').fill('Bring it to us.');
  await support.getByRole('button', { name: 'Accept' }).click();
  await support.getByRole('button', { name: 'Mark as received' }).click();
  await openPage(manager, '/seller/to-give-back');
  await expect(manager.getByText(`${rwf(price)} to give back for 1 order`)).toBeVisible();
  await manager.getByRole('listitem').getByText('Record refund').first().click();
  const refund = manager.getByRole('form', { name: /^Refund of order/ });
  await refund.getByLabel('By').selectOption('Cash');
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(manager.getByText('Nothing to give back')).toBeVisible();

  // The period is closed and paid.
  const earned = (goods: number) => goods + fee - (goods * percent) / 100;
  await openPage(manager, '/seller/payouts');
  const owed = [earned(price), earned(otherPrice)] as const;
  await expect(manager.getByText(`To be paid: ${rwf(sum(owed))}`)).toBeVisible();
  await manager.getByRole('button', { name: 'Close the period' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Close the period' }).click();
  await expect(manager.getByRole('heading', { level: 1, name: /^Payouts until/ })).toBeVisible();
  for (const [place, product] of [ofFirst, ofSecond].entries()) {
    const row = manager.getByRole('listitem').filter({ hasText: shopNameOf(product) });
    await expect(row.getByRole('strong')).toHaveText(rwf(owed[place] ?? 0));
    await row.getByText('Mark as paid').first().click();
    await row.getByLabel('Paid on').fill(new Date().toISOString().slice(0, 10));
    await row.getByLabel('Reference').fill(`MP ${place}`);
    await row.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(row.getByText(`reference MP ${place}`)).toBeVisible();
  }
  await expect(manager.getByText('nothing is left to pay')).toBeVisible();
  await expect(manager.getByRole('listitem').filter({ hasText: shopNameOf(ofThird) })).toHaveCount(0);
  await manager.getByRole('link', { name: shopNameOf(ofFirst) }).click();
  await manager.getByRole('link', { name: 'Print statement' }).click();
  const statement = manager.getByRole('article');
  const lineOf = (label: string) => statement.getByRole('listitem').filter({ hasText: label }).first();
  await expect(lineOf('Sales')).toContainText(rwf(price));
  await expect(lineOf('Delivery fees')).toContainText(rwf(fee));
  await expect(lineOf('Closing balance')).toContainText(rwf(owed[0]));

  // The books: what was paid less what was refunded is what every page and paper says.
  const [left, goods] = [paid - price, price + otherPrice];
  await openPage(manager, `/seller/all-orders/${orderId}`);
  await expect(ordered.getByText('Total').locator('..')).toContainText(rwf(paid));
  await expect(ordered.getByText('Still to collect').locator('..')).toContainText(rwf(0));
  const invoices = manager.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
  const invoiced = await invoices.allInnerTexts();
  expect(invoiced.map((text) => amountsIn(text)[0])).toEqual([first, second, -price]);
  const vat = sum(invoiced.map((text) => amountsIn(text)[1] ?? 0));
  expect(vat).toBeGreaterThan(0);

  await openPage(manager, '/seller/all-orders');
  const row = manager.getByRole('main').locator(`a[href$="${orderId}"]`);
  await expect(row).toContainText(rwf(paid));
  await expect(row).not.toContainText('open');
  await manager.getByText('Export as CSV').click();
  const [exported = {}] = await readCsv(manager, 'Orders');
  expect(exported).toMatchObject({ 'Total RWF': `${paid}`, 'Open RWF': '0', 'To give back RWF': '0' });
  expect(Number(exported['Refunded RWF'])).toBe(price);
  await openPage(manager, '/seller/to-collect');
  await expect(manager.getByText('Nothing to collect')).toBeVisible();

  for (const counted of ['delivered', 'paid']) {
    await openPage(manager, `/seller/reports?report=sales&by=shop&counted=${counted}`);
    const totals = manager.getByRole('main').locator('dl');
    await expect(totals.getByText('Sales', { exact: true }).locator('..')).toContainText(rwf(goods));
    await expect(totals.getByText('Orders', { exact: true }).locator('..')).toHaveText(/^Orders1\D/);
  }

  await openPage(manager, '/seller/day-closing');
  const closing = manager.getByRole('article').getByRole('listitem');
  await expect(closing.filter({ hasText: 'Total, VAT included' })).toContainText(rwf(left));
  await expect(closing.filter({ hasText: 'Total VAT' })).toContainText(rwf(vat));
  await expect(closing.filter({ hasText: /^Cash/ })).toContainText(rwf(left));
  const booked = await readCsv(manager, 'Invoices');
  expect(sum(booked.map((line) => Number(line['Gross RWF'])))).toBe(left);
  expect(sum(booked.map((line) => Number(line['VAT RWF'])))).toBe(vat);

  await stock.reload();
  await expect(stock.getByRole('region', { name: 'Ordered' }).getByText('Total').locator('..')).toContainText(
    rwf(first),
  );
  const theirs = await openBrowser(shopAt());
  await actAs(theirs, customer);
  await openPage(theirs, `/dashboard/order/details/${orderId}`);
  await expect(theirs.getByText('Price including shipping').locator('..')).toContainText(rwf(paid));
  const money = theirs.getByRole('region', { name: 'Payment' }).getByRole('listitem');
  await expect(money).toHaveCount(3);
  expect((await money.allInnerTexts()).map((text) => amountsIn(text)[0])).toEqual([first, second, price]);
  await expect(theirs.getByRole('region', { name: 'Invoice' }).getByRole('listitem')).toHaveCount(3);
  await request.dispose();
});

/** Confirms and packs what a shop has of an order. */
async function takeSteps(steps: Locator): Promise<void> {
  await steps.getByRole('button', { name: 'Mark as confirmed' }).click();
  await steps.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(steps.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
}

/** The lines of a file that a button saves, by the heads of its columns. */
async function readCsv(page: Page, button: string): Promise<Record<string, string>[]> {
  const download = page.waitForEvent('download');
  // A group of the menu has the same name.
  await page.getByRole('button', { name: button, exact: true }).last().click();
  const [head = '', ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/);
  const cellsOf = (line: string) => [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell);
  const heads = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, place) => [heads[place] ?? '', cell])));
}

/** A colleague of whoever signed in, with a password; answers the e-mail. */
async function hire(request: APIRequestContext, by: { token: string }, staffRole: string): Promise<string> {
  const email = `${staffRole}@example.com`;
  await callAs(request, by, 'post', '/seller/colleagues', { name: `${staffRole} person`, email, staffRole });
  const link = linkIn(await expectMail(email, 'Choose a new password'));
  const token = link.slice(link.indexOf('#') + 1).replace(/^.*=/, '');
  const data = { token, newPassword: demoPassword, confirmPassword: demoPassword };
  const answer = await request.post('/api/customer/reset-password', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}

/** Notes what the page gives to the loudspeaker; the answer counts it. */
async function noteSounds(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const start = OscillatorNode.prototype.start;
    Object.assign(window, { played: 0 });
    OscillatorNode.prototype.start = function play(...moment) {
      (window as typeof window & { played: number }).played += 1;
      start.apply(this, moment);
    };
  });
  return () => page.evaluate(() => (window as typeof window & { played: number }).played);
}
