import { screen, within } from '@testing-library/react';
import { type SellerProfile, SHOP_HEADER } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { getShopWorkedFor, saveSellerToken, workFor } from '../shell/seller-session.ts';
import { answerCalls, openPage, Refusal } from '../testing/open-page.tsx';
import * as frame from './console.tsx';
import * as profile from './profile.tsx';
import * as work from './work-for.tsx';

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
  tin: '',
  withoutVat: false,
  counterDiscount: 0,
  pickupAddress: '',
  pickupHours: '',
  role: 'admin',
  staffRole: 'owner',
  personId: 'office',
};

beforeEach(() => {
  saveSellerToken('office-token');
  workFor(null);
});

it('asks for another password before anything else where it was given', async () => {
  let seller: SellerProfile = { ...office, mustChangePassword: true };
  const asked = answerCalls({
    'GET /api/seller/me': () => ({ seller, unreadCount: 0 }),
    'GET /api/seller/waiting': () => ({}),
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

it('opens the group of the page one is on, another when it is pressed, and says on closed ones how much waits', async () => {
  answerCalls({
    'GET /api/seller/me': () => ({ seller: office, unreadCount: 2 }),
    'GET /api/seller/waiting': () => ({ toCall: 3, returnsAsked: 1, shops: 4, lowStock: 9 }),
  });
  const { user } = openPage('/returns', { '/returns': frame });
  const menu = within(await screen.findByRole('navigation', { name: 'Console' }));
  const orders = menu.getByRole('button', { name: 'Orders' });
  expect(orders.getAttribute('aria-expanded')).toBe('true');
  expect(menu.getByRole('link', { name: /^Returns/ }).textContent).toContain('1 waiting');
  const customers = menu.getByRole('button', { name: /^Customers/ });
  expect(customers.textContent).toContain('2 waiting');
  expect(menu.queryByRole('link', { name: 'Reviews' })).toBeNull();
  customers.focus();
  await user.keyboard('{Enter}');
  expect(customers.getAttribute('aria-expanded')).toBe('true');
  menu.getByRole('link', { name: 'Reviews' });
  expect(menu.queryByRole('link', { name: /^Returns/ })).toBeNull();
  expect(orders.textContent).toContain('4 waiting');
  await user.click(customers);
  expect(menu.queryByRole('link', { name: 'Reviews' })).toBeNull();
  expect(menu.getByRole('link', { name: /^Shops/ }).textContent).toContain('4 waiting');
});

it('opens the rest of the menu on a phone, and closes it by Escape and by a tap beside it', async () => {
  answerCalls({
    'GET /api/seller/me': () => ({ seller: office, unreadCount: 0 }),
    'GET /api/seller/waiting': () => ({}),
  });
  const { user } = openPage('/returns', { '/returns': frame });
  const button = await screen.findByRole('button', { name: 'Menu' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(screen.getByRole('main'));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

const here = { default: () => <p>Here it is</p> };
const inzu = { ...office, _id: 's1', shopName: 'Inzu', role: 'seller', isForShop: true } as const;

it('works for a shop, says so on every page, and stops', async () => {
  answerCalls({
    'GET /api/seller/waiting': {},
    'GET /api/seller/me': ({ headers }) => ({
      seller: headers.get(SHOP_HEADER) === 's1' ? inzu : office,
      unreadCount: 0,
    }),
  });
  const { user } = openPage('/work-for/s1?to=%2F', { '/': frame, '/work-for/:shopId': work, '/shops': here });
  const bar = await screen.findByText(/You are working for/);
  expect(bar.textContent).toBe('You are working for Inzu');
  const menu = screen.getByRole('navigation', { name: 'Console' });
  expect(menu.textContent).toContain('Products');
  expect(menu.textContent).not.toContain('Chat');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('Here it is');
  expect(getShopWorkedFor()).toBeNull();
});

it('gives whoever may not work for a shop any more their own console', async () => {
  workFor('s1');
  answerCalls({
    'GET /api/seller/waiting': {},
    'GET /api/seller/me': ({ headers }) =>
      headers.has(SHOP_HEADER) ? new Refusal(403, 'forbidden', 'No') : { seller: office, unreadCount: 0 },
  });
  openPage('/', { '/': frame });
  await screen.findByRole('navigation', { name: 'Console' });
  expect(screen.queryByText(/You are working for/)).toBeNull();
});

it('leads to no other site after it', async () => {
  answerCalls({ 'GET /api/seller/waiting': {}, 'GET /api/seller/me': { seller: inzu, unreadCount: 0 } });
  openPage('/work-for/s1?to=https%3A%2F%2Fevil.example', { '/': frame, '/work-for/:shopId': work });
  await screen.findByText(/You are working for/);
});
