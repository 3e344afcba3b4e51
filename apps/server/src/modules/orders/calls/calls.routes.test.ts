import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { orders } from '../../../db/schema/index.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { openMailShop } from '../../../testing/mail-shop.ts';
import { assertBooksBalance } from '../../../testing/order-books.ts';
import { buildOrderBody, placeOrder } from '../../../testing/orders.ts';
import { createTestSellerClient } from '../../../testing/seller-client.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';

const { shop, buyer, mailsTo } = openMailShop();

async function openDesk(given: Parameters<typeof signInSeller>[1] = {}) {
  const { seller, token } = await signInSeller(shop(), given);
  return { seller, api: createTestSellerClient(shop(), token) };
}
type Desk = Awaited<ReturnType<typeof openDesk>>;

let office: Desk;
let shops: Desk[];
let orderId: string;

beforeAll(async () => {
  office = await openDesk({ role: 'admin', ownerName: 'Aline' });
});

/** An order of three shops, placed by a customer. */
beforeEach(async () => {
  shops = await Promise.all([openDesk({ ownerName: 'Eric' }), openDesk(), openDesk()]);
  const products = await Promise.all(
    shops.map(({ seller }) => buildProduct(shop().database.db, { sellerId: seller.id, priceRwf: 10_000, stock: 5 })),
  );
  const lines = products.map(({ id: productId }) => ({ productId, quantity: 2 }));
  ({ orderId } = await placeOrder(shop(), buyer(), buildOrderBody(lines)));
});

const params = () => ({ params: { orderId } });
const findCall = async (desk = office) => (await desk.api.getMarketCalls()).calls.find(({ _id }) => _id === orderId);
const findOwnCall = async ({ api }: Desk) => (await api.getSellerCalls()).calls.find(({ _id }) => _id === orderId);
const partIds = async () => (await findCall())?.parts.map(({ _id }) => _id) ?? [];
const note = async (body: Partial<Parameters<Desk['api']['noteMarketCall']>[0]['body']>, desk = office) =>
  desk.api.noteMarketCall({ ...params(), body: { parts: await partIds(), outcome: 'confirmed', ...body } });
const statusOf = async ({ api }: Desk) => (await api.getSellerOrder(params())).order;

it('lists a customer with parts of three shops once, with what each of them sends', async () => {
  const call = await findCall();
  expect(call).toMatchObject({ price: 60_000, items: 6, triesSoFar: 0 });
  expect(call?.parts.map(({ shopName }) => shopName)).toEqual(shops.map(({ seller }) => seller.shopName).sort());
  expect(call?.parts[0]).toMatchObject({ price: 20_000, lines: [{ quantity: 2 }] });
  expect(call).not.toHaveProperty('caller');
});

it('confirms all parts by one call, which their shops need not make any more and see who made', async () => {
  await note({ note: 'Nice lady', customerNote: '' });
  expect(await findCall()).toBeUndefined();
  for (const desk of shops) {
    expect(await findOwnCall(desk)).toBeUndefined();
    const { timeline, ...order } = await statusOf(desk);
    expect(order).toMatchObject({ awaitsCall: false, delivery_status: 'pending', isConfirmed: true });
    expect(timeline.at(-1)).toMatchObject({ kind: 'call', to: 'confirmed', actor: 'admin', by: 'Aline' });
    expect(timeline.filter(({ kind }) => kind === 'call')).toHaveLength(1);
  }
  expect((await office.api.getAnyOrder(params())).order.isConfirmed).toBe(true);
});

it('leaves what the call was not about waiting, also for its shop', async () => {
  const [first] = await partIds();
  await note({ parts: [first ?? ''] });
  const { order } = await office.api.getAnyOrder(params());
  expect(order.isConfirmed).toBeUndefined();
  expect(order.parts.filter(({ isConfirmed }) => isConfirmed).map(({ _id }) => _id)).toEqual([first]);
  expect((await findCall())?.parts).toHaveLength(2);
  const waiting = await Promise.all(shops.map(findOwnCall));
  expect(waiting.filter((call) => call !== undefined)).toHaveLength(2);
});

it('no longer lists what a shop has called about by itself', async () => {
  await shops[0]?.api.noteSellerCall({ ...params(), body: { outcome: 'confirmed', note: '' } });
  expect((await findCall())?.parts.map(({ shopName }) => shopName)).not.toContain(shops[0]?.seller.shopName);
});

it('does nothing at all where a shop has been quicker with one of the parts', async () => {
  const parts = await partIds();
  await shops[0]?.api.noteSellerCall({ ...params(), body: { outcome: 'confirmed', note: '' } });
  const body = { parts, outcome: 'cancelled' as const };
  expect(await office.api.refusalOf.noteMarketCall({ ...params(), body })).toBe('edit_conflict');
  for (const desk of shops) expect((await statusOf(desk)).delivery_status).toBe('pending');
});

it('tells the customer once that nobody was reached, and calls again later', async () => {
  const before = (await findCall())?.dueAt ?? '';
  await note({ outcome: 'no_answer' });
  const call = await findCall();
  expect(call).toMatchObject({ triesSoFar: 1 });
  expect(Date.parse(call?.dueAt ?? '')).toBeGreaterThan(Date.parse(before));
  const missed = () => mailsTo(buyer().customer.email).filter(({ subject }) => /could not reach you/.test(subject));
  await expect.poll(() => missed().length).toBeGreaterThan(0);
  expect(missed()).toHaveLength(1);
  expect(missed()[0]?.text).toContain(shops[0]?.seller.shopName);
  expect(missed()[0]?.text).toContain(shops[2]?.seller.shopName);
});

it('cancels all parts at once: told once to the customer, to each shop, and the stock is free again', async () => {
  await note({ outcome: 'cancelled', customerNote: 'You changed your mind' });
  for (const desk of shops) expect((await statusOf(desk)).delivery_status).toBe('cancelled');
  await assertBooksBalance(shop().database.pool);
  const cancelled = (email: string) => mailsTo(email).filter(({ subject }) => /cancelled/i.test(subject));
  for (const { seller } of shops) await expect.poll(() => cancelled(seller.email).length).toBe(1);
  await expect
    .poll(() => cancelled(buyer().customer.email).filter(({ text }) => text.includes('changed your mind')).length)
    .toBe(1);
});

it('asks what was changed, and writes a word to the customer once into the order', async () => {
  const parts = await partIds();
  const refused = { ...params(), body: { parts, outcome: 'changed' as const, note: '' } };
  expect(await office.api.refusalOf.noteMarketCall(refused)).toBe('validation_failed');
  await note({ outcome: 'changed', note: 'Comes by itself', customerNote: 'See you at five' });
  const { order } = await office.api.getAnyOrder(params());
  expect(order.timeline.filter((entry) => entry.note === 'See you at five')).toHaveLength(1);
});

it('refuses what names no part of the order, and no part at all', async () => {
  for (const parts of [[office.seller.id], ['nothing']]) {
    expect(await office.api.refusalOf.noteMarketCall({ ...params(), body: { parts, outcome: 'confirmed' } })).toMatch(
      /edit_conflict|validation_failed/,
    );
  }
  const body = { parts: [], outcome: 'confirmed' as const };
  expect(await office.api.refusalOf.noteMarketCall({ ...params(), body })).toBe('validation_failed');
});

it('is the office’s desk', async () => {
  const [desk] = shops;
  if (!desk) throw new Error('No shop');
  expect(await desk.api.refusalOf.getMarketCalls({})).toBe('forbidden');
  const body = { parts: await partIds(), outcome: 'confirmed' as const };
  expect(await desk.api.refusalOf.noteMarketCall({ ...params(), body })).toBe('forbidden');
  const nobody = createTestSellerClient(shop(), 'no.token.');
  expect(await nobody.refusalOf.getMarketCalls({})).toBe('unauthorized');
  expect(await nobody.refusalOf.takeCall({ ...params(), body: { isTaken: true } })).toBe('unauthorized');
});

const take = (desk: Desk | undefined, isTaken = true) => desk?.api.takeCall({ ...params(), body: { isTaken } });
const refuseTaking = (desk: Desk | undefined) => desk?.api.refusalOf.takeCall({ ...params(), body: { isTaken: true } });

it('lets one at a time call, by name where it is the office, and refuses the answer of others', async () => {
  const [first, second] = shops;
  await take(office);
  expect((await findCall())?.caller).toMatchObject({ name: 'Aline', isYou: true });
  expect((await findOwnCall(first as Desk))?.caller).toMatchObject({ name: 'Aline', isYou: false });
  expect(await refuseTaking(first)).toBe('edit_conflict');
  const body = { outcome: 'confirmed', note: '' } as const;
  expect(await first?.api.refusalOf.noteSellerCall({ ...params(), body })).toBe('edit_conflict');
  await take(office, false);
  await take(first);
  expect((await findCall())?.caller).toMatchObject({ name: 'Eric', isYou: false });
  // Whoever works in another shop has no name there.
  expect((await findOwnCall(second as Desk))?.caller).toMatchObject({ name: 'Another shop', isYou: false });
  await first?.api.noteSellerCall({ ...params(), body });
  expect(await findCall()).not.toHaveProperty('caller');
});

it('gives the call to one of two who press at the same time', async () => {
  const answers = await Promise.allSettled([take(shops[0]), take(shops[1]), take(office)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('leaves the customer to others after ten minutes', async () => {
  await take(office);
  await shop()
    .database.db.update(orders)
    .set({ callerUntil: new Date(Date.now() - 1) })
    .where(eq(orders.id, orderId));
  expect(await findOwnCall(shops[0] as Desk)).not.toHaveProperty('caller');
  await take(shops[0]);
});

it('lets nobody take a call that is not theirs or waits no more', async () => {
  expect(await refuseTaking(await openDesk())).toBe('not_found');
  await note({});
  expect(await refuseTaking(shops[0])).toBe('not_found');
  expect(await refuseTaking(office)).toBe('not_found');
});
