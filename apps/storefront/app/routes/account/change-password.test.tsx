import { screen } from '@testing-library/react';
import type { OpenSession } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../platform/session/session.ts';
import { answerCalls, buildToken, openPage } from '../../testing/open-page.tsx';
import * as changePassword from './change-password.tsx';

const seen = { signedInAt: '2026-11-01T08:00:00.000Z', lastSeenAt: '2026-11-02T08:00:00.000Z' };
const here: OpenSession = { _id: 's1', device: 'Chrome on Android', ...seen, isCurrent: true };
const lost: OpenSession = { _id: 's2', device: 'Safari on iPhone', ...seen, isCurrent: false };

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
  const page = '/dashboard/change-password';
  const { user } = openPage(page, { [page]: changePassword });
  await screen.findByText('This one');
  screen.getByText(/Last seen 2 Nov 2026, 10:00/);
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  await expect.poll(() => screen.queryByText('Safari on iPhone')).toBeNull();
});
