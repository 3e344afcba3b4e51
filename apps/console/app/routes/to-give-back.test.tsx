import { screen, within } from '@testing-library/react';
import type { OrderToGiveBack } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as toGiveBackPage from './to-give-back.tsx';

beforeEach(() => saveSellerToken('seller-token'));

const waiting: OrderToGiveBack = {
  _id: 'o1',
  orderNumber: '1001',
  customerName: 'Aline',
  phone: '+250 788 123 456',
  shopNames: ['Kigali Digital'],
  createdAt: '2026-11-16T08:00:00.000Z',
  revision: 4,
  back: 12_500,
  reason: 'cancelled',
  paidBy: [{ method: 'Mobile money', amount: 12_500, reference: 'MP 4711' }],
};

function openQueue(role: 'admin' | 'seller', orders: OrderToGiveBack[], calls: Parameters<typeof answerCalls>[0] = {}) {
  const sum = orders.reduce((total, { back }) => total + back, 0);
  const page = { orders, total: orders.length, perPage: 20, sum, methods: ['Mobile money', 'At the counter'] };
  const requests = answerCalls({
    'GET /api/seller/to-give-back': page,
    'GET /api/seller/me': { seller: { role } },
    ...calls,
  });
  return { requests, ...openPage('/to-give-back', { '/to-give-back': toGiveBackPage }) };
}

it('says what is to be given back, why and how it was paid, and records the refund', async () => {
  const path = 'POST /api/seller/admin/orders/o1/payments';
  const used = { reference: 'This reference was sent to us before' };
  const { user, requests } = openQueue('admin', [waiting], {
    [path]: new Refusal(409, 'reference_used', 'It counts once.', used),
  });
  expect((await screen.findByText('Order cancelled')).closest('li')?.textContent).toMatch(
    /Aline.*Paid RWF.12,500, Mobile money, reference MP 4711/,
  );
  const form = within(screen.getByRole('form', { name: 'Refund of order 1001' }));
  expect(form.getByLabelText<HTMLInputElement>('Amount (RWF)').value).toBe('12500');
  expect(form.getByLabelText<HTMLSelectElement>('By').value).toBe('Mobile money');
  await user.type(form.getByLabelText('Reference'), 'MP 4712');
  await user.click(form.getByRole('button', { name: 'Record refund' }));
  await expect.poll(() => noteOn('Reference')).toContain('It counts once.');
  expect(requests.find(({ call }) => call === path)?.body).toEqual({
    revision: 4,
    isRefund: true,
    why: 'too_much',
    amount: 12_500,
    method: 'Mobile money',
    reference: 'MP 4712',
    note: '',
  });
});

it('closes the return with what is given back for goods that came back', async () => {
  const path = 'POST /api/seller/returns/r1/close';
  const returned = { ...waiting, reason: 'return', return: { _id: 'r1', most: 10_000 } } as const;
  const { user, requests } = openQueue('seller', [returned], { [path]: { message: 'The return is closed.' } });
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount (RWF)');
  expect(amount.value).toBe('10000');
  expect(screen.queryByLabelText('Note')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Record refund' }));
  await expect
    .poll(() => requests.find(({ call }) => call === path)?.body)
    .toEqual({ refund: 10_000, method: 'Mobile money', reference: '' });
});

it('is the office’s to record where nothing came back, and says so to a shop', async () => {
  openQueue('seller', [waiting]);
  await screen.findByText('Our office gives this back.');
  expect(screen.queryByRole('button', { name: 'Record refund' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'To verify' })).toBeNull();
});

it('says that there is nothing to give back', async () => {
  openQueue('admin', []);
  await screen.findByRole('heading', { name: 'Nothing to give back' });
});
