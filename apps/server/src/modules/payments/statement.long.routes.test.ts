import { describe, expect, it } from 'vitest';
import { method, newReference, openPaidShop } from '../../testing/paid-shop.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';

const { shop, office, order, claim, read, findProof } = openPaidShop();

describe('a statement', () => {
  const send = (text: string, apply?: 'true', by = office()) =>
    by.readStatement({
      query: apply ? { apply } : {},
      body: new Blob([text], { type: 'application/octet-stream' }),
    });

  it('agrees what has the same reference and amount, once, and lists the rest', async () => {
    const [good, short, missing, refused] = [await order(), await order(), await order(), await order()];
    const names = [newReference(), newReference(), newReference(), newReference()];
    for (const [at, orderId] of [good, short, missing, refused].entries()) {
      await claim(orderId, { amount: 12_500, reference: names[at] });
    }
    const { _id: paymentId } = await findProof(refused);
    await office().answerPayment({ params: { paymentId }, body: { isAgreed: false, reason: 'Not there' } });
    const text = [
      'Statement of Urumuri Ltd;;',
      'Id;Date;Amount;Balance',
      `${names[0]};2026-11-16;12.500,00;1`,
      `${names[0]};2026-11-16;100;1`,
      `${names[1]};2026-11-16;"RWF 10,000";1`,
      `${names[3]};2026-11-16;12500;1`,
      `999${names[0]};2026-11-16;7000;1`,
      `${names[2]};2026-11-16;-12500;1`,
    ].join('\r\n');
    const counts = { agree: 1, agreed: 0, differs: 1, refused: 1, unknown: 1 };
    const dry = await send(text);
    expect(dry).toMatchObject({ isApplied: false, counts, columns: { reference: 'Id', amount: 'Amount' } });
    expect(dry.rows.map(({ verdict, line }) => `${verdict} ${line}`)).toEqual([
      'differs 5',
      'refused 6',
      'unknown 7',
      'agree 3',
    ]);
    expect(dry.missing.map(({ orderId }) => orderId)).toContain(missing);
    expect((await read(good)).payment_status).toBe('unpaid');
    expect(await send(text, 'true')).toMatchObject({ isApplied: true, counts });
    expect((await read(good)).payment_status).toBe('paid');
    expect((await read(short)).payment).toMatchObject({ toVerify: 12_500, paid: 0 });
    const { revision } = (await office().getAnyOrder({ params: { orderId: good } })).order.payment;
    expect(await send(text, 'true')).toMatchObject({ counts: { ...counts, agree: 0, agreed: 1 } });
    expect((await office().getAnyOrder({ params: { orderId: good } })).order.payment.revision).toBe(revision);
  });

  it('applied by several at once agrees each payment once', async () => {
    const orderId = await order();
    const reference = newReference();
    await claim(orderId, { amount: 12_500, reference });
    const text = `Reference,Amount\n${reference},"12,500"`;
    const colleagues = await Promise.all([1, 2, 3].map(() => signInSeller(shop(), { role: 'admin' })));
    await Promise.all(colleagues.map(({ token }) => send(text, 'true', createTestSellerClient(shop(), token))));
    const { history, payment } = await read(orderId);
    expect(history.filter(({ status }) => status === 'agreed')).toHaveLength(1);
    expect(payment.paid).toBe(12_500);
  });

  it('without the columns, or that is no table, is refused in a sentence', async () => {
    await expect(send('Name,Age\nAline,30')).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(send('')).rejects.toMatchObject({ code: expect.stringMatching(/validation_failed|malformed/) });
  });
});

describe('the ways to pay', () => {
  it('are what the office says, with what to dial for what is open, on every order', async () => {
    const { settings, version } = await office().getPaymentSettings();
    const methods = settings.methods.map((way) => (way.name === method ? { ...way, code: '012345' } : way));
    const body = { ...settings, methods, version };
    const saved = await office().savePaymentSettings({ body });
    expect(await office().refusalOf.savePaymentSettings({ body })).toBe('edit_conflict');
    const orderId = await order();
    const offered = (await read(orderId)).payment.methods;
    expect(offered.map(({ name }) => name)).toEqual(['On delivery', 'Mobile money', 'At the counter']);
    expect(offered[1]).toMatchObject({ dial: '*182*8*1*012345*12500#', code: '012345' });
    expect(offered[2]?.instructions).toBe('Come to KN 4 Avenue, Kigali.');
    await claim(orderId, { amount: 10_000, reference: newReference() });
    expect((await read(orderId)).payment.methods[1]?.dial).toBe('*182*8*1*012345*2500#');
    await office().savePaymentSettings({ body: { ...settings, version: saved.version } });
  });

  it.each([
    [{ patterns: ['{amount}'] }, 'patterns.0'],
    [{ methods: [] }, 'methods'],
    [{ dial: 'javascript:1' }, 'methods.0.dial'],
    [{ code: '12a' }, 'methods.0.code'],
  ])('are not %j', async (wrong, field) => {
    const { settings, version } = await office().getPaymentSettings();
    const methods = settings.methods.map((way, at) => (at === 0 ? { ...way, ...wrong } : way));
    const body = { ...settings, methods, ...('patterns' in wrong || 'methods' in wrong ? wrong : {}), version };
    const refused = office().savePaymentSettings({ body });
    await expect(refused).rejects.toMatchObject({ details: { [field]: expect.any(String) } });
  });
});
