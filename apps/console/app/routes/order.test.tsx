import { screen, within } from '@testing-library/react';
import type { SellerInvoices, SellerOrder, StaffRole } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, asRole, openPage, Refusal } from '../testing/open-page.tsx';
import * as orderPage from './order.tsx';

beforeEach(() => saveSellerToken('seller-token'));

const pending: SellerOrder = {
  _id: 'o1',
  orderNumber: '1001',
  customerName: 'Aline',
  price: 20_000,
  items: 2,
  delivery_status: 'pending',
  payment_status: 'unpaid',
  date: '16 November 2026',
  createdAt: '2026-11-16T08:00:00.000Z',
  products: [],
  itemsPrice: 20_000,
  voucherDiscount: 0,
  isPickup: false,
  shippingFee: 0,
  open: 20_000,
  shippingInfo: {
    name: 'Aline',
    address: 'KG 1',
    phone: '+250788123456',
    post: 'N/A',
    province: 'Kigali',
    city: 'Gasabo',
    area: 'Remera',
  },
  contactBy: 'phone',
  isShared: false,
  canChange: false,
  canCancel: false,
  canReturn: false,
  nextStatuses: ['processing'],
  canMarkPaid: true,
  moneySays: [],
  awaitsCall: true,
  timeline: [],
};

const papers: SellerInvoices = {
  invoices: [],
  recipient: { company: '', tin: '' },
  canChange: true,
  canIssue: true,
};

function openOrder(calls: Parameters<typeof answerCalls>[0] = {}, role: StaffRole = 'owner') {
  let order = pending;
  const become = (given: Partial<SellerOrder>) => {
    order = { ...order, ...given };
    return { message: 'It is done.', order };
  };
  const requests = answerCalls({
    'GET /api/seller/orders/o1': () => ({ order }),
    'GET /api/seller/orders/o1/serials': { lines: [] },
    'GET /api/seller/orders/o1/invoices': papers,
    'POST /api/seller/orders/o1/status': () => become({ nextStatuses: ['warehouse'] }),
    'POST /api/seller/orders/o1/paid': () => become({ canMarkPaid: false }),
    'POST /api/seller/orders/o1/call': () => become({ awaitsCall: false }),
    'POST /api/seller/orders/o1/notes': { message: 'The note is saved.' },
    ...calls,
  });
  const sent = () => requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  return { sent, ...openPage('/orders/o1', { '/orders/:orderId': asRole(role, orderPage) }) };
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('takes one step after the other, with a note that is there for one of them', async () => {
  const { user, sent } = openOrder();
  const next = await panel('Next step');
  await user.click(next.getByText('Add a note to this step'));
  await user.type(next.getByLabelText('Internal note'), 'Second shelf');
  await user.click(next.getByRole('button', { name: 'Mark as confirmed' }));
  await next.findByRole('button', { name: 'Mark as packed' });
  await expect.poll(() => next.getByLabelText<HTMLInputElement>('Internal note').value).toBe('');
  await user.click(next.getByRole('button', { name: 'Mark as paid' }));
  await expect.poll(() => next.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  expect(sent()).toEqual([
    { status: 'processing', note: 'Second shelf', customerNote: '' },
    { note: '', customerNote: '' },
  ]);
});

it('keeps what was written where the step is refused', async () => {
  const sentence = 'An order that is cancelled cannot be processed';
  const { user, sent } = openOrder({ 'POST /api/seller/orders/o1/status': new Refusal(409, 'conflict', sentence) });
  const next = await panel('Next step');
  await user.type(next.getByLabelText('Internal note'), 'Second shelf');
  await user.click(next.getByRole('button', { name: 'Mark as confirmed' }));
  await expect.poll(() => sent().length).toBe(1);
  await expect
    .poll(() => next.getByRole('button', { name: 'Mark as confirmed' }).getAttribute('aria-disabled'))
    .toBeNull();
  expect(next.getByLabelText<HTMLInputElement>('Internal note').value).toBe('Second shelf');
});

it('says beside the status what was confirmed in a call, and for when it is promised', async () => {
  const order = {
    ...pending,
    awaitsCall: false,
    isConfirmed: true,
    promised: { from: '2026-11-20', until: '2026-11-20' },
  };
  openOrder({ 'GET /api/seller/orders/o1': { order } });
  const next = await panel('Next step');
  expect(next.getByText('Pending')).toBeDefined();
  expect(next.getByText('Confirmed in a call')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Waiting for your call' })).toBeNull();
  expect((await panel('Deliver to')).getByText('Promised for Friday 20 November')).toBeDefined();
});

it('writes down how a call ended, what was changed only with a word about it', async () => {
  const { user, sent } = openOrder();
  const call = await panel('Waiting for your call');
  await user.click(call.getByRole('button', { name: 'Changed' }));
  await call.findByText('Write what the customer changed');
  await user.type(call.getByLabelText('Internal note'), 'After five');
  await user.click(call.getByRole('button', { name: 'Changed' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'Waiting for your call' })).toBeNull();
  expect(sent()).toEqual([{ outcome: 'changed', note: 'After five', customerNote: '' }]);
});

it('asks before a call cancels the order, and takes what was written with it', async () => {
  const { user, sent } = openOrder();
  const call = await panel('Waiting for your call');
  await user.type(call.getByLabelText('Note to the customer'), 'As you wished');
  await user.click(call.getByRole('button', { name: 'Cancelled' }));
  expect(sent()).toEqual([]);
  await user.click(await call.findByRole('button', { name: 'Cancel the order' }));
  await expect.poll(sent).toEqual([{ outcome: 'cancelled', note: '', customerNote: 'As you wished' }]);
});

it('takes a note that belongs to no step, and is empty for the next', async () => {
  const { user, sent } = openOrder();
  const notes = await panel('Add a note');
  expect(notes.getByRole<HTMLButtonElement>('button', { name: 'Save note' }).disabled).toBe(true);
  await user.type(notes.getByLabelText('Internal note'), 'Knows the owner');
  await user.click(notes.getByRole('button', { name: 'Save note' }));
  await expect.poll(() => notes.getByLabelText<HTMLInputElement>('Internal note').value).toBe('');
  expect(sent()).toEqual([{ note: 'Knows the owner', customerNote: '' }]);
});

it('issues an invoice, for a company, and voids one for a reason', async () => {
  const invoice = {
    _id: 'i7',
    number: 7,
    kind: 'invoice' as const,
    issuedAt: '2026-11-19T08:00:00.000Z',
    shopName: 'Kigali Digital',
    total: 118_000,
    vat: 18_000,
    canVoid: true,
  };
  let kept = papers;
  const { user, sent } = openOrder({
    'GET /api/seller/orders/o1/invoices': () => kept,
    'PUT /api/seller/orders/o1/invoice-recipient': ({ body }) => {
      kept = { ...kept, recipient: body as SellerInvoices['recipient'] };
      return { message: 'Saved.' };
    },
    'POST /api/seller/orders/o1/invoices': () => {
      kept = { ...kept, invoices: [invoice], canChange: false, canIssue: false };
      return { message: 'The invoice is issued.' };
    },
    'POST /api/seller/invoices/i7/void': { message: 'Voided.' },
  });
  const company = within(await screen.findByRole('form', { name: 'Company' }));
  await user.type(company.getByLabelText('Company'), 'Isoko Ltd');
  await user.type(company.getByLabelText('TIN of the customer'), '123456789');
  await user.click(company.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Issue now' }));
  await screen.findByText('Invoice 7');
  screen.getByText('For Isoko Ltd, TIN 123456789');
  const form = within(screen.getByRole('form', { name: 'Void Invoice 7', hidden: true }));
  await user.type(form.getByLabelText('Reason'), 'Wrong company');
  await user.click(form.getByRole('button', { name: 'Void invoice', hidden: true }));
  await expect.poll(() => sent().at(-1)).toEqual({ reason: 'Wrong company' });
});

const steps = ['Mark as confirmed', 'Mark as paid', 'Confirmed', 'Issue now', 'Change order', 'Open a return'];

it.each<[StaffRole, string[]]>([
  ['owner', steps],
  ['manager', steps],
  ['sales', steps],
  ['stock', ['Mark as confirmed']],
  ['support', ['Confirmed', 'Change order', 'Open a return']],
])('offers %s what their role may do', async (role, offered) => {
  openOrder({ 'GET /api/seller/orders/o1': { order: { ...pending, canChange: true, canReturn: true } } }, role);
  await panel('Next step');
  const names = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].map(
    ({ textContent }) => textContent,
  );
  expect(steps.filter((step) => names.includes(step))).toEqual(offered);
  expect(screen.queryByRole('form', { name: 'Company' }) === null).toBe(role === 'stock');
});
