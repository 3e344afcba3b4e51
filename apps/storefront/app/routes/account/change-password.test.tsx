import { screen } from '@testing-library/react';
import type { OpenSession } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { getSession, signIn } from '../../platform/session/session.ts';
import { answerCalls, buildToken, noteOn, openPage, Refusal } from '../../testing/open-page.tsx';
import * as changePasswordPage from './change-password.tsx';

const seen = { signedInAt: '2026-11-01T08:00:00.000Z', lastSeenAt: '2026-11-02T08:00:00.000Z' };
const here: OpenSession = { _id: 's1', device: 'Chrome on Android', ...seen, isCurrent: true };
const lost: OpenSession = { _id: 's2', device: 'Safari on iPhone', ...seen, isCurrent: false };

const page = '/dashboard/change-password';

beforeEach(() => signIn(buildToken()));

it('shows where the customer is logged in, and logs out a phone that was lost', async () => {
  let sessions = [here, lost];
  answerCalls({
    'GET /api/customer/sessions': () => ({ sessions }),
    'DELETE /api/customer/sessions/s2': () => {
      sessions = [here];
      return { message: 'That device is logged out.' };
    },
  });
  const { user } = openPage(page, { [page]: changePasswordPage });
  await screen.findByText('This one');
  screen.getByText(/Last seen 2 Nov 2026, 10:00/);
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  await expect.poll(() => screen.queryByText('Safari on iPhone')).toBeNull();
});

async function changePassword(answer: object) {
  const asked = answerCalls({
    'GET /api/customer/sessions': { sessions: [here] },
    'POST /api/customer/change-password': answer,
  });
  const { user } = openPage(page, { [page]: changePasswordPage });
  await user.type(await screen.findByLabelText('Old password'), 'izuba-rirarashe');
  for (const label of ['New password', 'Confirm password'])
    await user.type(screen.getByLabelText(label), 'imvura-iragwa');
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  return asked;
}

it('changes the password and goes on with the new session', async () => {
  const token = buildToken({ name: 'Aline U.' });
  await changePassword({ message: 'Changed.', token });
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Old password').value).toBe('');
  expect(getSession().customer?.name).toBe('Aline U.');
});

it('says beside the old password that it is wrong', async () => {
  await changePassword(new Refusal(422, 'wrong_password', 'The old password is not correct.'));
  await expect.poll(() => noteOn('Old password')).toBe('The old password is not correct.');
  expect(document.activeElement).toBe(screen.getByLabelText('Old password'));
});

it('leads to the login whoever is signed out meanwhile, and from there back', async () => {
  await changePassword(new Refusal(401, 'unauthorized', 'Please log in.'));
  await screen.findByText('Arrived at /login?reason=session_ended&returnTo=%2Fdashboard%2Fchange-password');
  expect(getSession().customer).toBeNull();
});
