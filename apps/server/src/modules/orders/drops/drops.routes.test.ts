import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderParts, payments, products } from '../../../db/schema/index.ts';
import { useOrderDesk } from '../../../testing/order-desk.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../../testing/sign-in-seller.ts';

const { shop, order, desk, radio, lamp, pack, db } = useOrderDesk();

const clientOf = ({ token }: SignedInSeller) => createTestSellerClient(shop(), token);

async function hireRider(ownerName = 'Eric') {
  const rider = await signInSeller(shop(), { employerId: desk().seller.id, staffRole: 'rider', ownerName });
  return { ...rider, api: clientOf(rider) };
}

type Rider = Awaited<ReturnType<typeof hireRider>>;

const giveTo = ({ seller }: Rider, orderId: string) =>
  desk().api.changeSellerOrders({ body: { kind: 'rider', orderIds: [orderId], riderId: seller.id } });

/** A packed order of two radios and a lamp that this rider takes, as they see it. */
async function ride(rider: Rider) {
  const orderId = await order([
    [radio(), 2],
    [lamp(), 1],
  ]);
  await pack(orderId);
  await giveTo(rider, orderId);
  const [part] = await db().select().from(orderParts).where(eq(orderParts.orderId, orderId));
  const partId = part?.id ?? '';
  const { drops } = await rider.api.getDrops();
  return { orderId, partId, params: { partId }, drop: drops.find(({ _id }) => _id === partId) };
}

const cashOf = (orderId: string) => db().select().from(payments).where(eq(payments.orderId, orderId));
const read = async (orderId: string) => (await desk().api.getSellerOrder({ params: { orderId } })).order;
const delivered = { receivedBy: 'Aline Uwase', collected: 25_000 };

describe('a rider', () => {
  it('sees what is packed for them, with what to collect, and nobody else’s', async () => {
    const [eric, diane] = [await hireRider(), await hireRider('Diane')];
    const { drop, orderId } = await ride(eric);
    const part = await read(orderId);
    expect(drop).toMatchObject({
      orderNumber: part.orderNumber,
      shopName: desk().seller.shopName,
      items: [
        { name: lamp().name, quantity: 1 },
        { name: radio().name, quantity: 2 },
      ],
      toCollect: part.price,
    });
    expect((await diane.api.getDrops()).drops).toEqual([]);
    const notPacked = await order([[radio(), 1]]);
    await giveTo(eric, notPacked);
    expect((await eric.api.getDrops()).drops).toHaveLength(1);
    for (const call of ['getSellerOrder', 'changeSellerOrderStatus'] as const) {
      const body = { status: 'placed' as const };
      expect(await eric.api.refusalOf[call]({ params: { orderId }, body })).toBe('not_allowed_for_role');
    }
  });

  it('delivers, and has the cash in their hands', async () => {
    const eric = await hireRider();
    const { params, orderId, drop } = await ride(eric);
    const collected = drop?.toCollect ?? 0;
    await eric.api.deliverDrop({ params, body: { receivedBy: 'Aline Uwase', collected } });
    const seen = await read(orderId);
    expect(seen).toMatchObject({ delivery_status: 'placed', payment_status: 'paid' });
    expect(seen.timeline.find(({ to }) => to === 'placed')).toMatchObject({
      by: 'Eric',
      houseNote: 'Received by Aline Uwase',
    });
    const inHand = (await desk().api.getCash()).people.find(({ _id }) => _id === eric.seller.id);
    expect(inHand).toMatchObject({ name: 'Eric', sum: collected });
    expect(await cashOf(orderId)).toMatchObject([{ openBeforeRwf: collected, amountRwf: collected }]);
    expect(await eric.api.getDrops()).toMatchObject({ drops: [], done: [{ isDelivered: true, collected }] });
  });

  it('may say it again, also at once: it is done once', async () => {
    const eric = await hireRider();
    const { params, orderId } = await ride(eric);
    const again = () => eric.api.deliverDrop({ params, body: delivered });
    await Promise.all([again(), again(), again()]);
    await again();
    expect(await cashOf(orderId)).toHaveLength(1);
    expect((await read(orderId)).timeline.filter(({ to }) => to === 'placed')).toHaveLength(1);
  });

  it('collects less than is open, which stays open', async () => {
    const eric = await hireRider();
    const { params, orderId, drop } = await ride(eric);
    await eric.api.deliverDrop({ params, body: { ...delivered, collected: 1000 } });
    const [part] = await db().select().from(orderParts).where(eq(orderParts.orderId, orderId));
    expect(part?.openRwf).toBe((drop?.toCollect ?? 0) - 1000);
  });

  it('records the cash of what somebody else has marked as delivered meanwhile', async () => {
    const eric = await hireRider();
    const { params, orderId } = await ride(eric);
    await desk().api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'placed' } });
    await eric.api.deliverDrop({ params, body: delivered });
    expect(await cashOf(orderId)).toMatchObject([{ amountRwf: 25_000, staffId: eric.seller.id }]);
  });

  it('brings back what was refused: the part ends, and its units are sold again', async () => {
    const eric = await hireRider();
    const stockOf = async () => (await db().select().from(products).where(eq(products.id, radio().id)))[0]?.stock;
    const before = await stockOf();
    const { params, orderId } = await ride(eric);
    const body = { reason: 'refused', note: 'Too dear after all' } as const;
    await eric.api.refuseDrop({ params, body });
    await eric.api.refuseDrop({ params, body });
    expect(await read(orderId)).toMatchObject({ delivery_status: 'cancelled' });
    expect(await stockOf()).toBe(before);
    expect(await eric.api.getDrops()).toMatchObject({ drops: [], done: [{ isDelivered: false, collected: 0 }] });
    expect(await eric.api.refusalOf.deliverDrop({ params, body: delivered })).toBe('order_status_conflict');
  });

  it('does not sell again what was damaged', async () => {
    const eric = await hireRider();
    const { params } = await ride(eric);
    const stockOf = async () => (await db().select().from(products).where(eq(products.id, radio().id)))[0]?.stock;
    const before = await stockOf();
    await eric.api.refuseDrop({ params, body: { reason: 'damaged' } });
    expect(await stockOf()).toBe(before);
  });

  it('is refused what is not theirs any more, what makes no sense, and what nobody has packed', async () => {
    const [eric, diane] = [await hireRider(), await hireRider('Diane')];
    const { params, orderId } = await ride(eric);
    await giveTo(diane, orderId);
    for (const unknown of [params, { partId: crypto.randomUUID() }, { partId: 'nothing' }]) {
      expect(await eric.api.refusalOf.deliverDrop({ params: unknown, body: delivered })).toBe('not_found');
      expect(await eric.api.refusalOf.refuseDrop({ params: unknown, body: { reason: 'refused' } })).toBe('not_found');
    }
    for (const body of [
      { receivedBy: ' ', collected: 0 },
      { receivedBy: 'Aline', collected: -1 },
      { receivedBy: 'Aline', collected: 0.5 },
    ]) {
      expect(await diane.api.refusalOf.deliverDrop({ params, body })).toBe('validation_failed');
    }
    const reason = 'other' as 'refused';
    expect(await diane.api.refusalOf.refuseDrop({ params, body: { reason } })).toBe('validation_failed');
    const waiting = await order([[lamp(), 1]]);
    await giveTo(diane, waiting);
    const [part] = await db().select().from(orderParts).where(eq(orderParts.orderId, waiting));
    const notPacked = { partId: part?.id ?? '' };
    expect(await diane.api.refusalOf.deliverDrop({ params: notPacked, body: delivered })).toBe('order_status_conflict');
    expect(await cashOf(waiting)).toEqual([]);
  });
});
