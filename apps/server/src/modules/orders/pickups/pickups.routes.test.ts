import { SHOP_HEADER } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderParts, payments, sellers } from '../../../db/schema/index.ts';
import { soon } from '../../../testing/mail-shop.ts';
import { useOrderDesk } from '../../../testing/order-desk.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';

const { shop, buyer, order, desk, radio, pack, begin, change, details, openDesk, mailsTo, db } = useOrderDesk();

const at = { pickupAddress: 'KN 5 Rd', pickupHours: 'Mon–Sat 9:00–18:00' };

beforeEach(() => db().update(sellers).set(at).where(eq(sellers.id, desk().seller.id)));

const orderPickup = () => order([[radio(), 2]], { pickup: [desk().seller.id] });

/** An order that is ready, as the database has its part. */
async function readyPickup() {
  const orderId = await orderPickup();
  await pack(orderId);
  const [part] = await db().select().from(orderParts).where(eq(orderParts.orderId, orderId));
  if (!part?.pickupCode) throw new Error('It is not picked up.');
  const { order: shown } = await details(orderId);
  return { orderId, params: { partId: part.id }, code: part.pickupCode, number: shown.orderNumber ?? '' };
}

const handOver = (
  params: { partId: string },
  body: Parameters<ReturnType<typeof desk>['api']['handOverPickup']>[0]['body'],
) => desk().api.handOverPickup({ params, body });
const refusal = (params: { partId: string }, body: object) => desk().api.refusalOf.handOverPickup({ params, body });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const read = async (orderId: string) => (await desk().api.getSellerOrder({ params: { orderId } })).order;

describe('an order that is ready', () => {
  it('is told to its customer with place, hours and code, and shown to nobody else', async () => {
    const waiting = await orderPickup();
    await begin(waiting);
    expect((await details(waiting)).order.parts[0]?.pickup).not.toHaveProperty('code');
    expect((await desk().api.getPickups({ query: { search: '' } })).pickups).toEqual([]);
    const { orderId, code, number } = await readyPickup();
    expect((await details(orderId)).order.parts[0]?.pickup).toEqual({
      address: at.pickupAddress,
      hours: at.pickupHours,
      code,
    });
    await soon(() => {
      const told = mailsTo(buyer().customer.email).map(({ text }) => text);
      expect(told).toContainEqual(
        expect.stringContaining(`is ready for pickup at KN 5 Rd, open Mon–Sat 9:00–18:00. Show code ${code}.`),
      );
    });
    expect(JSON.stringify(await read(orderId))).not.toContain(code);
    const { pickups } = await desk().api.getPickups({ query: { search: '' } });
    expect(pickups).toMatchObject([{ orderId, orderNumber: number, customerName: 'Aline Uwase', open: 20_000 }]);
    expect(JSON.stringify(pickups)).not.toContain(code);
  });

  it('is found by its number and by its code, at its own shop alone', async () => {
    const { orderId, code, number } = await readyPickup();
    await readyPickup();
    const find = async (search: string, api = desk().api) => {
      const found = await api.getPickups({ query: { search } });
      return [found.pickups.map((pickup) => pickup.orderId), found.code];
    };
    expect(await find(number)).toEqual([[orderId], undefined]);
    expect(await find(code)).toEqual([[orderId], code]);
    expect(await find('nothing')).toEqual([[], undefined]);
    const other = await openDesk();
    expect(await find(number, other.api)).toEqual([[], undefined]);
    expect(await find(code, other.api)).toEqual([[], undefined]);
  });

  it('is handed over to who shows the code, and what is collected is recorded', async () => {
    const { orderId, params, code } = await readyPickup();
    await handOver(params, { code, reason: '', collected: 20_000, method: 'Mobile money', reference: `R-${orderId}` });
    const { delivery_status, timeline, open } = await read(orderId);
    expect([delivery_status, open]).toEqual(['placed', 0]);
    expect(timeline.find(({ to }) => to === 'placed')?.houseNote).toBe('Handed over, code shown');
    expect(await db().select().from(payments).where(eq(payments.orderId, orderId))).toMatchObject([
      { amountRwf: 20_000, method: 'Mobile money', partId: params.partId },
    ]);
    expect((await details(orderId)).order.parts[0]?.pickup).not.toHaveProperty('code');
    expect(await refusal(params, { code })).toBe('order_status_conflict');
    const second = await readyPickup();
    const twice = { code: second.code, collected: 20_000, method: 'Mobile money', reference: `R-${orderId}` };
    expect(await refusal(second.params, twice)).toBe('reference_used');
    expect((await read(second.orderId)).delivery_status).toBe('warehouse');
  });

  it('needs the code or a reason, and no more than ten tries', async () => {
    const { orderId, params, code } = await readyPickup();
    expect(await refusal(params, {})).toBe('validation_failed');
    for (let tries = 0; tries < 10; tries += 1) expect(await refusal(params, { code: wrong(code) })).toBe('wrong_code');
    expect(await refusal(params, { code })).toBe('rate_limited');
    expect((await read(orderId)).delivery_status).toBe('warehouse');
    await handOver(params, { code: '', reason: 'Her brother, identity card seen', collected: 0 });
    const { timeline } = await read(orderId);
    expect(timeline.find(({ to }) => to === 'placed')).toMatchObject({
      note: '',
      houseNote: 'Handed over without a code: Her brother, identity card seen',
    });
  });

  it('is handed over by the ordinary step with a word alone', async () => {
    const { orderId } = await readyPickup();
    const step = { params: { orderId }, body: { status: 'placed' as const } };
    expect(await desk().api.refusalOf.changeSellerOrderStatus(step)).toBe('validation_failed');
    await desk().api.changeSellerOrderStatus({ ...step, body: { ...step.body, note: 'The neighbour took it' } });
    expect((await read(orderId)).delivery_status).toBe('placed');
  });

  it('is handed over by the office in the name of the shop', async () => {
    const { orderId, params, code, number } = await readyPickup();
    const { api } = await openDesk('admin');
    const headers = { [SHOP_HEADER]: desk().seller.id };
    expect((await api.getPickups({ query: { search: number }, headers })).pickups).toMatchObject([{ orderId }]);
    expect(await api.refusalOf.handOverPickup({ params, body: { code } })).toBe('not_found');
    await api.handOverPickup({ params, body: { code }, headers });
    expect((await read(orderId)).timeline.find(({ to }) => to === 'placed')?.actor).toBe('admin');
  });

  it('is no other shop’s and no rider’s', async () => {
    const { orderId, params, code } = await readyPickup();
    const other = await openDesk();
    expect(await other.api.refusalOf.handOverPickup({ params, body: { code } })).toBe('not_found');
    const rider = await signInSeller(shop(), { employerId: desk().seller.id, staffRole: 'rider', ownerName: 'Eric' });
    const api = createTestSellerClient(shop(), rider.token);
    expect(await api.refusalOf.handOverPickup({ params, body: { code } })).toBe('not_allowed_for_role');
    const given = { kind: 'rider' as const, orderIds: [orderId], riderId: rider.seller.id };
    expect(await desk().api.changeSellerOrders({ body: given })).toMatchObject({
      changed: [],
      refused: [{ _id: orderId, reason: 'the customer picks it up' }],
    });
    const query = { rider: 'none', pageNumber: 1 };
    expect((await desk().api.getSellerOrders({ query })).orders.map(({ _id }) => _id)).not.toContain(orderId);
    const { orders } = await desk().api.getSellerOrders({ query: { pageNumber: 1 } });
    expect(orders.find(({ _id }) => _id === orderId)).toMatchObject({ isPickup: true });
  });
});

it('costs no delivery when its products are changed, and keeps its code', async () => {
  const orderId = await orderPickup();
  await change(orderId, { lines: [{ productId: radio().id, quantity: 3 }] });
  const [part] = await db().select().from(orderParts).where(eq(orderParts.orderId, orderId));
  expect(part).toMatchObject({ shippingFeeRwf: 0, itemsRwf: 30_000, pickupCode: expect.stringMatching(/^\d{6}$/) });
});
