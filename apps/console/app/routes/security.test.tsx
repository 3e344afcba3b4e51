import { screen, within } from '@testing-library/react';
import type { OpenSession } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as security from './security.tsx';

const seen = { signedInAt: '2026-11-01T08:00:00.000Z', lastSeenAt: '2026-11-02T08:00:00.000Z' };
const here: OpenSession = { _id: 's1', device: 'Chrome on Windows', ...seen, isCurrent: true };
const phone: OpenSession = { _id: 's2', device: 'Chrome on Android', ...seen, isCurrent: false };

beforeEach(() => saveSellerToken('seller-token'));

function openSecurity(calls: Parameters<typeof answerCalls>[0] = {}, isOn = false) {
  const now = { sessions: [here, phone], hasSecondStep: isOn, recoveryCodesLeft: isOn ? 9 : 0 };
  const asked = answerCalls({
    'GET /api/seller/security': () => ({ ...now }),
    'POST /api/seller/second-step': { secret: 'ABCDEFGH', address: 'otpauth://totp/Urumuri:a?secret=ABCDEFGH' },
    'POST /api/seller/second-step/confirm': () => {
      now.hasSecondStep = true;
      now.recoveryCodesLeft = 10;
      return { message: 'On', recoveryCodes: Array.from({ length: 10 }, (_, at) => `CODE-${at}`) };
    },
    'POST /api/seller/second-step/off': () => {
      now.hasSecondStep = false;
      return { message: 'Off' };
    },
    'DELETE /api/seller/sessions/s2': () => {
      now.sessions = [here];
      return { message: 'Logged out' };
    },
    'DELETE /api/seller/sessions': () => {
      now.sessions = [here];
      return { message: 'Logged out' };
    },
    ...calls,
  });
  return { asked, ...openPage('/security', { '/security': security }) };
}

it('sets two steps up: the password, a QR code and its key, a first code, and codes to keep', async () => {
  const { user, asked } = openSecurity();
  await user.type(await screen.findByLabelText('Password'), 'izuba-rirarashe');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await screen.findByRole('img', { name: 'QR code for your app' });
  screen.getByText('ABCD EFGH');
  await user.type(screen.getByLabelText('Code'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  expect(asked.find(({ call }) => call.endsWith('/confirm'))?.body).toEqual({ code: '123 456' });
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  await screen.findByText('10 recovery codes left.');
});

it.each([
  ['wrong_password', 'The password is not correct.', 'Password'],
  ['wrong_code', 'This code is not right.', 'Code'],
])('says beside the field what is wrong with it when switching off: %s', async (code, message, label) => {
  const { user } = openSecurity({ 'POST /api/seller/second-step/off': new Refusal(422, code, message) }, true);
  await screen.findByText('9 recovery codes left.');
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await expect.poll(() => noteOn(label)).toContain(message);
});

it('switches two steps off with password and code', async () => {
  const { user, asked } = openSecurity({}, true);
  await user.type(await screen.findByLabelText('Password'), 'izuba-rirarashe');
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await screen.findByRole('button', { name: 'Set up' });
  const body = { password: 'izuba-rirarashe', code: '123456' };
  expect(asked.find(({ call }) => call.endsWith('/off'))?.body).toEqual(body);
});

it('ends one of the sessions, and never this one', async () => {
  const { user } = openSecurity();
  await screen.findByText('This one');
  expect(screen.queryByRole('button', { name: 'Log out Chrome on Windows' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log out Chrome on Android' }));
  await expect.poll(() => screen.queryByText('Chrome on Android')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull();
});

it('ends all other sessions at once', async () => {
  const { user } = openSecurity();
  await user.click(await screen.findByRole('button', { name: 'Log out all others' }));
  await expect.poll(() => screen.queryByText('Chrome on Android')).toBeNull();
});
