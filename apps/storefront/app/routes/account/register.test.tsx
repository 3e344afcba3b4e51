import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession } from '../../platform/session/session.ts';
import { answerCalls, buildToken, noteOn, openPage, Refusal } from '../../testing/open-page.tsx';
import * as register from './register.tsx';

const settings = {
  'GET /api/home/shop-settings': { oidc: false, sellerAppUrl: '/seller', channels: { email: true, sms: false } },
};

async function fillIn(given: { name: string; email: string; password: string }) {
  const { user } = openPage('/register?returnTo=%2Fwishlist', { '/register': register });
  await user.type(await screen.findByLabelText('Name'), given.name);
  await user.type(screen.getByLabelText('Email'), given.email);
  await user.type(screen.getByLabelText('Password'), given.password);
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

it('finds what the shop would refuse before it is asked', async () => {
  const asked = answerCalls(settings);
  await fillIn({ name: ' ', email: 'aline@example', password: 'short' });
  await expect.poll(() => noteOn('Name')).toContain('Name is required');
  expect(noteOn('Email')).toContain('Enter an e-mail address such as name@example.com');
  expect(noteOn('Password')).toMatch(/Password must be at least \d+ characters/);
  expect(asked).toHaveLength(1);
});

it.each([
  ['email_taken', 'There is an account with this e-mail already', 'Email'],
  ['password_too_common', 'This password is among the most common ones', 'Password'],
])('says a refusal (%s) beside the field it speaks of', async (code, message, label) => {
  answerCalls({ ...settings, 'POST /api/customer/customer-register': new Refusal(409, code, message) });
  await fillIn({ name: 'Aline', email: 'aline@example.com', password: 'izuba-rirarashe' });
  await expect.poll(() => noteOn(label)).toContain(message);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});

it('opens the account and goes where the visitor wanted', async () => {
  const opened = { token: buildToken({ name: 'Aline' }), message: 'Register success' };
  const asked = answerCalls({ ...settings, 'POST /api/customer/customer-register': opened });
  await fillIn({ name: 'Aline', email: 'aline@example.com', password: 'izuba-rirarashe' });
  await screen.findByText('Arrived at /wishlist');
  expect(asked.at(-1)?.body).toEqual({ name: 'Aline', email: 'aline@example.com', password: 'izuba-rirarashe' });
  expect(getSession().customer?.name).toBe('Aline');
});
