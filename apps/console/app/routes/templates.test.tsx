import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as templates from './templates.tsx';

const list = {
  templates: [
    {
      name: 'order_received',
      title: 'Order received',
      reader: 'customer',
      sentFor: 'Somebody has ordered.',
      ways: ['email', 'sms', 'push'],
      changedIn: ['en'],
    },
    {
      name: 'low_stock',
      title: 'Low stock',
      reader: 'shop',
      sentFor: 'A product is nearly sold out.',
      ways: ['email', 'sms'],
      changedIn: [],
    },
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
  return { asked, ...openPage(address, { '/templates/:template?': templates }) };
}

it('lists what the shop writes, and says how to set up what is not', async () => {
  open('/templates');
  expect((await screen.findByRole('link', { name: /^Order received/ })).getAttribute('href')).toBe(
    '/templates/order_received',
  );
  const customers = within(screen.getByRole('region', { name: 'To customers' }));
  for (const words of ['Somebody has ordered.', 'Notification', 'Changed by you: English']) {
    expect(customers.getByText(words)).toBeTruthy();
  }
  expect(within(screen.getByRole('region', { name: 'To shops' })).getByText('Standard text')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'To the office' })).toBeNull();
  const channels = within(screen.getByRole('region', { name: 'Channels' }));
  expect(channels.getByText('Not set up')).toBeTruthy();
  expect(channels.getByText(/SMS_GATEWAY_URL/)).toBeTruthy();
});

it('finds a text by what it is sent for, and says when there is none', async () => {
  const { user } = open('/templates');
  await user.type(await screen.findByRole('searchbox', { name: 'Find a text' }), 'sold OUT');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Low stock']);
  expect(screen.getByRole('status').textContent).toBe('1 of 2 texts');
  await user.keyboard(' tomorrow');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('No text found');
});

it('is found, changed, previewed and saved by keyboard alone, and the focus is never lost', async () => {
  const path = '/api/seller/admin/templates/order_received';
  const { user, asked } = open('/templates', {
    [`POST ${path}/preview`]: { preview: { subject: 'Murakoze 1042', short: 's', text: 't' } },
    [`PUT ${path}`]: { message: 'Saved', version: 5 },
  });
  await screen.findByRole('searchbox', { name: 'Find a text' });
  await user.tab();
  await user.keyboard('ordered');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Order received');
  await user.keyboard('{Enter}');
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  const tabTo = async (goal: HTMLElement) => {
    for (let steps = 0; steps < 30 && document.activeElement !== goal; steps += 1) await user.tab();
    return document.activeElement === goal;
  };
  expect(await tabTo(subject)).toBe(true);
  await user.keyboard('{Control>}a{/Control}');
  await user.clear(subject);
  await user.keyboard('Murakoze {{number}');
  const preview = screen.getByRole('button', { name: 'Preview' });
  expect(await tabTo(preview)).toBe(true);
  await user.keyboard('{Enter}');
  await screen.findByText('Murakoze 1042');
  expect(document.activeElement).toBe(preview);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(save);
  await user.keyboard('{Enter}');
  await expect
    .poll(() => asked.findLast(({ call }) => !call.startsWith('GET')))
    .toMatchObject({ call: `PUT ${path}`, body: { subject: 'Murakoze {number}' } });
  expect(document.activeElement).toBe(save);
});

it('previews, sends a test and saves what was typed, and goes back to the first text', async () => {
  const path = '/api/seller/admin/templates/order_received';
  const { user, asked } = open('/templates/order_received', {
    [`POST ${path}/preview`]: { preview: { subject: 'Murakoze 1042', short: 's', text: 't' } },
    [`POST ${path}/test`]: { message: 'Sent to jean@example.com.' },
    [`PUT ${path}`]: { message: 'Saved', version: 5 },
  });
  await user.click(await screen.findByRole('button', { name: 'Start from the standard text' }));
  const subject = screen.getByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toBe('Order {number}');
  await user.clear(subject);
  await user.type(subject, 'Murakoze {{number}');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('Murakoze 1042');
  expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send me a test e-mail' }));
  await expect
    .poll(() => asked.findLast(({ call }) => !call.startsWith('GET'))?.body)
    .toMatchObject({ subject: 'Murakoze {number}', channel: 'email' });
  expect(screen.queryByRole('button', { name: 'Send me a test SMS' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect
    .poll(() => asked.findLast(({ call }) => !call.startsWith('GET'))?.body)
    .toMatchObject({ subject: 'Murakoze {number}', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Restore the standard text' }));
  expect(subject.value).toBe('{subject}');
});

it('says beside the field what is wrong', async () => {
  const fault = 'There is no {nobody} in this message';
  const { user } = open('/templates/order_received', {
    'PUT /api/seller/admin/templates/order_received': new Refusal(400, 'validation_failed', fault, {
      text: fault,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect.poll(() => noteOn('Text')).toContain(fault);
});
