import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers, vouchers, voucherUses } from '../../../db/schema/index.ts';
import { soon } from '../../../testing/mail-shop.ts';
import { units, useOrderDesk } from '../../../testing/order-desk.ts';

const { buyer, mailsTo, db, openDesk, desk, radio, lamp, order, cancel, begin, pack, handOver, readStock, details } =
  useOrderDesk();

const subjects = (email: string) => mailsTo(email).map(({ subject }) => subject);

describe('what is cancelled', () => {
  // Radio [stock, reserved, sold] of 10, of which 3 were ordered.
  it.each([
    ['pending', 3, 0, [10, 0, 0]],
    ['pending', 1, 0, [10, 2, 0]],
    ['processing', 3, 0, [10, 0, 0]],
    ['processing', 2, 1, [8, 0, 1]],
    ['warehouse', 3, 0, [10, 0, 0]],
    ['warehouse', 3, 3, [7, 0, 0]],
    ['warehouse', 3, 1, [9, 0, 0]],
    ['warehouse', 1, 0, [8, 0, 2]],
    ['warehouse', 2, 1, [8, 0, 1]],
  ] as const)(
    'while it is %s, %i of 3 with %i damaged, leaves the stock at %j',
    async (status, quantity, damaged, stock) => {
      const orderId = await order([[radio(), 3]]);
      if (status === 'processing') await begin(orderId);
      if (status === 'warehouse') await pack(orderId);
      await cancel(orderId, { lines: [{ productId: radio().id, quantity, damaged }] });
      expect(await readStock(radio())).toEqual(stock);
      const isWhole = quantity === 3;
      expect((await details(orderId)).order).toMatchObject({
        delivery_status: isWhole ? 'cancelled' : status,
        price: isWhole ? 0 : (3 - quantity) * 10_000,
      });
    },
  );

  it('is refused once it is delivered, and for a packed order without a reason', async () => {
    const orderId = await order([[radio(), 1]]);
    const params = { orderId };
    await pack(orderId);
    const { refusalOf } = desk().api;
    expect(await refusalOf.changeSellerOrderStatus({ params, body: { status: 'cancelled' } })).toBe(
      'order_not_cancellable',
    );
    const lines = [{ productId: radio().id, quantity: 1 }];
    for (const reason of ['', 'other'] as const) {
      const body = { lines, revision: 2, reason: reason as 'other' };
      expect(await refusalOf.cancelItems({ params, body })).toBe('validation_failed');
    }
    expect((await desk().api.getSellerOrder({ params })).order).toMatchObject({ canCancel: true, canChange: false });
    await handOver(orderId);
    expect(await refusalOf.cancelItems({ params, body: { lines, revision: 3, reason: 'refused' } })).toBe(
      'order_not_cancellable',
    );
    expect((await desk().api.getSellerOrder({ params })).order).toMatchObject({ canCancel: false, canReturn: true });
  });

  it('is a shop’s own, and of an order of several the office’s', async () => {
    const [other, office] = [await openDesk(), await openDesk('admin')];
    const fan = await other.stock('Fan');
    const orderId = await order([
      [radio(), 2],
      [fan, 1],
    ]);
    await pack(orderId);
    const foreign = { revision: 2, reason: 'refused' as const, ...units([[fan, 1]]) };
    expect(await desk().api.refusalOf.cancelItems({ params: { orderId }, body: foreign })).toBe('not_found');
    await cancel(orderId, { ...units([[radio(), 1]]) });
    await cancel(
      orderId,
      {
        lines: [
          { productId: radio().id, quantity: 1, damaged: 1 },
          { productId: fan.id, quantity: 1 },
        ],
        reason: 'not_reached',
      },
      office,
    );
    expect([await readStock(radio()), await readStock(fan)]).toEqual([
      [9, 0, 0],
      [10, 0, 0],
    ]);
    expect((await details(orderId)).order).toMatchObject({ delivery_status: 'cancelled', price: 0 });
  });

  it('is taken off once, however often it is sent, and not from an order that has changed since', async () => {
    const orderId = await order([[radio(), 3]]);
    await pack(orderId);
    const given = { ...units([[radio(), 1]]), revision: 2 };
    const answers = await Promise.all([1, 2, 3].map(() => cancel(orderId, given, desk(), 'one key')));
    expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([3]));
    expect(await readStock(radio())).toEqual([8, 0, 2]);
    await expect(cancel(orderId, given)).rejects.toMatchObject({ code: 'edit_conflict' });
    await expect(cancel(orderId, { lines: [] })).rejects.toThrow('Choose what is cancelled.');
  });
});

describe('money', () => {
  it('that was paid is to be given back, which is said before', async () => {
    const orderId = await order([
      [radio(), 2],
      [lamp(), 1],
    ]);
    const params = { orderId };
    await desk().api.markSellerOrderPaid({ params });
    await pack(orderId);
    const preview = await desk().api.previewCancellation({ params, body: units([[radio(), 1]]) });
    expect(preview.plan).toMatchObject({ before: { total: 23_000 }, after: { total: 13_000 } });
    expect(preview.moneySays.join(' ')).toMatch(/RWF\s10,000 are to be refunded/);
    await cancel(orderId, { ...units([[radio(), 1]]), total: 13_000 });
    const { order: left } = await desk().api.getSellerOrder({ params });
    expect(left).toMatchObject({ payment_status: 'paid', price: 13_000 });
    expect(left.moneySays).toEqual(preview.moneySays);
    await cancel(
      orderId,
      units([
        [radio(), 1],
        [lamp(), 1],
      ]),
    );
    const { order: ended } = await desk().api.getSellerOrder({ params });
    expect(ended.moneySays.join(' ')).toMatch(/RWF\s23,000 are to be refunded/);
  });

  it('of others is not told to a shop', async () => {
    const other = await openDesk();
    const fan = await other.stock('Fan');
    const orderId = await order([
      [radio(), 1],
      [fan, 1],
    ]);
    await (await openDesk('admin')).api.changeOrderPayment({ params: { orderId }, body: { status: 'paid' } });
    const { plan, moneySays } = await desk().api.previewCancellation({
      params: { orderId },
      body: units([[radio(), 1]]),
    });
    expect(moneySays).toEqual([]);
    expect(plan).toMatchObject({ before: { total: 10_000 }, after: { total: 0 } });
  });

  it('that a voucher took off goes with its units, and the voucher can be used again when all is cancelled', async () => {
    const code = `C${desk().seller.id.slice(0, 8)}`.toUpperCase();
    await db().insert(vouchers).values({ code, amountOffRwf: 4000, minimumRwf: 15_000 });
    const orderId = await order([[radio(), 2]], { voucherCode: code });
    await pack(orderId);
    await cancel(orderId, units([[radio(), 1]]));
    expect((await details(orderId)).order).toMatchObject({ price: 8000, voucher_discount: 2000 });
    await cancel(orderId, units([[radio(), 1]]));
    expect(await db().$count(voucherUses, eq(voucherUses.orderId, orderId))).toBe(0);
  });
});

describe('people', () => {
  it('hear why in their language, the shop what is damaged, and the history keeps both', async () => {
    const office = await openDesk('admin');
    await db().update(customers).set({ language: 'fr' }).where(eq(customers.id, buyer().customer.id));
    const orderId = await order([[radio(), 3]]);
    await pack(orderId);
    const lines = [{ productId: radio().id, quantity: 2, damaged: 1 }];
    await cancel(orderId, { lines, reason: 'damaged', customerNote: 'Pardon!', note: 'Fell off' }, office);
    const toBuyer = () => mailsTo(buyer().customer.email).find(({ subject }) => subject.endsWith('modifiée'))?.text;
    await soon(() => expect(toBuyer()).toContain(`${radio().name} : 1 au lieu de 3`));
    expect(toBuyer()).toContain('Motif : Abîmé en route. Pardon!');
    const toShop = () => mailsTo(desk().seller.email).find(({ subject }) => subject.endsWith('was changed'))?.text;
    await soon(() => expect(toShop()).toContain(`Damaged, not on sale again: ${radio().name}.`));
    expect((await details(orderId)).order.history.at(-1)?.note).toBe(
      `3 × ${radio().name} became 1; Total RWF\u00a030,000 → RWF\u00a010,000. Reason: Damaged during delivery. Pardon!`,
    );
    const { timeline } = (await office.api.getAnyOrder({ params: { orderId } })).order;
    expect(timeline.at(-1)?.houseNote).toBe(`Fell off Damaged, not on sale again: 1 × ${radio().name}.`);
    expect(timeline.at(-1)).toMatchObject({ kind: 'change', actor: 'admin' });
  });

  it('hear that a whole part is cancelled, its shop too where the office did it', async () => {
    const [other, office] = [await openDesk(), await openDesk('admin')];
    const fan = await other.stock('Fan');
    const orderId = await order([
      [radio(), 1],
      [fan, 1],
    ]);
    await pack(orderId);
    await cancel(orderId, { ...units([[radio(), 1]]), reason: 'not_reached' }, office);
    await soon(() =>
      expect(subjects(desk().seller.email)).toContainEqual(expect.stringMatching(/^Order \d+ is cancelled$/)),
    );
    await soon(() =>
      expect(mailsTo(buyer().customer.email).find(({ subject }) => subject.startsWith('A part of'))?.text).toContain(
        'Reason: We could not reach you.',
      ),
    );
    expect(subjects(other.seller.email)).not.toContainEqual(expect.stringContaining('cancelled'));
    const { order: theirs } = await desk().api.getSellerOrder({ params: { orderId } });
    expect(theirs.timeline.at(-1)).toMatchObject({ kind: 'delivery', to: 'cancelled', note: 'Could not be reached.' });
  });

  it('find the note for the house of a shop that ends its part of a shared order', async () => {
    const other = await openDesk();
    const fan = await other.stock('Fan');
    const orderId = await order([
      [radio(), 1],
      [fan, 1],
    ]);
    await pack(orderId);
    const lines = [{ productId: radio().id, quantity: 1, damaged: 1 }];
    await cancel(orderId, { lines, note: 'Box crushed' });
    const { timeline } = (await desk().api.getSellerOrder({ params: { orderId } })).order;
    expect(timeline.at(-1)?.houseNote).toBe(`Box crushed Damaged, not on sale again: 1 × ${radio().name}.`);
    const theirs = (await other.api.getSellerOrder({ params: { orderId } })).order.timeline;
    expect(JSON.stringify(theirs)).not.toContain('Box crushed');
  });
});
