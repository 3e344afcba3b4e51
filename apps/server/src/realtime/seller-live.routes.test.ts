import type { OrderReturns, StaffRole } from '@urumuri/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildTestShop, type TestShop } from '../testing/build-test-shop.ts';
import { buildProduct } from '../testing/factories.ts';
import { openLiveClients } from '../testing/live-client.ts';
import { buildOrderBody, placeOrder } from '../testing/orders.ts';
import { createTestSellerClient } from '../testing/seller-client.ts';
import { signInSeller } from '../testing/sign-in-seller.ts';
import { signInCustomer } from '../testing/sign-in.ts';

let shop: TestShop;
let live: Awaited<ReturnType<typeof openLiveClients>>;

beforeAll(async () => {
  shop = await buildTestShop();
});

beforeEach(async () => {
  live = await openLiveClients(shop);
});

afterEach(() => live.close());
afterAll(() => shop.close());

it('tells a seller which of their orders moved, and nobody else; the customer hears what the seller did', async () => {
  const [owner, stranger, buyer] = [await signInSeller(shop), await signInSeller(shop), await signInCustomer(shop)];
  const [own, other, customer, guest] = await Promise.all([
    live.connect(owner.token),
    live.connect(stranger.token),
    live.connect(buyer.token),
    live.connect(),
  ]);
  const product = await buildProduct(shop.database.db, { sellerId: owner.seller.id });
  const { orderId } = await placeOrder(shop, buyer, buildOrderBody([{ productId: product.id, quantity: 1 }]));
  const placed = { orderId, orderNumber: expect.any(Number), isNew: true };
  await vi.waitFor(() => expect(own.all('shop_order_changed')).toEqual([placed]));

  const api = createTestSellerClient(shop, owner.token);
  await api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'processing' } });
  await vi.waitFor(() => expect(customer.all('orderStatusUpdated')).toHaveLength(2));
  expect(customer.all('orderStatusUpdated')[1]).toMatchObject({ orderId, delivery_status: 'processing' });
  await Promise.all([other.settle(), customer.settle(), guest.settle()]);
  for (const client of [other, customer, guest]) expect(client.all('shop_order_changed')).toEqual([]);
  expect(own.all('orderStatusUpdated')).toEqual([]);
  expect(own.all('shop_order_changed')[1]).toEqual({ ...placed, isNew: false });
});

it('tells the office of the orders and returns of every shop, and a shop of its own returns', async () => {
  const [owner, stranger, buyer] = [await signInSeller(shop), await signInSeller(shop), await signInCustomer(shop)];
  const clerk = await signInSeller(shop, { role: 'admin' });
  const [office, own, other] = await Promise.all([clerk, owner, stranger].map(({ token }) => live.connect(token)));
  const product = await buildProduct(shop.database.db, { sellerId: owner.seller.id });
  const beside = await buildProduct(shop.database.db, { sellerId: stranger.seller.id });
  const lines = [product, beside].map(({ id: productId }) => ({ productId, quantity: 1 }));
  const { orderId } = await placeOrder(shop, buyer, buildOrderBody(lines));
  await vi.waitFor(() => expect(office?.all('shop_order_changed')).toMatchObject([{ orderId, isNew: true }]));

  const api = createTestSellerClient(shop, owner.token);
  for (const status of ['processing', 'warehouse', 'placed'] as const) {
    await api.changeSellerOrderStatus({ params: { orderId }, body: { status } });
  }
  const url = `/api/home/customer/returns/${orderId}`;
  const { headers } = buyer;
  const [line] = (await shop.app.inject({ url, headers })).json<OrderReturns>().lines;
  const payload = { lines: [{ _id: line?._id, quantity: 1 }], reason: 'faulty', text: 'It hums' };
  await shop.app.inject({ method: 'POST', url, headers, payload });
  for (const client of [office, own]) {
    await vi.waitFor(() => expect(client?.all('return_asked')).toHaveLength(1));
  }
  const asked = own?.all('return_asked')[0];
  expect(asked).toEqual(office?.all('return_asked')[0]);
  const params = { returnId: asked?.returnId ?? '' };
  expect((await api.getReturn({ params })).return.orderNumber).toBe(String(asked?.orderNumber));
  await other?.settle();
  expect(other?.all('return_asked')).toEqual([]);
});

it('tells the people of a shop what their role lets them see', async () => {
  const [{ seller: boss }, buyer] = [await signInSeller(shop), await signInCustomer(shop)];
  const hire = (staffRole: StaffRole) => signInSeller(shop, { employerId: boss.id, staffRole });
  const people = [await hire('sales'), await hire('stock'), await hire('rider')];
  const [sales, stock, rider] = await Promise.all(people.map(({ token }) => live.connect(token)));
  const product = await buildProduct(shop.database.db, { sellerId: boss.id });
  const payload = { sellerId: boss.id, userId: buyer.customer.id, text: 'Muraho' };
  const url = '/api/chat/customer/send-message-to-seller';
  await shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload });
  await vi.waitFor(() => expect(sales?.all('customer_message')).toHaveLength(1));
  await placeOrder(shop, buyer, buildOrderBody([{ productId: product.id, quantity: 1 }]));
  for (const client of [sales, stock]) {
    await vi.waitFor(() => expect(client?.all('shop_order_changed')).toHaveLength(1));
  }
  await rider?.settle();
  expect(stock?.all('customer_message')).toEqual([]);
  expect(rider?.all('customer_message')).toEqual([]);
  expect(rider?.all('shop_order_changed')).toEqual([]);
});

it('sends a seller’s sockets away when they log out', async () => {
  const { token } = await signInSeller(shop);
  const client = await live.connect(token);
  const isGone = new Promise<void>((resolve) => client.socket.once('disconnect', () => resolve()));
  await createTestSellerClient(shop, token).sellerLogout();
  await isGone;
  expect(await live.refusal(token)).toBe('unauthorized');
});
