import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { customers, messages } from '../../db/schema/index.ts';
import type { TestShop } from '../../testing/build-test-shop.ts';
import { buildProduct } from '../../testing/factories.ts';
import type { Mood } from '../../testing/mail-server.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import type { SignedIn } from '../../testing/sign-in.ts';
import { signInSeller, type SignedInSeller } from '../../testing/sign-in-seller.ts';
import { openMailShop, soon } from '../../testing/mail-shop.ts';

const { shop: openShop, mail, buyer: newBuyer, mailsTo } = openMailShop();
let shop: TestShop;
let buyer: SignedIn;
let office: SignedInSeller;

beforeAll(async () => {
  shop = openShop();
  office = await signInSeller(shop, { role: 'admin' });
});

beforeEach(() => {
  buyer = newBuyer();
});

// What is still on its way would arrive in the next test.
afterEach(() =>
  soon(async () => {
    const waiting = await shop.database.db.$count(messages, eq(messages.status, 'waiting'));
    if (waiting > 0) throw new Error(`${waiting} messages are still on their way.`);
  }),
);

const asOffice = () => createTestSellerClient(shop, office.token);

/** An order of one product; answers what its shop is written to at. */
async function order(): Promise<{ orderId: string; sellerEmail: string; name: string }> {
  const seller = await signInSeller(shop);
  const { id, name } = await buildProduct(shop.database.db, { sellerId: seller.seller.id, stock: 50 });
  const { orderId, statusCode } = await placeOrder(shop, buyer, buildOrderBody([{ productId: id, quantity: 2 }]));
  expect(statusCode).toBe(201);
  return { orderId, sellerEmail: seller.seller.email, name };
}

/** What has become of the messages to this customer. */
const outcomes = () =>
  shop.database.db
    .select({ status: messages.status, error: messages.error, attempts: messages.attempts })
    .from(messages)
    .where(eq(messages.readerId, buyer.customer.id));

it('tells customer, shop and office of an order, each once, with what concerns them', async () => {
  const { sellerEmail, name, orderId } = await order();
  await soon(() => expect(mail.accepted).toHaveLength(3));
  const [received] = mailsTo(buyer.customer.email);
  expect(received?.subject).toMatch(/^We have received your order \d+$/);
  expect(received?.text).toContain(`2 × ${name}`);
  expect(received?.text).toContain('We will call you');
  expect(received?.text).toMatch(/http:\/\/shop\.test\/track#[\w.-]+/);
  expect(mailsTo(sellerEmail)[0]?.text).toContain(`http://shop.test/seller/orders/${orderId}`);
  expect(mailsTo(office.seller.email)[0]?.text).toContain(`http://shop.test/seller/all-orders/${orderId}`);
});

it('tells one reader of what happened in the order in which it happened', async () => {
  // Each mail is taken sooner than the one before it.
  for (let delay = 600; delay > 0; delay -= 50) mail.delays.push(delay);
  for (let times = 0; times < 4; times++) await order();
  const numbers = () => mailsTo(buyer.customer.email).map(({ subject }) => Number(/\d+$/.exec(subject)?.[0]));
  await soon(() => expect(numbers()).toHaveLength(4));
  expect(numbers()).toEqual(numbers().toSorted((one, other) => one - other));
});

it.each<[string, Mood[]]>([
  ['is busy', ['busy', 'busy']],
  ['dies at the recipient', ['die']],
  ['dies with the text in its hands', ['die after the text']],
])('loses and doubles nothing when the server %s', async (_what, moods) => {
  mail.moods.push(...moods);
  await order();
  await soon(async () => expect(await outcomes()).toMatchObject([{ status: 'sent' }]));
  await soon(() => expect(mail.accepted).toHaveLength(3));
  expect(new Set(mail.accepted.map(({ id }) => id)).size).toBe(3);
});

it('does not try again what is refused for good, says why, and sends it when the office asks', async () => {
  mail.moods.push('refuse', 'refuse', 'refuse');
  await order();
  await soon(async () =>
    expect(await outcomes()).toMatchObject([
      { status: 'refused', attempts: 1, error: expect.stringContaining('No such person') },
    ]),
  );
  expect(mail.accepted).toEqual([]);
  // Those of the shop and of the office may come a moment later.
  const listRefused = () => asOffice().getMessages({ query: { status: 'refused' } });
  await soon(async () => expect((await listRefused()).counts.refused).toBe(3));
  const { messages: refused } = await listRefused();
  const [mine] = refused.filter(({ title }) => title === 'Order received');
  expect(mine).toMatchObject({ readerName: buyer.customer.name, status: 'refused', channel: 'email' });
  await asOffice().sendMessageAgain({ params: { messageId: mine?._id ?? '' } });
  await soon(() => expect(mail.accepted).toHaveLength(1));
  await soon(async () => expect(await outcomes()).toMatchObject([{ status: 'sent', error: '' }]));
});

it('sends what a dead server had claimed, with the same Message-ID', async () => {
  await order();
  await soon(async () => expect(await outcomes()).toMatchObject([{ status: 'sent' }]));
  const [first] = mailsTo(buyer.customer.email);
  // As a server leaves it that dies between the other end's yes and writing it down.
  await shop.database.db
    .update(messages)
    .set({ status: 'waiting', sentAt: null, nextTryAt: new Date() })
    .where(eq(messages.readerId, buyer.customer.id));
  await soon(() => expect(mailsTo(buyer.customer.email)).toHaveLength(2));
  expect(mailsTo(buyer.customer.email)[1]?.id).toBe(first?.id);
});

it('lets nobody’s name begin a header or speak HTML', async () => {
  await shop.database.db
    .update(customers)
    .set({ name: 'Eve\r\nBcc: all@shop.test\r\n\r\n<script>' })
    .where(eq(customers.id, buyer.customer.id));
  await order();
  await soon(() => expect(mailsTo(buyer.customer.email)).toHaveLength(1));
  const [received] = mailsTo(buyer.customer.email);
  expect(received?.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  const html = received?.text.split('text/html')[1];
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
});

it('writes nothing to who has switched it off, and the rest as before', async () => {
  const choices = '/api/customer/reach';
  const { choices: before } = (await shop.app.inject({ url: choices, headers: buyer.headers })).json<{
    choices: { kind: string; isOn: boolean }[];
  }>();
  expect(before.every(({ isOn }) => isOn)).toBe(true);
  const wanted = before.map(({ kind }) => kind).filter((kind) => kind !== 'order_received');
  await shop.app.inject({
    method: 'POST',
    url: '/api/customer/message-choices',
    headers: buyer.headers,
    payload: { wanted },
  });
  await order();
  await soon(() => expect(mail.accepted).toHaveLength(2));
  expect(await outcomes()).toEqual([]);
});

it('lets the office read what was sent, and nobody else', async () => {
  await order();
  await soon(async () => expect(await outcomes()).toMatchObject([{ status: 'sent' }]));
  const { messages: sent } = await asOffice().getMessages({ query: { status: 'sent' } });
  const messageId = sent.find(({ title }) => title === 'Order received')?._id ?? '';
  const read = await asOffice().readMessage({ params: { messageId } });
  expect(read).toMatchObject({ subject: expect.stringContaining('We have received'), phone: '+250788000000' });
  const seller = await signInSeller(shop);
  const other = createTestSellerClient(shop, seller.token);
  expect(await other.refusalOf.getMessages({})).toBe('forbidden');
  expect(await other.refusalOf.readMessage({ params: { messageId } })).toBe('forbidden');
  expect(await other.refusalOf.sendMessageAgain({ params: { messageId } })).toBe('forbidden');
  expect(await asOffice().refusalOf.sendMessageAgain({ params: { messageId } })).toBe('not_found');
  expect(await asOffice().refusalOf.readMessage({ params: { messageId: 'nonsense' } })).toBe('not_found');
});
