import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, noteOn, openPage } from '../../testing/open-page.tsx';
import * as forgot from './forgot-password.tsx';

const settings = (channels: { email: boolean; sms: boolean }) => ({
  'GET /api/home/shop-settings': { oidc: false, sellerAppUrl: '/seller', channels },
});
const open = (address = '/forgot-password') => openPage(address, { '/forgot-password': forgot });

it('says whom to call where the shop cannot send anything', async () => {
  answerCalls(settings({ email: false, sms: false }));
  open();
  expect(await screen.findByText(/Please ask us: hello@/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
});

it('asks for an address, sends it once and says what happens next', async () => {
  const asked = answerCalls({
    ...settings({ email: true, sms: true }),
    'POST /api/customer/forgot-password': { message: 'A link is on its way.' },
  });
  const { user } = open('/forgot-password?account=seller');
  const button = await screen.findByRole('button', { name: 'Send me a link' });
  await user.click(button);
  await expect.poll(() => noteOn('Email')).toBe('Email or phone is required');
  await user.type(screen.getByLabelText('Email'), 'jean@example.com');
  await user.click(button);
  expect(await screen.findByText('A link is on its way.')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ body: { account: 'seller', to: 'jean@example.com' } });
});
