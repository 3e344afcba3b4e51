import { buyNow, deliverTo, placeOrderButton, saveShipping } from './checkout-page.ts';
import { logIn } from './console-page.ts';
import { actAs, registerCustomer } from './customer.ts';
import { linkIn, useMessageShop } from './message-shop.ts';
import { known, orderAway, pickProducts } from './products.ts';
import { expectToast, expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

// One shop for all of them: starting one takes as long as a journey.
test.describe.configure({ mode: 'default' });
// A used link, a wrong password, who is logged out.
test.use({ expectedStatuses: [401, 404, 422] });

const office = 'office@example.com';
const desk = { viewport: { width: 1440, height: 900 }, isMobile: false };
const [bought, later] = pickProducts(({ stock }) => stock > 20).map(known);
const { shopAt, urlOf, mail, expectMail } = useMessageShop();

test('an order is told by mail, refused first; its link shows it to whoever has the link, and nothing else', async ({
  openBrowser,
}) => {
  const page = await openBrowser(shopAt());
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

  const console = await openBrowser({ ...shopAt(), ...desk });
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

  const passer = await openBrowser(shopAt());
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
  await expect(passer.getByText('This link no longer works')).toBeVisible();

  await openPage(page, '/dashboard/messages');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  // Shown as switched once it is saved.
  await page.getByLabel('My order has been received').click();
  await expectToast(page, 'Your choice is saved.');
  await expect(page.getByLabel('My order has been received')).not.toBeChecked();
  await expectAccessibleAtBothSizes(page);
  mail.accepted.length = 0;
  await orderAway(page.request, customer, known(later), 1);
  // One notice for all of its readers: who was told is told together.
  await expectMail(office, /^New order/);
  await openPage(console, '/seller/messages');
  await expect(row.filter({ hasText: 'Order received' })).toHaveCount(1);
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
  const page = await openBrowser({ ...shopAt(), permissions: ['notifications'] });
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
  await expectToast(page, 'This device shows your messages from now on.');

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
  const pushed = {
    title: 'Your order 1001 is packed',
    body: 'It has left the shop.',
    href: `${urlOf()}/track#x`,
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: urlOf(),
    registrationId: await registered,
    data: JSON.stringify(pushed),
  });
  await expect
    .poll(listShown)
    .toEqual([[pushed.title, { body: pushed.body, data: { href: pushed.href }, icon: '/favicon.svg' }]]);
});
