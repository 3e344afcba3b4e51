import { screen, within } from '@testing-library/react';
import type { SellerReturn } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as returnsPage from './returns.tsx';

beforeEach(() => saveSellerToken('seller-token'));

const asked: SellerReturn = {
  _id: 'r1',
  shopName: 'Kigali Digital',
  status: 'asked',
  reason: 'faulty',
  text: 'It hums',
  pictures: [],
  answer: '',
  createdAt: '2026-11-16T08:00:00.000Z',
  orderId: 'o1',
  orderNumber: '1001',
  customerName: 'Aline',
  phone: '+250 788 123 456',
  payment_status: 'paid',
  lines: [{ _id: 'l1', name: 'Kettle', image: '', quantity: 2, price: 10_000, restocked: 0, units: [] }],
  goods: 19_000,
  mostRefund: 19_000,
  givenBack: 0,
  methods: ['Mobile money'],
};

function openReturn(given: Partial<SellerReturn>, calls: Parameters<typeof answerCalls>[0]) {
  const requests = answerCalls({ 'GET /api/seller/returns/r1': { return: { ...asked, ...given } }, ...calls });
  return { requests, ...openPage('/returns/r1', { '/returns/:returnId?': returnsPage }) };
}

it('is accepted with how it comes back, or refused with the reason', async () => {
  const details = { answer: 'Say why not' };
  const refusal = new Refusal(400, 'validation_failed', 'Say why not', details);
  const { user, requests } = openReturn({}, { 'POST /api/seller/returns/r1/decide': refusal });
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  await expect.poll(() => noteOn('Your answer')).toContain('Say why not');
  await user.type(screen.getByLabelText('Your answer'), 'Our driver comes.');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await expect
    .poll(() => requests.filter(({ call }) => call.endsWith('/decide')).map(({ body }) => body))
    .toEqual([
      { isAccepted: false, answer: '' },
      { isAccepted: true, answer: 'Our driver comes.' },
    ]);
});

it('comes back with the units that are sold again', async () => {
  const { user, requests } = openReturn(
    { status: 'accepted' },
    { 'POST /api/seller/returns/r1/receive': { message: 'The goods are back.' } },
  );
  const form = within(await screen.findByRole('form', { name: 'Received' }));
  await user.selectOptions(form.getByLabelText('Kettle: back on sale'), '1 of 2');
  await user.click(form.getByRole('button', { name: 'Mark as received' }));
  await expect
    .poll(() => requests.find(({ call }) => call.endsWith('/receive'))?.body)
    .toEqual({ restock: [{ _id: 'l1', quantity: 1 }], units: [] });
});

it('asks which units came back where the customer keeps some that have serial numbers', async () => {
  const [line] = asked.lines;
  const units = ['K-1', 'K-2', ''].map((serial, place) => ({ _id: `u${place}`, serial }));
  const { user, requests } = openReturn(
    { status: 'accepted', lines: line ? [{ ...line, units }] : [] },
    { 'POST /api/seller/returns/r1/receive': { message: 'The goods are back.' } },
  );
  await user.click(await screen.findByLabelText('K-2'));
  await user.click(screen.getByLabelText('No serial number'));
  await user.click(screen.getByRole('button', { name: 'Mark as received' }));
  await expect
    .poll(() => requests.find(({ call }) => call.endsWith('/receive'))?.body)
    .toEqual({ restock: [{ _id: 'l1', quantity: 0 }], units: ['u1', 'u2'] });
});

it('is closed with what was given back, at most what was paid', async () => {
  const sentence = 'At most RWF 19,000 was paid for what came back.';
  const refusal = new Refusal(400, 'validation_failed', sentence, { refund: sentence });
  const { user, requests } = openReturn({ status: 'received' }, { 'POST /api/seller/returns/r1/close': refusal });
  const field = await screen.findByLabelText<HTMLInputElement>('Refund (RWF)');
  expect(field.value).toBe('19000');
  await user.clear(field);
  await user.type(field, '20,000');
  await user.click(screen.getByRole('button', { name: 'Record refund and close' }));
  await expect.poll(() => noteOn('Refund (RWF)')).toContain(sentence);
  expect(requests.find(({ call }) => call.endsWith('/close'))?.body).toEqual({ refund: 20_000 });
  expect(field.value).toBe('20,000');
});

it('is shown what was given back already, and closed with how the rest goes back', async () => {
  const { user, requests } = openReturn(
    { status: 'received', goods: 20_000, mostRefund: 15_000, takenOff: 4000, givenBack: 5000 },
    { 'POST /api/seller/returns/r1/close': { message: 'The return is closed.' } },
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Refund (RWF)');
  expect(noteOn('Refund (RWF)').replaceAll('\u00a0', ' ')).toBe(
    'RWF 4,000 was deducted from what is still to pay when it came back. RWF 5,000 of this order was refunded already. At most RWF 15,000: of RWF 20,000, the price of the items. Enter 0 for no refund.',
  );
  expect(field.value).toBe('15000');
  await user.selectOptions(screen.getByLabelText('Method'), 'Mobile money');
  await user.type(screen.getByLabelText('Reference'), 'MP 4711');
  await user.click(screen.getByRole('button', { name: 'Record refund and close' }));
  await expect
    .poll(() => requests.find(({ call }) => call.endsWith('/close'))?.body)
    .toEqual({ refund: 15_000, method: 'Mobile money', reference: 'MP 4711' });
});
