import { firstIdentity } from '@urumuri/identity';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { orders, settings } from '../../db/schema/index.ts';
import { createEventBus } from '../../events/event-bus.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { openCart } from '../../testing/cart-client.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { createSettingsService } from './settings.service.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  shop = await buildTestShop();
  office = createTestSellerClient(shop, (await signInSeller(shop, { role: 'admin' })).token);
  await buildProduct(shop.database.db, { name: 'Sonorex Radio' });
});

afterEach(async () => {
  const { settings: said, version } = await office.getSettings();
  await office.saveSettings({ body: { ...said, ...firstIdentity, version } });
});

afterAll(() => shop.close());

const calls = firstIdentity.callHours;

const read = async (address: string) => {
  const { statusCode, body } = await shop.app.inject(address);
  expect(statusCode).toBe(200);
  return body;
};

async function say(changes: Partial<typeof firstIdentity>) {
  const { settings: said, version } = await office.getSettings();
  return office.saveSettings({ body: { ...said, ...changes, version } });
}

it('says when the shop is open and where it is', async () => {
  const body = await read('/contact');
  for (const line of firstIdentity.hours) expect(body).toContain(line);
  expect(body).toContain('openstreetmap.org/search?query=KN%204%20Avenue%2C%20Kigali');
});

it('shows another name, number and address on every page at once, also on those that were cached', async () => {
  for (const address of ['/', '/about', '/career', '/contact', '/login']) await read(address);
  await say({
    name: 'Itara & Co',
    phones: ['+250 788 999 000'],
    whatsappNumber: '250788999000',
    address: { street: 'KG 7 Avenue', city: 'Kigali' },
    hours: ['Always open'],
    socials: [{ name: 'X', url: 'https://x.com/itara' }],
  });
  for (const address of ['/', '/about', '/career', '/contact', '/login']) {
    const body = await read(address);
    expect(body).toContain('© 2025 <!-- -->Itara &amp; Co');
    expect(body).toContain('wa.me/250788999000?text=Hello%20Itara%20%26%20Co');
    expect(body).not.toContain(firstIdentity.address.street);
    // The page's own name for light is the demo's text.
    expect(body.replaceAll(/urumuri\.example/g, '')).not.toContain('Urumuri');
  }
  expect(await read('/contact')).toContain('Always open');
});

it('names the shop on the error page too, when nothing but the settings is known', async () => {
  const lonely = await buildTestShop();
  const its = createTestSellerClient(lonely, (await signInSeller(lonely, { role: 'admin' })).token);
  const { settings: said, version } = await its.getSettings();
  await its.saveSettings({ body: { ...said, name: 'Itara & Co', phones: ['+250 788 999 000'], version } });
  await lonely.database.close();
  const { statusCode, body } = await lonely.app.inject('/about');
  expect(statusCode).toBeGreaterThanOrEqual(500);
  expect(body).toContain(' | Itara &amp; Co</title>');
  expect(body).toContain('© 2025 <!-- -->Itara &amp; Co');
  expect(body).not.toContain(firstIdentity.phones[0]);
  await lonely.close();
});

it('charges another fee, and lets orders expire at another time, from the next order on', async () => {
  const { id: productId } = await buildProduct(shop.database.db, { priceRwf: 10_000, stock: 5 });
  const buyer = await signInCustomer(shop);
  await say({
    shipping: { feePerShopRwf: 2_500, freeFromRwf: 50_000 },
    orders: { ...firstIdentity.orders, expiryHours: 1, perDay: 30 },
  });
  const { orderId } = await placeOrder(shop, buyer, buildOrderBody([{ productId, quantity: 1 }]));
  const { order } = await office.getAnyOrder({ params: { orderId } });
  expect(order.shippingFee).toBe(2_500);
  const [stored] = await shop.database.db.select().from(orders);
  expect(Number(stored?.expiresAt) - Number(stored?.createdAt)).toBe(3_600_000);
  expect(await read('/delivery')).toContain('Delivery costs RWF 2,500 for each shop in your order');
});

it('keeps each change with who, from what and to what, and stores what differs from the code alone', async () => {
  await say({ hours: ['Always open'] });
  const { history } = await office.getSettings();
  expect(history[0]).toMatchObject({
    changedBy: expect.stringMatching(/./),
    fields: [{ name: 'hours', from: firstIdentity.hours.join(', '), to: 'Always open' }],
  });
  const rows = await shop.database.db.select().from(settings);
  expect(rows.find(({ name }) => name === 'shop')?.value).toEqual({ hours: ['Always open'] });
});

it('tells a second tab that the settings were changed meanwhile', async () => {
  const { settings: said, version } = await office.getSettings();
  await office.saveSettings({ body: { ...said, version } });
  expect(await office.refusalOf.saveSettings({ body: { ...said, name: 'Other', version } })).toBe('edit_conflict');
  expect((await office.getSettings()).settings.name).toBe(said.name);
});

it('shows no number before the office has given one, and reads one however it is written', async () => {
  const { settings: said, version } = await office.getSettings();
  const none = await office.saveSettings({ body: { ...said, phones: [], whatsappNumber: '', version } });
  for (const path of ['/', '/about', '/delivery']) {
    expect(await read(path)).not.toMatch(/href="tel:|wa\.me/);
  }
  const given = { ...said, phones: ['0788 123 456'], whatsappNumber: '0788 123 456', version: none.version };
  await office.saveSettings({ body: given });
  expect((await office.getSettings()).settings.whatsappNumber).toBe('250788123456');
  expect(await read('/')).toMatch(/href="tel:0788123456"[^]*wa\.me\/250788123456/);
});

it.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ whatsappNumber: 'call me' }, 'whatsappNumber', 'Enter a WhatsApp number such as 0788 123 456, or none'],
  [{ email: 'nobody' }, 'email', 'Enter an e-mail address such as name@example.com'],
  [{ phones: [''] as [string] }, 'phones.0', 'Phone is required'],
  [{ phones: ['call me'] as [string] }, 'phones.0', 'Phone must be a number like +250 788 000 101: digits and spaces'],
  [{ mapUrl: 'javascript:alert(1)' }, 'mapUrl', 'Map link must begin with https://'],
  [{ socials: [{ name: 'X' as const, url: 'x.com' }] }, 'socials.0.url', 'Address must begin with https://'],
  [{ hours: [] }, 'hours', 'Opening hours are required'],
  [{ callHours: { ...calls, from: 20, until: 8 } }, 'callHours.until', 'Calls must end after they begin'],
  [
    { callHours: { ...calls, days: [{ day: 6, hours: { from: 9, until: 9 } }] } },
    'callHours.days.0.hours.until',
    'Calls must end after they begin',
  ],
  [
    { callHours: { ...calls, days: [0, 0].map((day) => ({ day })) } },
    'callHours.days',
    'A day of the week was given twice',
  ],
  [
    { callHours: { ...calls, holidays: ['25 December'] } },
    'callHours.holidays.0',
    'A day without calls must be written like 2026-12-25',
  ],
  [
    { orders: { ...firstIdentity.orders, unitsPerCustomer: 0 } },
    'orders.unitsPerCustomer',
    'Units of one product must be a whole number from 1 to 99',
  ],
  [
    { shipping: { feePerShopRwf: -1, freeFromRwf: 0 } },
    'shipping.feePerShopRwf',
    'Delivery fee must be a whole number from 0 to 1,000,000',
  ],
  [
    { orders: { ...firstIdentity.orders, expiryHours: 0 } },
    'orders.expiryHours',
    'Hours until an order expires must be a number above 0 and at most 8,760',
  ],
])('refuses %o with a sentence', async (fault, field, sentence) => {
  await expect(say(fault)).rejects.toMatchObject({ status: 400, details: { [field]: sentence } });
});

it('takes settings of before there were days and units, and says what it means on the pages', async () => {
  const { settings: said, version } = await office.getSettings();
  const { callHours, orders: limits } = said;
  const older = {
    ...said,
    callHours: { from: callHours.from, until: 19 },
    orders: { expiryHours: limits.expiryHours, perDay: limits.perDay },
  };
  await office.saveSettings({ body: { ...older, version } });
  const { settings: now } = await office.getSettings();
  expect(now.callHours).toEqual({ from: 8, until: 19, days: [], holidays: [] });
  expect(now.orders.unitsPerCustomer).toBe(20);
  await say({
    callHours: {
      ...calls,
      days: [{ day: 6, hours: { from: 9, until: 15 } }, { day: 0 }],
    },
  });
  expect(await read('/delivery')).toContain('08:00 to 20:00 (Saturday 09:00 to 15:00, not on Sunday)');
});

it('holds to the units of one product that the office has said, in the cart and in the order', async () => {
  await say({ orders: { ...firstIdentity.orders, unitsPerCustomer: 2 } });
  const { id } = await buildProduct(shop.database.db, { stock: 50 });
  const customer = await signInCustomer(shop);
  const placed = await placeOrder(shop, customer, buildOrderBody([{ productId: id, quantity: 3 }]));
  expect(placed.json<{ code: string }>().code).toBe('order_limit');
  const cart = openCart(shop, customer);
  for (const status of [201, 201, 409]) expect((await cart.add(id)).statusCode).toBe(status);
});

it('is the office’s alone', async () => {
  const seller = createTestSellerClient(shop, (await signInSeller(shop)).token);
  const customer = createTestSellerClient(shop, (await signInCustomer(shop)).token);
  const { settings: said, version } = await office.getSettings();
  const page = { params: { page: 'help' as const }, body: { title: 'a', description: 'b', text: 'c', version: 0 } };
  for (const [client, refusal] of [
    [seller, 'forbidden'],
    [customer, 'unauthorized'],
  ] as const) {
    expect(await client.refusalOf.getSettings({})).toBe(refusal);
    expect(await client.refusalOf.saveSettings({ body: { ...said, version } })).toBe(refusal);
    expect(await client.refusalOf.getEditedPages({})).toBe(refusal);
    expect(await client.refusalOf.saveContentPage(page)).toBe(refusal);
  }
});

it('leaves another shop in the same process as it is', async () => {
  const other = await buildTestShop();
  onTestFinished(() => other.close());
  await say({ name: 'Izuba', phones: ['0788 000 111'] });
  expect(await read('/')).toContain('Izuba');
  const refusal = async ({ app }: TestShop) =>
    (await app.inject({ url: '/sitemaps/none.xml', headers: { accept: 'text/html' } })).body;
  expect(await refusal(shop)).toMatch(/Izuba[^]*0788 000 111/);
  expect(await refusal(other)).toMatch(/Urumuri/);
  expect(await refusal(other)).not.toMatch(/Izuba|0788/);
});

it('drops no cached page when somebody only looks at the settings', async () => {
  let drops = 0;
  const rethrow = (error: unknown) => {
    throw error;
  };
  const service = await createSettingsService({
    database: shop.database,
    bus: createEventBus(rethrow),
    expiryHours: 72,
    onChange: () => {
      drops += 1;
    },
    onError: rethrow,
  });
  const { settings: said, version } = await service.getSettings();
  await service.listPages();
  expect(drops).toBe(1);
  const { seller } = await signInSeller(shop, { role: 'admin' });
  await service.saveSettings({ ...said, hours: ['By appointment'] }, version, seller);
  expect(drops).toBe(2);
});
