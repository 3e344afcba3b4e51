import { randomUUID } from 'node:crypto';
import { calls, errorBody } from '@urumuri/contract/schemas';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { cartLines, customers, orderEvents, orderLines, orderParts, orders, outbox } from '../../db/schema/index.ts';
import { buildProduct, buildSeller } from '../../testing/factories.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { buildOrderBody, deliverTo, placeOrder } from '../../testing/orders.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, buyer, db, place, countOrders, readProduct } = useBuyer();

afterEach(() => assertBooksBalance(shop().database.pool));

describe('placing an order', () => {
  it('holds the stock, keeps what the products were, and tells everybody', async () => {
    const kettle = await buildProduct(db(), {
      name: 'Kettle',
      priceRwf: 12_999,
      discountPercent: 15,
      images: ['/images/a/800'],
    });
    const radio = await buildProduct(db(), { name: 'Radio', priceRwf: 5000 });
    const answer = await place(
      buildOrderBody([
        { productId: kettle.id, quantity: 2 },
        { productId: radio.id, quantity: 1 },
      ]),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).not.toHaveProperty('idempotent-replayed');
    expect(answer.headers['cache-control']).toBe('no-store');
    const placed = calls.placeOrder.response.parse(answer.json());
    expect(placed).toMatchObject({ price: 2 * 11_050 + 5000, shipping_fee: 0, items: 3 });

    expect(await readProduct(kettle.id)).toMatchObject({ stock: 5, reserved: 2, sold: 0, stockRevision: 1 });
    const [order] = await db().select().from(orders).where(eq(orders.id, placed.orderId));
    expect(order).toMatchObject({
      deliveryStatus: 'pending',
      paymentStatus: 'unpaid',
      totalRwf: 27_100,
      shippingCity: 'Gasabo',
      revision: 0,
    });
    const heldForMs = (order?.expiresAt?.getTime() ?? 0) - (order?.createdAt.getTime() ?? 0);
    expect(heldForMs).toBe(72 * 3_600_000);
    expect(await db().$count(orderParts, eq(orderParts.orderId, placed.orderId))).toBe(2);
    const lines = await db().select().from(orderLines).where(eq(orderLines.orderId, placed.orderId));
    expect(lines.find(({ productId }) => productId === kettle.id)).toMatchObject({
      name: 'Kettle',
      slug: kettle.slug,
      images: ['/images/a/800'],
      priceRwf: 12_999,
      discountPercent: 15,
      unitPriceRwf: 11_050,
      quantity: 2,
    });
    const history = await db().select().from(orderEvents).where(eq(orderEvents.orderId, placed.orderId));
    expect(history).toMatchObject([{ kind: 'delivery', fromStatus: null, toStatus: 'pending', actor: 'customer' }]);
    const told = (await db().select().from(outbox)).map(({ type, payload }) => ({ type, payload }));
    expect(told).toContainEqual({
      type: 'order.changed',
      payload: {
        orderId: placed.orderId,
        customerId: buyer().customer.id,
        deliveryStatus: 'pending',
        paymentStatus: 'unpaid',
        revision: 0,
      },
    });
    expect(told).toContainEqual({
      type: 'stock.changed',
      payload: { products: expect.arrayContaining([{ productId: kettle.id, available: 3, revision: 1, fellBy: 2 }]) },
    });
  });

  it('remembers where to deliver', async () => {
    const { id: productId } = await buildProduct(db());
    await place(buildOrderBody([{ productId, quantity: 1 }]));
    const [row] = await db().select().from(customers).where(eq(customers.id, buyer().customer.id));
    expect(row?.savedShipping).toEqual(deliverTo);
  });

  it('takes what is ordered out of the cart and leaves the rest', async () => {
    const customerId = buyer().customer.id;
    const [ordered, kept, boughtNow] = [await buildProduct(db()), await buildProduct(db()), await buildProduct(db())];
    const lines = await db()
      .insert(cartLines)
      .values(
        [ordered, kept, boughtNow].map(({ id }) => ({ customerId, productId: id, quantity: 2, seenUnitPriceRwf: 1 })),
      )
      .returning();
    const answer = await place(
      buildOrderBody([
        { cartLineId: lines[0]?.id ?? '', quantity: 2 },
        { productId: boughtNow.id, quantity: 1 },
      ]),
    );
    expect(answer.statusCode).toBe(201);
    const left = await db().select().from(cartLines).where(eq(cartLines.customerId, customerId));
    expect(left.map(({ productId }) => productId).sort()).toEqual([kept.id, boughtNow.id].sort());
    expect(await readProduct(ordered.id)).toMatchObject({ reserved: 2 });
  });

  it('adds up one product in several lines before it looks at the stock', async () => {
    const { id: productId } = await buildProduct(db(), { stock: 20 });
    const answer = await place(
      buildOrderBody([
        { productId, quantity: 11 },
        { productId: productId.toUpperCase(), quantity: 11 },
      ]),
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'out_of_stock',
      details: { products: [{ productId, wanted: 22, available: 20 }] },
    });
  });

  it('names what is short and what is left, and stores nothing', async () => {
    const scarce = await buildProduct(db(), { name: 'Lamp', stock: 1 });
    const gone = await buildProduct(db(), { name: 'Fan', stock: 3, reserved: 0 });
    await placeOrder(shop(), await signInCustomer(shop()), buildOrderBody([{ productId: gone.id, quantity: 3 }]));
    const plenty = await buildProduct(db());
    const answer = await place(
      buildOrderBody([scarce, gone, plenty].map(({ id }) => ({ productId: id, quantity: 2 }))),
    );
    expect(answer.statusCode).toBe(409);
    const body = errorBody.parse(answer.json());
    expect(body.code).toBe('out_of_stock');
    expect(body.error).toContain('Only 1 left of Lamp.');
    expect(body.error).toContain('Fan is sold out.');
    expect(body.details).toMatchObject({
      products: expect.arrayContaining([{ productId: scarce.id, name: 'Lamp', wanted: 2, available: 1 }]),
    });
    expect(await readProduct(plenty.id)).toMatchObject({ reserved: 0, stockRevision: 0 });
    expect(await countOrders()).toBe(0);
  });

  it.each([
    ['a product that never was', async () => randomUUID()],
    ['a product that is not on sale', async () => (await buildProduct(db(), { publishedAt: null })).id],
    ['something that is no id', async () => 'kettle'],
  ])('finds nothing for %s, and takes no other product either', async (_case, makeId) => {
    const other = await buildProduct(db());
    const answer = await place(
      buildOrderBody([
        { productId: await makeId(), quantity: 1 },
        { productId: other.id, quantity: 1 },
      ]),
    );
    expect(answer.statusCode).toBe(404);
    expect(await readProduct(other.id)).toMatchObject({ reserved: 0 });
  });

  it('does not order from another customer’s cart', async () => {
    const stranger = await signInCustomer(shop());
    const { id: productId } = await buildProduct(db());
    const [line] = await db()
      .insert(cartLines)
      .values({ customerId: stranger.customer.id, productId, quantity: 1, seenUnitPriceRwf: 1 })
      .returning();
    const theirs = await place(buildOrderBody([{ cartLineId: line?.id ?? '', quantity: 1 }]));
    const unknown = await place(buildOrderBody([{ cartLineId: randomUUID(), quantity: 1 }]));
    expect(theirs.statusCode).toBe(404);
    expect({ ...theirs.json<object>(), requestId: '' }).toEqual({ ...unknown.json<object>(), requestId: '' });
    expect(await db().$count(cartLines, eq(cartLines.customerId, stranger.customer.id))).toBe(1);
  });

  it('splits an order by seller', async () => {
    const sellerId = await buildSeller(db());
    const [one, two] = [await buildProduct(db(), { sellerId }), await buildProduct(db(), { sellerId, priceRwf: 3000 })];
    const other = await buildProduct(db());
    const { orderId } = await place(
      buildOrderBody([one, two, other].map(({ id }) => ({ productId: id, quantity: 1 }))),
    );
    const parts = await db().select().from(orderParts).where(eq(orderParts.orderId, orderId));
    expect(new Map(parts.map((part) => [part.sellerId, part.itemsRwf]))).toEqual(
      new Map([
        [sellerId, 13_000],
        [other.sellerId, 10_000],
      ]),
    );
  });
});
