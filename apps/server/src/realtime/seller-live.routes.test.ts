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
  await vi.waitFor(() => expect(own.all('shop_order_changed')).toEqual([{ orderId }]));

  const api = createTestSellerClient(shop, owner.token);
  await api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'processing' } });
  await vi.waitFor(() => expect(customer.all('orderStatusUpdated')).toHaveLength(2));
  expect(customer.all('orderStatusUpdated')[1]).toMatchObject({ orderId, delivery_status: 'processing' });
  await Promise.all([other.settle(), customer.settle(), guest.settle()]);
  for (const client of [other, customer, guest]) expect(client.all('shop_order_changed')).toEqual([]);
  expect(own.all('orderStatusUpdated')).toEqual([]);
});

it('sends a seller’s sockets away when they log out', async () => {
  const { token } = await signInSeller(shop);
  const client = await live.connect(token);
  const isGone = new Promise<void>((resolve) => client.socket.once('disconnect', () => resolve()));
  await createTestSellerClient(shop, token).sellerLogout();
  await isGone;
  expect(await live.refusal(token)).toBe('unauthorized');
});
