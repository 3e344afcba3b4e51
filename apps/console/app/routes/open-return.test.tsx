import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as openReturn from './open-return.tsx';

const call = '/api/seller/orders/o1/returns';
const line = {
  image: '',
  terms: 'It can be returned within 7 days after delivery.',
  until: '2026-11-24T21:59:59.000Z',
};
const lines = [
  { ...line, _id: 'l1', name: 'Radio', quantity: 2 },
  { ...line, _id: 'l2', name: 'Lamp', quantity: 0 },
];

beforeEach(() => saveSellerToken('seller-token'));

function openForm(calls: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'GET /api/seller/me': { seller: { role: 'seller' }, unreadCount: 0 },
    [`GET ${call}`]: { orderNumber: '1001', lines },
    [`POST ${call}`]: { message: 'The return is open, and the customer is told.', returnIds: ['r1'] },
    ...calls,
  });
  const sent = () => asked.filter((one) => one.call === `POST ${call}`).map(({ body }) => body);
  return { sent, ...openPage('/orders/o1/return', { '/orders/:orderId/return': openReturn }) };
}

it('opens a return of what may still come back, and leads to it', async () => {
  const { user, sent } = openForm();
  await screen.findByRole('heading', { name: 'Open a return of order 1001' });
  await user.selectOptions(screen.getByLabelText('To return: Radio'), '1');
  expect(screen.queryByLabelText('To return: Lamp')).toBeNull();
  await user.selectOptions(screen.getByLabelText('The customer says'), 'It is broken or does not work');
  await user.type(screen.getByLabelText('What they say about it (optional)'), 'It hums');
  await user.click(screen.getByRole('button', { name: 'Open the return' }));
  await screen.findByText('Arrived at /returns/r1');
  expect(sent()).toEqual([{ lines: [{ _id: 'l1', quantity: 1 }], reason: 'faulty', text: 'It hums' }]);
});

it('leads to all returns where it became several', async () => {
  const { user } = openForm({ [`POST ${call}`]: { message: 'Open.', returnIds: ['r1', 'r2'] } });
  await user.selectOptions(await screen.findByLabelText('To return: Radio'), '2');
  await user.click(screen.getByRole('button', { name: 'Open the return' }));
  await screen.findByText('Arrived at /returns');
});

it('says what is missing', async () => {
  const details = { reason: 'Say why it comes back', lines: 'Choose what comes back' };
  const { user } = openForm({
    [`POST ${call}`]: new Refusal(400, 'validation_failed', 'Choose what comes back', details),
  });
  await user.click(await screen.findByRole('button', { name: 'Open the return' }));
  await expect.poll(() => noteOn('The customer says')).toBe('Say why it comes back');
});
