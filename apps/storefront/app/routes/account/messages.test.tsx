import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../platform/session/session.ts';
import { answerCalls, buildToken, openPage } from '../../testing/open-page.tsx';
import * as messages from './messages.tsx';

const reach = {
  email: 'aline@example.com',
  isEmailConfirmed: true,
  channels: { email: true, sms: true },
  pushKey: '',
  language: 'en',
  choices: [],
};

beforeEach(() => signIn(buildToken()));

it('asks for a number, and beside one that is confirmed says that it asks for another', async () => {
  answerCalls({ 'GET /api/customer/reach': reach });
  const { unmount } = openPage('/dashboard/messages', { '/dashboard/messages': messages });
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
  unmount();
  answerCalls({ 'GET /api/customer/reach': { ...reach, phone: '+250788123456' } });
  openPage('/dashboard/messages', { '/dashboard/messages': messages });
  expect(await screen.findByText('You can sign in with +250 788 123 456.')).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Another number' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Phone number' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Another number' }).getAttribute('aria-describedby')).not.toBeNull();
});
