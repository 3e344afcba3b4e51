import type { Warranty } from '@urumuri/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sellers } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { openMailShop, soon } from '../../testing/mail-shop.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

const { shop, buyer, mailsTo } = openMailShop();

/** A shop with a claim to answer, and the office. */
async function openClaim(reads: Partial<Pick<typeof sellers.$inferInsert, 'mutedMessages' | 'language'>> = {}) {
  const { db } = shop().database;
  const { seller, token } = await signInSeller(shop());
  if (Object.keys(reads).length > 0) await db.update(sellers).set(reads).where(eq(sellers.id, seller.id));
  const desk = createTestSellerClient(shop(), token);
  const office = createTestSellerClient(shop(), (await signInSeller(shop(), { role: 'admin' })).token);
  const { id: productId, name } = await buildProduct(db, { sellerId: seller.id, warrantyMonths: 24 });
  const { orderId } = await placeOrder(shop(), buyer(), buildOrderBody([{ productId, quantity: 1 }]));
  for (const status of ['processing', 'warehouse', 'placed'] as const) {
    await desk.changeSellerOrderStatus({ params: { orderId }, body: { status } });
  }
  const ask = { headers: buyer().headers };
  const listed = await shop().app.inject({ url: `/api/home/customer/warranties/${orderId}`, ...ask });
  const [warranty] = listed.json<{ warranties: Warranty[] }>().warranties;
  await shop().app.inject({
    method: 'POST',
    url: `/api/home/customer/claim-warranty/${warranty?._id}`,
    ...ask,
    payload: { problem: 'It stays dark' },
  });
  const params = { claimId: (await desk.getSellerClaims()).claims[0]?._id ?? '' };
  return { desk, office, params, name, email: seller.email };
}

const customersMail = () => mailsTo(buyer().customer.email).map(({ subject }) => subject);
const answersTo = (email: string) => mailsTo(email).filter(({ subject }) => /office has answered/.test(subject));

it('tells a shop what the office has answered to its claim, and not what it has answered itself', async () => {
  const { desk, office, params, name, email } = await openClaim();
  const stranger = await openClaim();
  await office.answerClaim({ params, body: { state: 'repair', answer: 'Bring it to us' } });
  await soon(() => expect(answersTo(email)).toHaveLength(1));
  const [told] = answersTo(email);
  expect(told?.subject).toBe(`Our office has answered a claim: ${name}`);
  for (const words of ['Your shop is to repair it', 'Bring it to us', `/seller/claims/${params.claimId}`]) {
    expect(told?.text).toContain(words);
  }
  await desk.answerClaim({ params, body: { state: 'done' } });
  await soon(() => expect(customersMail()).toContain(`Your claim is settled: ${name}`));
  expect(answersTo(email)).toHaveLength(1);
  expect(answersTo(stranger.email)).toEqual([]);
});

it('writes to the shop in its language, and not where it has switched that off', async () => {
  const french = await openClaim({ language: 'fr' });
  const quiet = await openClaim({ mutedMessages: ['claim_answered'] });
  for (const { office, params } of [quiet, french]) {
    await office.answerClaim({ params, body: { state: 'refused', answer: 'It fell' } });
  }
  await soon(() =>
    expect(mailsTo(french.email).map(({ subject }) => subject)).toContain(
      `Notre bureau a répondu à une demande de garantie : ${french.name}`,
    ),
  );
  await soon(() => expect(customersMail()).toContain(`Your claim is refused: ${quiet.name}`));
  expect(answersTo(quiet.email)).toEqual([]);
});
