import { screen } from '@testing-library/react';
import type { SellerVoucher } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as vouchers from './vouchers.tsx';

const welcome: SellerVoucher = {
  _id: 'v1',
  code: 'IKAZE',
  percentOff: 10,
  minimum: 0,
  usesPerCustomer: 1,
  used: 3,
  startsAt: '2026-01-01T00:00:00.000Z',
  active: true,
};

beforeEach(() => saveSellerToken('seller-token'));

function openVouchers(calls: Parameters<typeof answerCalls>[0] = {}) {
  let kept = [welcome];
  const asked = answerCalls({
    'GET /api/seller/vouchers': () => ({ vouchers: kept }),
    'POST /api/seller/vouchers': ({ body }) => {
      kept = [...kept, { ...welcome, _id: 'v2', ...(body as object) }];
      return { message: 'Voucher made' };
    },
    'POST /api/seller/vouchers/v1/active': ({ body }) => {
      kept = kept.map((voucher) => (voucher._id === 'v1' ? { ...voucher, ...(body as object) } : voucher));
      return { message: 'Voucher switched' };
    },
    ...calls,
  });
  return { asked, ...openPage('/vouchers', { '/vouchers': vouchers }) };
}

const make = () => screen.findByRole('button', { name: 'Create voucher' });

it('makes a voucher that ends with its last day in Kigali, and is ready for the next', async () => {
  const { user, asked } = openVouchers();
  await user.type(await screen.findByLabelText('Code'), 'UMUNSI');
  await user.selectOptions(screen.getByLabelText('Kind'), 'RWF off');
  await user.type(screen.getByLabelText('Amount or percent'), '5 000');
  await user.type(screen.getByLabelText('Minimum order (RWF)'), '50,000');
  await user.type(screen.getByLabelText('Last day'), '2026-12-31');
  await user.click(await make());
  await screen.findByRole('button', { name: 'Switch off UMUNSI' });
  expect(asked.find(({ call }) => call === 'POST /api/seller/vouchers')?.body).toEqual({
    code: 'UMUNSI',
    amountOff: 5000,
    minimum: 50_000,
    endsAt: '2026-12-31T23:59:59+02:00',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
});

it.each([
  ['percentOff', 'A percentage is from 1 to 90', 'Amount or percent'],
  ['code', 'Code is required', 'Code'],
])('says beside the field that %s is wrong', async (name, message, label) => {
  const refusal = new Refusal(400, 'validation_failed', 'Please look at the voucher', { [name]: message });
  const { user } = openVouchers({ 'POST /api/seller/vouchers': refusal });
  await user.click(await make());
  await expect.poll(() => noteOn(label)).toContain(message);
});

it('says above the button what is wrong with no field', async () => {
  const refusal = new Refusal(409, 'code_taken', 'There is a voucher with this code already');
  const { user } = openVouchers({ 'POST /api/seller/vouchers': refusal });
  await user.type(await screen.findByLabelText('Code'), 'IKAZE');
  await user.click(await make());
  await screen.findByText('There is a voucher with this code already');
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('IKAZE');
});

it('switches one off and on again', async () => {
  const { user } = openVouchers();
  await user.click(await screen.findByRole('button', { name: 'Switch off IKAZE' }));
  await user.click(await screen.findByRole('button', { name: 'Switch on IKAZE' }));
  await screen.findByRole('button', { name: 'Switch off IKAZE' });
});

it('says that there are none yet', async () => {
  openVouchers({ 'GET /api/seller/vouchers': { vouchers: [] } });
  await screen.findByText('Your shop has no vouchers yet.');
});
