import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ServerToClientEvents } from '@urumuri/contract';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { buildProduct } from '../testing/factories.ts';
import { type LiveClient, type LiveClients, openLiveClients } from '../testing/live-client.ts';
import { buildOrderBody, placeOrder } from '../testing/orders.ts';
import { createTestSellerClient } from '../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../testing/sign-in-seller.ts';
import { type SignedIn, signInCustomer } from '../testing/sign-in.ts';

let shop: TestShop;
let live: LiveClients;

beforeAll(async () => {
  shop = await buildTestShop();
  live = await openLiveClients(shop);
});

afterAll(async () => {
  live.close();
  await shop.close();
});

/** What everybody may hear; all else is somebody's own. */
const isPublic = (event: string) => event === 'stockUpdated' || event === 'testResponse';

const isPresence = (event: string) => event === 'activeSeller' || event === 'activeCustomer';

const news = (event: keyof ServerToClientEvents, whose: string) => `${event} ${whose}`;

/** What a socket was told that not everybody may hear, each shortened to what says whose it is. */
function privateNews({ heard, all }: LiveClient): string[] {
  const present = [
    ...all('activeSeller').flatMap((list) => list.map(({ sellerId }) => news('activeSeller', sellerId))),
    ...all('activeCustomer').flatMap((list) => list.map(({ customerId }) => news('activeCustomer', customerId))),
  ];
  const others = heard.filter(({ event }) => !isPublic(event) && !isPresence(event));
  return [
    // Whoever stays is named again whenever another comes.
    ...new Set(present),
    ...others.map(({ event, payload }) => `${event} ${nameOf(payload as { orderId?: string; message?: string })}`),
  ].toSorted();
}

const nameOf = ({ orderId, message }: { orderId?: string; message?: string }) => orderId ?? message ?? 'nameless';

/** An order, its first step, a question and an answer between these two. */
async function deal(buyer: SignedIn, seller: SignedInSeller, names: { question: string; answer: string }) {
  const product = await buildProduct(shop.database.db, { sellerId: seller.seller.id });
  const { orderId } = await placeOrder(shop, buyer, buildOrderBody([{ productId: product.id, quantity: 1 }]));
  const desk = createTestSellerClient(shop, seller.token);
  await desk.changeSellerOrderStatus({ params: { orderId }, body: { status: 'processing' } });
  const asked = await shop.app.inject({
    method: 'POST',
    url: '/api/chat/customer/send-message-to-seller',
    headers: buyer.headers,
    payload: { sellerId: seller.seller.id, text: names.question },
  });
  expect(asked.statusCode).toBe(201);
  await desk.sendMessageToCustomer({ params: { customerId: buyer.customer.id }, body: { text: names.answer } });
  return {
    seller: [
      news('shop_order_changed', orderId),
      news('shop_order_changed', orderId),
      news('activeCustomer', buyer.customer.id),
      news('customer_message', names.question),
    ],
    customer: [
      news('orderStatusUpdated', orderId),
      news('orderStatusUpdated', orderId),
      news('activeSeller', seller.seller.id),
      news('seller_message', names.answer),
    ],
  };
}

it('tells two shops and their customers each their own, and nobody what is another’s', async () => {
  const [solar, sound] = [await signInSeller(shop), await signInSeller(shop)];
  const [aline, bosco] = [await signInCustomer(shop), await signInCustomer(shop)];
  const connect = (token?: string) => live.connect(token);
  const sockets = {
    solar: await connect(solar.token),
    sound: await connect(sound.token),
    aline: await connect(aline.token),
    bosco: await connect(bosco.token),
    guest: await connect(),
  };
  // Everybody also claims to be everybody else.
  const ids = [solar.seller.id, sound.seller.id, aline.customer.id, bosco.customer.id];
  for (const { socket } of Object.values(sockets)) {
    for (const id of ids) {
      socket.emit('add_user', id, { id });
      socket.emit('add_seller', id, { id });
    }
  }
  // To look into a conversation is not yet to be seen in it.
  const looked = await shop.app.inject({
    method: 'POST',
    url: '/api/chat/customer/add-customer-friend',
    headers: aline.headers,
    payload: { sellerId: sound.seller.id },
  });
  expect(looked.statusCode).toBe(200);
  const ofAline = await deal(aline, solar, { question: 'aline asks', answer: 'solar answers' });
  const ofBosco = await deal(bosco, sound, { question: 'bosco asks', answer: 'sound answers' });

  const expected = {
    solar: ofAline.seller.toSorted(),
    sound: ofBosco.seller.toSorted(),
    aline: [...ofAline.customer, news('activeSeller', sound.seller.id)].toSorted(),
    bosco: ofBosco.customer.toSorted(),
    guest: [],
  };
  const heard = () => ({
    solar: privateNews(sockets.solar),
    sound: privateNews(sockets.sound),
    aline: privateNews(sockets.aline),
    bosco: privateNews(sockets.bosco),
    guest: privateNews(sockets.guest),
  });
  await vi.waitFor(() => expect(heard()).toEqual(expected));
  // What was said before to anybody has arrived by now, also what nobody waited for.
  for (const client of Object.values(sockets)) await client.settle();
  expect(heard()).toEqual(expected);
});
