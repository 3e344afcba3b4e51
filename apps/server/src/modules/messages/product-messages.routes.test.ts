import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sellers } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { openMailShop, soon } from '../../testing/mail-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

const { shop, mailsTo } = openMailShop();

it('tells a shop what the office wants of its products, in its language, and once when several are approved', async () => {
  const { db } = shop().database;
  const office = createTestSellerClient(shop(), (await signInSeller(shop(), { role: 'admin' })).token);
  const { seller } = await signInSeller(shop());
  const [one, two] = [
    await buildProduct(db, { sellerId: seller.id, name: 'A radio' }),
    await buildProduct(db, { sellerId: seller.id, name: 'A torch' }),
  ];
  const productIds = [one.id, two.id];
  await office.answerProductCheck({ body: { productIds: [one.id], answer: 'ask', note: 'Say its size.' } });
  await soon(() => expect(mailsTo(seller.email)).toHaveLength(1));
  expect(mailsTo(seller.email)[0]?.subject).toBe('Please change: A radio');
  expect(mailsTo(seller.email)[0]?.text).toContain('Say its size.');
  expect(mailsTo(seller.email)[0]?.text).toContain(`/seller/products/${one.id}`);
  await db.update(sellers).set({ language: 'fr' }).where(eq(sellers.id, seller.id));
  await office.answerProductCheck({ body: { productIds, answer: 'hold', note: 'Sans prise.' } });
  await soon(() => expect(mailsTo(seller.email)).toHaveLength(2));
  expect(mailsTo(seller.email).map(({ subject }) => subject)).toContain('Vente suspendue : A radio, A torch');
  await office.answerProductCheck({ body: { productIds, answer: 'approve' } });
  await soon(() => expect(mailsTo(seller.email)).toHaveLength(3));
  expect(mailsTo(seller.email).map(({ subject }) => subject)).toContain('Approuvé : A radio, A torch');
});
