import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payments, sellers } from '../../db/schema/index.ts';
import { openPaidShop } from '../../testing/paid-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../testing/sign-in-seller.ts';

const { shop, buyer, office, order } = openPaidShop();

const clientOf = ({ token }: SignedInSeller) => createTestSellerClient(shop(), token);

/** A colleague who has taken cash for new orders of 12,500 each. */
async function takeCash(...amounts: number[]) {
  const person = await signInSeller(shop(), { role: 'admin', ownerName: 'Eric' });
  const { id: personId } = person.seller;
  for (const amount of amounts) {
    const params = { orderId: await order() };
    const { revision } = (await office().getAnyOrder({ params })).order.payment;
    await clientOf(person).recordPayment({ params, body: { revision, amount, method: 'Cash', note: '' } });
  }
  return { person, params: { personId } };
}

type Params = { personId: string };
const idsOf = async (params: Params) => (await office().getCashOf({ params })).payments.map(({ _id }) => _id);
const isInHand = async ({ personId }: Params) => (await office().getCash()).people.some(({ _id }) => _id === personId);

describe('cash that somebody took', () => {
  it('is in their hands with what was to be collected, until it is handed in and counted', async () => {
    const { params } = await takeCash(12_500, 10_000);
    const inHand = (await office().getCash()).people.find(({ _id }) => _id === params.personId);
    expect(inHand).toMatchObject({ name: 'Eric', count: 2, sum: 22_500 });
    const cash = await office().getCashOf({ params });
    expect(cash.payments.map(({ toCollect, amount }) => [toCollect, amount])).toEqual([
      [12_500, 12_500],
      [12_500, 10_000],
    ]);
    const body = { payments: await idsOf(params), counted: 22_500 };
    const { handInId } = await office().handInCash({ params, body });
    expect(await isInHand(params)).toBe(false);
    expect(await office().getCashOf({ params })).toMatchObject({ payments: [], sum: 0 });
    const statement = await office().getCashOf({ params, query: { handIn: handInId } });
    expect(statement).toMatchObject({
      payments: cash.payments,
      handIn: { name: 'Eric', takenBy: 'Aline', recorded: 22_500, counted: 22_500, note: '' },
    });
    expect((await office().getCash()).handIns[0]).toEqual(statement.handIn);
  });

  it('is not money that came by another way, went back or was recorded before', async () => {
    const { person, params } = await takeCash();
    const orderId = await order();
    const record = async (body: object) => {
      const { revision } = (await office().getAnyOrder({ params: { orderId } })).order.payment;
      const paid = { revision, amount: 1000, method: 'Cash', note: '', ...body };
      await clientOf(person).recordPayment({ params: { orderId }, body: paid });
    };
    await record({ method: 'Mobile money', amount: 20_000 });
    await record({ isRefund: true, why: 'too_much' });
    expect(await isInHand(params)).toBe(false);
    await record({});
    expect(await isInHand(params)).toBe(true);
    await shop().database.db.update(payments).set({ openBeforeRwf: null }).where(eq(payments.orderId, orderId));
    expect(await isInHand(params)).toBe(false);
  });

  it('that is not what was counted is explained', async () => {
    const { params } = await takeCash(12_500);
    const body = { payments: await idsOf(params), counted: 12_000 };
    await expect(office().handInCash({ params, body })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { note: 'Say why RWF\u00a0500 are missing' },
    });
    await office().handInCash({ params, body: { ...body, note: 'Paid for parking' } });
    expect((await office().getCash()).handIns[0]).toMatchObject({ counted: 12_000, note: 'Paid for parking' });
  });

  it('is handed in once, however many take it at once', async () => {
    const { params } = await takeCash(12_500, 12_500);
    const ids = await idsOf(params);
    const takers = await Promise.all([1, 2, 3].map(() => signInSeller(shop(), { role: 'admin' })));
    const tries = await Promise.allSettled(
      takers.map((taker, at) =>
        clientOf(taker).handInCash({
          params,
          body: { payments: at === 1 ? ids.toReversed() : ids, counted: 25_000 },
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.filter((one) => one.status === 'rejected').map(({ reason }) => reason as Error);
    expect(refused.map(({ message }) => message)).toEqual(
      Array.from(
        { length: 2 },
        () => 'Some of this cash has been handed in in the meantime. Please look at it again first.',
      ),
    );
    expect((await office().getCash()).handIns.filter(({ personId }) => personId === params.personId)).toHaveLength(1);
  });

  it('is handed in to the own shop, and another neither sees nor takes it', async () => {
    const [boss, other] = [await signInSeller(shop()), await signInSeller(shop())];
    const { params } = await takeCash(12_500);
    const rider = { role: 'seller', employerId: boss.seller.id, staffRole: 'rider' } as const;
    await shop().database.db.update(sellers).set(rider).where(eq(sellers.id, params.personId));
    const { people } = await clientOf(boss).getCash();
    expect(people).toMatchObject([{ _id: params.personId, sum: 12_500 }]);
    const ids = (await clientOf(boss).getCashOf({ params })).payments.map(({ _id }) => _id);
    const body = { payments: ids, counted: 12_500 };
    for (const stranger of [clientOf(other), office()]) {
      expect((await stranger.getCash()).people.some(({ _id }) => _id === params.personId)).toBe(false);
      expect(await stranger.refusalOf.getCashOf({ params })).toBe('not_found');
      expect(await stranger.refusalOf.handInCash({ params, body })).toBe('not_found');
    }
    const { handInId } = await clientOf(boss).handInCash({ params, body });
    expect((await clientOf(boss).getCash()).handIns).toMatchObject([{ _id: handInId }]);
    const query = { handIn: handInId };
    expect(await clientOf(other).refusalOf.getCashOf({ params, query })).toBe('not_found');
    expect(await clientOf(other).getCash()).toMatchObject({ people: [], handIns: [], total: 0 });
    const self = { personId: boss.seller.id };
    expect(await clientOf(boss).refusalOf.getCashOf({ params: self, query })).toBe('not_found');
  });

  it('is refused where what is sent makes no sense, and for who is not signed in', async () => {
    const { params } = await takeCash(12_500);
    const ids = await idsOf(params);
    const wrong = [
      { payments: [], counted: 0 },
      { payments: ids, counted: -1 },
      { payments: [...ids, ...ids], counted: 25_000 },
    ];
    for (const body of wrong) expect(await office().refusalOf.handInCash({ params, body })).toBe('validation_failed');
    const stranger = createTestSellerClient(shop(), buyer().token);
    expect(await stranger.refusalOf.getCash({})).toBe('unauthorized');
    expect(await stranger.refusalOf.handInCash({ params, body: { payments: ids, counted: 12_500 } })).toBe(
      'unauthorized',
    );
  });
});
