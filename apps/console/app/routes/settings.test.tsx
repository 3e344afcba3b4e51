import { firstPaymentSettings } from '@urumuri/contract';
import { firstIdentity } from '@urumuri/identity';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as settings from './settings.tsx';

const history = [
  {
    changedAt: '2026-11-16T08:00:00.000Z',
    changedBy: 'Aline',
    fields: [{ name: 'email', from: 'old@example.com', to: 'new@example.com' }],
  },
];

beforeEach(() => saveSellerToken('office-token'));

function openSettings(save: Parameters<typeof answerCalls>[0][string]) {
  const asked = answerCalls({
    'GET /api/seller/admin/settings': { settings: firstIdentity, version: 2, history },
    'GET /api/seller/admin/payment-settings': { settings: firstPaymentSettings, version: 4 },
    'PUT /api/seller/admin/settings': save,
    'PUT /api/seller/admin/payment-settings': save,
  });
  return { asked, ...openPage('/settings', { '/settings': settings }) };
}

const saved = (asked: ReturnType<typeof answerCalls>) => asked.find(({ call }) => call.startsWith('PUT'))?.body;

it('sends everything as it was but for what was changed, and shows who changed what before', async () => {
  const { user, asked } = openSettings({ message: 'Saved', version: 3 });
  await user.clear(await screen.findByLabelText('Second phone'));
  await user.clear(screen.getByLabelText('Facebook'));
  await user.clear(screen.getByLabelText('Delivery fee per shop in an order (RWF)'));
  await user.type(screen.getByLabelText('Delivery fee per shop in an order (RWF)'), '2 500');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => saved(asked))
    .toEqual({
      ...firstIdentity,
      phones: firstIdentity.phones.slice(0, 1),
      socials: firstIdentity.socials.slice(1),
      productCheck: { isOn: false, firstProducts: 5 },
      shipping: { feePerShopRwf: 2_500, freeFromRwf: 0 },
      version: 2,
    });
  expect(screen.getByText('old@example.com')).toBeTruthy();
  expect(screen.getByText(/^Aline \(the office\), 16 Nov 2026, 10:00$/)).toBeTruthy();
});

it('reads the hours of days as people write them', async () => {
  const { user, asked } = openSettings({ message: 'Saved', version: 3 });
  await user.type(await screen.findByLabelText('Saturday'), '9 - 15');
  await user.type(screen.getByLabelText('Sunday'), 'None');
  await user.type(screen.getByLabelText('Days without calls'), '2026-12-25\n2027-01-01');
  await user.clear(screen.getByLabelText('Most units of one product per customer'));
  await user.type(screen.getByLabelText('Most units of one product per customer'), '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => saved(asked))
    .toMatchObject({
      callHours: {
        days: [{ day: 6, hours: { from: 9, until: 15 } }, { day: 0 }],
        holidays: ['2026-12-25', '2027-01-01'],
      },
      orders: { unitsPerCustomer: 5 },
    });
});

it('adds zones of delivery, takes one out again, and says what is wrong with one', async () => {
  const details = { 'deliveryZones.0.feeRwf': 'Delivery fee must be a whole number from 0 to 1,000,000' };
  const { user, asked } = openSettings(new Refusal(400, 'validation_failed', 'Wrong', details));
  const add = await screen.findByRole('button', { name: 'Add a zone' });
  await user.click(add);
  await user.click(add);
  const [first, second] = screen.getAllByLabelText('Zone');
  await user.type(first as HTMLElement, 'Nowhere');
  await user.type(second as HTMLElement, 'Kigali');
  await user.click(screen.getByRole('button', { name: 'Remove zone 1' }));
  await user.type(screen.getByLabelText('Districts'), 'Gasabo, Kicukiro');
  await user.type(screen.getByLabelText('Fee per shop (RWF)'), '2 000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => noteOn('Fee per shop (RWF)')).toContain(details['deliveryZones.0.feeRwf']);
  expect(saved(asked)).toMatchObject({
    deliveryZones: [
      {
        name: 'Kigali',
        districts: ['Gasabo', 'Kicukiro'],
        sectors: [],
        feeRwf: 2000,
        freeFromRwf: 0,
        days: { from: 0, until: 1 },
        cutOffHour: 14,
      },
    ],
  });
});

it('says what is wrong with the hours of a day', async () => {
  const details = { 'callHours.days.0.hours.until': 'Calls until must be a whole number from 0 to 24' };
  const { user } = openSettings(new Refusal(400, 'validation_failed', 'Wrong', details));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText(/^Calls until must be .*: write the hours like 9-15$/);
});

it('says beside the field what is wrong with it, also within something', async () => {
  const details = { 'callHours.until': 'Calls must end after they begin' };
  const { user } = openSettings(new Refusal(400, 'validation_failed', details['callHours.until'], details));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect.poll(() => noteOn('Calls until (hour)')).toContain('Calls must end after they begin');
});

it('changes the ways to pay, and tries a message on the patterns as they are typed', async () => {
  const { user, asked } = openSettings({ message: 'Saved', version: 5 });
  const [code] = await screen.findAllByLabelText('Merchant code');
  await user.type(code as HTMLElement, '012345');
  await user.click(screen.getByRole('button', { name: 'Remove Bank transfer' }));
  await user.click(screen.getByLabelText('Try a message'));
  await user.paste('TxId: 731. Your payment of 1,000 RWF to X has been completed at 2026-05-10 16:31:39.');
  screen.getByText(/^No pattern matches/);
  await user.clear(screen.getByLabelText('Patterns'));
  await user.click(screen.getByLabelText('Patterns'));
  await user.paste('payment of {amount}{any}at {reference}\n\n');
  await screen.findByText('RWF 1,000, reference 2026-05-10');
  await user.click(screen.getByRole('button', { name: 'Change the ways to pay' }));
  const [delivery, momo, airtel, , counter] = firstPaymentSettings.methods;
  await expect
    .poll(() => saved(asked))
    .toEqual({
      methods: [delivery, { ...momo, code: '012345' }, airtel, counter],
      patterns: ['payment of {amount}{any}at {reference}'],
      version: 4,
    });
});

it('says which way to pay or pattern is wrong', async () => {
  const details = { 'methods.1.code': 'Merchant code must be digits', 'patterns.2': 'A pattern needs {amount}' };
  const { user } = openSettings(new Refusal(400, 'validation_failed', details['methods.1.code'], details));
  await user.click(await screen.findByRole('button', { name: 'Change the ways to pay' }));
  await screen.findByText('Merchant code must be digits');
  await expect.poll(() => noteOn('Patterns')).toBe('Line 3: A pattern needs {amount}');
});

it('lists its sections, and finds a field by words of its label, its hint or its section', async () => {
  const { user } = openSettings({ message: 'Saved', version: 3 });
  const find = await screen.findByRole('searchbox', { name: 'Find a setting' });
  const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect((await sections.findByRole('link', { name: 'Delivery' })).getAttribute('href')).toBe(
    `#${screen.getByRole('heading', { name: 'Delivery' }).id}`,
  );
  await user.type(find, 'fee delivery');
  await user.click(
    within(screen.getByRole('list', { name: 'Settings found' })).getAllByRole('button')[0] as HTMLElement,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Delivery fee per shop in an order (RWF)'));
  await user.clear(find);
  await user.type(find, 'not confirmed{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Hours until an order expires'));
  await user.clear(find);
  await user.type(find, 'xylophone');
  expect(screen.getByText('No setting has these words.')).toBeTruthy();
});
