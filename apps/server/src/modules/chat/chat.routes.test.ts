import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage, ChatThread } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import { chatMessages, sellers } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildSeller } from '../../testing/factories.ts';
import { type LiveClients, openLiveClients } from '../../testing/live-client.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';

let shop: TestShop;
let live: LiveClients;
let aline: SignedIn;
let bosco: SignedIn;
let sellerId: string;

beforeAll(async () => {
  shop = await buildTestShop();
});

beforeEach(async () => {
  live = await openLiveClients(shop);
  aline = await signInCustomer(shop, { name: 'Aline Uwase' });
  bosco = await signInCustomer(shop);
  sellerId = await buildSeller(shop.database.db);
});

afterEach(() => live.close());
afterAll(() => shop.close());

const post = (path: string, who: SignedIn | undefined, payload: object) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/chat/customer/${path}`,
    payload,
    ...(who ? { headers: who.headers } : {}),
  });

async function open(who: SignedIn, body: object = { sellerId }): Promise<ChatThread> {
  const answer = await post('add-customer-friend', who, body);
  expect(answer.statusCode).toBe(200);
  return calls.addChatFriend.response.parse(answer.json());
}

async function send(who: SignedIn, text: string, more: object = {}): Promise<ChatMessage> {
  const answer = await post('send-message-to-seller', who, { sellerId, text, ...more });
  expect(answer.statusCode).toBe(201);
  return calls.sendMessageToSeller.response.parse(answer.json()).message;
}

const answerAline = (text: string) => shop.chat.send('seller', { customerId: aline.customer.id, sellerId }, { text });
const textsOf = ({ messages }: ChatThread) => messages.map(({ message }) => message);

describe('contacts', () => {
  it('adds a seller as the conversation is opened, with a picture in any case', async () => {
    const thread = await open(aline);
    expect(thread).toMatchObject({ messages: [], message: [], hasOlder: false });
    expect(thread.currentFd).toMatchObject({ fdId: sellerId, image: '/images/default-seller.svg', unreadCount: 0 });
    expect(thread.MyFriends).toEqual([thread.currentFd]);
  });

  it('lists contacts only, without opening any, when no seller is named', async () => {
    await open(aline);
    const thread = await open(aline, { sellerId: '' });
    expect(thread.currentFd).toBeUndefined();
    expect(thread.MyFriends).toHaveLength(1);
    expect((await open(bosco, {})).MyFriends).toEqual([]);
  });

  it('moves the contact that was last written with to the top', async () => {
    const otherId = await buildSeller(shop.database.db);
    await open(aline);
    await open(aline, { sellerId: otherId });
    await send(aline, 'Hello');
    expect((await open(aline, {})).MyFriends.map(({ fdId }) => fdId)).toEqual([sellerId, otherId]);
  });

  it('counts what is unread until it is opened', async () => {
    await open(aline);
    await answerAline('One');
    await answerAline('Two');
    expect((await open(aline, {})).MyFriends[0]?.unreadCount).toBe(2);
    expect((await open(aline)).MyFriends[0]?.unreadCount).toBe(0);
  });

  it('knows no seller who is not open for business', async () => {
    await shop.database.db.update(sellers).set({ status: 'pending' }).where(eq(sellers.id, sellerId));
    for (const unknown of [sellerId, randomUUID(), 'nobody']) {
      expect((await post('add-customer-friend', aline, { sellerId: unknown })).statusCode).toBe(404);
      expect((await post('send-message-to-seller', aline, { sellerId: unknown, text: 'Hi' })).statusCode).toBe(404);
    }
  });
});

describe('messages', () => {
  it('are stored under the account’s name, whatever the sender says', async () => {
    const message = await send(aline, '  Is it in stock? ', { name: 'The President', senderId: bosco.customer.id });
    expect(message).toMatchObject({
      senderId: aline.customer.id,
      receiverId: sellerId,
      senderName: 'Aline Uwase',
      message: 'Is it in stock?',
      status: 'unseen',
    });
    expect(textsOf(await open(aline))).toEqual(['Is it in stock?']);
  });

  it('are stored once however often they are sent again', async () => {
    const clientMessageId = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(aline, 'Once', { clientMessageId })));
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
    expect(textsOf(await open(aline))).toEqual(['Once']);
  });

  it('keep the order in which they were sent, and come in pages', async () => {
    for (let number = 1; number <= 65; number += 1) await send(aline, String(number));
    const newest = await open(aline);
    expect(textsOf(newest)).toEqual(Array.from({ length: 30 }, (_, place) => String(36 + place)));
    expect(newest.hasOlder).toBe(true);
    const older = await open(aline, { sellerId, beforeSequence: newest.messages[0]?.sequence });
    expect(textsOf(older).at(-1)).toBe('35');
    const oldest = await open(aline, { sellerId, beforeSequence: older.messages[0]?.sequence });
    expect(textsOf(oldest)).toEqual(['1', '2', '3', '4', '5']);
    expect(oldest.hasOlder).toBe(false);
  });

  it('are seen once the other side has opened the conversation', async () => {
    await send(aline, 'Hello');
    await shop.chat.open('seller', { customerId: aline.customer.id, sellerId });
    expect((await open(aline)).messages[0]?.status).toBe('seen');
  });

  it('refuses empty and endless ones in words', async () => {
    for (const text of ['', '   ', undefined, 'x'.repeat(1001), 7]) {
      const answer = await post('send-message-to-seller', aline, { sellerId, text });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation_failed' });
    }
  });

  it('are nobody else’s to read', async () => {
    await send(aline, 'A secret');
    expect(textsOf(await open(bosco))).toEqual([]);
    expect((await post('add-customer-friend', bosco, { sellerId, userId: aline.customer.id })).statusCode).toBe(403);
    expect((await post('add-customer-friend', undefined, { sellerId })).statusCode).toBe(401);
    expect((await post('send-message-to-seller', undefined, { sellerId, text: 'Hi' })).statusCode).toBe(401);
    const other = { customerId: aline.customer.id, sellerId: await buildSeller(shop.database.db) };
    await expect(shop.chat.open('seller', other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(shop.chat.send('seller', other, { text: 'Buy!' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are stored before they are told, to the customer they are for and nobody else', async () => {
    await open(aline);
    const [own, other, guest] = await Promise.all([
      live.connect(aline.token),
      live.connect(bosco.token),
      live.connect(),
    ]);
    const stored = await answerAline('It is in stock');
    await vi.waitFor(() => expect(own.all('seller_message')).toHaveLength(1));
    expect(own.all('seller_message')[0]).toMatchObject({
      _id: stored.message.id,
      senderId: sellerId,
      receiverId: aline.customer.id,
      message: 'It is in stock',
    });
    await Promise.all([other.settle(), guest.settle()]);
    expect([...other.all('seller_message'), ...guest.all('seller_message')]).toEqual([]);
  });

  it('are not forged through a socket', async () => {
    const forger = await live.connect(bosco.token);
    const real = await send(aline, 'Real');
    forger.socket.emit('send_customer_message', { ...real, message: 'Forged' });
    forger.socket.emit('send_seller_message', { ...real, receiverId: aline.customer.id });
    await forger.settle();
    const rows = await shop.database.db.select().from(chatMessages).where(eq(chatMessages.body, 'Forged'));
    expect(rows).toEqual([]);
  });
});
