import { screen } from '@testing-library/react';
import type { SellerProfile } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage } from '../testing/open-page.tsx';
import * as frame from './console.tsx';
import * as profile from './profile.tsx';

const office: SellerProfile = {
  _id: 'office',
  shopName: 'The Office',
  ownerName: 'Claudine',
  email: 'office@example.com',
  phone: '',
  whatsapp: '',
  district: '',
  address: '',
  image: '',
  role: 'admin',
};

beforeEach(() => saveSellerToken('office-token'));

it('asks for another password before anything else where it was given', async () => {
  let seller: SellerProfile = { ...office, mustChangePassword: true };
  const asked = answerCalls({
    'GET /api/seller/me': () => ({ seller, unreadCount: 0 }),
    'POST /api/seller/password': () => {
      seller = office;
      return { message: 'Changed' };
    },
  });
  const { user } = openPage('/', { '/': frame, '/profile': profile });
  await screen.findByRole('heading', { name: 'Choose your own password' });
  expect(screen.queryByRole('navigation', { name: 'Console' })).toBeNull();
  await user.type(screen.getByLabelText('Old password'), 'given');
  await user.type(screen.getByLabelText('New password'), 'my own password');
  await user.type(screen.getByLabelText('Confirm password'), 'my own password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByRole('navigation', { name: 'Console' });
  expect(asked.some(({ call }) => call === 'POST /api/seller/password')).toBe(true);
});
