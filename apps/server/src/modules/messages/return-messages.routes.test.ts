import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sellers } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { openMailShop, soon } from '../../testing/mail-shop.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

const { shop, buyer, call, mailsTo } = openMailShop();

it('tells of every step of a return, and of the answer to a review once', async () => {
  const { seller, token } = await signInSeller(shop());
  const office = await signInSeller(shop(), { role: 'admin' });
  const desk = createTestSellerClient(shop(), token);
  const { id: productId, name } = await buildProduct(shop().database.db, { sellerId: seller.id, priceRwf: 10_000 });
  const { orderId } = await placeOrder(shop(), buyer(), buildOrderBody([{ productId, quantity: 1 }]));
  for (const status of ['processing', 'warehouse', 'placed'] as const) {
    await desk.changeSellerOrderStatus({ params: { orderId }, body: { status } });
  }
  await desk.markSellerOrderPaid({ params: { orderId } });
  const { lines } = (await call('GET', `returns/${orderId}`)).json<{ lines: { _id: string }[] }>();
  const asked = { lines: [{ _id: lines[0]?._id, quantity: 1 }], reason: 'faulty' };
  expect((await call('POST', `returns/${orderId}`, asked)).statusCode).toBe(201);
  const returnId = (await desk.getReturns()).returns[0]?._id ?? '';
  const params = { returnId };
  const told = (address: string) =>
    mailsTo(address)
      .filter(({ subject }) => /return/i.test(subject))
      .map(({ subject }) => subject.replace(/.*: /, ''));
  await soon(() => expect([told(buyer().customer.email), told(seller.email)]).toEqual([['asked'], ['asked']]));
  await soon(() => expect(told(office.seller.email)).toEqual(['asked']));
  expect(mailsTo(seller.email).at(-1)?.text).toContain(`/seller/returns/${returnId}`);

  await desk.decideReturn({ params, body: { isAccepted: true, answer: 'Our driver comes.' } });
  await soon(() => expect(told(buyer().customer.email)).toContain('accepted'));
  expect(mailsTo(buyer().customer.email).at(-1)?.text).toContain('Our driver comes.');
  // A step of the office is news for the shop.
  const atOffice = createTestSellerClient(shop(), office.token);
  await atOffice.receiveReturn({ params, body: { restock: [] } });
  await soon(() => expect(told(seller.email)).toEqual(['asked', 'received']));
  await desk.closeReturn({ params, body: { refund: 10_000 } });
  await soon(() => expect(told(buyer().customer.email).sort()).toEqual(['accepted', 'asked', 'closed', 'received']));
  expect(mailsTo(buyer().customer.email).find(({ subject }) => subject.endsWith('closed'))?.text).toContain(
    'RWF\u00a010,000 was refunded to you.',
  );

  await call('POST', 'submit-review', { productId, review: 'Fine', rating: 4 });
  const reviewId = (await desk.getSellerReviews()).reviews[0]?._id ?? '';
  for (const text of ['Thank you.', 'Thank you very much.'])
    await desk.answerReview({ params: { reviewId }, body: { text } });
  const answered = () => mailsTo(buyer().customer.email).filter(({ subject }) => subject.includes('has answered'));
  await soon(() => expect(answered()).toHaveLength(1));
  expect(answered()[0]?.text).toContain(`your review of ${name}`);
  await atOffice.hideReview({ params: { reviewId }, body: { reason: 'No adverts.' } });
  await soon(() => expect(mailsTo(buyer().customer.email).at(-1)?.text).toContain('No adverts.'));
  expect(answered()).toHaveLength(1);
});

it('tells the shop and the office that a return is withdrawn, and its customer that it is', async () => {
  const { seller, token } = await signInSeller(shop());
  const office = await signInSeller(shop(), { role: 'admin' });
  const desk = createTestSellerClient(shop(), token);
  const { id: productId, name } = await buildProduct(shop().database.db, { sellerId: seller.id });
  const { orderId } = await placeOrder(shop(), buyer(), buildOrderBody([{ productId, quantity: 1 }]));
  for (const status of ['processing', 'warehouse', 'placed'] as const) {
    await desk.changeSellerOrderStatus({ params: { orderId }, body: { status } });
  }
  const { lines } = (await call('GET', `returns/${orderId}`)).json<{ lines: { _id: string }[] }>();
  await call('POST', `returns/${orderId}`, { lines: [{ _id: lines[0]?._id, quantity: 1 }], reason: 'changed_mind' });
  const returnId = (await desk.getReturns()).returns[0]?._id ?? '';
  expect((await call('POST', `withdraw-return/${returnId}`)).statusCode).toBe(200);
  const told = (address: string) => mailsTo(address).find(({ subject }) => subject.endsWith(': withdrawn'))?.text;
  await soon(() => expect(told(seller.email)).toContain(`The return of ${name}`));
  await soon(() => expect(told(office.seller.email)).toContain('is withdrawn.'));
  await soon(() => expect(told(buyer().customer.email)).toContain('You have withdrawn it'));
});

it('leaves out who has switched returns off', async () => {
  const { seller, token } = await signInSeller(shop());
  await shop()
    .database.db.update(sellers)
    .set({ mutedMessages: ['return_desk'] })
    .where(eq(sellers.id, seller.id));
  const desk = createTestSellerClient(shop(), token);
  const { id: productId } = await buildProduct(shop().database.db, { sellerId: seller.id });
  const { orderId } = await placeOrder(shop(), buyer(), buildOrderBody([{ productId, quantity: 1 }]));
  for (const status of ['processing', 'warehouse', 'placed'] as const) {
    await desk.changeSellerOrderStatus({ params: { orderId }, body: { status } });
  }
  const { lines } = (await call('GET', `returns/${orderId}`)).json<{ lines: { _id: string }[] }>();
  await call('POST', `returns/${orderId}`, { lines: [{ _id: lines[0]?._id, quantity: 1 }], reason: 'other' });
  const subjects = (address: string) => mailsTo(address).map(({ subject }) => subject);
  await soon(() => expect(subjects(buyer().customer.email).join()).toContain('asked'));
  expect(subjects(seller.email).join()).not.toContain('Return');
});
