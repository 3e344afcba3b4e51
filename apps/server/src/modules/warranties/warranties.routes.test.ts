import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderEvents, products, warranties } from '../../db/schema/index.ts';
import { useWarrantyDesk } from '../../testing/use-warranty-desk.ts';

const { shop, db, openSeller, order, ask, wallet, claim } = useWarrantyDesk();

const imeis = ['490154203237518', '356938035643809', '351756051523999'] as const;

const inMonths = (months: number) => {
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kigali' })
    .format(new Date())
    .split('-')
    .map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
};

describe('a warranty', () => {
  it('begins when a unit is handed over, and keeps the months its product had then', async () => {
    const seller = await openSeller();
    const { orderId, productId } = await order(seller, { until: 'warehouse' });
    expect(await wallet(orderId)).toEqual([]);
    await seller.api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'placed' } });
    await db().update(products).set({ warrantyMonths: 1 }).where(eq(products.id, productId));
    const units = await wallet(orderId);
    expect(units).toHaveLength(2);
    for (const unit of units) {
      expect(unit).toMatchObject({ state: 'valid', endsOn: inMonths(24), serial: '', canClaim: true });
    }
    expect(new Set(units.map(({ code }) => code)).size).toBe(2);
  });

  it('is none where the shop gives none, and cannot be claimed', async () => {
    const seller = await openSeller();
    for (const months of [null, 0]) {
      const { orderId } = await order(seller, { months, quantity: 1 });
      const [unit] = await wallet(orderId);
      expect(unit).toMatchObject({ state: 'none', canClaim: false });
      expect(unit?.endsOn).toBeUndefined();
      const refused = await claim(unit?._id ?? '');
      expect([refused.status, refused.body.message]).toEqual([409, 'The shop gives no warranty for this product.']);
    }
  });

  it('is kept for units that were handed over before warranties were', async () => {
    const seller = await openSeller();
    const { orderId } = await order(seller);
    await db().delete(warranties).where(eq(warranties.orderId, orderId));
    expect(await wallet(orderId)).toHaveLength(2);
    await db().delete(warranties).where(eq(warranties.orderId, orderId));
    expect((await seller.api.getSellerSerials({ params: { orderId } })).lines).toMatchObject([
      { quantity: 2, months: 24 },
    ]);
    expect(await wallet(orderId)).toHaveLength(2);
  });
});

describe('serials', () => {
  it('are noted for some units or all, shown by their ends, and corrected with what they were before', async () => {
    const seller = await openSeller();
    const { orderId, lineId } = await order(seller);
    const params = { orderId };
    await seller.api.recordSerials({ params, body: { lineId, serials: [imeis[0]] } });
    expect((await wallet(orderId)).map(({ serial }) => serial)).toEqual(['…7518', '']);
    // Two units that were taken for each other change theirs in one go.
    await seller.api.recordSerials({ params, body: { lineId, serials: [imeis[0], imeis[1]] } });
    const { lines } = await seller.api.recordSerials({ params, body: { lineId, serials: [imeis[1], imeis[0]] } });
    expect(lines).toMatchObject([{ serials: [imeis[1], imeis[0]], former: [imeis[0], imeis[1]] }]);
    await seller.api.recordSerials({ params, body: { lineId, serials: [imeis[1], ''] } });
    expect((await wallet(orderId)).map(({ serial }) => serial)).toEqual(['…3809', '']);
    const history = await db()
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.id);
    const told = history.filter(({ kind }) => kind === 'warranty').map(({ note }) => note);
    expect(told).toHaveLength(4);
    expect(told[2]).toContain('…7518 corrected to …3809');
    expect(told.join()).not.toContain(imeis[0]);
  });

  it('are refused with a sentence when they cannot be right', async () => {
    const seller = await openSeller();
    const other = await openSeller();
    const { orderId, lineId, productId } = await order(seller);
    const again = await order(seller, { productId, quantity: 1 });
    const record = async (serials: string[], at = { orderId, lineId }) => {
      const body = { lineId: at.lineId, serials };
      return seller.api.recordSerials({ params: { orderId: at.orderId }, body }).catch((error: unknown) => error);
    };
    expect(await record(['490154203237519'])).toMatchObject({ code: 'validation_failed', message: /IMEI/ });
    expect(await record([imeis[0], imeis[0]])).toMatchObject({ message: `${imeis[0]} is there twice.` });
    expect(await record(['AAAA', 'BBBB', 'CCCC'])).toMatchObject({ message: 'There are 3 numbers for 2 units.' });
    await record([imeis[0]]);
    expect(await record([imeis[0]], again)).toMatchObject({ message: /went out with order \d+ already/ });
    expect(await record([imeis[0]], { orderId: again.orderId, lineId })).toMatchObject({ code: 'not_found' });
    const elsewhere = await order(other, { quantity: 1 });
    const body = { lineId: elsewhere.lineId, serials: [imeis[0]] };
    expect(await other.api.recordSerials({ params: { orderId: elsewhere.orderId }, body })).toBeTruthy();
    const early = await order(seller, { until: 'warehouse' });
    expect(await seller.api.getSellerSerials({ params: { orderId: early.orderId } })).toEqual({ lines: [] });
    expect(await record([imeis[2]], { orderId: early.orderId, lineId })).toMatchObject({
      code: 'order_status_conflict',
    });
  });

  it('go out once, however many note the same at the same moment', async () => {
    const seller = await openSeller();
    const first = await order(seller, { quantity: 1 });
    const placed = [first];
    for (let n = 0; n < 7; n += 1) placed.push(await order(seller, { quantity: 1, productId: first.productId }));
    const answers = await Promise.allSettled(
      placed.map(({ orderId, lineId }) =>
        seller.api.recordSerials({ params: { orderId }, body: { lineId, serials: [imeis[0]] } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : [],
    );
    expect(new Set(refusals)).toEqual(new Set(['validation_failed']));
  });

  it('of another shop’s order are not there, to read or to write', async () => {
    const [owner, stranger] = [await openSeller(), await openSeller()];
    const { orderId, lineId } = await order(owner);
    const params = { orderId };
    expect(await stranger.api.refusalOf.getSellerSerials({ params })).toBe('not_found');
    expect(await stranger.api.refusalOf.recordSerials({ params, body: { lineId, serials: ['ABCD1234'] } })).toBe(
      'not_found',
    );
    expect((await owner.api.getSellerSerials({ params })).lines[0]?.serials).toEqual(['', '']);
  });
});

describe('a code', () => {
  it('shows product, shop, end and state to everybody, nothing of the customer, and is kept nowhere', async () => {
    const seller = await openSeller();
    const { orderId, lineId } = await order(seller, { quantity: 1 });
    await seller.api.recordSerials({ params: { orderId }, body: { lineId, serials: [imeis[0]] } });
    const [unit] = await wallet(orderId);
    const seen = await ask(`/verify/${unit?.code}`, undefined, {} as never);
    expect(seen.status).toBe(200);
    expect(seen.headers['cache-control']).toBe('no-store');
    const shown = { name: unit?.name, shopName: unit?.shopName, endsOn: inMonths(24), state: 'valid', serial: '…7518' };
    expect(seen.body).toEqual(shown);
  });

  it.each(['0001-0000-0000', 'x', '-', 'ZZZZZZZZZZZZZZZZZZZZ', "'%20or%201=1"])('%j shows nothing', async (code) => {
    expect((await ask(`/verify/${code}`)).status).toBe(404);
  });
});

describe('the page of a code', () => {
  it('is kept by no cache: what has changed is on it at once, and a forged one says that it is none', async () => {
    const seller = await openSeller();
    const { orderId } = await order(seller, { quantity: 1 });
    const [unit] = await wallet(orderId);
    const open = async (code = unit?.code ?? '') => {
      const { statusCode, headers, body } = await shop().app.inject(`/verify/${code}`);
      const state = ['Valid', 'Claim open', 'There is no warranty with this code'].find((words) =>
        body.includes(words),
      );
      return { statusCode, state, caching: headers['cache-control'], isHidden: body.includes('noindex') };
    };
    const seen = { statusCode: 200, caching: 'no-store', isHidden: true };
    expect(await open()).toEqual({ ...seen, state: 'Valid' });
    await claim(unit?._id ?? '');
    expect(await open()).toEqual({ ...seen, state: 'Claim open' });
    const forged = await open('0001-0000-0000');
    expect(forged).toEqual({ ...seen, statusCode: 404, state: 'There is no warranty with this code' });
  });
});
