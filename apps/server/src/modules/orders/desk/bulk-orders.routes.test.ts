import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderParts } from '../../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../../testing/build-test-shop.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { assertBooksBalance } from '../../../testing/order-books.ts';
import { buildOrderBody, placeOrder } from '../../../testing/orders.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../../testing/sign-in.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
});

afterEach(() => assertBooksBalance(shop.database.pool));
afterAll(() => shop.close());

async function open(role: 'seller' | 'admin' = 'seller') {
  const { seller, token } = await signInSeller(shop, { role });
  return { ...seller, api: createTestSellerClient(shop, token) };
}

type Desk = Awaited<ReturnType<typeof open>>;

async function order(...desks: Pick<Desk, 'id'>[]) {
  const products = await Promise.all(desks.map(({ id }) => buildProduct(shop.database.db, { sellerId: id, stock: 9 })));
  const body = buildOrderBody(products.map(({ id: productId }) => ({ productId, quantity: 1 })));
  return (await placeOrder(shop, await signInCustomer(shop), body)).orderId;
}

const hire = async (employer?: Pick<Desk, 'id'>) => {
  const who = employer ? { employerId: employer.id } : { role: 'admin' as const };
  return (await signInSeller(shop, { ...who, staffRole: 'rider', ownerName: 'Eric Rider' })).seller.id;
};
const partsOf = (orderId: string) =>
  shop.database.db.select().from(orderParts).where(eq(orderParts.orderId, orderId)).orderBy(orderParts.id);

describe('several orders at once', () => {
  it('take the same step, and each that cannot is named with the reason', async () => {
    const desk = await open();
    const [first, cancelled, done] = [await order(desk), await order(desk), await order(desk)];
    await desk.api.changeSellerOrderStatus({ params: { orderId: cancelled }, body: { status: 'cancelled' } });
    await desk.api.changeSellerOrderStatus({ params: { orderId: done }, body: { status: 'processing' } });
    const { order: shown } = await desk.api.getSellerOrder({ params: { orderId: cancelled } });
    const orderIds = [done, cancelled, first, first];
    const answer = await desk.api.changeSellerOrders({ body: { kind: 'status', status: 'processing', orderIds } });
    expect(answer.changed).toEqual([first]);
    expect(answer.refused).toMatchObject([
      { _id: cancelled, orderNumber: shown.orderNumber, reason: 'it is cancelled already' },
      { _id: done, reason: 'it is confirmed already' },
    ]);
    const sentence = `1 order is changed, 2 not. Order ${shown.orderNumber}: it is cancelled already`;
    expect(answer.message).toBe(sentence);
    const { order: moved } = await desk.api.getSellerOrder({ params: { orderId: first } });
    expect(moved.timeline.at(-1)).toMatchObject({ to: 'processing', actor: 'seller' });
  });

  it('are the own ones only, and of shared orders the own part', async () => {
    const [desk, other] = [await open(), await open()];
    const [own, shared, others] = [await order(desk), await order(desk, other), await order(other)];
    const orderIds = [own, shared, others];
    const answer = await desk.api.changeSellerOrders({ body: { kind: 'status', status: 'cancelled', orderIds } });
    expect(answer).toMatchObject({ changed: [own, shared], refused: [] });
    const statuses = (await partsOf(shared)).map(({ sellerId, status }) => [sellerId, status]);
    expect(Object.fromEntries(statuses)).toEqual({ [desk.id]: 'cancelled', [other.id]: 'pending' });
    expect((await partsOf(others)).map(({ status }) => status)).toEqual(['pending']);
    const strangers = { kind: 'status' as const, status: 'cancelled' as const, orderIds: [others] };
    expect(await desk.api.refusalOf.changeSellerOrders({ body: strangers })).toBe('not_found');
  });

  it('are taken on by the office with all their parts, in its own name', async () => {
    const [desk, other, office] = [await open(), await open(), await open('admin')];
    const shared = await order(desk, other);
    const body = { kind: 'status' as const, status: 'processing' as const, orderIds: [shared] };
    expect(await office.api.changeAllOrders({ body })).toMatchObject({ changed: [shared] });
    const { order: whole } = await office.api.getAnyOrder({ params: { orderId: shared } });
    expect(whole.delivery_status).toBe('processing');
    expect(whole.timeline.at(-1)).toMatchObject({ actor: 'admin', by: 'An Owner' });
    expect(await desk.api.refusalOf.changeAllOrders({ body })).toBe('forbidden');
  });
});

describe('a rider', () => {
  it('of a shop is sent with its own orders that are not delivered, and taken off again', async () => {
    const [desk, other, office] = [await open(), await open(), await open('admin')];
    const [own, ended, others] = [await order(desk), await order(desk), await order(other)];
    await desk.api.changeSellerOrderStatus({ params: { orderId: ended }, body: { status: 'cancelled' } });
    const riderId = await hire(desk);
    const answer = await desk.api.changeSellerOrders({ body: { kind: 'rider', riderId, orderIds: [own, ended] } });
    expect(answer).toMatchObject({ changed: [own], refused: [{ _id: ended, reason: 'it is cancelled already' }] });
    const { orders } = await desk.api.getSellerOrders({ query: { rider: riderId } });
    expect(orders).toMatchObject([{ _id: own, riders: ['Eric Rider'] }]);
    const { order: shown } = await desk.api.getSellerOrder({ params: { orderId: own } });
    expect(shown.timeline.at(-1)).toMatchObject({ kind: 'note', houseNote: 'Rider: Eric Rider' });
    const asOffice = await office.api.changeAllOrders({ body: { kind: 'rider', riderId, orderIds: [own, others] } });
    expect(asOffice.refused).toMatchObject([{ _id: others, reason: 'Eric Rider rides for another shop' }]);
    await desk.api.changeSellerOrders({ body: { kind: 'rider', riderId: '', orderIds: [own] } });
    expect(await partsOf(own)).toMatchObject([{ riderId: null }]);
  });

  it('of the office is sent by the office, with every part', async () => {
    const [desk, other, office] = [await open(), await open(), await open('admin')];
    const shared = await order(desk, other);
    const riderId = await hire();
    await office.api.changeAllOrders({ body: { kind: 'rider', riderId, orderIds: [shared] } });
    expect((await partsOf(shared)).map((part) => part.riderId)).toEqual([riderId, riderId]);
  });

  it.each([['of the office'], ['of another shop'], ['nobody has'], ['that is no id']])(
    '%s is no rider of a shop',
    async (whose) => {
      const desk = await open();
      const orderIds = [await order(desk)];
      const riderIds: Record<string, string> = {
        'of the office': await hire(),
        'of another shop': await hire(await open()),
        'nobody has': crypto.randomUUID(),
      };
      const body = { kind: 'rider' as const, riderId: riderIds[whose] ?? 'eric', orderIds };
      expect(await desk.api.refusalOf.changeSellerOrders({ body })).toBe('validation_failed');
      expect(await partsOf(orderIds[0] ?? '')).toMatchObject([{ riderId: null }]);
    },
  );
});

it.each([
  [{ kind: 'status', orderIds: ['o1'] }],
  [{ kind: 'rider', orderIds: ['o1'] }],
  [{ kind: 'status', status: 'placed', orderIds: [] }],
  [{ kind: 'status', status: 'lost', orderIds: ['o1'] }],
  [{ kind: 'price', orderIds: ['o1'] }],
  [{ kind: 'status', status: 'placed', orderIds: Array.from({ length: 101 }, () => 'o1') }],
])('%j is refused', async (body) => {
  const { api } = await open();
  expect(await api.refusalOf.changeSellerOrders({ body } as never)).toBe('validation_failed');
});

describe('views of orders', () => {
  it('are kept for the person who saved them, replaced by name, renamed and removed', async () => {
    const [desk, other] = [await open(), await open()];
    const views = async (api = desk.api) => (await api.getOrderChoices()).views;
    const save = (name: string, filters: string) => desk.api.saveOrderView({ body: { name, filters, isWhole: false } });
    await save('To call', 'status=pending');
    await save('Big ones', 'sort=total&district=Gasabo');
    await save('To call', 'status=pending&sort=oldest');
    const [big, call] = await views();
    expect(big).toMatchObject({ name: 'Big ones', isWhole: false });
    expect(call).toMatchObject({ name: 'To call', filters: 'status=pending&sort=oldest' });
    expect(await views(other.api)).toEqual([]);
    const params = { viewId: call?._id ?? '' };
    expect(await desk.api.refusalOf.renameOrderView({ params, body: { name: 'Big ones' } })).toBe('validation_failed');
    await desk.api.renameOrderView({ params, body: { name: 'Call today' } });
    expect((await views()).map(({ name }) => name)).toEqual(['Big ones', 'Call today']);
    expect(await other.api.refusalOf.renameOrderView({ params, body: { name: 'Mine' } })).toBe('not_found');
    expect(await other.api.refusalOf.deleteOrderView({ params })).toBe('not_found');
    await desk.api.deleteOrderView({ params });
    expect(await views()).toHaveLength(1);
    expect(await desk.api.refusalOf.deleteOrderView({ params })).toBe('not_found');
    expect(await desk.api.refusalOf.deleteOrderView({ params: { viewId: 'none' } })).toBe('not_found');
  });

  it('have a name, filters as an address has them, and an end', async () => {
    const { api } = await open();
    const refusal = (body: { name: string; filters: string }) =>
      api.refusalOf.saveOrderView({ body: { ...body, isWhole: true } });
    expect(await refusal({ name: ' ', filters: '' })).toBe('validation_failed');
    expect(await refusal({ name: 'x', filters: '" onload="' })).toBe('validation_failed');
    for (let n = 0; n < 30; n += 1)
      await api.saveOrderView({ body: { name: `View ${n}`, filters: '', isWhole: true } });
    expect(await refusal({ name: 'One more', filters: '' })).toBe('validation_failed');
    await api.saveOrderView({ body: { name: 'View 3', filters: 'status=placed', isWhole: true } });
  });
});

it('what is done with lists of orders is refused to who is signed out', async () => {
  const paths = ['order-views', 'orders/changes', 'admin/orders/changes'];
  for (const path of paths) {
    const { statusCode } = await shop.app.inject({ method: 'POST', url: `/api/seller/${path}`, payload: {} });
    expect(statusCode).toBe(401);
  }
});
