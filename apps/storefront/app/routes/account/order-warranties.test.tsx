import { screen, within } from '@testing-library/react';
import type { Warranty } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../platform/session/session.ts';
import { deliveredOrder } from '../../testing/delivered-order.ts';
import { answerCalls, buildToken, openPage, Refusal } from '../../testing/open-page.tsx';
import * as orderDetails from './order-details.tsx';

beforeEach(() => signIn(buildToken()));

const kettle: Warranty = {
  _id: 'w1',
  name: 'Kettle',
  shopName: 'Kigali Digital',
  endsOn: '2028-11-16',
  state: 'valid',
  serial: '…0001',
  code: '0001-AAAA-BBBB',
  canClaim: true,
};

function openWallet(warranties: Warranty[], claiming: object = { message: 'The shop has your claim.' }) {
  const asked = answerCalls({
    'GET /api/home/customer/get-order-details/o1': { order: deliveredOrder },
    'GET /api/home/customer/returns/o1': { returns: [], lines: [] },
    'GET /api/home/customer/warranties/o1': { warranties },
    'POST /api/home/customer/claim-warranty/w1': claiming,
    'POST /api/home/customer/return-pictures': { image: '/images/hum/1600' },
  });
  return { asked, ...openPage('/dashboard/order/details/o1', { '/dashboard/order/details/:orderId': orderDetails }) };
}

it('claims a warranty in words and pictures', async () => {
  const { user, asked } = openWallet([kettle]);
  await user.click(await screen.findByRole('button', { name: 'Claim warranty of Kettle' }));
  const form = within(await screen.findByRole('form', { name: 'Claim the warranty of Kettle' }));
  await user.click(form.getByRole('button', { name: 'Send the claim' }));
  await expect.poll(() => form.getByRole('alert').textContent).toBe('Say what is wrong.');
  await user.type(form.getByLabelText('What is wrong?'), 'It hums');
  await user.upload(form.getByLabelText('Add picture'), new File(['x'], 'hum.png', { type: 'image/png' }));
  await form.findByRole('img', { name: 'Picture 1' });
  await user.click(form.getByRole('button', { name: 'Send the claim' }));
  await expect
    .poll(() => asked.find(({ call }) => call.includes('claim-warranty'))?.body)
    .toEqual({ problem: 'It hums', pictures: ['/images/hum/1600'] });
  await expect.poll(() => screen.queryByRole('form', { name: 'Claim the warranty of Kettle' })).toBeNull();
});

it('says what the shop refuses, and loses nothing that was typed', async () => {
  const refusal = new Refusal(409, 'order_status_conflict', 'This is claimed already: the shop answers you here.');
  const { user } = openWallet([kettle], refusal);
  await user.click(await screen.findByRole('button', { name: 'Claim warranty of Kettle' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What is wrong?');
  await user.type(field, 'It hums');
  await user.click(screen.getByRole('button', { name: 'Send the claim' }));
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(refusal.message);
  expect(field.value).toBe('It hums');
});

it('shows a claim with its pictures and answers, and what came back as returned', async () => {
  const claim = {
    _id: 'c1',
    state: 'exchange',
    problem: 'It hums',
    pictures: ['/images/hum/1600'],
    steps: [
      { state: 'repair', answer: 'Bring it to us', by: 'shop', at: '2026-11-16T09:00:00.000Z' },
      { state: 'exchange', answer: '', by: 'office', at: '2026-11-17T09:00:00.000Z' },
    ],
    createdAt: '2026-11-16T08:00:00.000Z',
  } as const;
  const claimed: Warranty = {
    ...kettle,
    state: 'claimed',
    canClaim: false,
    claim: { ...claim, pictures: [...claim.pictures], steps: [...claim.steps] },
  };
  const { endsOn: _, ...back } = kettle;
  openWallet([claimed, { ...back, _id: 'w2', name: 'Lamp', state: 'returned', canClaim: false }]);
  const answers = within(await screen.findByRole('list', { name: 'Answers' }));
  expect(answers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/To be repaired.*Kigali Digital.*Bring it to us/),
    expect.stringMatching(/To be exchanged.*Our office/),
  ]);
  expect(screen.getByRole('img', { name: 'Your picture 1' })).toBeDefined();
  expect(screen.getByText(/Returned to the shop: no warranty any more/)).toBeDefined();
});
