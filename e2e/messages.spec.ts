import { createMailServer, type Mail } from '../apps/server/src/testing/mail-server.ts';
import { createSmsServer, smsBody } from '../apps/server/src/testing/sms-server.ts';
import { showBlankPictures } from './blank-pictures.ts';
import { buyNow, deliverTo, placeOrderButton, saveShipping } from './checkout-page.ts';
import { logIn } from './console-page.ts';
import { actAs, registerCustomer } from './customer.ts';
import { openOwnShop, type OwnShop } from './own-shop.ts';
import { known, orderAway, pickProducts } from './products.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

// One shop for all of them: starting one takes as long as a journey.
test.describe.configure({ mode: 'default' });
// A used link, a wrong password, who is logged out.
test.use({ expectedStatuses: [401, 404, 422] });
test.slow();

const mail = createMailServer();
const gateway = createSmsServer();
const office = 'office@example.com';
const desk = { viewport: { width: 1440, height: 900 }, isMobile: false };
const [bought, later] = pickProducts(({ stock }) => stock > 20).map(known);
let shop: OwnShop;

test.beforeAll(async () => {
  shop = await openOwnShop(1, {
    SMTP_URL: await mail.listen(),
    SMS_GATEWAY_URL: await gateway.listen(),
    SMS_GATEWAY_BODY: smsBody,
  });
});

test.afterAll(async () => {
  await shop.close();
  await mail.close();
  await gateway.close();
});

/** The mail somebody gets with this subject, once it is there. */
async function expectMail(to: string, subject: string | RegExp): Promise<Mail> {
  const find = () => mail.accepted.find((one) => one.to === to && one.subject.match(subject));
  await expect.poll(() => find()?.subject, { message: `A mail to ${to}: ${subject}` }).toBeDefined();
  return find() as Mail;
}

function linkIn({ text }: Mail): string {
  const [link] = /http:\S+#\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in: ${text}`);
  return link;
}

test('an order is told by mail, refused first; its link shows it to whoever has the link, and nothing else', async ({
  openBrowser,
}) => {
  const page = await openBrowser(shop.at(0));
  await showBlankPictures(page.context());
  const customer = await registerCustomer(page.request, 'Claudine Mukamana');
  await actAs(page, customer);
  const welcome = await expectMail(customer.email, 'Please confirm your e-mail');
  await openPage(page, linkIn(welcome));
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByText('Thank you. Your e-mail is confirmed.')).toBeVisible();

  mail.strangers.add(customer.email);
  await buyNow(page, known(bought), 2);
  await page.getByLabel('When').selectOption({ label: 'Tomorrow morning, 08:00 to 12:00' });
  await saveShipping(page);
  await placeOrderButton(page).click();
  await expectMail(office, /^New order/);

  const console = await openBrowser({ ...shop.at(0), ...desk });
  await openPage(console, '/seller/messages?status=refused');
  await logIn(console, office);
  const row = console.getByRole('listitem').filter({ hasText: customer.name });
  await expect(row).toContainText('No such person here');
  await row.getByRole('button', { name: 'Read' }).click();
  await expect(row).toContainText('Thank you for your order');
  await expectAccessibleAtBothSizes(console);
  mail.strangers.clear();
  await row.getByRole('button', { name: /^Send again/ }).click();
  const told = await expectMail(customer.email, /^We have received your order \d+$/);
  await expect(row).toHaveCount(0);
  await console.getByRole('link', { name: /^Sent/ }).click();
  await expect(row.filter({ hasText: 'Order received' })).toContainText(customer.email);
  const number = told.subject.replaceAll(/\D/g, '');
  for (const words of [
    `Thank you for your order ${number}`,
    `2 × ${known(bought).name}`,
    'Total:',
    'between 08:00 and 12:00',
  ]) {
    expect(told.text).toContain(words);
  }

  const passer = await openBrowser(shop.at(0));
  await openPage(passer, linkIn(told));
  await expect(passer.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`);
  await expect(passer.getByText(known(bought).name).first()).toBeVisible();
  await expect(passer.getByRole('main')).toContainText(`To ${deliverTo.Area}, ${deliverTo.City}`);
  const shown = await passer.getByRole('main').innerText();
  for (const secret of [customer.name, customer.email, deliverTo.Address, deliverTo.Phone]) {
    expect(shown).not.toContain(secret);
  }
  await expectAccessibleAtBothSizes(passer);
  await passer.getByRole('link', { name: 'Open in my account' }).click();
  await expect(passer).toHaveURL(/\/login\?/);
  await openPage(
    passer,
    linkIn(told).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  );
  await expect(passer.getByText('This link opens nothing any more')).toBeVisible();

  await openPage(page, '/dashboard/messages');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  // Shown as switched once it is saved.
  await page.getByLabel('My order has been received').click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await expect(page.getByLabel('My order has been received')).not.toBeChecked();
  await expectAccessibleAtBothSizes(page);
  mail.accepted.length = 0;
  await orderAway(page.request, customer, known(later), 1);
  // One notice for all of its readers: who was told is told together.
  await expectMail(office, /^New order/);
  await openPage(console, '/seller/messages');
  await expect(row.filter({ hasText: 'Order received' })).toHaveCount(1);
});

test('whoever has forgotten the password chooses a new one by mail, once, and every device is logged out', async ({
  openBrowser,
}) => {
  const page = await openBrowser(shop.at(0));
  const customer = await registerCustomer(page.request, 'Jean Bosco');
  const elsewhere = await openBrowser(shop.at(0));
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

test('a shop that can send nothing says so, and keeps what it would have sent', async ({ page, request }) => {
  await registerCustomer(request);
  await openPage(page, '/seller/messages');
  await logIn(page, office);
  await expect(page.getByText('Nothing can be sent yet: neither e-mail nor SMS is set up.')).toBeVisible();
  await expect(page.getByText('E-mail is not set up.').first()).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test('a browser is asked for notifications, told to the shop, and shows what is pushed to it', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ ...shop.at(0), permissions: ['notifications'] });
  const customer = await registerCustomer(page.request, 'Diane Ingabire');
  await actAs(page, customer);
  // What stands beyond the browser: the service of its maker, which no test reaches.
  await page.addInitScript(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const toJSON = () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/a-phone', keys });
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || !options.applicationServerKey) throw new Error('That is no subscription.');
      return { toJSON } as unknown as PushSubscription;
    };
  });
  await openPage(page, '/dashboard/messages');
  await page.getByRole('button', { name: 'Show them on this device' }).click();
  await expect(page.getByText('This device shows your messages from now on.')).toBeVisible();

  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  // A browser without a screen has no place for notifications: what it is asked to show is noted.
  const worker = known(page.context().serviceWorkers()[0]);
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const place = globalThis as unknown as { registration: ServiceWorkerRegistration };
    place.registration.showNotification = async (...asked) => void shown.push(asked);
    Object.assign(globalThis, { shown });
  });
  const listShown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await devtools.send('ServiceWorker.enable');
  const pushed = { title: 'Your order 1001 is on its way', body: 'It has left the shop.', href: `${shop.url}/track#x` };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: shop.url,
    registrationId: await registered,
    data: JSON.stringify(pushed),
  });
  await expect
    .poll(listShown)
    .toEqual([[pushed.title, { body: pushed.body, data: { href: pushed.href }, icon: '/favicon.svg' }]]);
});
