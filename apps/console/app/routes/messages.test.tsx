import { screen } from '@testing-library/react';
import type { SentMessage } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage } from '../testing/open-page.tsx';
import * as messages from './messages.tsx';

const refused: SentMessage = {
  _id: 'm1',
  title: 'Order received',
  readerName: 'Aline Uwase',
  channel: 'email',
  address: 'aline@example.com',
  status: 'refused',
  isSetUp: true,
  isReadable: true,
  attempts: 1,
  error: '550 No such person here',
  createdAt: '2026-11-01T08:00:00.000Z',
};

beforeEach(() => saveSellerToken('office-token'));

function openMessages(message: SentMessage, channels = { email: true, sms: false }) {
  let shown = message;
  const asked = answerCalls({
    'GET /api/seller/admin/messages': () => ({
      messages: [shown],
      counts: { waiting: 0, sent: 0, refused: 0, [shown.status]: 1 },
      total: 1,
      perPage: 20,
      channels,
    }),
    'GET /api/seller/admin/messages/m1': {
      subject: 'We have received your order 7',
      text: 'Thank you',
      phone: '+250788123456',
    },
    'POST /api/seller/admin/messages/m1/send': () => {
      shown = { ...shown, status: 'sent', error: '' };
      return { message: 'The message is on its way.' };
    },
  });
  return { asked, ...openPage('/messages', { '/messages': messages }) };
}

it('says why a message was refused and sends it again', async () => {
  const { user } = openMessages(refused);
  expect(await screen.findByText('550 No such person here')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText('Sent', { selector: 'span' })).toBeTruthy();
  expect(screen.queryByText('550 No such person here')).toBeNull();
});

it('has the text ready for WhatsApp', async () => {
  const { user } = openMessages(refused);
  await user.click(await screen.findByRole('button', { name: 'Read' }));
  const link = await screen.findByRole('link', { name: /Send by WhatsApp/ });
  expect(link.getAttribute('href')).toBe(
    `https://wa.me/250788123456?text=${encodeURIComponent('We have received your order 7\n\nThank you')}`,
  );
});

it('says that nothing is set up, and offers neither sending nor the text of a secret', async () => {
  openMessages({ ...refused, status: 'waiting', isSetUp: false, isReadable: false }, { email: false, sms: false });
  expect(await screen.findByText(/Nothing can be sent yet/)).toBeTruthy();
  expect(screen.getByText('E-mail is not set up.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Read|Send again/ })).toBeNull();
});
