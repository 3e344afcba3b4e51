import { firstIdentity } from '@urumuri/identity';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../../console/shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../../testing/open-page.tsx';
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
    'PUT /api/seller/admin/settings': save,
  });
  return { asked, ...openPage('/seller/settings', { '/seller/settings': settings }) };
}

const saved = (asked: ReturnType<typeof answerCalls>) => asked.find(({ call }) => call.startsWith('PUT'))?.body;

it('sends everything as it was but for what was changed, and shows who changed what before', async () => {
  const { user, asked } = openSettings({ message: 'Saved', version: 3 });
  await user.clear(await screen.findByLabelText('Second phone'));
  await user.clear(screen.getByLabelText('Facebook'));
  await user.clear(screen.getByLabelText('Fee for each shop in an order (RWF)'));
  await user.type(screen.getByLabelText('Fee for each shop in an order (RWF)'), '2 500');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => saved(asked))
    .toEqual({
      ...firstIdentity,
      phones: firstIdentity.phones.slice(0, 1),
      socials: firstIdentity.socials.slice(1),
      shipping: { feePerShopRwf: 2_500, freeFromRwf: 0 },
      version: 2,
    });
  expect(screen.getByText('old@example.com')).toBeTruthy();
  expect(screen.getByText(/^Aline, 16 Nov 2026, 10:00$/)).toBeTruthy();
});

it('reads the hours of days as people write them', async () => {
  const { user, asked } = openSettings({ message: 'Saved', version: 3 });
  await user.type(await screen.findByLabelText('Saturday'), '9 - 15');
  await user.type(screen.getByLabelText('Sunday'), 'None');
  await user.type(screen.getByLabelText('Days without calls'), '2026-12-25\n2027-01-01');
  await user.clear(screen.getByLabelText('Units of one product a customer may have on order'));
  await user.type(screen.getByLabelText('Units of one product a customer may have on order'), '5');
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

it('says what is wrong with the hours of a day', async () => {
  const details = { 'callHours.days.0.hours.until': 'Calls until must be a whole number from 0 to 24' };
  const { user } = openSettings(new Refusal(400, 'validation_failed', 'Wrong', details));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText(/^Calls until must be .*: write the hours of a day like 9-15$/);
});

it('says beside the field what is wrong with it, also within something', async () => {
  const details = { 'callHours.until': 'Calls must end after they begin' };
  const { user } = openSettings(new Refusal(400, 'validation_failed', details['callHours.until'], details));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect.poll(() => noteOn('Calls until (hour)')).toContain('Calls must end after they begin');
});
