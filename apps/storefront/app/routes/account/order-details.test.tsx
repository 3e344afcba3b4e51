import { screen } from '@testing-library/react';
import type { OrderDetails, OrderPayment } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../platform/session/session.ts';
import { answerCalls, buildToken, noteOn, openPage, Refusal } from '../../testing/open-page.tsx';
import * as orderDetails from './order-details.tsx';

const shipping = {
  name: 'Aline Uwase',
  address: 'KG 11 Ave 5',
  phone: '+250788000000',
  post: 'N/A',
  province: 'Kigali',
  city: 'Gasabo',
  area: 'Remera',
  email: 'aline@example.com',
};

const open: OrderPayment = {
  paid: 0,
  open: 12_500,
  back: 0,
  toVerify: 0,
  says: [],
  payments: [],
  methods: [
    {
      name: 'Mobile money',
      kind: 'mobile_money',
      instructions: 'Pay to our code.',
      code: '012345',
      dial: '*182*8*1*012345*12500#',
    },
  ],
};

const order: OrderDetails = {
  _id: 'o1',
  customerId: 'customer-1',
  orderNumber: '1001',
  price: 12_500,
  shipping_fee: 0,
  payment_status: 'unpaid',
  delivery_status: 'pending',
  products: [],
  parts: [{ _id: 'p1', sellerId: 's1', shopName: 'Umucyo', price: 12_500, delivery_status: 'pending' }],
  shipping_Info: shipping,
  shippingInfo: shipping,
  date: '16 November 2026',
  createdAt: '2026-11-16T08:00:00.000Z',
  cancellable: false,
  history: [{ kind: 'delivery', status: 'pending', at: '2026-11-16T08:00:00.000Z' }],
  payment: open,
};

beforeEach(() => signIn(buildToken()));

const nothingElse = {
  'GET /api/home/customer/returns/o1': { returns: [], lines: [] },
  'GET /api/home/customer/warranties/o1': { warranties: [] },
};
const page = '/dashboard/order/details/o1';

it('asks for what could not be read in the message, and then says that it is being checked', async () => {
  const says = 'Paid – to verify: we are checking RWF 12,500.';
  let payment = open;
  const asked = answerCalls({
    'GET /api/home/customer/get-order-details/o1': () => ({ order: { ...order, payment } }),
    ...nothingElse,
    'POST /api/home/customer/claim-payment/o1': ({ body }) => {
      if (!(body as object).hasOwnProperty('reference')) {
        const details = { reference: 'We could not read the reference: please type it' };
        return new Refusal(400, 'validation_failed', details.reference, details);
      }
      const sent = { _id: 'x', method: 'Mobile money', amount: 12_500, reference: '731', state: 'claimed' as const };
      payment = { ...open, toVerify: 12_500, says: [says], payments: [{ ...sent, at: order.createdAt }] };
      return { message: 'Thank you.', payment };
    },
  });
  const { user } = openPage(page, { '/dashboard/order/details/:orderId': orderDetails });
  const dial = await screen.findByRole('link', { name: 'Dial *182*8*1*012345*12500#' });
  expect(dial.getAttribute('href')).toBe('tel:*182*8*1*012345*12500%23');
  expect(screen.queryByLabelText('Reference')).toBeNull();
  await user.click(screen.getByLabelText('Confirmation message'));
  await user.paste('You have paid 12,500 RWF');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => noteOn('Reference')).toBe('We could not read the reference: please type it');
  expect(document.activeElement).toBe(screen.getByLabelText('Reference'));
  await user.type(screen.getByLabelText('Amount (RWF)'), '12.500');
  await user.type(screen.getByLabelText('Reference'), '731');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(says);
  expect(asked.filter(({ call }) => call.startsWith('POST')).at(-1)?.body).toEqual({
    method: 'Mobile money',
    text: 'You have paid 12,500 RWF',
    amount: 12_500,
    reference: '731',
  });
  // All of it is being checked: there is nothing to pay, and nothing to send.
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getAllByText('Paid – to verify')).toHaveLength(2);
});

it('says what came back and why a payment was refused', async () => {
  const refused = { _id: 'x', method: 'Mobile money', amount: 900, reference: '731', state: 'refused' as const };
  const payment = { ...open, payments: [{ ...refused, reason: 'Not on our account', at: order.createdAt }] };
  answerCalls({ ...nothingElse, 'GET /api/home/customer/get-order-details/o1': { order: { ...order, payment } } });
  openPage(page, { '/dashboard/order/details/:orderId': orderDetails });
  await screen.findByText('Not on our account');
  screen.getByText('Not found');
});

it('shows the code of what is ready for pickup, and in place of delivery where it is', async () => {
  const pickup = { address: 'KN 5 Rd', hours: 'Mon–Sat', code: '042137' };
  const status = 'warehouse' as const;
  const parts = order.parts.map((part) => ({ ...part, delivery_status: status, pickup }));
  const history = [...order.history, { kind: 'delivery' as const, status, at: '2026-11-17T08:00:00.000Z' }];
  const ready: OrderDetails = { ...order, delivery_status: status, parts, history };
  answerCalls({ 'GET /api/home/customer/get-order-details/o1': { order: ready }, ...nothingElse });
  openPage(page, { '/dashboard/order/details/:orderId': orderDetails });
  await screen.findByText('042137');
  expect(await screen.findByRole('img', { name: 'QR code for the shop' })).toBeDefined();
  screen.getByText('Pick up at KN 5 Rd (Mon–Sat)');
  expect(screen.getAllByText('Ready for pickup').length).toBeGreaterThan(1);
  screen.getByText('It is ready for you at the shop.');
  expect(screen.queryByText('Packed')).toBeNull();
  expect(screen.getAllByText('Pickup').length).toBeGreaterThan(0);
});
