import { beforeEach, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { openMailShop, soon } from '../../testing/mail-shop.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

const { shop, buyer, mailsTo } = openMailShop();
let office: ReturnType<typeof createTestSellerClient>;

beforeEach(async () => {
  const { token } = await signInSeller(shop(), { role: 'admin', ownerName: 'Jean' });
  office = createTestSellerClient(shop(), token);
});

const choose = (payload: object) =>
  shop().app.inject({ method: 'POST', url: '/api/customer/message-choices', headers: buyer().headers, payload });
const readReach = async () =>
  (await shop().app.inject({ method: 'GET', url: '/api/customer/reach', headers: buyer().headers })).json<{
    language: string;
    choices: { kind: string; isOn: boolean }[];
  }>();

async function order(): Promise<void> {
  const { id } = await buildProduct(shop().database.db, { stock: 50, priceRwf: 15_000, discountPercent: 0 });
  await placeOrder(shop(), buyer(), buildOrderBody([{ productId: id, quantity: 2 }]));
}

it('writes to each reader in the language they have chosen', async () => {
  expect((await readReach()).language).toBe('en');
  expect((await choose({ wanted: ['order_received'], language: 'xx' })).statusCode).toBe(400);
  expect((await choose({ wanted: ['order_received'], language: 'rw' })).statusCode).toBe(200);
  // Who does not know of languages yet leaves it as it is.
  expect((await choose({ wanted: ['order_received'] })).statusCode).toBe(200);
  expect((await readReach()).language).toBe('rw');
  await order();
  const told = () => mailsTo(buyer().customer.email).find(({ subject }) => subject.startsWith('Twakiriye komande'));
  await soon(() => expect(told()?.text).toContain('Murakoze gutumiza.'));
  expect(told()?.text).toContain('Muraho ');
  expect(told()?.text).toContain('Igiteranyo: 30.000\u00a0Frw');
  expect(told()?.text).toContain('<html lang="rw">');
});

it('has texts of the office in each language, one apart from the other', async () => {
  const params = { template: 'order_received' };
  const { version } = await office.getTemplate({ params, query: { language: 'fr' } });
  const words = { subject: 'Commande {number} : {total}', short: '{short}', text: '{text}' };
  await office.saveTemplate({ params, body: { ...words, language: 'fr', version } });
  const { templates } = await office.getTemplates();
  expect(templates.find(({ name }) => name === params.template)?.changedIn).toEqual(['fr']);
  expect((await office.getTemplate({ params, query: {} })).words.subject).toBe('{subject}');
  const french = await office.getTemplate({ params, query: { language: 'fr' } });
  expect(french).toMatchObject({ language: 'fr', words });
  expect(french.writtenOut.text).toContain('Merci pour votre commande {number}.');
  await choose({ wanted: ['order_received'], language: 'fr' });
  await order();
  await soon(() =>
    expect(mailsTo(buyer().customer.email).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Commande \d+ : 30\u00a0000\u00a0RWF$/),
    ),
  );
});
