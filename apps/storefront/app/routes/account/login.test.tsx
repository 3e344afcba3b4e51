import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession, signIn } from '../../platform/session/session.ts';
import { answerCalls, buildToken, noteOn, openPage, Refusal } from '../../testing/open-page.tsx';
import * as login from './login.tsx';

const settings = {
  'GET /api/home/shop-settings': { oidc: false, sellerAppUrl: '/seller', channels: { email: true, sms: false } },
};
const button = () => screen.findByRole('button', { name: 'Login' });

async function logIn(address: string) {
  const { user } = openPage(address, { '/login': login });
  await user.type(await screen.findByLabelText('Email'), 'aline@example.com');
  await user.type(screen.getByLabelText('Password'), 'izuba-rirarashe');
  await user.click(await button());
}

it('says beside each field what is missing and goes to the first, without asking the shop', async () => {
  const asked = answerCalls(settings);
  const { user } = openPage('/login', { '/login': login });
  await user.click(await button());
  await expect.poll(() => noteOn('Email')).toBe('Email is required');
  expect(noteOn('Password')).toBe('Password is required');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'a');
  expect(noteOn('Email')).toBe('');
  expect(asked).toHaveLength(1);
});

it('keeps what was typed when the pair is wrong, and says so once', async () => {
  const refusal = new Refusal(401, 'invalid_credentials', 'E-mail or password is wrong');
  answerCalls({ ...settings, 'POST /api/customer/customer-login': refusal });
  await logIn('/login');
  await expect.poll(() => screen.getByRole('alert').textContent).toBe('E-mail or password is wrong');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('aline@example.com');
  expect(getSession().customer).toBeNull();
});

it('signs in and goes back to where the visitor came from', async () => {
  const welcome = { token: buildToken(), message: 'Welcome back' };
  const asked = answerCalls({ ...settings, 'POST /api/customer/customer-login': welcome });
  await logIn('/login?returnTo=%2Fcart');
  await screen.findByText('Arrived at /cart');
  expect(asked.at(-1)?.body).toEqual({ email: 'aline@example.com', password: 'izuba-rirarashe' });
  expect(getSession().customer?.name).toBe('Aline Uwase');
});

it('sends on who is signed in already, and no further than this shop', async () => {
  answerCalls(settings);
  signIn(buildToken());
  openPage('/login?returnTo=https%3A%2F%2Felsewhere.example', { '/login': login });
  await screen.findByText('Arrived at /');
});
