import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages, pushSubscriptions } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { openMailShop, soon } from '../../testing/mail-shop.ts';

const { shop, buyer } = openMailShop();
const received: { headers: IncomingHttpHeaders; bytes: number }[] = [];
const statuses: number[] = [];

/** The service of a browser's maker. */
const service = createServer((request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => {
    const status = statuses.shift() ?? 201;
    if (status === 201) received.push({ headers: request.headers, bytes });
    response.writeHead(status).end();
  });
});

beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => service.close(() => resolve())));

function newKeys() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

async function subscribe(): Promise<string> {
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/${randomBytes(4).toString('hex')}`;
  const row = { reader: 'customer' as const, readerId: buyer().customer.id, endpoint, keys: newKeys() };
  const [stored] = await shop().database.db.insert(pushSubscriptions).values(row).returning();
  return stored?.id ?? '';
}

async function order(): Promise<void> {
  const { id } = await buildProduct(shop().database.db);
  await placeOrder(shop(), buyer(), buildOrderBody([{ productId: id, quantity: 1 }]));
}

const pushed = () =>
  shop().database.db.select({ status: messages.status }).from(messages).where(eq(messages.channel, 'push'));

it('shows a message on the devices of its reader, encrypted and signed, besides the mail', async () => {
  await subscribe();
  statuses.push(503);
  await order();
  await soon(() => expect(received).toHaveLength(1));
  expect(received[0]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=/),
  });
  expect(received[0]?.bytes).toBeGreaterThan(100);
  await soon(async () => expect(await pushed()).toEqual([{ status: 'sent' }]));
});

it('forgets a device that takes no more', async () => {
  const id = await subscribe();
  statuses.push(410);
  await order();
  const { db } = shop().database;
  await soon(async () => expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.id, id))).toBe(0));
});

it('takes a device of a known push service alone, and gives it to who is signed in last', async () => {
  const save = (endpoint: string, keys: object = newKeys()) =>
    shop().app.inject({
      method: 'POST',
      url: '/api/customer/push',
      headers: buyer().headers,
      payload: { endpoint, keys },
    });
  for (const endpoint of [
    'http://127.0.0.1:5432/',
    'https://169.254.169.254/',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'nonsense',
  ]) {
    expect((await save(endpoint)).statusCode).toBe(400);
  }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/a-device';
  expect((await save(endpoint, { p256dh: '<', auth: '' })).statusCode).toBe(400);
  await shop().database.db.insert(pushSubscriptions).values({
    reader: 'seller',
    readerId: '00000000-0000-4000-8000-000000000000',
    endpoint,
    keys: newKeys(),
  });
  expect((await save(endpoint)).statusCode).toBe(200);
  const rows = await shop()
    .database.db.select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint));
  expect(rows).toMatchObject([{ reader: 'customer', readerId: buyer().customer.id }]);
});
