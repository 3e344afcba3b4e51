import { screen, within } from '@testing-library/react';
import { type AdminOrder, SHOP_HEADER } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as anyOrder from './any-order.tsx';

beforeEach(() => saveSellerToken('office-token'));

const part = {
  price: 10_000,
  open: 0,
  delivery_status: 'placed' as const,
  nextStatuses: [],
  awaitsCall: false,
  isPickup: false,
};

/** Paid, of two shops; 3,000 went back before. */
const order: AdminOrder = {
  _id: 'o1',
  orderNumber: '1001',
  customerName: 'Aline',
  price: 20_000,
  items: 2,
  delivery_status: 'placed',
  payment_status: 'paid',
  date: '16 November 2026',
  createdAt: '2026-11-16T08:00:00.000Z',
  shopNames: ['Inzu', 'Urugo'],
  phone: '+250788123456',
  address: 'KG 1',
  itemsPrice: 20_000,
  voucherDiscount: 0,
  shippingFee: 0,
  parts: [
    { ...part, _id: 'p1', sellerId: 's1', shopName: 'Inzu' },
    { ...part, _id: 'p2', sellerId: 's2', shopName: 'Urugo', open: 4000 },
  ],
  products: [],
  canChange: false,
  canCancel: false,
  canReturn: false,
  nextPayments: ['refunded'],
  payment: {
    paid: 17_000,
    open: 0,
    back: 0,
    toVerify: 0,
    says: [],
    payments: [
      {
        _id: 'm1',
        method: 'Marked as paid',
        amount: 20_000,
        state: 'agreed',
        at: '2026-11-16T08:00:00.000Z',
        note: '',
        by: 'Jean',
      },
      {
        _id: 'm2',
        method: 'Cash',
        amount: -3000,
        state: 'agreed',
        at: '2026-11-16T09:00:00.000Z',
        note: 'A scratch',
        by: 'Jean',
        refundFor: 'goodwill',
        partId: 'p2',
      },
    ],
    methods: ['Mobile money'],
    revision: 4,
  },
  timeline: [],
};

const papers = { invoices: [], recipient: { company: '', tin: '' }, canChange: true, canIssue: true };

function openOrder(calls: Parameters<typeof answerCalls>[0]) {
  const requests = answerCalls({
    'GET /api/seller/admin/orders/o1': { order },
    'GET /api/seller/history/order/o1': { entries: [] },
    'GET /api/seller/orders/o1/invoices': papers,
    ...calls,
  });
  return { requests, ...openPage('/all-orders/o1', { '/all-orders/:orderId': anyOrder }) };
}

const said = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

it('says what went back and why, who marked it as paid, and what is to be collected for each shop', async () => {
  openOrder({});
  const [paid, back] = await screen.findAllByText(/Jean/);
  expect(paid?.textContent).toContain('Marked as paid');
  expect(said(back?.closest('li')?.textContent ?? '')).toContain('RWF 3,000 refunded as goodwill (Urugo)');
  const shops = within(screen.getByRole('region', { name: 'Shops' }));
  expect(said(shops.getByText(/still to collect/).textContent)).toBe('Urugo · RWF 10,000 · RWF 4,000 still to collect');
});

it('gives money back for a reason, for one shop’s part, beside what was given back already', async () => {
  const sentence = 'Write down what it is for';
  const refusal = new Refusal(400, 'validation_failed', sentence, { note: sentence });
  const { user, requests } = openOrder({ 'POST /api/seller/admin/orders/o1/payments': refusal });
  await user.click(await screen.findByText('Record a payment or a refund'));
  const form = within(screen.getByRole('form', { name: 'Record a payment' }));
  expect(form.queryByLabelText('Reason for the refund')).toBeNull();
  await user.selectOptions(form.getByLabelText('Type'), 'Refund');
  expect(said(form.getByText(/was refunded already/).textContent)).toContain('RWF 3,000 was refunded already.');
  await user.selectOptions(form.getByLabelText('Reason for the refund'), 'Goodwill or price reduction');
  await user.selectOptions(form.getByLabelText('For'), 'the part of Inzu');
  await user.type(form.getByLabelText('Amount (RWF)'), '500');
  await user.click(form.getByRole('button', { name: 'Record payment' }));
  await expect.poll(() => noteOn('Note')).toContain(sentence);
  expect(requests.find(({ call }) => call.endsWith('/payments'))?.body).toMatchObject({
    isRefund: true,
    amount: 500,
    why: 'goodwill',
    partId: 'p1',
  });
});

it('marks the whole order as refunded, with the reason and a note that is there once', async () => {
  const { user, requests } = openOrder({
    'POST /api/seller/admin/orders/o1/payment': { message: 'The order is refunded.', order },
  });
  const panel = within(await screen.findByRole('region', { name: 'Payment' }));
  const note = panel.getByLabelText<HTMLInputElement>('Internal note');
  await user.selectOptions(panel.getByLabelText('Reason for the refund'), 'Overpaid');
  await user.type(note, 'Paid twice');
  await user.click(panel.getByRole('button', { name: 'Mark as refunded' }));
  await expect.poll(() => note.value).toBe('');
  expect(requests.find(({ call }) => call.endsWith('/payment'))?.body).toEqual({
    status: 'refunded',
    why: 'too_much',
    note: 'Paid twice',
    customerNote: '',
  });
});

it('takes the steps of each shop’s part in that shop’s name, with a link to its own page', async () => {
  const [first, second] = order.parts.map((own) => ({ ...own, delivery_status: 'pending' as const, nextStatuses: [] }));
  const parts = [first, { ...second, nextStatuses: ['processing' as const, 'cancelled' as const] }];
  let shopId: string | null = null;
  const { user, requests } = openOrder({
    'GET /api/seller/admin/orders/o1': { order: { ...order, parts } },
    'POST /api/seller/orders/o1/status': ({ headers }) => {
      shopId = headers.get(SHOP_HEADER);
      return { message: 'The order is being prepared.' };
    },
  });
  const steps = within(await screen.findByRole('group', { name: 'Steps of Urugo' }));
  expect(screen.queryByRole('group', { name: 'Steps of Inzu' })).toBeNull();
  await user.click(steps.getByRole('button', { name: 'Mark as confirmed' }));
  await expect.poll(() => shopId).toBe('s2');
  expect(requests.find(({ call }) => call.endsWith('/status'))?.body).toMatchObject({ status: 'processing' });
  expect(screen.getByRole('link', { name: 'Open as Urugo' })).toHaveProperty(
    'pathname',
    expect.stringMatching('/work-for/s2'),
  );
});

it('says who of the office did something for which shop', async () => {
  const entry = { kind: 'delivery', from: 'pending', to: 'processing', note: '', houseNote: '' } as const;
  const at = { createdAt: '2026-11-16T08:00:00.000Z', shopName: 'Inzu' };
  const timeline = [
    { ...entry, ...at, _id: '1', actor: 'admin' as const, by: 'Jean' },
    { ...entry, ...at, _id: '2', actor: 'seller' as const, by: 'Eric' },
    { ...entry, ...at, _id: '3', actor: 'seller' as const },
  ];
  openOrder({ 'GET /api/seller/admin/orders/o1': { order: { ...order, timeline } } });
  const happened = within(await screen.findByRole('region', { name: 'History' }));
  const byWhom = happened.getAllByText(/ by /).map(({ textContent }) => textContent.replace(/^.* by /, ''));
  expect(byWhom).toEqual(['Inzu', 'Eric (Inzu)', 'Jean (the office) for Inzu']);
});
