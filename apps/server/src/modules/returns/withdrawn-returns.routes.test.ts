import { randomUUID } from 'node:crypto';
import type { Warranty } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notices, orderEvents } from '../../db/schema/index.ts';
import { findFaults } from '../../testing/order-books.ts';
import { buildOrderBody } from '../../testing/orders.ts';
import { type SignedIn, signInCustomer } from '../../testing/sign-in.ts';
import { useReturnDesk } from '../../testing/use-return-desk.ts';

const { shop, buyer, db, place, readProduct, desk, deliver, read, ask, askFor, accept, receive, close } =
  useReturnDesk();

const withdraw = (returnId: string, who: SignedIn = buyer()) =>
  shop().app.inject({
    method: 'POST',
    url: `/api/home/customer/withdraw-return/${returnId}`,
    headers: who.headers,
  });

describe('a return that is withdrawn', () => {
  it('is over: the units can be asked for again, stock and money stay, history and shop hear of it', async () => {
    const order = await deliver();
    const before = await readProduct(order.productId);
    const returnId = await askFor(order, 3);
    await accept(returnId);
    expect((await withdraw(returnId)).statusCode).toBe(200);
    // Sent twice, it is withdrawn once.
    expect((await withdraw(returnId)).statusCode).toBe(200);
    const { returns, lines } = await read(order.orderId);
    expect([returns[0]?.status, lines[0]?.quantity]).toEqual(['withdrawn', 3]);
    expect(await readProduct(order.productId)).toMatchObject({ stock: before?.stock, sold: before?.sold });
    expect((await desk().getReturns({ query: { status: 'withdrawn' } })).total).toBe(1);
    for (const refused of [
      await desk().refusalOf.decideReturn({ params: { returnId }, body: { isAccepted: true } }),
      await desk().refusalOf.receiveReturn({ params: { returnId }, body: { restock: [] } }),
      await desk().refusalOf.closeReturn({ params: { returnId }, body: { refund: 1 } }),
    ]) {
      expect(refused).toBe('order_status_conflict');
    }
    const history = await db().select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId));
    expect(history.filter(({ toStatus }) => toStatus === 'withdrawn')).toMatchObject([
      { kind: 'return', actor: 'customer', note: `3 × ${before?.name} will not come back: the return is withdrawn.` },
    ]);
    const told = await db()
      .select()
      .from(notices)
      .where(eq(notices.cause, `${returnId} withdrawn`));
    expect(told).toHaveLength(1);
    expect((await ask(order.orderId, order.lineId, 3)).statusCode).toBe(201);
    expect(await findFaults(shop().database.pool)).toEqual([]);
  });

  it('was not yet received, is one’s own, and is there', async () => {
    const order = await deliver();
    const returnId = await askFor(order);
    expect((await withdraw(returnId, await signInCustomer(shop()))).statusCode).toBe(404);
    for (const none of [randomUUID(), 'none']) expect((await withdraw(none)).statusCode).toBe(404);
    await accept(returnId);
    await receive(returnId, order.lineId, 1);
    const late = await withdraw(returnId);
    expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([
      409,
      'This return is received and cannot become withdrawn.',
    ]);
  });

  it('or received, when both happen at once, and never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await deliver({ quantity: 1 });
      const returnId = await askFor(order);
      await accept(returnId);
      const [received, withdrawn] = await Promise.all([
        receive(returnId, order.lineId, 1).then(
          () => true,
          () => false,
        ),
        withdraw(returnId).then(({ statusCode }) => statusCode === 200),
      ]);
      expect([received, withdrawn].filter(Boolean)).toHaveLength(1);
    }
    expect(await findFaults(shop().database.pool)).toEqual([]);
  });
});

describe('a unit that came back', () => {
  const wallet = async (orderId: string) => {
    const answer = await shop().app.inject({
      url: `/api/home/customer/warranties/${orderId}`,
      headers: buyer().headers,
    });
    return answer.json<{ warranties: Warranty[] }>().warranties;
  };
  const claim = (warrantyId: string) =>
    shop().app.inject({
      method: 'POST',
      url: `/api/home/customer/claim-warranty/${warrantyId}`,
      headers: buyer().headers,
      payload: { problem: 'It hums' },
    });
  const imeis = ['490154203237518', '353879234252633', '356938035643809'] as const;

  it('has no warranty any more, in the wallet and by its code, and its claim is settled', async () => {
    const order = await deliver({ quantity: 2, months: 24 });
    const [first] = await wallet(order.orderId);
    expect((await claim(first?._id ?? '')).statusCode).toBe(201);
    const returnId = await askFor(order);
    await accept(returnId);
    expect((await wallet(order.orderId)).map(({ state }) => state)).toEqual(['claimed', 'valid']);
    await receive(returnId, order.lineId, 1);
    // The one that was claimed is the one that came back.
    const [back, kept] = await wallet(order.orderId);
    expect(back).toMatchObject({ state: 'returned', canClaim: false, claim: { state: 'done' } });
    expect(back?.endsOn).toBeUndefined();
    expect(back?.claim?.steps).toMatchObject([{ state: 'done', answer: 'It came back to the shop as a return.' }]);
    expect(kept).toMatchObject({ state: 'valid', canClaim: true });
    const seen = await shop().app.inject(`/api/home/verify/${back?.code}`);
    expect(seen.json()).toEqual({ name: back?.name, shopName: back?.shopName, state: 'returned', serial: '' });
    const page = await shop().app.inject(`/verify/${back?.code}`);
    expect([page.body.includes('Returned'), page.body.includes('Warranty until')]).toEqual([true, false]);
    const refused = await claim(back?._id ?? '');
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
      409,
      'This came back to the shop: it has no warranty any more.',
    ]);
    await close(returnId, 10_000);
    expect((await wallet(order.orderId)).map(({ state }) => state)).toEqual(['returned', 'valid']);
    expect(await findFaults(shop().database.pool)).toEqual([]);
  });

  it('is the one the shop names, and can be sold again under its serial', async () => {
    const order = await deliver({ quantity: 3, months: 12 });
    const { lineId, productId } = order;
    await desk().recordSerials({ params: { orderId: order.orderId }, body: { lineId, serials: [...imeis] } });
    const returnId = await askFor(order);
    await accept(returnId);
    const params = { returnId };
    const units = (await desk().getReturn({ params })).return.lines[0]?.units ?? [];
    expect(units.map(({ serial }) => serial)).toEqual(imeis);
    const [one = '', two = ''] = units.map(({ _id }) => _id);
    const restock = [{ _id: lineId, quantity: 1 }];
    expect(await desk().refusalOf.receiveReturn({ params, body: { restock, units: [one, two] } })).toBe(
      'validation_failed',
    );
    for (const stranger of [randomUUID(), 'none']) {
      expect(await desk().refusalOf.receiveReturn({ params, body: { restock, units: [stranger] } })).toBe('not_found');
    }
    await desk().receiveReturn({ params, body: { restock, units: [two] } });
    expect((await wallet(order.orderId)).map(({ state }) => state)).toEqual(['valid', 'returned', 'valid']);
    const again = await place(buildOrderBody([{ productId, quantity: 1 }]));
    for (const status of ['processing', 'warehouse', 'placed'] as const) {
      await desk().changeSellerOrderStatus({ params: { orderId: again.orderId }, body: { status } });
    }
    const sold = (await desk().getSellerSerials({ params: { orderId: again.orderId } })).lines[0]?.lineId ?? '';
    const note = (serial: string) =>
      desk().recordSerials({ params: { orderId: again.orderId }, body: { lineId: sold, serials: [serial] } });
    await expect(note(imeis[0])).rejects.toThrow(/went out with order/);
    expect((await note(imeis[1])).lines).toMatchObject([{ serials: [imeis[1]], returned: [false] }]);
    expect((await wallet(again.orderId)).map(({ state }) => state)).toEqual(['valid']);
    expect((await wallet(order.orderId)).map(({ state }) => state)).toEqual(['valid', 'returned', 'valid']);
  });
});
