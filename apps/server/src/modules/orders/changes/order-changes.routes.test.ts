import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers, orders, products, vouchers, voucherUses } from '../../../db/schema/index.ts';
import { soon } from '../../../testing/mail-shop.ts';
import { units, useOrderDesk } from '../../../testing/order-desk.ts';
import { assertBooksBalance } from '../../../testing/order-books.ts';

const { shop, buyer, mailsTo, db, openDesk, desk, radio, lamp, order, change, refusal, begin, readStock, details } =
  useOrderDesk();

describe('stock', () => {
  // Radio [stock, reserved, sold] of 10, of which 2 were ordered; lamp of 5.
  it.each<[string, [number, number], number[], number[]]>([
    ['raised', [4, 0], [10, 4, 0], [5, 0, 0]],
    ['lowered', [1, 0], [10, 1, 0], [5, 0, 0]],
    ['swapped for another', [0, 3], [10, 0, 0], [5, 3, 0]],
  ])('that is held follows when it is %s', async (_title, [radios, lamps], ofRadio, ofLamp) => {
    const orderId = await order([[radio(), 2]]);
    await change(
      orderId,
      units([
        [radio(), radios],
        [lamp(), lamps],
      ]),
    );
    expect(await readStock(radio())).toEqual(ofRadio);
    expect(await readStock(lamp())).toEqual(ofLamp);
    expect((await details(orderId)).order).toMatchObject({ price: radios * 10_000 + lamps * 3000, revision: 1 });
  });

  it.each<[string, [number, number], number[], number[]]>([
    ['raised', [4, 0], [6, 0, 4], [5, 0, 0]],
    ['lowered', [1, 0], [9, 0, 1], [5, 0, 0]],
    ['swapped for another', [0, 3], [10, 0, 0], [2, 0, 3]],
  ])(
    'that is deducted follows when it is %s, and when it is cancelled after that',
    async (_title, [radios, lamps], ofRadio, ofLamp) => {
      const orderId = await order([[radio(), 2]]);
      await begin(orderId);
      await change(
        orderId,
        units([
          [radio(), radios],
          [lamp(), lamps],
        ]),
      );
      expect(await readStock(radio())).toEqual(ofRadio);
      expect(await readStock(lamp())).toEqual(ofLamp);
      await assertBooksBalance(shop().database.pool);
      await desk().api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'cancelled' } });
      expect(await readStock(radio())).toEqual([10, 0, 0]);
      expect(await readStock(lamp())).toEqual([5, 0, 0]);
    },
  );

  it('is given back when nothing is left: that is a cancellation', async () => {
    const [held, deducted] = [
      await order([
        [radio(), 2],
        [lamp(), 1],
      ]),
      await order([[radio(), 1]]),
    ];
    await begin(deducted);
    await change(
      held,
      units([
        [radio(), 0],
        [lamp(), 0],
      ]),
    );
    await change(deducted, units([[radio(), 0]]));
    expect([await readStock(radio()), await readStock(lamp())]).toEqual([
      [10, 0, 0],
      [5, 0, 0],
    ]);
    const { order: told } = await details(held);
    expect(told).toMatchObject({
      delivery_status: 'cancelled',
      price: 0,
      products: [{ quantity: 1 }, { quantity: 2 }],
    });
    expect(told.history.at(-1)).toMatchObject({ kind: 'delivery', status: 'cancelled', note: 'The customer asked' });
    await soon(() =>
      expect(mailsTo(buyer().customer.email).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^Your order \d+ is cancelled$/),
      ),
    );
  });

  it('is told with what became of each line, in the language of the customer', async () => {
    const { id } = buyer().customer;
    await db().update(customers).set({ language: 'rw' }).where(eq(customers.id, id));
    const orderId = await order([[radio(), 2]]);
    await change(
      orderId,
      units([
        [radio(), 1],
        [lamp(), 1],
      ]),
    );
    const told = () => mailsTo(buyer().customer.email).find(({ subject }) => subject.endsWith('yahinduwe'))?.text;
    await soon(() => expect(told()).toContain(`${radio().name}: 1 aho kuba 2; hongewemo ${lamp().name}`));
    expect(told()).toContain('Impamvu: The customer asked');
  });

  it('keeps to what is left and to the limit of one customer', async () => {
    const many = await desk().stock('Cable', 60);
    const [orderId] = [
      await order([
        [lamp(), 2],
        [many, 5],
      ]),
      await order([[many, 10]]),
    ];
    expect(await refusal(orderId, units([[lamp(), 6]]))).toBe('out_of_stock');
    expect(await refusal(orderId, units([[many, 11]]))).toBe('order_limit');
    await change(
      orderId,
      units([
        [lamp(), 5],
        [many, 10],
      ]),
    );
    expect(await readStock(lamp())).toEqual([5, 5, 0]);
    const { plan } = await desk().api.previewOrderChange({ params: { orderId }, body: units([[many, 12]]) });
    expect(plan.lines.map(({ most, refusal: why }) => [most, why])).toEqual([
      [10, `One customer can have at most 20 of ${many.name} on order at a time.`],
      [5, undefined],
    ]);
    expect(plan.refusal).toBe(plan.lines[0]?.refusal);
  });
});

describe('money', () => {
  it('keeps the price of the order for its lines, and has today’s for new ones', async () => {
    const orderId = await order([[radio(), 2]]);
    await db().update(products).set({ priceRwf: 12_000 }).where(eq(products.id, radio().id));
    const { plan } = await desk().api.previewOrderChange({
      params: { orderId },
      body: units([
        [radio(), 3],
        [lamp(), 1],
      ]),
    });
    expect(plan).toMatchObject({ before: { total: 20_000 }, after: { total: 33_000 }, isCancellation: false });
    expect(plan.lines.find(({ productId }) => productId === radio().id)).toMatchObject({
      price: 10_000,
      todayPrice: 12_000,
    });
    expect(await refusal(orderId, { ...units([[radio(), 3]]), total: 1 })).toBe('price_changed');
    await change(orderId, {
      ...units([
        [radio(), 3],
        [lamp(), 1],
      ]),
      total: 33_000,
    });
    const told = await details(orderId);
    expect(told.order).toMatchObject({ price: 33_000, parts: [{ price: 33_000 }] });
    expect(told.order.history.at(-1)).toMatchObject({
      kind: 'change',
      status: 'noted',
      note: `2 × ${radio().name} became 3; ${lamp().name} added; Total RWF\u00a020,000 → RWF\u00a033,000. Reason: The customer asked`,
    });
  });

  it('loses a voucher whose minimum is missed, which is said before and can be used again', async () => {
    const code = `V${desk().seller.id.slice(0, 8)}`.toUpperCase();
    const [voucher] = await db().insert(vouchers).values({ code, percentOff: 10, minimumRwf: 15_000 }).returning();
    const orderId = await order(
      [
        [radio(), 2],
        [lamp(), 1],
      ],
      { voucherCode: code },
    );
    await change(orderId, units([[lamp(), 2]]));
    expect((await details(orderId)).order).toMatchObject({ price: 23_400, voucher_discount: 2600 });
    const { plan } = await desk().api.previewOrderChange({ params: { orderId }, body: units([[radio(), 0]]) });
    expect(plan.words).toContain(`Discount (${code}) no longer applies`);
    expect(await db().$count(voucherUses, eq(voucherUses.orderId, orderId))).toBe(1);
    await change(orderId, units([[radio(), 0]]));
    const { order: told } = await details(orderId);
    expect(told.price).toBe(6000);
    expect(told.voucher_code).toBeUndefined();
    expect(
      await db()
        .select()
        .from(vouchers)
        .where(eq(vouchers.id, voucher?.id ?? '')),
    ).toMatchObject([{ used: 0 }]);
  });

  it('of a cancelled part stays out, whoever else has one', async () => {
    const other = await openDesk();
    const office = await openDesk('admin');
    const fan = await other.stock('Fan');
    const orderId = await order([
      [radio(), 2],
      [fan, 1],
    ]);
    await change(
      orderId,
      units([
        [radio(), 1],
        [fan, 0],
        [lamp(), 1],
      ]),
      office,
    );
    const { order: told } = await details(orderId);
    expect(told).toMatchObject({ price: 13_000, delivery_status: 'pending' });
    const { order: mine } = await desk().api.getSellerOrder({ params: { orderId } });
    expect(mine).toMatchObject({ price: 13_000, items: 2 });
    const { order: theirs } = await other.api.getSellerOrder({ params: { orderId } });
    expect(theirs.delivery_status).toBe('cancelled');
    expect(JSON.stringify(theirs)).not.toContain(lamp().name);
    expect(JSON.stringify(theirs)).not.toContain('13,000');
    expect((await office.api.getAnyOrder({ params: { orderId } })).order).toMatchObject({ price: 13_000, items: 2 });
    await soon(() =>
      expect(mailsTo(desk().seller.email).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^Order \d+ was changed$/),
      ),
    );
  });

  it('that was paid stands against the new total, and keeps the order from expiring', async () => {
    const orderId = await order([[radio(), 2]]);
    await desk().api.markSellerOrderPaid({ params: { orderId } });
    await change(orderId, units([[radio(), 1]]));
    expect((await details(orderId)).order).toMatchObject({ payment_status: 'paid', price: 10_000 });
    await change(orderId, units([[radio(), 3]]));
    expect((await details(orderId)).order).toMatchObject({ payment_status: 'unpaid', price: 30_000 });
    await db()
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, orderId));
    expect(await shop().orders.expireNext()).toBe(false);
  });
});
