import { randomUUID } from 'node:crypto';
import { CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatMessages, chatThreads, customers } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterAll(() => shop.close());

const write = (customer: SignedIn, sellerId: string, text: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/chat/customer/send-message-to-seller',
    headers: customer.headers,
    payload: { sellerId, text },
  });

it('shows a seller who has written, answers them once, and lets the customer read it', async () => {
  const { seller, token } = await signInSeller(shop);
  const api = createTestSellerClient(shop, token);
  const customer = await signInCustomer(shop, { name: 'Aline' });
  await write(customer, seller.id, 'Is the lamp in stock?');
  expect((await api.getSellerChats()).contacts).toMatchObject([{ name: 'Aline', unreadCount: 1 }]);

  const params = { customerId: customer.customer.id };
  const opened = await api.getSellerThread({ params });
  expect(opened.messages.map(({ message }) => message)).toEqual(['Is the lamp in stock?']);
  expect(opened.current).toMatchObject({ name: 'Aline', unreadCount: 0 });
  const body = { text: 'Yes, seven of them.', clientMessageId: 'm-1' };
  const sent = await api.sendMessageToCustomer({ params, body });
  const again = await api.sendMessageToCustomer({ params, body });
  expect(again.message._id).toBe(sent.message._id);
  expect(sent.message).toMatchObject({ senderId: seller.id, senderName: seller.shopName });
  expect((await api.getSellerThread({ params })).messages).toHaveLength(2);
});

it('counts everything that waits for this shop, until the conversations are opened', async () => {
  const { seller, token } = await signInSeller(shop);
  const api = createTestSellerClient(shop, token);
  const other = await signInSeller(shop);
  const [aline, bosco] = [await signInCustomer(shop), await signInCustomer(shop)];
  const read = async () => (await api.getSellerMe()).unreadCount;
  expect(await read()).toBe(0);

  await write(aline, seller.id, 'One');
  await write(aline, seller.id, 'Two');
  await write(bosco, seller.id, 'Three');
  await write(bosco, other.seller.id, 'To somebody else');
  expect(await read()).toBe(3);
  expect(await api.getSellerChats()).toMatchObject({ unreadCount: 3 });

  const params = { customerId: aline.customer.id };
  expect(await api.getSellerThread({ params })).toMatchObject({ unreadCount: 1 });
  await api.sendMessageToCustomer({ params, body: { text: 'My own words wait for nobody here' } });
  expect(await read()).toBe(1);
  await api.getSellerThread({ params: { customerId: bosco.customer.id } });
  expect(await read()).toBe(0);
  await write(aline, seller.id, 'Once more');
  expect(await read()).toBe(1);
});

it('turns back page by page, and reading old pages marks nothing new as read', async () => {
  const { seller, token } = await signInSeller(shop);
  const api = createTestSellerClient(shop, token);
  const customer = await signInCustomer(shop);
  for (let number = 1; number <= 33; number += 1) await write(customer, seller.id, String(number));
  const params = { customerId: customer.customer.id };
  const newest = await api.getSellerThread({ params });
  expect(newest.messages.map(({ message }) => message)[0]).toBe('4');
  expect(newest.hasOlder).toBe(true);

  await write(customer, seller.id, 'Anybody?');
  const older = await api.getSellerThread({ params, query: { before: newest.messages[0]?.sequence } });
  expect(older.messages.map(({ message }) => message)).toEqual(['1', '2', '3']);
  expect(older).toMatchObject({ hasOlder: false, current: { unreadCount: 1 } });
  expect((await api.getSellerThread({ params })).current.unreadCount).toBe(0);
});

describe('more customers than a page holds', () => {
  /** Each wrote one word; all but the first in one and the same moment. */
  async function buildCrowd(sellerId: string, size: number): Promise<SignedIn> {
    const first = await signInCustomer(shop, { name: 'The first of all' });
    await write(first, sellerId, 'Long ago');
    const { db } = shop.database;
    const people = Array.from({ length: size - 1 }, () => ({ name: 'Later', email: `${randomUUID()}@example.com` }));
    const rows = await db.insert(customers).values(people).returning({ customerId: customers.id });
    const threads = await db
      .insert(chatThreads)
      .values(rows.map(({ customerId }) => ({ customerId, sellerId })))
      .returning({ threadId: chatThreads.id });
    await db
      .insert(chatMessages)
      .values(threads.map(({ threadId }) => ({ threadId, sender: 'customer' as const, body: 'Hi' })));
    return first;
  }

  it('are all found, each once, page after page', async () => {
    const { seller, token } = await signInSeller(shop);
    const api = createTestSellerClient(shop, token);
    const size = 2 * CONSOLE_PAGE_SIZE + 1;
    await buildCrowd(seller.id, size);
    const found: string[] = [];
    const lengths: number[] = [];
    for (let hasMore = true; hasMore;) {
      const after = found.at(-1);
      const page = await api.getSellerChats(after === undefined ? {} : { query: { after } });
      expect(page.unreadCount).toBe(size);
      found.push(...page.contacts.map(({ fdId }) => fdId));
      lengths.push(page.contacts.length);
      hasMore = page.hasOlderContacts;
    }
    expect(lengths).toEqual([CONSOLE_PAGE_SIZE, CONSOLE_PAGE_SIZE, 1]);
    expect(new Set(found).size).toBe(size);
  });

  it('end after the last one, and after somebody who has not written to this shop', async () => {
    const { seller, token } = await signInSeller(shop);
    const api = createTestSellerClient(shop, token);
    const only = await signInCustomer(shop);
    await write(only, seller.id, 'Hello');
    const stranger = await signInCustomer(shop);
    await write(stranger, (await signInSeller(shop)).seller.id, 'Hello, other shop');
    for (const after of [only.customer.id, stranger.customer.id, randomUUID(), 'nobody']) {
      const answer = await api.getSellerChats({ query: { after } });
      expect(answer).toEqual({ contacts: [], hasOlderContacts: false, unreadCount: 1 });
    }
  });

  it('leave a conversation to be opened that is too old for the first page', async () => {
    const { seller, token } = await signInSeller(shop);
    const api = createTestSellerClient(shop, token);
    const first = await buildCrowd(seller.id, CONSOLE_PAGE_SIZE + 1);
    const { contacts, current, unreadCount } = await api.getSellerThread({
      params: { customerId: first.customer.id },
    });
    expect(contacts.map(({ name }) => name)).toEqual(Array.from({ length: CONSOLE_PAGE_SIZE }, () => 'Later'));
    expect(current).toMatchObject({ name: 'The first of all', unreadCount: 0 });
    expect(unreadCount).toBe(CONSOLE_PAGE_SIZE);
  });
});

it('does not know of a customer who has only looked in', async () => {
  const { seller, token } = await signInSeller(shop);
  const api = createTestSellerClient(shop, token);
  const { customer } = await signInCustomer(shop);
  await shop.chat.open('customer', { customerId: customer.id, sellerId: seller.id });
  expect((await api.getSellerChats()).contacts).toEqual([]);
  expect(await api.refusalOf.getSellerThread({ params: { customerId: customer.id } })).toBe('not_found');
});

it('begins no conversation, and reads none of another shop', async () => {
  const { seller } = await signInSeller(shop);
  const stranger = createTestSellerClient(shop, (await signInSeller(shop)).token);
  const customer = await signInCustomer(shop);
  await write(customer, seller.id, 'A word between us');
  const params = { customerId: customer.customer.id };
  expect((await stranger.getSellerChats()).contacts).toEqual([]);
  expect(await stranger.refusalOf.getSellerThread({ params })).toBe('not_found');
  expect(await stranger.refusalOf.sendMessageToCustomer({ params, body: { text: 'Buy here' } })).toBe('not_found');
});
