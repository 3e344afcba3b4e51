import type { Warranty } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { soon } from '../../testing/mail-shop.ts';
import { units, useOrderDesk } from '../../testing/order-desk.ts';

const { shop, buyer, call, openDesk, desk, radio, lamp, order, change } = useOrderDesk();

/** What the messages of this title say when they are written only now, the oldest first. */
async function readLate(title: string, count: number): Promise<string[]> {
  const { api } = await openDesk('admin');
  const own = async () => {
    const { messages } = await api.getMessages({ query: { pageNumber: 1 } });
    return messages.filter((message) => message.title === title && message.address === buyer().customer.email);
  };
  await soon(async () => expect(await own()).toHaveLength(count));
  const texts = [];
  for (const { _id } of (await own()).toReversed()) {
    const { subject, text } = await api.readMessage({ params: { messageId: _id } });
    texts.push(`${subject}\n${text}`);
  }
  return texts;
}

async function deliver(orderId: string, { api } = desk()): Promise<void> {
  for (const status of ['processing', 'warehouse', 'placed'] as const) {
    await api.changeSellerOrderStatus({ params: { orderId }, body: { status } });
  }
}

it('every answer to a claim is told in its own words, however late', async () => {
  const { api, seller } = desk();
  const { id } = await buildProduct(shop().database.db, { sellerId: seller.id, warrantyMonths: 12 });
  const orderId = await order([[{ id }, 1]]);
  await deliver(orderId);
  const { warranties } = (await call('GET', `warranties/${orderId}`)).json<{ warranties: Warranty[] }>();
  await call('POST', `claim-warranty/${warranties[0]?._id}`, { problem: 'It stays dark' });
  const params = { claimId: (await api.getSellerClaims()).claims[0]?._id ?? '' };
  await api.answerClaim({ params, body: { state: 'repair', answer: 'Bring it on Monday.' } });
  await api.answerClaim({ params, body: { state: 'done', answer: 'It works again.' } });
  const [asked, repaired, settled] = await readLate('Answer to a claim', 3);
  expect(asked).not.toMatch(/Monday|works again/);
  expect(repaired).toContain('Bring it on Monday.');
  expect(repaired).not.toContain('It works again.');
  expect(settled).toContain('It works again.');
});

it('so is every step of a return', async () => {
  const orderId = await order([[radio(), 1]]);
  await deliver(orderId);
  const { lines } = (await call('GET', `returns/${orderId}`)).json<{ lines: { _id: string }[] }>();
  await call('POST', `returns/${orderId}`, { lines: [{ _id: lines[0]?._id, quantity: 1 }], reason: 'faulty' });
  const params = { returnId: (await desk().api.getReturns()).returns[0]?._id ?? '' };
  await desk().api.decideReturn({ params, body: { isAccepted: true, answer: 'Our driver comes.' } });
  await desk().api.decideReturn({ params, body: { isAccepted: false, answer: 'It never came back.' } });
  const [asked, accepted, refused] = await readLate('Step of a return', 3);
  expect(asked).not.toMatch(/driver|never came/);
  expect(accepted).toContain('Our driver comes.');
  expect(accepted).not.toContain('never came');
  expect(refused).toContain('It never came back.');
});

it('an order that is changed twice is told as it stood after each change', async () => {
  const orderId = await order([[radio(), 3]]);
  await change(orderId, units([[radio(), 2]]));
  await change(orderId, { ...units([[lamp(), 1]]), reason: 'A lamp will do' });
  const [first, second] = await readLate('Order changed', 2);
  expect(first).toContain('RWF\u00a020,000');
  expect(first).not.toContain(lamp().name);
  expect(second).toContain(lamp().name);
});

it('an order whose parts are cancelled one after the other loses a part first, and only then the rest', async () => {
  const other = await openDesk();
  const clock = await other.stock('Clock', 4, 5000);
  const orderId = await order([
    [radio(), 1],
    [clock, 1],
  ]);
  for (const { api } of [desk(), other]) {
    await api.changeSellerOrderStatus({ params: { orderId }, body: { status: 'cancelled' } });
  }
  const [first, second] = await readLate('Cancellation', 2);
  expect(first).toMatch(/^A part of your order \d+ is cancelled/);
  expect(first).toContain('The new total is RWF\u00a05,000');
  expect(second).toMatch(/^Your order \d+ is cancelled/);
});

it('a review hidden twice has the reason of each time', async () => {
  const { api } = await openDesk('admin');
  await deliver(await order([[radio(), 1]]));
  await call('POST', 'submit-review', { productId: radio().id, review: 'Fine', rating: 4 });
  const params = { reviewId: (await desk().api.getSellerReviews()).reviews[0]?._id ?? '' };
  await api.hideReview({ params, body: { reason: 'No adverts.' } });
  await api.showReview({ params });
  await api.hideReview({ params, body: { reason: 'No phone numbers.' } });
  const [first, second] = await readLate('Review hidden', 2);
  expect(first).toContain('No adverts.');
  expect(second).toContain('No phone numbers.');
});
