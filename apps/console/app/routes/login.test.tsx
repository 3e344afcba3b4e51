import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getSellerToken, saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as login from './login.tsx';

beforeEach(() => saveSellerToken(null));

async function logIn(answer: Parameters<typeof answerCalls>[0][string]) {
  const asked = answerCalls({ 'POST /api/seller/login': answer });
  const opened = openPage('/login?returnTo=%2Forders', { '/login': login });
  await opened.user.type(await screen.findByLabelText('Email'), 'shop@example.com');
  await opened.user.type(screen.getByLabelText('Password'), 'izuba-rirarashe');
  await opened.user.click(screen.getByRole('button', { name: 'Log in' }));
  return { asked, ...opened };
}

const pair = { email: 'shop@example.com', password: 'izuba-rirarashe' };
const asksForCode = new Refusal(401, 'second_step_required', 'Enter the code of your app.');

it('signs in without a code where none is asked for', async () => {
  const { asked } = await logIn({ message: 'Hello', token: 'a-token' });
  await screen.findByText('Arrived at /orders');
  expect(asked.at(-1)?.body).toEqual(pair);
  expect(getSellerToken()).toBe('a-token');
});

it('asks for the code where there is a second step, and sends it with what was typed before', async () => {
  const { user, asked } = await logIn(({ body }) =>
    'code' in (body as object) ? { message: 'Hello', token: 'a-token' } : asksForCode,
  );
  const field = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('Enter the code of your app.')).toBeNull();
  await user.type(field, '123456{Enter}');
  await screen.findByText('Arrived at /orders');
  expect(asked.at(-1)?.body).toEqual({ ...pair, code: '123456' });
});

it('says beside the field that a code is wrong, and takes a recovery code instead', async () => {
  const { user } = await logIn(({ body }) =>
    'code' in (body as object) ? new Refusal(422, 'wrong_code', 'This code is not right.') : asksForCode,
  );
  await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
  await expect.poll(() => noteOn('Code')).toContain('This code is not right.');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code').getAttribute('inputmode')).toBe('text');
});
