import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage } from '../testing/open-page.tsx';
import * as closing from './day-closing.tsx';

beforeEach(() => saveSellerToken('office-token'));

it('shows the sheet of a day, and of another shop or day when one is chosen', async () => {
  const asked = answerCalls({
    'GET /api/seller/day-closing': {
      day: '2026-11-19',
      paper: { title: 'Daily closing', subtitle: 'All', blocks: [{ kind: 'text', lines: ['None on this day.'] }] },
    },
    'GET /api/seller/order-choices': { riders: [], views: [], shops: [{ _id: 's1', name: 'Kigali Digital' }] },
  });
  const { user } = openPage('/day-closing', { '/day-closing': closing });
  await screen.findByText('None on this day.');
  await user.selectOptions(screen.getByLabelText('Shop'), 'Kigali Digital');
  const count = () => asked.filter(({ call }) => call === 'GET /api/seller/day-closing').length;
  await expect.poll(count).toBe(2);
  await expect.poll(() => screen.getByLabelText<HTMLSelectElement>('Shop').value).toBe('s1');
  screen.getByRole('button', { name: 'Invoices' });
});
