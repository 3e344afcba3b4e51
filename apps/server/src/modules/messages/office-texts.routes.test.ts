import { beforeEach, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { openMailShop, soon } from '../../testing/mail-shop.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { type SignedInSeller, signInSeller } from '../../testing/sign-in-seller.ts';
import { inventContexts } from './samples.ts';
import { directory } from './templates/index.ts';

const { shop, mail, buyer, mailsTo } = openMailShop();
let admin: SignedInSeller;
let office: ReturnType<typeof createTestSellerClient>;

beforeEach(async () => {
  admin = await signInSeller(shop(), { role: 'admin', ownerName: 'Jean' });
  office = createTestSellerClient(shop(), admin.token);
});

async function order(): Promise<void> {
  const { id } = await buildProduct(shop().database.db, { stock: 50, priceRwf: 10_000, discountPercent: 0 });
  await placeOrder(shop(), buyer(), buildOrderBody([{ productId: id, quantity: 1 }]));
}

const params = { template: 'order_received' };

it('shows texts with a sample, before anything was ever sent', async () => {
  const { templates, channels } = await office.getTemplates();
  expect(channels).toEqual({ email: true, sms: false });
  expect(templates.map(({ name }) => name).sort()).toEqual(Object.keys(directory).sort());
  expect(templates.find(({ name }) => name === 'sign_in_code')).toMatchObject({ reader: 'customer', ways: ['sms'] });
  for (const name of Object.keys(inventContexts('http://shop.test', 'A shop'))) {
    const { words, preview, writtenOut } = await office.getTemplate({ params: { template: name } });
    expect(words).toEqual({ subject: '{subject}', short: '{short}', text: '{text}' });
    expect(preview.subject + preview.text).not.toMatch(/\{\w+\}|undefined/);
    expect((await office.previewTemplate({ params: { template: name }, body: writtenOut })).preview).toEqual(preview);
  }
});

it('says in messages what the office has written, on every server, and the shop’s words again', async () => {
  await order();
  const { version } = await office.getTemplate({ params });
  const words = { subject: 'Murakoze, {number}', short: 'Murakoze {number}', text: 'Muraho {customer}.\n\n{text}' };
  const { preview } = await office.previewTemplate({ params, body: words });
  expect(preview.subject).toMatch(/^Murakoze, \d+$/);
  const saved = await office.saveTemplate({ params, body: { ...words, version } });
  expect(await office.refusalOf.saveTemplate({ params, body: { ...words, version } })).toBe('edit_conflict');
  mail.accepted.length = 0;
  await order();
  const subjects = () => mailsTo(buyer().customer.email).map(({ subject }) => subject);
  await soon(() => expect(subjects()).toContainEqual(expect.stringMatching(/^Murakoze, \d+$/)));
  const written = mailsTo(buyer().customer.email).find(({ subject }) => subject.startsWith('Murakoze'));
  expect(written?.text).toMatch(/Muraho .+\.\r?\n\s*Thank you for your order \d+\./);
  const back = { subject: '{subject}', short: '{short}', text: '{text}' };
  await office.saveTemplate({ params, body: { ...back, version: saved.version } });
  const { templates } = await office.getTemplates();
  expect(templates.find(({ name }) => name === params.template)?.changedIn).toEqual([]);
});

it('refuses what would not work, beside its field', async () => {
  const words = { subject: '{subject}', short: '{short}', text: 'Hello {nobody}', version: 0 };
  await expect(office.saveTemplate({ params, body: words })).rejects.toMatchObject({
    status: 400,
    details: { text: 'There is no {nobody} in this message' },
  });
  const code = { params: { template: 'sign_in_code' }, body: { ...words, text: '{text}', short: 'Come in' } };
  await expect(office.saveTemplate(code)).rejects.toMatchObject({ details: { short: '{code} must stand in it' } });
  expect(await office.refusalOf.getTemplate({ params: { template: 'constructor' } })).toBe('not_found');
});

it('sends a test to who asks, and says why it cannot', async () => {
  const body = { subject: 'A test', short: '{short}', text: '{text}', channel: 'email' } as const;
  expect((await office.sendTestMessage({ params, body })).message).toBe(`Sent to ${admin.seller.email}.`);
  expect(mailsTo(admin.seller.email).map(({ subject }) => subject)).toContain('A test');
  await expect(office.sendTestMessage({ params, body: { ...body, channel: 'sms' } })).rejects.toMatchObject({
    code: 'edit_conflict',
    message: 'SMS is not set up on this server.',
  });
});

it('shows of what opens an account a sample, and nobody’s own', async () => {
  const { preview } = await office.getTemplate({ params: { template: 'sign_in_code' } });
  expect(preview.short).toMatch(/^123456 is your/);
});
