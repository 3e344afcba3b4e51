import { screen, within } from '@testing-library/react';
import type { MarketCall, SellerCall } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage, Refusal } from '../testing/open-page.tsx';
import * as calls from './calls.tsx';

beforeEach(() => saveSellerToken('office-token'));

const waiting = {
  _id: 'o1',
  orderNumber: '1001',
  customerName: 'Aline',
  price: 30_000,
  items: 3,
  delivery_status: 'pending',
  payment_status: 'unpaid',
  date: '16 November 2026',
  createdAt: '2026-11-16T08:00:00.000Z',
  phone: '+250788123456',
  contactBy: 'phone',
  dueAt: '2026-11-16T08:00:00.000Z',
  triesSoFar: 0,
  area: 'Remera',
} as const;
const lines = [{ name: 'Radio', quantity: 1 }];
const market: MarketCall = {
  ...waiting,
  parts: [
    { _id: 'p1', shopName: 'Inzu', price: 10_000, lines },
    { _id: 'p2', shopName: 'Urugo', price: 20_000, lines },
  ],
};
const own: SellerCall = { ...waiting, lines };
const pages = { total: 1, perPage: 20 };

type Calls = Parameters<typeof answerCalls>[0];
const openDesk = (role: 'seller' | 'admin', more: Calls) => {
  const requests = answerCalls({ 'GET /api/seller/me': { seller: { role }, unreadCount: 0 }, ...more });
  return { requests, ...openPage('/calls', { '/calls': calls }) };
};
const bodyOf = (requests: { call: string; body: unknown }[], call: string) =>
  requests.find((request) => request.call === call)?.body;

it('has the office call a customer once about all shops, or about those that are chosen', async () => {
  const { user, requests } = openDesk('admin', {
    'GET /api/seller/admin/calls': { calls: [market], ...pages },
    'POST /api/seller/admin/orders/o1/call': { message: 'The call is noted.' },
  });
  const about = within(await screen.findByRole('group', { name: 'What the call is about' }));
  expect(about.getByRole('checkbox', { name: /Inzu/ })).toHaveProperty('checked', true);
  await user.click(about.getByRole('checkbox', { name: /Urugo/ }));
  await user.type(screen.getByLabelText('Internal note'), 'Nice');
  await user.click(screen.getByRole('button', { name: 'Confirmed' }));
  await expect
    .poll(() => bodyOf(requests, 'POST /api/seller/admin/orders/o1/call'))
    .toEqual({ outcome: 'confirmed', parts: ['p1'], note: 'Nice', customerNote: '' });
  await user.click(about.getByRole('checkbox', { name: /Inzu/ }));
  expect(screen.queryByRole('button', { name: 'Confirmed' })).toBeNull();
  expect(screen.getByText('Choose at least one shop.')).toBeTruthy();
});

it('shows others that somebody is calling, from the first tap on', async () => {
  let caller: MarketCall['caller'];
  const { user, requests } = openDesk('seller', {
    'GET /api/seller/calls': () => ({ calls: [{ ...own, ...(caller && { caller }) }], ...pages }),
    'POST /api/seller/orders/o1/caller': () => {
      caller = { name: 'Eric', isYou: true, until: '2026-11-16T08:10:00.000Z' };
      return { message: 'Others see that you are calling.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'I am calling' }));
  await screen.findByText('You are calling: others see it.');
  expect(bodyOf(requests, 'POST /api/seller/orders/o1/caller')).toEqual({ isTaken: true });
  expect(screen.getByRole('button', { name: 'Confirmed' })).toBeTruthy();
});

it('leaves a customer alone whom somebody else is calling', async () => {
  const caller = { name: 'Aline', isYou: false, until: '2026-11-16T08:10:00.000Z' };
  openDesk('seller', { 'GET /api/seller/calls': { calls: [{ ...own, caller }], ...pages } });
  await screen.findByText('Aline is calling');
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirmed' })).toBeNull();
});

it('keeps what was written where somebody else has been quicker', async () => {
  const { user } = openDesk('admin', {
    'GET /api/seller/admin/calls': { calls: [market], ...pages },
    'POST /api/seller/admin/orders/o1/call': new Refusal(409, 'edit_conflict', 'One of these shops no longer waits.'),
  });
  await user.type(await screen.findByLabelText('Internal note'), 'Nice');
  await user.click(screen.getByRole('button', { name: 'Confirmed' }));
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmed' }).disabled).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('Internal note').value).toBe('Nice');
});

it('says that nobody waits', async () => {
  openDesk('admin', { 'GET /api/seller/admin/calls': { calls: [], total: 0, perPage: 20 } });
  await screen.findByRole('heading', { name: 'Nobody is waiting' });
});
