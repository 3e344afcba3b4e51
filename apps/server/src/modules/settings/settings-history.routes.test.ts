import { firstPaymentSettings } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useOffice } from '../../testing/use-office.ts';

const { office, shop } = useOffice();

const lastChange = async () => (await office().getSettings()).history[0];

it('has changes of the ways to pay, of the merchant code and of the patterns, each from what to what', async () => {
  const { methods, patterns } = firstPaymentSettings;
  const changed = methods.map((method) =>
    method.name === 'Airtel Money' ? { ...method, isOn: true, code: '778899' } : method,
  );
  const { version } = await office().getPaymentSettings();
  await office().savePaymentSettings({
    body: { methods: changed, patterns: [...patterns, 'Paid {amount} ref {reference}'], version },
  });
  const change = await lastChange();
  expect(change?.changedBy).toMatch(/./);
  expect(change?.fields.map(({ name }) => name)).toEqual(['Way to pay: Airtel Money', 'Patterns of messages']);
  const [way, read] = change?.fields ?? [];
  expect([way?.from, way?.to].map((said) => [said?.slice(0, 3), said?.includes('778899')])).toEqual([
    ['off', false],
    ['on,', true],
  ]);
  expect([read?.from, read?.to].map((said) => said?.includes('Paid {amount} ref {reference}'))).toEqual([false, true]);
});

it('has the values of a setting in the order its name says, also when they come from the database', async () => {
  const { settings, version } = await office().getSettings();
  const change = (feePerShopRwf: number, freeFromRwf: number, seen: number) =>
    office().saveSettings({
      body: {
        ...settings,
        shipping: { freeFromRwf, feePerShopRwf },
        address: { city: 'Huye', street: `KN ${seen}` },
        version: seen,
      },
    });
  const { version: second } = await change(1500, 30_000, version);
  await change(2000, 40_000, second);
  const fields = (await lastChange())?.fields;
  expect(fields?.find(({ name }) => name === 'shipping')).toMatchObject({ from: '1500, 30000', to: '2000, 40000' });
  expect(fields?.find(({ name }) => name === 'address')).toMatchObject({
    from: `KN ${version}, Huye`,
    to: `KN ${second}, Huye`,
  });
});

it('has a way to pay that is new, and one that is gone', async () => {
  const { settings, version } = await office().getPaymentSettings();
  const cheque = { name: 'Cheque', kind: 'bank', isOn: true, instructions: 'Bring it.', code: '', dial: '' } as const;
  const methods = [...settings.methods.filter(({ name }) => name !== 'Bank transfer'), cheque];
  await office().savePaymentSettings({ body: { ...settings, methods, version } });
  const fields = (await lastChange())?.fields ?? [];
  expect(fields.find(({ name }) => name === 'Way to pay: Cheque')).toMatchObject({
    from: '',
    to: 'on, bank, Bring it.',
  });
  expect(fields.find(({ name }) => name === 'Way to pay: Bank transfer')?.to).toBe('');
});

it('has changes of what messages say, by message and language', async () => {
  const words = { subject: 'Order {number}', short: 'Thank you', text: 'Thank you, {customer}.' };
  const params = { template: 'order_received' };
  const { version } = await office().saveTemplate({ params, body: { ...words, version: 0 } });
  const name = (part: string) => `Message order received (en): ${part}`;
  const parts = Object.entries(words).map(([part, to]) => ({ name: name(part), from: '', to }));
  expect(new Set((await lastChange())?.fields)).toEqual(new Set(parts));
  await office().saveTemplate({ params, body: { ...words, short: 'Murakoze', version } });
  expect((await lastChange())?.fields).toEqual([{ name: name('short'), from: 'Thank you', to: 'Murakoze' }]);
});

it('is the office’s alone', async () => {
  const seller = createTestSellerClient(shop(), (await signInSeller(shop())).token);
  expect(await seller.refusalOf.getSettings({})).toBe('forbidden');
});
