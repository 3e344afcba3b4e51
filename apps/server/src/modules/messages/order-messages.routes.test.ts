import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { chatThreads, customers, notices, vouchers } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../testing/sign-in-seller.ts';
import { openMailShop, soon } from '../../testing/mail-shop.ts';

const { shop, mail, buyer, mailsTo } = openMailShop();
let seller: SignedInSeller;

beforeEach(async () => {
  seller = await signInSeller(shop());
});

const asSeller = (who = seller) => createTestSellerClient(shop(), who.token);
const toBuyer = () => mailsTo(buyer().customer.email).map(({ subject }) => subject);
const lastText = () => mailsTo(buyer().customer.email).at(-1)?.text ?? '';

/** One product of each of these shops; answers the order. */
async function order(from: SignedInSeller[] = [seller], stock = 50, given = {}): Promise<string> {
  const lines = [];
  for (const {
    seller: { id: sellerId },
  } of from) {
    const { id } = await buildProduct(shop().database.db, { sellerId, stock, priceRwf: 10_000, discountPercent: 0 });
    lines.push({ productId: id, quantity: 1 });
  }
  const { orderId } = await placeOrder(shop(), buyer(), buildOrderBody(lines, given));
  return orderId;
}

it('tells a customer of every step, of a missed call and of payment, once each', async () => {
  const orderId = await order();
  const params = { orderId };
  await asSeller().noteSellerCall({ params, body: { outcome: 'no_answer', note: '' } });
  await soon(() => expect(toBuyer()).toContainEqual(expect.stringMatching(/We could not reach you about your order/)));
  await asSeller().noteSellerCall({ params, body: { outcome: 'confirmed', note: '' } });
  for (const status of ['processing', 'warehouse', 'placed'] as const) {
    await asSeller().changeSellerOrderStatus({ params, body: { status } });
    // Asked twice, as by a second press.
    await asSeller().changeSellerOrderStatus({ params, body: { status } });
  }
  await asSeller().markSellerOrderPaid({ params });
  await soon(() => expect(toBuyer()).toHaveLength(6));
  expect(
    toBuyer()
      .map((subject) => subject.replace(/.*\d{4,} ?/, ''))
      .sort(),
  ).toEqual(['', '', 'is being prepared', 'is delivered', 'is packed', 'is paid'].sort());
});

it('tells each shop of a new order what its part comes to, with its share of the voucher and its delivery', async () => {
  const { getSettings, saveSettings } = shop().settings;
  const { settings, version } = await getSettings();
  const shipping = { feePerShopRwf: 1500, freeFromRwf: 0 };
  await saveSettings({ ...settings, shipping }, version, seller.seller);
  try {
    const code = `M${seller.seller.id.slice(0, 8)}`.toUpperCase();
    await shop().database.db.insert(vouchers).values({ code, percentOff: 10 });
    await order([seller, await signInSeller(shop())], 50, { voucherCode: code });
    const first = () => mailsTo(seller.seller.email)[0];
    await soon(() => expect(first()?.subject).toMatch(/RWF\s10,500$/));
    expect(first()?.text).toMatch(/Discount \(.*RWF\s-1,000[^]*Delivery.*RWF\s1,500[^]*Total.*RWF\s10,500/);
  } finally {
    await saveSettings(settings, version + 1, seller.seller);
  }
});

it('tells of a cancelled part with the new total, and the shop only when it was not the shop', async () => {
  const other = await signInSeller(shop());
  const orderId = await order([seller, other]);
  await soon(() => expect(mailsTo(seller.seller.email)).toHaveLength(1));
  await asSeller().changeSellerOrderStatus({ params: { orderId }, body: { status: 'cancelled' } });
  await soon(() => expect(toBuyer()).toContainEqual(expect.stringMatching(/^A part of your order \d+ is cancelled$/)));
  expect(lastText()).toContain('The new total is RWF\u00a010,000');
  expect(mailsTo(seller.seller.email)).toHaveLength(1);
});

it('tells the shop when the customer cancels', async () => {
  const orderId = await order();
  await shop().app.inject({
    method: 'POST',
    url: `/api/home/customer/cancel-order/${orderId}`,
    headers: buyer().headers,
  });
  await soon(() => expect(mailsTo(seller.seller.email).at(-1)?.subject).toMatch(/^Order \d+ is cancelled$/));
  await soon(() => expect(toBuyer()).toContainEqual(expect.stringMatching(/^Your order \d+ is cancelled$/)));
});

it('tells a shop what is nearly sold out, and not again with every sale after that', async () => {
  const { id } = await buildProduct(shop().database.db, { sellerId: seller.seller.id, stock: 5 });
  const buy = (quantity: number) => placeOrder(shop(), buyer(), buildOrderBody([{ productId: id, quantity }]));
  for (const quantity of [2, 1, 2]) await buy(quantity);
  const low = () => mailsTo(seller.seller.email).filter(({ subject }) => /left|sold out/.test(subject));
  await soon(() => expect(low()).toHaveLength(2));
  await soon(() => expect(mailsTo(seller.seller.email)).toHaveLength(5));
  expect(
    low()
      .map(({ subject }) => subject.replace(/Product.*/, '').trim())
      .sort(),
  ).toEqual(['', 'Only 3 left:']);
});

it('writes to a customer who is away from the chat, and not to one who has read it', async () => {
  const { db } = shop().database;
  const [thread] = await db
    .insert(chatThreads)
    .values({ customerId: buyer().customer.id, sellerId: seller.seller.id })
    .returning();
  const params = { customerId: buyer().customer.id };
  const due = () =>
    db
      .update(notices)
      .set({ dueAt: sql`now()` })
      .where(eq(notices.kind, 'chat_waiting'));
  for (const text of ['Muraho', 'Are you there?']) await asSeller().sendMessageToCustomer({ params, body: { text } });
  expect(toBuyer()).toEqual([]);
  await due();
  await soon(() => expect(toBuyer()).toEqual([`${seller.seller.shopName} has written to you`]));
  await shop().app.inject({
    method: 'POST',
    url: '/api/chat/customer/add-customer-friend',
    headers: buyer().headers,
    payload: { userId: buyer().customer.id, sellerId: seller.seller.id },
  });
  await asSeller().sendMessageToCustomer({ params, body: { text: 'Once more' } });
  await db
    .update(chatThreads)
    .set({ customerReadAt: sql`now()` })
    .where(eq(chatThreads.id, thread?.id ?? ''));
  await due();
  await soon(async () => expect(await db.$count(notices, sql`kind = 'chat_waiting' and routed_at is null`)).toBe(0));
  expect(toBuyer()).toHaveLength(1);
});

it('tells the office of a new shop', async () => {
  const office = await signInSeller(shop(), { role: 'admin' });
  const payload = {
    shopName: 'A shop of lamps',
    ownerName: 'Jean',
    email: 'lamps@example.com',
    phone: '0788 111 222',
    password: 'a long enough one',
  };
  await shop().app.inject({ method: 'POST', url: '/api/seller/register', payload });
  await soon(() => expect(mailsTo(office.seller.email)[0]?.subject).toBe('A shop of lamps wants to sell here'));
  expect(mail.accepted).toHaveLength(1);
});

it('keeps writing to a customer in the language of the interface while there is no template in theirs', async () => {
  await shop().database.db.update(customers).set({ language: 'sw' }).where(eq(customers.id, buyer().customer.id));
  await order();
  await soon(() => expect(toBuyer()[0]).toMatch(/^We have received your order/));
});
