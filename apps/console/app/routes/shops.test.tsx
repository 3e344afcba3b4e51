import { screen } from '@testing-library/react';
import type { SellerAccount } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage } from '../testing/open-page.tsx';
import * as shops from './shops.tsx';

const shop: SellerAccount = {
  _id: 'shop-1',
  shopName: 'Gikondo Lights',
  ownerName: 'Diane',
  email: 'diane@example.com',
  phone: '+250788123456',
  whatsapp: '',
  place: 'Kicukiro',
  status: 'approved',
  products: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  wantedName: 'Gikondo Lamps',
  hasSecondStep: true,
};

beforeEach(() => saveSellerToken('office-token'));

it.each([
  ['Approve Gikondo Lamps', true],
  ['Refuse Gikondo Lamps', false],
])('answers a shop that wants another name: %s', async (name, isAgreed) => {
  let sellers = [shop];
  const asked = answerCalls({
    'GET /api/seller/admin/sellers': () => ({ sellers }),
    'POST /api/seller/admin/sellers/shop-1/name': () => {
      const { wantedName: _, ...answered } = shop;
      sellers = [answered];
      return { message: 'Answered' };
    },
  });
  const { user } = openPage('/shops', { '/shops': shops });
  await user.click(await screen.findByRole('button', { name }));
  await expect.poll(() => screen.queryByText('Gikondo Lamps')).toBeNull();
  expect(asked.find(({ call }) => call.endsWith('/name'))?.body).toEqual({ name: 'Gikondo Lamps', isAgreed });
});

it('offers to switch off two steps where there are any, and asks first', async () => {
  const asked = answerCalls({
    'GET /api/seller/admin/sellers': {
      sellers: [shop, { ...shop, _id: 'shop-2', shopName: 'Other', hasSecondStep: false }],
    },
    'POST /api/seller/admin/sellers/shop-1/second-step-off': { message: 'Off' },
  });
  const { user } = openPage('/shops', { '/shops': shops });
  await user.click(await screen.findByRole('button', { name: 'Reset two-step login of Gikondo Lights' }));
  expect(screen.queryByRole('button', { name: 'Reset two-step login of Other' })).toBeNull();
  expect(asked.some(({ call }) => call.endsWith('second-step-off'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await expect.poll(() => asked.some(({ call }) => call.endsWith('second-step-off'))).toBe(true);
});
