import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as cashPage from './cash.tsx';

beforeEach(() => saveSellerToken('seller-token'));

const payment = {
  _id: 'p1',
  orderId: 'o1',
  orderNumber: '1001',
  customerName: 'Aline',
  toCollect: 12_500,
  amount: 12_000,
  at: '2026-11-16T08:00:00.000Z',
};
const handIn = {
  _id: 'h1',
  personId: 'r1',
  name: 'Eric',
  recorded: 12_000,
  counted: 11_500,
  note: 'Parking',
  takenBy: 'Diane',
  at: '2026-11-16T17:00:00.000Z',
};

function openCash(address: string, calls: Parameters<typeof answerCalls>[0]) {
  const requests = answerCalls({ 'GET /api/seller/me': { seller: { role: 'admin' } }, ...calls });
  return { requests, ...openPage(address, { '/cash/:personId?': cashPage }) };
}

const readText = async (name: string) =>
  (await screen.findByRole('region', { name })).textContent.replaceAll('\u00a0', ' ');

it('is counted, explained where it is not what was recorded, and handed in', async () => {
  const sentence = 'Say why RWF 500 are missing';
  let tries = 0;
  const { user, requests } = openCash('/cash/r1', {
    'GET /api/seller/cash/r1': { name: 'Eric', payments: [payment], sum: 12_000 },
    'POST /api/seller/cash/r1': () => {
      tries += 1;
      return tries === 1
        ? new Refusal(400, 'validation_failed', sentence, { note: sentence })
        : { message: 'The cash is handed in.', handInId: 'h1' };
    },
  });
  expect(await readText('1 payment')).toMatch(
    /Order 1001, Aline.*RWF 12,000of RWF 12,500 to collect.*RecordedRWF 12,000/,
  );
  await user.type(screen.getByLabelText('Cash counted (RWF)'), '11,500');
  expect(screen.getByText(/^Difference:/).textContent.replaceAll('\u00a0', ' ')).toBe('Difference: RWF 500 missing');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => noteOn('Note')).toContain(sentence);
  await user.type(screen.getByLabelText('Note'), 'Parking');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => requests.filter(({ call }) => call.startsWith('POST')).at(-1)?.body)
    .toEqual({ payments: ['p1'], counted: 11_500, note: 'Parking' });
});

it('that was handed in is shown as a statement', async () => {
  openCash('/cash/r1?handIn=h1', {
    'GET /api/seller/cash/r1': { name: 'Eric', payments: [payment], sum: 12_000, handIn },
  });
  expect(await readText('Statement')).toMatch(
    /RecordedRWF 12,000CountedRWF 11,500DifferenceRWF 500 missingNoteParkingTaken byDiane/,
  );
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('lists who has some and what was handed in, or says that nobody has', async () => {
  openCash('/cash', { 'GET /api/seller/cash': { people: [], handIns: [handIn], total: 1, perPage: 20 } });
  expect(await readText('In hand')).toContain('Nobody has cash');
  expect(await readText('Handed in')).toMatch(/Eric.*RWF 11,500RWF 500 missing/);
});
