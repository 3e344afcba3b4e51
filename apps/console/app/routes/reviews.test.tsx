import { screen, within } from '@testing-library/react';
import type { SellerReview } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage } from '../testing/open-page.tsx';
import * as reviewsPage from './reviews.tsx';

beforeEach(() => saveSellerToken('seller-token'));

const review: SellerReview = {
  _id: 'v1',
  productName: 'Kettle',
  slug: 'kettle',
  shopName: 'Kigali Digital',
  isOwn: true,
  name: 'Bosco',
  rating: 1,
  review: 'It broke',
  createdAt: '2026-11-16T08:00:00.000Z',
  reports: [{ reason: 'insult', text: 'Rude', createdAt: '2026-11-16T09:00:00.000Z' }],
};

function openReviews(role: 'seller' | 'admin', given: Partial<SellerReview> = {}) {
  let kept: SellerReview = { ...review, isOwn: role === 'seller', ...given };
  const asked = answerCalls({
    'GET /api/seller/me': { seller: { role } },
    'GET /api/seller/reviews': () => ({
      reviews: [kept],
      total: 1,
      perPage: 20,
      counts: { all: 1, unanswered: 1, reported: 1, hidden: 0 },
    }),
    'PUT /api/seller/reviews/v1/answer': ({ body }) => {
      kept = { ...kept, answer: (body as { text: string }).text };
      return { message: 'Answered' };
    },
    'DELETE /api/seller/reviews/v1/answer': () => {
      const { answer: _, ...rest } = kept;
      kept = rest;
      return { message: 'Gone' };
    },
    'POST /api/seller/admin/reviews/v1/hide': ({ body }) => {
      kept = { ...kept, hiddenReason: (body as { reason: string }).reason, reports: [] };
      return { message: 'Hidden' };
    },
    'POST /api/seller/admin/reviews/v1/show': () => {
      const { hiddenReason: _, ...rest } = kept;
      kept = { ...rest, reports: [] };
      return { message: 'Shown' };
    },
  });
  return { asked, ...openPage('/reviews', { '/reviews': reviewsPage }) };
}

it('lets the shop answer, change its answer and take it away, and hide nothing', async () => {
  const { user } = openReviews('seller');
  await user.click(await screen.findByRole('button', { name: /^Answer/ }));
  expect(within(screen.getByRole('list', { name: 'Reports' })).getByText('It insults somebody: Rude')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Hide|^Keep showing it/ })).toBeNull();
  await user.type(screen.getByLabelText('Your answer (public)'), 'We are sorry.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: /^Change answer/ }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer (public)').value).toBe('We are sorry.');
  await user.click(screen.getByRole('button', { name: /^Delete answer/ }));
  await screen.findByRole('button', { name: /^Answer/ });
});

it('lets the office hide with a reason and show again, and answer nothing', async () => {
  const { user } = openReviews('admin');
  expect(await screen.findByRole('button', { name: /^Keep showing it/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Hide/ }));
  await user.type(screen.getByLabelText('Reason (the reviewer sees it)'), 'No insults.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Hidden: No insults.');
  await user.click(screen.getByRole('button', { name: /^Show again/ }));
  await expect.poll(() => screen.queryByText('Hidden: No insults.')).toBeNull();
});
