import { screen } from '@testing-library/react';
import type { CustomerAccount } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as customers from './customers.tsx';

const aline: CustomerAccount = {
  _id: 'c1',
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '+250788123456',
  orders: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
};

beforeEach(() => saveSellerToken('office-token'));

function openCustomers(calls: Parameters<typeof answerCalls>[0] = {}) {
  let stored: CustomerAccount = aline;
  const asked = answerCalls({
    'GET /api/seller/admin/customers': ({ search }) => ({
      customers: stored.email.startsWith(search.get('search') ?? 'nobody') || stored.blockedAt ? [stored] : [],
    }),
    'POST /api/seller/admin/customers/c1/block': ({ body }) => {
      const { reason } = body as { reason: string };
      stored = { ...aline, blockedAt: '2026-11-01T08:00:00.000Z', blockedReason: reason };
      return { message: 'Blocked' };
    },
    'POST /api/seller/admin/customers/c1/unblock': () => {
      stored = aline;
      return { message: 'Unblocked' };
    },
    ...calls,
  });
  return { asked, ...openPage('/customers', { '/customers': customers }) };
}

async function find(user: ReturnType<typeof openCustomers>['user']) {
  await user.type(await screen.findByRole('searchbox', { name: 'Find a customer' }), 'aline');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByText('Block this customer'));
}

it('finds a customer, blocks with a reason and lets in again', async () => {
  const { user, asked } = openCustomers();
  await screen.findByText('Nobody is blocked. Find a customer to block.');
  await find(user);
  await user.type(screen.getByLabelText('Reason'), 'Never answers');
  await user.click(screen.getByRole('button', { name: 'Block' }));
  await screen.findByText(/Never answers/);
  expect(asked.find(({ call }) => call.endsWith('/block'))?.body).toEqual({ reason: 'Never answers' });
  await user.click(screen.getByRole('button', { name: 'Unblock Aline Uwase' }));
  await screen.findByText('Block this customer');
});

it('says beside the reason that it is missing', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Reason is required', { reason: 'Reason is required' });
  const { user } = openCustomers({ 'POST /api/seller/admin/customers/c1/block': refusal });
  await find(user);
  await user.click(screen.getByRole('button', { name: 'Block' }));
  await expect.poll(() => noteOn('Reason')).toContain('Reason is required');
});
