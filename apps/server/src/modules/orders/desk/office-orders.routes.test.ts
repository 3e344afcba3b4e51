import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../../testing/orders.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../../testing/sign-in.ts';

let shop: TestShop;
let office: ReturnType<typeof createTestSellerClient>;

beforeAll(async () => {
  shop = await buildTestShop();
  const { token } = await signInSeller(shop, { role: 'admin' });
  office = createTestSellerClient(shop, token);
});

afterAll(() => shop.close());

describe('orders', () => {
  it('are seen whole, and paid or refunded as a whole', async () => {
    const [one, two] = [await buildProduct(shop.database.db), await buildProduct(shop.database.db)];
    const lines = [one, two].map(({ id: productId }) => ({ productId, quantity: 1 }));
    const { orderId } = await placeOrder(shop, await signInCustomer(shop), buildOrderBody(lines));
    const { orders, counts } = await office.getAllOrders({ query: { status: 'pending' } });
    expect(orders.find(({ _id }) => _id === orderId)?.shopNames).toHaveLength(2);
    expect(counts.pending).toBe(orders.length);
    const params = { orderId };
    const { order } = await office.getAnyOrder({ params });
    expect(order.parts.reduce((sum, { price }) => sum + price, 0)).toBe(order.price);
    expect(order.nextPayments).toEqual(['paid']);
    const note = 'MoMo 8731, two payments';
    const paid = await office.changeOrderPayment({ params, body: { status: 'paid', note } });
    expect(paid.order).toMatchObject({ payment_status: 'paid', nextPayments: ['refunded'] });
    expect(paid.order.timeline.at(-1)).toMatchObject({ kind: 'payment', to: 'paid', actor: 'admin', houseNote: note });
  });

  it('ask for what will be delivered, not for a part that is cancelled', async () => {
    const sold = [
      await buildProduct(shop.database.db, { priceRwf: 720_000 }),
      await buildProduct(shop.database.db, { priceRwf: 92_000 }),
    ];
    const buyer = await signInCustomer(shop);
    const lines = sold.map(({ id: productId }) => ({ productId, quantity: 1 }));
    const { orderId } = await placeOrder(shop, buyer, buildOrderBody(lines));
    const { parts } = await shop.orders.getOrder(orderId, buyer.customer.id);
    const dropped = parts.find(({ sellerId }) => sellerId === sold[1]?.sellerId);
    await shop.orders.changePartStatus(dropped?.id ?? '', dropped?.sellerId ?? '', 'cancelled', 'seller');
    const { order } = await office.getAnyOrder({ params: { orderId } });
    expect(order).toMatchObject({ price: 720_000, itemsPrice: 720_000, items: 1 });
    expect(new Set(order.parts.map(({ price }) => price))).toEqual(new Set([720_000, 92_000]));
    const { orders } = await office.getAllOrders();
    expect(orders.find(({ _id }) => _id === orderId)).toMatchObject({ price: 720_000, items: 1 });
    expect(orders.find(({ _id }) => _id === orderId)?.expiresAt).toEqual(expect.any(String));
  });
});
