import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits, type ReviewPage } from '@urumuri/contract';
import { serverEvents } from '@urumuri/contract/schemas';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { buildProduct } from '../testing/factories.ts';
import { type LiveClient, openLiveClients } from '../testing/live-client.ts';
import { buildOrderBody, placeOrder } from '../testing/orders.ts';
import { openTestSession, type SignedIn, signInCustomer } from '../testing/sign-in.ts';

let shop: TestShop;
let live: Awaited<ReturnType<typeof openLiveClients>>;
let witness: LiveClient;
let aline: SignedIn;
let bosco: SignedIn;

beforeAll(async () => {
  shop = await buildTestShop();
  aline = await signInCustomer(shop);
  bosco = await signInCustomer(shop);
});

beforeEach(async () => {
  live = await openLiveClients(shop);
  witness = await live.connect();
});

afterEach(() => live.close());
afterAll(() => shop.close());

const closed = (client: { socket: { once(event: 'disconnect', listener: () => void): unknown } }) =>
  new Promise<void>((resolve) => {
    client.socket.once('disconnect', () => resolve());
  });

async function order(buyer: SignedIn, quantity = 2) {
  const product = await buildProduct(shop.database.db);
  const { orderId } = await placeOrder(shop, buyer, buildOrderBody([{ productId: product.id, quantity }]));
  // Once it has been told, it does not reach the sockets of a later test.
  const told = () => witness.all('stockUpdated').flatMap(({ products }) => products.map(({ _id }) => _id));
  await vi.waitFor(() => expect(told()).toContain(product.id));
  return { product, orderId };
}

describe('who hears what', () => {
  it('tells everybody of stock and only the customer of the order', async () => {
    const [own, ownOther, other, guest] = await Promise.all([
      live.connect(aline.token),
      live.connect(aline.token),
      live.connect(bosco.token),
      live.connect(),
    ]);
    const { product, orderId } = await order(aline);
    for (const client of [own, ownOther]) {
      await vi.waitFor(() => expect(client.all('orderStatusUpdated')).toHaveLength(1));
      const [event] = client.all('orderStatusUpdated');
      expect(serverEvents.orderStatusUpdated.strict().parse(event)).toMatchObject({
        orderId,
        delivery_status: 'pending',
        payment_status: 'unpaid',
        revision: 0,
        products: [{ productId: product.id, quantity: 2 }],
      });
    }
    for (const client of [own, other, guest]) {
      await vi.waitFor(() => expect(client.all('stockUpdated')).toHaveLength(1));
      expect(client.all('stockUpdated')[0]?.products).toEqual([
        {
          _id: product.id,
          productId: product.id,
          productInfo: { _id: product.id },
          quantity: 2,
          newStock: 3,
          revision: 1,
        },
      ]);
    }
    await Promise.all([other.settle(), guest.settle()]);
    expect(other.all('orderStatusUpdated')).toEqual([]);
    expect(guest.all('orderStatusUpdated')).toEqual([]);
  });

  it('says by how much stock rose again, with a higher revision', async () => {
    const guest = await live.connect();
    const { product, orderId } = await order(aline);
    await vi.waitFor(() => expect(guest.all('stockUpdated')).toHaveLength(1));
    await shop.orders.cancelOrder(orderId, aline.customer.id);
    await vi.waitFor(() => expect(guest.all('stockUpdated')).toHaveLength(2));
    expect(guest.all('stockUpdated')[1]?.products).toMatchObject([
      { _id: product.id, quantity: -2, newStock: 5, revision: 2 },
    ]);
  });

  it('tells everybody whose reviews have changed, and not what was written', async () => {
    const guest = await live.connect();
    const product = await buildProduct(shop.database.db);
    const payload = { productId: product.id, review: 'Good', rating: 5 };
    await shop.app.inject({ method: 'POST', url: '/api/home/customer/submit-review', headers: aline.headers, payload });
    await vi.waitFor(() => expect(guest.all('reviewsUpdated')).toEqual([{ productId: product.id }]));
  });

  it('does not believe who a client says it is', async () => {
    const [forger, guest] = await Promise.all([live.connect(bosco.token), live.connect()]);
    const info = { id: aline.customer.id, name: aline.customer.name };
    for (const client of [forger, guest]) {
      client.socket.emit('add_user', aline.customer.id, info);
      client.socket.emit('add_seller', aline.customer.id, info);
      client.socket.io.engine.send(`2["join","customer:${aline.customer.id}"]`);
    }
    const own = await live.connect(aline.token);
    await order(aline);
    await vi.waitFor(() => expect(own.all('orderStatusUpdated')).toHaveLength(1));
    await Promise.all([forger.settle(), guest.settle()]);
    expect(forger.all('orderStatusUpdated')).toEqual([]);
    expect(guest.all('orderStatusUpdated')).toEqual([]);
  });

  it('answers a test to the one who asked, cut to size', async () => {
    const [asker, other] = await Promise.all([live.connect(), live.connect()]);
    asker.socket.emit('test', { message: 'x'.repeat(300) });
    await vi.waitFor(() => expect(asker.all('testResponse')).toEqual([{ message: 'x'.repeat(200) }]));
    expect(other.all('testResponse')).toEqual([]);
  });
});

describe('a page older than its socket', () => {
  const shownAt = (revision: number, ...ids: string[]) => ({
    products: ids.map((productId) => ({ productId, revision })),
  });

  const orderBefore = async (buyer: SignedIn) => (await order(buyer)).product;

  it('learns on asking what has changed since, and nothing else', async () => {
    const product = await orderBefore(aline);
    const still = await buildProduct(shop.database.db);
    const [asker, other] = await Promise.all([live.connect(), live.connect()]);
    asker.socket.emit('check_stock', shownAt(1, product.id));
    asker.socket.emit('check_stock', shownAt(0, product.id, still.id, crypto.randomUUID(), 'nonsense'));
    await vi.waitFor(() => expect(asker.all('stockUpdated')).not.toEqual([]));
    const [answer] = asker.all('stockUpdated');
    expect(serverEvents.stockUpdated.strict().parse(answer).products).toEqual([
      {
        _id: product.id,
        productId: product.id,
        productInfo: { _id: product.id },
        quantity: 0,
        newStock: 3,
        revision: 1,
      },
    ]);
    await Promise.all([asker.settle(), other.settle()]);
    expect(asker.all('stockUpdated')).toHaveLength(1);
    expect(other.all('stockUpdated')).toEqual([]);
  });

  it('is told together with the others who ask at the same time, each of its own products', async () => {
    const ordered = [await orderBefore(aline), await orderBefore(bosco), await orderBefore(bosco)];
    const clients = await Promise.all(ordered.map(() => live.connect()));
    for (const [place, { socket }] of clients.entries()) {
      socket.emit('check_stock', shownAt(0, ordered[place]?.id ?? ''));
    }
    for (const [place, client] of clients.entries()) {
      await vi.waitFor(() => expect(client.all('stockUpdated')).toHaveLength(1));
      expect(client.all('stockUpdated')[0]?.products).toMatchObject([{ _id: ordered[place]?.id, newStock: 3 }]);
    }
  });

  it('learns on asking that a review was written or rewritten since, and only then', async () => {
    const product = await buildProduct(shop.database.db);
    const write = async (review: string) => {
      const [url, payload] = ['/api/home/customer/submit-review', { productId: product.id, review, rating: 5 }];
      await shop.app.inject({ method: 'POST', url, headers: aline.headers, payload });
      const page = await shop.app.inject(`/api/home/customer/get-reviews/${product.id}`);
      return page.json<ReviewPage>().reviews[0]?.createdAt;
    };
    const [first, second] = [await write('Good'), await write('Good enough')];
    await vi.waitFor(() => expect(witness.all('reviewsUpdated')).toHaveLength(2));

    const asking = await Promise.all([undefined, first, second].map(() => live.connect()));
    for (const [place, newest] of [undefined, first, second].entries()) {
      asking[place]?.socket.emit('check_reviews', { productId: product.id, newest });
    }
    const [ofNone, ofFirst, ofSecond] = asking;
    for (const client of [ofNone, ofFirst]) {
      await vi.waitFor(() => expect(client?.all('reviewsUpdated')).toEqual([{ productId: product.id }]));
    }
    for (const check of [{ productId: 'nonsense' }, { productId: crypto.randomUUID() }, null]) {
      ofSecond?.socket.emit('check_reviews', check as never);
    }
    await ofSecond?.settle();
    expect(ofSecond?.all('reviewsUpdated')).toEqual([]);
    expect(witness.all('reviewsUpdated')).toHaveLength(2);
  });

  it('is not answered when it asks for more than a page can show', async () => {
    const [one, another] = [await orderBefore(aline), await orderBefore(aline)];
    const client = await live.connect();
    const many = Array.from({ length: limits.checkedProducts }, () => crypto.randomUUID());
    client.socket.emit('check_stock', shownAt(0, one.id, ...many));
    client.socket.emit('check_stock', null as never);
    client.socket.emit('check_stock', shownAt(0, another.id));
    await vi.waitFor(() => expect(client.all('stockUpdated')).not.toEqual([]));
    expect(client.all('stockUpdated')).toMatchObject([{ products: [{ _id: another.id }] }]);
  });
});

describe('the handshake', () => {
  it.each([
    ['no token at all', 'garbage'],
    ['a token of nobody', `${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}`],
    ['a token beyond all measure', 'x'.repeat(5000)],
  ])('refuses %s', async (_what, token) => {
    expect(await live.refusal(token)).toBe('unauthorized');
  });

  it('refuses a token that is no text', async () => {
    expect(await live.refusal(undefined, { auth: { token: { $ne: null } } })).toBe('unauthorized');
  });

  it('refuses a token whose session has ended', async () => {
    const session = await openTestSession(shop, aline.customer);
    await shop.app.inject({ url: '/api/customer/logout', headers: session.headers });
    expect(await live.refusal(session.token)).toBe('unauthorized');
  });

  it('refuses pages of other sites, and takes programs that are no browsers', async () => {
    const extraHeaders = { origin: 'https://evil.example' };
    await expect(live.connect(aline.token, { extraHeaders })).rejects.toThrow();
    await expect(live.connect(aline.token, { extraHeaders: { origin: live.url } })).resolves.toBeDefined();
  });

  it('works over long polling too', async () => {
    const client = await live.connect(aline.token, { transports: ['polling'] });
    await order(aline);
    await vi.waitFor(() => expect(client.all('orderStatusUpdated')).toHaveLength(1));
  });
});

describe('an identity that ends', () => {
  it('takes the socket’s room away on logout, and leaves other sessions alone', async () => {
    const session = await openTestSession(shop, aline.customer);
    const [leaving, staying] = await Promise.all([live.connect(session.token), live.connect(aline.token)]);
    const gone = closed(leaving);
    await shop.app.inject({ url: '/api/customer/logout', headers: session.headers });
    await gone;
    await order(aline);
    await vi.waitFor(() => expect(staying.all('orderStatusUpdated')).toHaveLength(1));
    expect(leaving.all('orderStatusUpdated')).toEqual([]);
  });

  it('says goodbye to the one who asks, and to nobody else', async () => {
    const [asking, other] = await Promise.all([live.connect(aline.token), live.connect(bosco.token)]);
    const gone = closed(asking);
    asking.socket.emit('manual_disconnect', bosco.customer.id);
    await gone;
    await other.settle();
    expect(other.socket.connected).toBe(true);
  });
});

describe('too much', () => {
  it('cuts a flooding socket and goes on serving the others', async () => {
    const [flooder, other] = await Promise.all([live.connect(), live.connect()]);
    const gone = closed(flooder);
    for (let count = 0; count < 400; count += 1) flooder.socket.emit('test', { message: String(count) });
    await gone;
    expect(flooder.all('testResponse').length).toBeLessThanOrEqual(5);
    await other.settle();
  });

  it('cuts what is larger than any message of ours', async () => {
    const client = await live.connect();
    const gone = closed(client);
    client.socket.emit('test', { message: 'x'.repeat(20_000) });
    await gone;
  });

  it('cuts who sends bytes', async () => {
    const client = await live.connect();
    const gone = closed(client);
    client.socket.emit('test', { message: Buffer.from([1, 2, 3]) } as never);
    await gone;
  });

  it('survives frames that mean nothing', async () => {
    const packets = [
      '',
      '2',
      '2{}',
      '2[]',
      '2[null]',
      '2[1,2]',
      '2["test"]',
      '2["test",null]',
      '{',
      '9',
      '1',
      '0{"token":1}',
    ];
    for (const packet of [...packets, `2["${'a'.repeat(9000)}"]`, '5100-["test"]', '2/other,["test"]', '3["x"]']) {
      const { socket } = await live.connect();
      socket.io.engine.send(packet);
      socket.io.engine.send('2["test",{"message":"still here"}]');
    }
    const after = await live.connect();
    await after.settle();
  });
});
