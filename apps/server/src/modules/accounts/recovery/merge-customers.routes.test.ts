import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  cartLines,
  chatMessages,
  chatThreads,
  customers,
  messages,
  notices,
  products,
  pushSubscriptions,
  reviewReports,
  reviews,
  wishlistItems,
} from '../../../db/schema/index.ts';
import { buildProduct, buildSeller } from '../../../testing/factories.ts';
import { openMailShop, soon } from '../../../testing/mail-shop.ts';
import { signInCustomer } from '../../../testing/sign-in.ts';
import { openSmsGateway } from '../../../testing/sms-gateway.ts';

/** All but the last are moved by their modules; sessions end with the account. */
const tablesOfCustomers = [
  'orders',
  'reservations',
  'voucher_uses',
  'cart_vouchers',
  'cart_lines',
  'wishlist_items',
  'reviews',
  'review_reports',
  'chat_threads',
  'customer_sessions',
];

const gateway = openSmsGateway();
const { shop, buyer } = openMailShop(gateway.settings);
const db = () => shop().database.db;

let phones = 0;
/** Somebody whom the counter knows by a number alone, signed in with it. */
async function meet() {
  phones += 1;
  const phone = `+25078877${String(1000 + phones)}`;
  const met = await signInCustomer(shop());
  await db().update(customers).set({ email: null, passwordHash: null, phone }).where(eq(customers.id, met.customer.id));
  return { ...met, id: met.customer.id, phone };
}

const ask = (path: string, payload: object, headers = buyer().headers) =>
  shop().app.inject({ method: 'POST', url: `/api${path}`, payload, headers });

/** Who has an account proves that the number is theirs. */
async function confirm(phone: string) {
  await ask('/customer/phone', { phone });
  const find = () => /\d{6}/.exec(gateway.accepted.findLast(({ to }) => to === phone)?.text ?? '')?.[0];
  await soon(() => expect(find()).toBeDefined());
  return ask('/customer/confirm-phone', { code: find() ?? '' });
}

it('takes along what the account of a number had, and nothing twice', async () => {
  const { id: from, phone } = await meet();
  const to = buyer().customer.id;
  const sellerId = await buildSeller(db());
  const [both, one] = [await buildProduct(db(), { sellerId }), await buildProduct(db(), { sellerId })];
  for (const [customerId, productId] of [
    [from, both.id],
    [from, one.id],
    [to, both.id],
  ] as const) {
    await db().insert(wishlistItems).values({ customerId, productId });
    const quantity = customerId === to ? 3 : 1;
    await db().insert(cartLines).values({ customerId, productId, quantity, seenUnitPriceRwf: 1 });
    await db().insert(reviews).values({ customerId, productId, rating: 4, body: customerId });
    await db()
      .update(products)
      .set({ ratingSum: sql`rating_sum + 4`, ratingCount: sql`rating_count + 1`, reviewCount: sql`review_count + 1` })
      .where(eq(products.id, productId));
  }
  const stranger = await signInCustomer(shop());
  const [review] = await db()
    .insert(reviews)
    .values({ customerId: stranger.customer.id, productId: one.id, rating: 1, body: 'Bad' })
    .returning();
  await db()
    .insert(reviewReports)
    .values({ reviewId: review?.id ?? '', customerId: from, reason: 'other' });
  const endpoint = `https://fcm.googleapis.com/${from}`;
  const keys = { p256dh: 'p', auth: 'a' };
  await db().insert(pushSubscriptions).values({ reader: 'customer', readerId: from, endpoint, keys });
  for (const customerId of [from, to]) {
    const [thread] = await db().insert(chatThreads).values({ customerId, sellerId }).returning();
    await db()
      .insert(chatMessages)
      .values({ threadId: thread?.id ?? '', sender: 'customer', body: customerId });
  }

  expect((await confirm(phone)).statusCode).toBe(200);

  const ofWish = await db().select().from(wishlistItems).where(eq(wishlistItems.customerId, to));
  expect(new Set(ofWish.map(({ productId }) => productId))).toEqual(new Set([both.id, one.id]));
  expect(ofWish).toHaveLength(2);
  const inCart = await db().select().from(cartLines).where(eq(cartLines.customerId, to));
  expect(new Map(inCart.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
    new Map([
      [both.id, 3],
      [one.id, 1],
    ]),
  );
  const [push] = await db().select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  expect(push?.readerId).toBe(to);
  expect(await db().$count(reviewReports, eq(reviewReports.customerId, to))).toBe(1);
  const written = await db().select().from(reviews).where(eq(reviews.customerId, to));
  expect(new Map(written.map(({ productId, body }) => [productId, body]))).toEqual(
    new Map([
      [both.id, to],
      [one.id, from],
    ]),
  );
  const [rated] = await db().select().from(products).where(eq(products.id, both.id));
  expect(rated).toMatchObject({ ratingSum: 4, ratingCount: 1, reviewCount: 1 });
  const [thread, ...others] = await db().select().from(chatThreads).where(eq(chatThreads.customerId, to));
  expect(others).toEqual([]);
  const said = await db()
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.threadId, thread?.id ?? ''))
    .orderBy(chatMessages.sequence);
  expect(said.map(({ body }) => body)).toEqual([from, to]);
  expect(await db().$count(customers, eq(customers.id, from))).toBe(0);
});

it('takes along messages that wait, and ends what was open as the other', async () => {
  const { id: from, phone, headers } = await meet();
  const [notice] = await db()
    .insert(notices)
    .values({ kind: 'chat_waiting', cause: from, data: {}, routedAt: new Date() })
    .returning();
  const waiting = { template: 'chat_waiting', reader: 'customer', language: 'en', channel: 'push', data: {} } as const;
  await db()
    .insert(messages)
    .values({
      ...waiting,
      noticeId: notice?.id ?? 0,
      readerId: from,
      readerName: 'Aline',
      address: from,
      status: 'sent',
    });
  const look = () => shop().app.inject({ url: '/api/customer/reach', headers });
  expect((await look()).statusCode).toBe(200);
  expect((await confirm(phone)).statusCode).toBe(200);
  expect((await look()).statusCode).toBe(401);
  const mine = and(eq(messages.readerId, buyer().customer.id), eq(messages.address, from));
  expect(await db().$count(messages, mine)).toBe(1);
});

it('does not take over a number the office takes no orders from', async () => {
  const { id, phone } = await meet();
  const block = { blockedAt: new Date(), blockedReason: 'Never paid' };
  await db().update(customers).set(block).where(eq(customers.id, id));
  expect((await confirm(phone)).json<{ code: string }>().code).toBe('account_blocked');
  expect(await db().$count(customers, eq(customers.phone, phone))).toBe(1);
});

it('has decided what becomes of every table that hangs on a customer', async () => {
  const { rows } = await db().execute<{ name: string }>(
    sql`SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'customers'::regclass`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(tablesOfCustomers.toSorted());
});
