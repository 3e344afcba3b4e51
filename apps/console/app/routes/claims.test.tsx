import { screen, within } from '@testing-library/react';
import type { SellerClaim } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as claimsPage from './claims.tsx';

beforeEach(() => saveSellerToken('seller-token'));

const claim: SellerClaim = {
  _id: 'c1',
  shopName: 'Kigali Digital',
  isOwn: true,
  orderId: 'o1',
  orderNumber: '1001',
  customerName: 'Aline',
  phone: '+250 788 123 456',
  name: 'Kettle',
  serial: 'KT-1',
  endsOn: '2028-11-16',
  state: 'repair',
  problem: 'It hums',
  pictures: ['/images/hum/1600'],
  steps: [
    { state: 'repair', answer: 'Bring it to us', by: 'office', name: 'Claudine', at: '2026-11-16T09:00:00.000Z' },
  ],
  answers: ['exchange', 'done'],
  createdAt: '2026-11-16T08:00:00.000Z',
};

const noReason = 'Say why it is refused: the customer reads it';

function openClaim(given: Partial<SellerClaim> = {}) {
  const requests = answerCalls({
    'GET /api/seller/claims/c1': { claim: { ...claim, ...given } },
    'POST /api/seller/claims/c1': ({ body }) =>
      (body as { answer: string }).answer === ''
        ? new Refusal(400, 'validation_failed', noReason, { answer: noReason })
        : { message: 'The claim is settled.', claim },
  });
  return { requests, ...openPage('/claims/c1', { '/claims/:claimId?': claimsPage }) };
}

it('shows the customer’s pictures and every answer with who gave it', async () => {
  openClaim();
  await screen.findByRole('heading', { name: 'Claim of order 1001' });
  expect(screen.getByRole('img', { name: 'Picture 1 of the customer, larger' })).toBeDefined();
  const answers = within(screen.getByRole('list', { name: 'Answers' }));
  expect(answers.getByText('Bring it to us')).toBeDefined();
  expect(answers.getByText(/Claudine \(the office\)/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Order 1001' }).getAttribute('href')).toBe('/orders/o1');
  expect(screen.queryByText('Kigali Digital')).toBeNull();
});

it('says of which shop it is where the office looks, and leads to the whole order', async () => {
  openClaim({ isOwn: false });
  await screen.findByText('Kigali Digital');
  expect(screen.getByRole('link', { name: 'Order 1001' }).getAttribute('href')).toBe('/all-orders/o1');
});

it('is answered with a word to the customer, and refused only with one', async () => {
  const { user, requests } = openClaim({ state: 'open', steps: [], answers: ['repair', 'exchange', 'refused'] });
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  await expect.poll(() => noteOn('Note to the customer')).toContain(noReason);
  await user.type(screen.getByLabelText('Note to the customer'), 'It fell');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await expect
    .poll(() => requests.findLast(({ call }) => call.startsWith('POST'))?.body)
    .toEqual({ state: 'refused', answer: 'It fell' });
});

it('is answered by keyboard, which goes on from the claim when its buttons are gone', async () => {
  let shown: SellerClaim = { ...claim, answers: ['done'] };
  answerCalls({
    'GET /api/seller/claims/c1': () => ({ claim: shown }),
    'POST /api/seller/claims/c1': () => {
      shown = { ...claim, state: 'done', answers: [] };
      return { message: 'The claim is settled.', claim: shown };
    },
  });
  const { user } = openPage('/claims/c1', { '/claims/:claimId?': claimsPage });
  (await screen.findByRole('button', { name: 'Mark as settled' })).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button', { name: 'Mark as settled' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('article'));
});
