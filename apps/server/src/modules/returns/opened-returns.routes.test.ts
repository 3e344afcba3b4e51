import { firstIdentity } from '@urumuri/identity';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderEvents } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useReturnDesk } from '../../testing/use-return-desk.ts';

const { shop, db, seller, desk, office, place, deliver, read, ask, accept, receive, close } = useReturnDesk();

const faulty = { reason: 'faulty' as const, text: 'Said on the phone' };

it('is opened by the shop for its customer, says by whom, and goes on like any other', async () => {
  const { orderId, lineId } = await deliver();
  const params = { orderId };
  const { lines } = await desk().getReturnableLines({ params });
  expect(lines).toMatchObject([{ _id: lineId, quantity: 3, terms: expect.stringContaining('7 days') }]);
  const { returnIds } = await desk().openReturn({ params, body: { ...faulty, lines: [{ _id: lineId, quantity: 2 }] } });
  const [returnId = ''] = returnIds;
  const { return: opened } = await desk().getReturn({ params: { returnId } });
  expect(opened).toMatchObject({ status: 'asked', reason: 'faulty', text: 'Said on the phone' });
  expect(opened.openedBy).toMatch(/./);
  const theirs = await read(orderId);
  expect(theirs.returns).toMatchObject([{ _id: returnId, openedBy: seller().seller.shopName }]);
  expect(theirs.lines[0]?.quantity).toBe(1);
  const [told] = await db().select().from(orderEvents).where(eq(orderEvents.kind, 'return')).limit(1);
  expect(told).toMatchObject({ actor: 'seller', staffId: seller().seller.id, toStatus: 'asked' });

  await accept(returnId);
  await receive(returnId, lineId, 1);
  expect((await close(returnId, 20_000)).return).toMatchObject({ status: 'closed', refund: 20_000 });
});

it('is opened by the office for any shop, and the customer reads the name of the house', async () => {
  const { orderId, lineId } = await deliver();
  await office().openReturn({ params: { orderId }, body: { ...faulty, lines: [{ _id: lineId, quantity: 1 }] } });
  expect((await read(orderId)).returns).toMatchObject([{ openedBy: firstIdentity.name }]);
});

it('keeps to the rules of the customer’s own, and leaves the customer’s without a name of staff', async () => {
  const { orderId, lineId } = await deliver();
  await ask(orderId, lineId, 2);
  expect((await read(orderId)).returns[0]).not.toHaveProperty('openedBy');
  const body = { ...faulty, lines: [{ _id: lineId, quantity: 2 }] };
  expect(await desk().refusalOf.openReturn({ params: { orderId }, body })).toBe('quantity_limit');
});

it('is nothing of another shop’s, and of nothing that is not delivered', async () => {
  const { orderId, lineId } = await deliver();
  const stranger = createTestSellerClient(shop(), (await signInSeller(shop())).token);
  const body = { ...faulty, lines: [{ _id: lineId, quantity: 1 }] };
  expect(await stranger.refusalOf.openReturn({ params: { orderId }, body })).toBe('not_found');
  expect(await stranger.refusalOf.getReturnableLines({ params: { orderId } })).toBe('not_found');
  const { id: productId } = await buildProduct(db(), { sellerId: seller().seller.id });
  const waiting = await place(buildOrderBody([{ productId, quantity: 1 }]));
  expect(await desk().refusalOf.getReturnableLines({ params: { orderId: waiting.orderId } })).toBe('not_found');
});
