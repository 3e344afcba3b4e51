import { screen, within } from '@testing-library/react';
import type { SellerVoucher } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as vouchers from './vouchers.tsx';

const welcome: SellerVoucher = {
  _id: 'v1',
  code: 'IKAZE',
  isAutomatic: false,
  isMarketWide: false,
  firstOrderOnly: false,
  percentOff: 10,
  minimum: 0,
  usesPerCustomer: 1,
  used: 3,
  report: { orders: 3, sales: 90_000, takenOff: 10_000 },
  startsAt: '2026-01-01T00:00:00.000Z',
  active: true,
};

beforeEach(() => saveSellerToken('seller-token'));

function openVouchers(calls: Parameters<typeof answerCalls>[0] = {}) {
  let kept = [welcome];
  const asked = answerCalls({
    'GET /api/home/get-categorys': {
      categorys: [{ _id: 'c1', name: 'Cameras', slug: 'cameras', image: '', position: 1 }],
    },
    'GET /api/home/get-brands': { brands: ['Sony'] },
    'GET /api/seller/vouchers': () => ({ vouchers: kept }),
    'PUT /api/seller/vouchers/v1': ({ body }) => {
      kept = kept.map((voucher) => (voucher._id === 'v1' ? { ...voucher, ...(body as object) } : voucher));
      return { message: 'The voucher is saved.' };
    },
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

/** The form of each voucher has the same fields. */
const newField = (label: string) => within(screen.getByRole('form', { name: 'New voucher' })).getByLabelText(label);
const make = () => screen.findByRole('button', { name: 'Create voucher' });

it('makes a voucher that ends with its last day in Kigali, and is ready for the next', async () => {
  const { user, asked } = openVouchers();
  await user.type(await screen.findByLabelText('Code'), 'UMUNSI');
  await user.selectOptions(screen.getByLabelText('Kind'), 'RWF off');
  await user.type(screen.getByLabelText('Amount or percent'), '5 000');
  await user.type(newField('Minimum order (RWF)'), '50,000');
  await user.type(newField('Last day'), '2026-12-31');
  await user.click(await make());
  await screen.findByRole('button', { name: 'Switch off UMUNSI' });
  expect(asked.find(({ call }) => call === 'POST /api/seller/vouchers')?.body).toEqual({
    code: 'UMUNSI',
    isAutomatic: false,
    isMarketWide: false,
    amountOff: 5000,
    firstOrderOnly: false,
    minimum: 50_000,
    usesPerCustomer: 1,
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

it('makes a sale that applies by itself, for a brand and a category, without a limit per customer', async () => {
  const { user, asked } = openVouchers();
  await user.selectOptions(await screen.findByLabelText('Applies'), 'Automatically, without a code');
  await user.type(screen.getByLabelText('Name'), 'July sale');
  await user.type(screen.getByLabelText('Amount or percent'), '15');
  await user.selectOptions(screen.getByLabelText('Category'), 'Cameras');
  await user.type(screen.getByLabelText('Brand'), 'Sony');
  await user.clear(within(screen.getByRole('form', { name: 'New voucher' })).getByLabelText('Uses per customer'));
  await user.click(await make());
  await screen.findByRole('button', { name: 'Switch off July sale' });
  expect(asked.find(({ call }) => call === 'POST /api/seller/vouchers')?.body).toMatchObject({
    code: 'July sale',
    isAutomatic: true,
    percentOff: 15,
    categoryId: 'c1',
    brand: 'Sony',
    usesPerCustomer: 1_000_000,
  });
});

it('says what a voucher has brought, and changes of one that was used only days and limits', async () => {
  const { user, asked } = openVouchers();
  await screen.findByText(/^Used 3: 3 orders, sales RWF.90,000, RWF.10,000 taken off$/);
  const form = within(await screen.findByRole('form', { name: 'Edit IKAZE', hidden: true }));
  expect(form.queryByLabelText('Code')).toBeNull();
  await user.type(form.getByLabelText('Total uses'), '20');
  await user.type(form.getByLabelText('Last day'), '2026-12-31');
  await user.click(form.getByRole('button', { name: 'Save', hidden: true }));
  await screen.findByText(/^Used 3 of 20/);
  expect(asked.find(({ call }) => call === 'PUT /api/seller/vouchers/v1')?.body).toMatchObject({
    code: 'IKAZE',
    percentOff: 10,
    usesAllowed: 20,
    usesPerCustomer: 1,
    startsAt: '2026-01-01T00:00:00+02:00',
    endsAt: '2026-12-31T23:59:59+02:00',
  });
});
