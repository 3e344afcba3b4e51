import { randomUUID } from 'node:crypto';
import { calls } from '@urumuri/contract/schemas';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders, products, vouchers } from '../../db/schema/index.ts';
import { buildProduct, buildSeller } from '../../testing/factories.ts';
import { fillOrders } from '../../testing/fill-orders.ts';
import { buildOrderBody, deliverTo, placeOrder, staffOf } from '../../testing/orders.ts';
import { type Method, openOwnOrders } from '../../testing/own-orders.ts';

const { shop, buyer, db, stranger, ask, order, list, advance } = openOwnOrders();

const isoMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

describe('reading an order', () => {
  it('shows it as it was ordered, whatever becomes of the product', async () => {
    const sellerId = await buildSeller(db(), 'Radio House');
    const product = await buildProduct(db(), {
      name: 'Radio',
      priceRwf: 10_000,
      discountPercent: 10,
      sellerId,
      images: ['/images/r/800'],
    });
    const [voucher] = await db().insert(vouchers).values({ code: 'READ-500', amountOffRwf: 500 }).returning();
    const placed = await placeOrder(
      shop(),
      buyer(),
      buildOrderBody([{ productId: product.id, quantity: 2 }], { voucherCode: voucher?.code }),
    );
    await db()
      .update(orders)
      .set({ createdAt: new Date('2026-03-03T22:30:00Z') })
      .where(eq(orders.id, placed.orderId));
    await db().update(products).set({ name: 'Renamed', priceRwf: 1, images: [] }).where(eq(products.id, product.id));

    const answer = await ask('GET', `get-order-details/${placed.orderId}`);
    expect(answer.statusCode).toBe(200);
    const shipping = { ...deliverTo, email: buyer().customer.email };
    expect(calls.getOrderDetails.response.parse(answer.json()).order).toEqual({
      _id: placed.orderId,
      customerId: buyer().customer.id,
      orderNumber: expect.stringMatching(/^\d{4,}$/),
      price: 17_500,
      shipping_fee: 0,
      voucher_code: 'READ-500',
      voucher_discount: 500,
      payment_status: 'unpaid',
      delivery_status: 'pending',
      products: [
        {
          _id: expect.any(String),
          productId: product.id,
          quantity: 2,
          name: 'Radio',
          slug: product.slug,
          brand: expect.any(String),
          images: ['/images/r/800'],
          price: 10_000,
          discount: 10,
          shopName: 'Radio House',
          sellerId,
        },
      ],
      parts: [
        {
          _id: expect.any(String),
          sellerId,
          shopName: 'Radio House',
          price: 17_500,
          open: 17_500,
          delivery_status: 'pending',
          expires_at: expect.stringMatching(isoMoment),
        },
      ],
      shipping_Info: shipping,
      shippingInfo: shipping,
      contact_by: 'phone',
      expires_at: expect.stringMatching(isoMoment),
      revision: 0,
      date: '4 March 2026',
      createdAt: '2026-03-03T22:30:00.000Z',
      cancellable: true,
      history: [{ kind: 'delivery', status: 'pending', at: expect.stringMatching(isoMoment) }],
      payment: expect.objectContaining({ open: 17_500, payments: [] }),
    });
    expect(answer.body).not.toMatch(/fingerprint|idempotency/i);
  });

  it('tells what happened to it, the oldest first, and whose part it was', async () => {
    const [radio, lamp] = [await buildProduct(db()), await buildProduct(db())];
    const lines = [radio, lamp].map(({ id }) => ({ productId: id, quantity: 1 }));
    const { orderId } = await placeOrder(shop(), buyer(), buildOrderBody(lines));
    const [first, second] = (await shop().orders.getOrder(orderId, buyer().customer.id)).parts;
    await shop().orders.changePartStatus(first?.id ?? '', first?.sellerId ?? '', 'processing', 'seller');
    await shop().orders.markPaid(orderId, await staffOf(shop(), orderId));
    await shop().orders.noteCall(second?.id ?? '', second?.sellerId ?? '', { outcome: 'no_answer', note: 'rude' });

    const answer = await ask('GET', `get-order-details/${orderId}`);
    const { history, cancellable } = calls.getOrderDetails.response.parse(answer.json()).order;
    expect(cancellable).toBe(false);
    expect(history.map(({ at: _, ...step }) => step)).toEqual([
      { kind: 'delivery', status: 'pending' },
      { kind: 'delivery', status: 'processing', shopName: first?.shopName },
      { kind: 'payment', status: 'paid' },
      { kind: 'call', status: 'no_answer', shopName: second?.shopName },
    ]);
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
  });

  it('tells of a cancelled order once, and why', async () => {
    const orderId = await order();
    await db()
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, orderId));
    await shop().orders.expireNext();
    const answer = await ask('GET', `get-order-details/${orderId}`);
    expect(calls.getOrderDetails.response.parse(answer.json()).order.history.slice(1)).toEqual([
      { kind: 'delivery', status: 'cancelled', at: expect.stringMatching(isoMoment), note: 'Not confirmed in time' },
    ]);
  });

  it('says when it is cancelled, part by part, until it is confirmed or paid', async () => {
    const [radio, lamp] = [await buildProduct(db()), await buildProduct(db())];
    const lines = [radio, lamp].map(({ id }) => ({ productId: id, quantity: 1 }));
    const [{ orderId }, paid] = [await placeOrder(shop(), buyer(), buildOrderBody(lines)), await order()];
    const deadline = new Date('2099-01-02T10:00:00Z');
    await db()
      .update(orders)
      .set({ expiresAt: deadline })
      .where(inArray(orders.id, [orderId, paid]));
    await shop().orders.markPaid(paid, await staffOf(shop(), paid));
    const read = async () => {
      const [own] = (await list()).filter(({ _id }) => _id === orderId);
      return [own?.expires_at, ...(own?.parts.map((part) => part.expires_at) ?? [])];
    };
    const at = deadline.toISOString();
    expect((await list()).find(({ _id }) => _id === paid)?.expires_at).toBeUndefined();
    expect(await read()).toEqual([at, at, at]);
    const { parts } = await shop().orders.getOrder(orderId, buyer().customer.id);
    const confirm = (part = parts[0]) =>
      shop().orders.noteCall(part?.id ?? '', part?.sellerId ?? '', { outcome: 'confirmed', note: '' });
    await confirm();
    expect(await read()).toEqual([at, undefined, at]);
    await confirm(parts[1]);
    expect(await read()).toEqual([undefined, undefined, undefined]);
  });

  it('is for its customer alone', async () => {
    const orderId = await order();
    const theirs = await ask('GET', `get-order-details/${orderId}`, stranger());
    const unknown = await ask('GET', `get-order-details/${randomUUID()}`, stranger());
    const odd = await ask('GET', 'get-order-details/not-an-id', stranger());
    expect([theirs.statusCode, unknown.statusCode, odd.statusCode]).toEqual([404, 404, 404]);
    expect({ ...theirs.json<object>(), requestId: '' }).toEqual({ ...unknown.json<object>(), requestId: '' });
    expect(theirs.body).not.toContain(deliverTo.phone);
  });
});

describe('the list of orders', () => {
  it('holds one’s own, the newest first, all or by status', async () => {
    const [first, second, third] = [await order(), await order(), await order()];
    await advance(second, 'processing');
    await advance(third, 'cancelled');
    await placeOrder(shop(), stranger(), buildOrderBody([{ productId: (await buildProduct(db())).id, quantity: 1 }]));
    expect((await list()).map(({ _id }) => _id)).toEqual([third, second, first]);
    expect((await list('pending')).map(({ _id }) => _id)).toEqual([first]);
    expect((await list('processing')).map(({ _id }) => _id)).toEqual([second]);
    expect((await list('cancelled')).map(({ _id }) => _id)).toEqual([third]);
    expect(await list('warehouse')).toEqual([]);
  });

  it.each(['nonsense', 'ALL', "pending'--", '%25'])('is empty for the status %s', async (status) => {
    await order();
    expect(await list(status)).toEqual([]);
  });

  it('comes in pages of at most a hundred, and every order is on one of them', async () => {
    const product = await buildProduct(db());
    const customerIds = [buyer().customer.id];
    await fillOrders(shop().database.pool, { orders: 110, sellerIds: [product.sellerId], customerIds });
    const read = async (query = '') => {
      const answer = await ask('GET', `get-orders/${buyer().customer.id}/all${query}`);
      return calls.getOrders.response.parse(answer.json());
    };
    const [first, second] = [await read(), await read('?pageNumber=2')];
    expect(first).toMatchObject({ totalOrder: 110, perPage: 100 });
    expect([first.orders.length, second.orders.length]).toEqual([100, 10]);
    expect(new Set([...first.orders, ...second.orders].map(({ _id }) => _id)).size).toBe(110);
    expect(await read('?pageNumber=6&perPage=20')).toMatchObject({ perPage: 20, orders: { length: 10 } });
    expect((await read('?pageNumber=7&perPage=20')).orders).toEqual([]);
    expect((await ask('GET', `get-orders/${buyer().customer.id}/all?pageNumber=x`)).statusCode).toBe(400);
  });
});

describe('signed out or in another’s name', () => {
  const paths: [Method, (orderId: string) => string][] = [
    ['GET', () => `get-orders/${buyer().customer.id}/all`],
    ['GET', (orderId) => `get-order-details/${orderId}`],
    ['POST', (orderId) => `cancel-order/${orderId}`],
    ['DELETE', () => `clear-orders/${buyer().customer.id}`],
  ];

  it('nothing is told and nothing is done', async () => {
    const orderId = await order();
    for (const [method, path] of paths) {
      const answer = await shop().app.inject({ method, url: `/api/home/customer/${path(orderId)}` });
      expect(answer.statusCode).toBe(401);
    }
    for (const customerId of [buyer().customer.id, randomUUID()]) {
      expect((await ask('GET', `get-orders/${customerId}/all`, stranger())).statusCode).toBe(403);
    }
    expect(await list()).toHaveLength(1);
  });
});
