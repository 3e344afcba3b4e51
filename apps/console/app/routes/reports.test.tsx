import { screen, within } from '@testing-library/react';
import type { Report } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage } from '../testing/open-page.tsx';
import * as reports from './reports.tsx';

beforeEach(() => saveSellerToken('office-token'));

const report: Report = {
  by: 'shop',
  choices: ['day', 'shop'],
  counted: 'delivered',
  from: '2026-11-01',
  to: '2026-11-10',
  beforeFrom: '2026-10-22',
  beforeTo: '2026-10-31',
  says: 'Goods with VAT.',
  columns: [
    { label: 'Orders', kind: 'count' },
    { label: 'Sales', kind: 'rwf' },
  ],
  rows: [{ label: 'Kigali Digital', values: [3, 150_000], before: [2, 100_000] }],
  more: 0,
  totals: [3, 150_000],
  before: [2, 100_000],
};

it('shows a report with its totals against the time before, and asks for another when one is chosen', async () => {
  const asked = answerCalls({
    'GET /api/seller/reports/sales': report,
    'GET /api/seller/reports/stock': {
      ...report,
      by: 'low',
      choices: ['low'],
      rows: [],
      totals: [0, 0],
      before: [0, 0],
    },
    'GET /api/seller/order-choices': { riders: [], views: [], shops: [{ _id: 's1', name: 'Kigali Digital' }] },
  });
  const { user } = openPage('/reports', { '/reports': reports });
  const panel = within(await screen.findByRole('region', { name: 'Sales, counted when delivered' }));
  expect(panel.getAllByText('+50%')).toHaveLength(2);
  panel.getByText('Compared with 22 Oct 2026 to 31 Oct 2026.');
  const row = within(panel.getByRole('row', { name: /^Kigali Digital/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent?.replace('\u00a0', ' '))).toEqual([
    '3',
    '150,000',
    '100,000',
  ]);
  await user.selectOptions(screen.getByLabelText('Report'), 'Stock');
  await screen.findByText('Nothing in this period');
  expect(asked.some(({ call }) => call === 'GET /api/seller/reports/stock')).toBe(true);
});
