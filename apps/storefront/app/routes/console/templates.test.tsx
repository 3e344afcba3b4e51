import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../../console/shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../../testing/open-page.tsx';
import * as templates from './templates.tsx';

const list = {
  templates: [
    { name: 'order_received', title: 'Order received', changedIn: ['en'] },
    { name: 'low_stock', title: 'Low stock', changedIn: [] },
  ],
  channels: { email: true, sms: false },
};
const received = {
  title: 'Order received',
  language: 'en',
  version: 4,
  words: { subject: '{subject}', short: '{short}', text: '{text}' },
  writtenOut: { subject: 'Order {number}', short: 'Order {number}', text: 'Thank you.' },
  placeholders: ['subject', 'short', 'text', 'number'],
  preview: { subject: 'Order 1042', short: 'Order 1042 received', text: 'Thank you.' },
};

beforeEach(() => saveSellerToken('office-token'));

function open(address: string, answers: Parameters<typeof answerCalls>[0] = {}) {
  const path = '/api/seller/admin/templates';
  const asked = answerCalls({ [`GET ${path}`]: list, [`GET ${path}/order_received`]: received, ...answers });
  return { asked, ...openPage(address, { '/seller/templates/:template?': templates }) };
}

it('lists what the shop writes, and says how to set up what is not', async () => {
  open('/seller/templates');
  expect((await screen.findByRole('link', { name: /^Order received/ })).getAttribute('href')).toBe(
    '/seller/templates/order_received',
  );
  expect(screen.getByText('In your words: English')).toBeTruthy();
  const channels = within(screen.getByRole('region', { name: 'Channels' }));
  expect(channels.getByText('Not set up')).toBeTruthy();
  expect(channels.getByText(/SMS_GATEWAY_URL/)).toBeTruthy();
});

it('previews, sends a test and saves what was typed, and goes back to the first text', async () => {
  const path = '/api/seller/admin/templates/order_received';
  const { user, asked } = open('/seller/templates/order_received', {
    [`POST ${path}/preview`]: { preview: { subject: 'Murakoze 1042', short: 's', text: 't' } },
    [`POST ${path}/test`]: { message: 'Sent to jean@example.com.' },
    [`PUT ${path}`]: { message: 'Saved', version: 5 },
  });
  await user.click(await screen.findByRole('button', { name: 'Begin from the shop’s words' }));
  const subject = screen.getByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toBe('Order {number}');
  await user.clear(subject);
  await user.type(subject, 'Murakoze {{number}');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('Murakoze 1042');
  expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send me a test e-mail' }));
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ subject: 'Murakoze {number}', channel: 'email' });
  expect(screen.queryByRole('button', { name: 'Send me a test SMS' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ subject: 'Murakoze {number}', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Back to the first text' }));
  expect(subject.value).toBe('{subject}');
});

it('says beside the field what is wrong', async () => {
  const fault = 'There is no {nobody} in this message';
  const { user } = open('/seller/templates/order_received', {
    'POST /api/seller/admin/templates/order_received/preview': new Refusal(400, 'validation_failed', fault, {
      text: fault,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect.poll(() => noteOn('Text')).toContain(fault);
});
