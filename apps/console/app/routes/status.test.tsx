import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage } from '../testing/open-page.tsx';
import * as status from './status.tsx';

beforeEach(() => saveSellerToken('office-token'));

it('shows what does not stand well first, and what to do about it', async () => {
  answerCalls({
    'GET /api/seller/admin/status': {
      checks: [
        { name: 'database', title: 'Database', state: 'good', sentence: 'It answers in 2 ms.' },
        { name: 'messages', title: 'Messages', state: 'warning', sentence: '1 was refused.', advice: 'See why.' },
        { name: 'disk', title: 'Room on the disk', state: 'bad', sentence: '0.3 GB are free.', advice: 'Make room.' },
      ],
      version: '1.2.3',
      workers: 2,
      startedAt: '2026-11-16T08:00:00.000Z',
      memoryBytes: 150 * 1024 * 1024,
      at: '2026-11-16T10:00:00.000Z',
    },
  });
  openPage('/status', { '/status': status });
  expect((await screen.findByRole('status')).textContent).toBe('2 of 3 need attention.');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Room on the diskAct now0.3 GB are free.Make room.',
    'MessagesCheck1 was refused.See why.Open Messages',
    'DatabaseGoodIt answers in 2 ms.',
  ]);
  expect(screen.getByText(/^Version 1\.2\.3, running since 16 Nov 2026, 10:00 in 2 processes, 150 MB/)).toBeTruthy();
});
