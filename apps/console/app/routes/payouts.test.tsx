import { screen, within } from '@testing-library/react';
import type { PayoutStatement, ShopPayout } from '@urumuri/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as closing from './payout-closing.tsx';
import * as commissions from './commissions.tsx';
import * as payouts from './payouts.tsx';
import * as shopPayouts from './shop-payouts.tsx';

const sums = {
  opening: 0,
  sales: 20_000,
  voucher: 0,
  delivery: 0,
  commission: 1500,
  received: 0,
  corrections: 0,
  paidOut: 0,
  closing: 18_500,
};
const shop: ShopPayout = { _id: 's1', shopName: 'Kigali Digital House', account: 'MoMo 0788', amount: 18_500, ...sums };
const owing: ShopPayout = { ...shop, _id: 's2', shopName: 'Nyarutarama Home', closing: -700, amount: 0 };
const statement: PayoutStatement = {
  sellerId: 's1',
  shopName: shop.shopName,
  account: '',
  ...sums,
  entries: [],
  total: 0,
  perPage: 200,
  periods: [],
};
const pages = {
  '/payouts': payouts,
  '/payouts/closings/:closingId': closing,
  '/payouts/shops/:sellerId': shopPayouts,
  '/commissions': commissions,
};
const list = {
  _id: 4,
  until: '2026-11-15',
  closedBy: 'Claudine',
  amount: 18_500,
  waiting: 18_500,
  shops: [shop, owing],
};

beforeEach(() => saveSellerToken('seller-token'));

function open(address: string, role: 'admin' | 'seller', calls: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'GET /api/seller/me': () => ({ seller: { _id: 's1', role }, unreadCount: 0 }),
    'GET /api/seller/payouts': () => statement,
    'GET /api/seller/admin/payouts': () => ({
      until: '2026-11-15',
      shops: [shop, owing],
      closings: [{ ...list, _id: 3 }],
    }),
    'GET /api/seller/admin/payouts/closings/4': () => list,
    'GET /api/seller/admin/payouts/shops/s1': () => statement,
    'GET /api/seller/admin/commissions': () => ({
      commissions: [],
      shops: [{ _id: 's1', name: shop.shopName }],
      categories: [{ _id: 'c1', name: 'Phones' }],
    }),
    ...calls,
  });
  return { asked, ...openPage(address, pages) };
}

const sent = (asked: ReturnType<typeof answerCalls>, call: string) => asked.find((one) => one.call === call)?.body;

describe('the office', () => {
  it('closes the period as it has looked at it, and is led to the payout list', async () => {
    const call = 'POST /api/seller/admin/payouts';
    const { user, asked } = open('/payouts', 'admin', { [call]: () => ({ message: 'Closed', closingId: 4 }) });
    expect(await screen.findByText(/^The shop owes RWF.700$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close the period' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close the period' }));
    await screen.findByRole('heading', { level: 1, name: 'Payouts until 15 Nov 2026' });
    expect(sent(asked, call)).toEqual({ until: '2026-11-15', seen: 18_500, after: 3 });
  });

  it('marks a payout as paid; where nothing is to be paid it is not asked to', async () => {
    const call = 'POST /api/seller/admin/payouts/closings/4/s1';
    const { user, asked } = open('/payouts/closings/4', 'admin', { [call]: () => ({ message: 'Paid' }) });
    await screen.findByText('Nothing to pay');
    const form = screen.getByRole('form', { name: 'Mark Kigali Digital House as paid', hidden: true });
    await user.type(within(form).getByLabelText('Paid on'), '2026-11-16');
    await user.type(within(form).getByLabelText('Reference'), 'MP 4711');
    await user.click(within(form).getByRole('button', { name: 'Mark as paid', hidden: true }));
    expect(sent(asked, call)).toEqual({ paidOn: '2026-11-16', reference: 'MP 4711' });
  });

  it('takes from a balance for a reason', async () => {
    const call = 'POST /api/seller/admin/payouts/shops/s1';
    const { user, asked } = open('/payouts/shops/s1', 'admin', { [call]: () => ({ message: 'Corrected' }) });
    await user.selectOptions(await screen.findByLabelText('The shop gets'), 'less');
    await user.type(screen.getByLabelText('Amount (RWF)'), '1,500');
    await user.type(screen.getByLabelText('Reason'), 'Packing paper');
    await user.click(screen.getByRole('button', { name: 'Add the correction' }));
    expect(sent(asked, call)).toEqual({ amount: -1500, reason: 'Packing paper' });
  });

  it('sets the percent of a category, and reads beside the field why one is none', async () => {
    const call = 'PUT /api/seller/admin/commissions';
    const wrong = 'Commission must be from 0 to 100, with two decimal places at most';
    const refusal = new Refusal(400, 'validation_failed', wrong, { percent: wrong });
    const { user, asked } = open('/commissions', 'admin', { [call]: () => refusal });
    await user.selectOptions(await screen.findByLabelText('Category'), 'Phones');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(wrong);
    expect(noteOn('Commission (%)')).toContain(wrong);
    // Nothing typed takes nothing off.
    expect(sent(asked, call)).toEqual({ category: 'c1', percent: -1 });
    await user.type(screen.getByLabelText('Commission (%)'), '7.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(asked.filter((one) => one.call === call).at(-1)?.body).toEqual({ category: 'c1', percent: 7.5 });
  });
});

it('a shop says where it is paid to', async () => {
  const call = 'PUT /api/seller/payouts/account';
  const { user, asked } = open('/payouts', 'seller', { [call]: () => ({ message: 'Saved' }) });
  expect(await screen.findByText(/^We owe you RWF.18,500$/)).toBeTruthy();
  await user.type(screen.getByLabelText('Payout account'), 'BK 1234');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(asked, call)).toEqual({ account: 'BK 1234' });
});
