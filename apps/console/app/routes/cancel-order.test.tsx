import { screen, within } from '@testing-library/react';
import type { CallInput, OrderPlan, PlannedLine } from '@urumuri/contract';
import { receiveToasts } from '@urumuri/ui/parts/toast.ts';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as cancelOrder from './cancel-order.tsx';

type Asked = CallInput<'previewCancellation'>['body'];

const lineOf = (productId: string, given: Partial<PlannedLine>): PlannedLine => ({
  productId,
  name: productId,
  image: '',
  shopName: 'Radio House',
  price: 10_000,
  was: 2,
  quantity: 2,
  most: 2,
  isOpen: true,
  isDeducted: true,
  ...given,
});

/** As the shop plans it: two radios are packed, and another shop's fan is delivered. */
function planOf({ lines = [] }: Asked, revision: number): OrderPlan {
  const left = 2 - (lines[0]?.quantity ?? 0);
  const sums = (units: number) => ({ items: units * 10_000, voucher: 0, shipping: 0, total: units * 10_000 });
  return {
    orderNumber: '1001',
    revision,
    lines: [lineOf('Radio', { quantity: left }), lineOf('Fan', { shopName: 'Fan House', isOpen: false })],
    before: sums(2),
    after: sums(left),
    words: left === 2 ? [] : [`2 × Radio became ${left}`],
    isCancellation: left === 0,
    shippingInfo: { name: '', address: '', phone: '', post: '', province: '', city: '', area: '' },
    contactBy: 'phone',
  };
}

const cancellation = 'POST /api/seller/orders/o1/cancellation';
const preview = `${cancellation}/preview`;

beforeEach(() => saveSellerToken('seller-token'));

function openCancellation(calls: Parameters<typeof answerCalls>[0] = {}, role = 'seller') {
  const order = { revision: 4 };
  const asked = answerCalls({
    'GET /api/seller/me': { seller: { role }, unreadCount: 0 },
    [preview]: ({ body }) => {
      const plan = planOf(body as Asked, order.revision);
      return { plan, moneySays: plan.after.total === 10_000 ? ['RWF 10,000 are to be refunded.'] : [] };
    },
    [cancellation]: { message: 'It is cancelled.', revision: 5 },
    ...calls,
  });
  const sent = () => asked.filter(({ call }) => call === cancellation).map(({ body }) => body as object);
  return { order, sent, ...openPage('/orders/o1/cancel', { '/orders/:orderId/cancel': cancelOrder }) };
}

const total = (text: string) => screen.findByText((shown) => shown.replaceAll(/\s/g, ' ') === text);

it('takes units off, says what is damaged and to be given back, and leads back to the order', async () => {
  const { user, sent } = openCancellation();
  await user.selectOptions(await screen.findByLabelText('Cancelled: Radio'), '1');
  await total('RWF 20,000 → RWF 10,000');
  await screen.findByText('RWF 10,000 are to be refunded.');
  await user.selectOptions(screen.getByLabelText('Damaged, do not resell: Radio'), '1');
  await user.selectOptions(screen.getByLabelText('Reason'), 'Refused on delivery');
  await user.type(screen.getByLabelText('Note to the customer (optional)'), 'We are sorry');
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Cancel the chosen items' }));
  await screen.findByText('Arrived at /orders/o1');
  expect(sent()).toEqual([
    {
      lines: [{ productId: 'Radio', quantity: 1, damaged: 1 }],
      revision: 4,
      reason: 'refused',
      customerNote: 'We are sorry',
      note: '',
      total: 10_000,
    },
  ]);
});

it('cancels all of a shop with one press, and leaves what is delivered alone', async () => {
  const { user } = openCancellation({}, 'admin');
  await user.click(await screen.findByRole('button', { name: 'Cancel all of Radio House' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Cancelled: Radio').value).toBe('2');
  expect(screen.queryByRole('button', { name: 'Cancel all of Fan House' })).toBeNull();
  expect(screen.queryByLabelText('Cancelled: Fan')).toBeNull();
  await screen.findByRole('button', { name: 'Cancel the whole order' });
  await user.selectOptions(screen.getByLabelText('Reason'), 'Could not be reached');
  await user.click(screen.getByRole('button', { name: 'Cancel the whole order' }));
  await screen.findByText('Arrived at /all-orders/o1');
});

it('asks for a reason where none is chosen', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Choose a reason', { reason: 'Choose a reason' });
  const { user } = openCancellation({ [cancellation]: refusal });
  await user.selectOptions(await screen.findByLabelText('Cancelled: Radio'), '1');
  await user.click(await screen.findByRole('button', { name: 'Cancel the chosen items' }));
  await expect.poll(() => noteOn('Reason')).toBe('Choose a reason');
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
});

it('keeps what was chosen when somebody else has changed the order, and sends the order as it is now', async () => {
  const answers: object[] = [new Refusal(409, 'edit_conflict', 'This order was changed a moment ago.')];
  const { user, order, sent } = openCancellation({
    [cancellation]: () => answers.shift() ?? { message: 'It is cancelled.', revision: 7 },
  });
  await user.selectOptions(await screen.findByLabelText('Cancelled: Radio'), '1');
  await user.selectOptions(screen.getByLabelText('Reason'), 'Damaged during delivery');
  await total('RWF 20,000 → RWF 10,000');
  order.revision = 6;
  await user.click(screen.getByRole('button', { name: 'Cancel the chosen items' }));
  await within(await screen.findByRole('alert')).findByText('This order was changed a moment ago.');
  await total('RWF 20,000 → RWF 10,000');
  expect(screen.getByLabelText<HTMLSelectElement>('Cancelled: Radio').value).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Cancel the chosen items' }));
  await screen.findByText('Arrived at /orders/o1');
  expect(sent().map((body) => (body as { revision: number }).revision)).toEqual([4, 6]);
});

it('says why the rest cannot be worked out, and loses nothing', async () => {
  let isAway = false;
  const said: string[] = [];
  onTestFinished(receiveToasts(({ text }) => said.push(text)));
  const { user } = openCancellation({
    [preview]: ({ body }) =>
      isAway ? new Refusal(503, 'unavailable', 'Please try again.') : { plan: planOf(body as Asked, 4), moneySays: [] },
  });
  const cancelled = await screen.findByLabelText<HTMLSelectElement>('Cancelled: Radio');
  isAway = true;
  await user.selectOptions(cancelled, '2');
  await expect.poll(() => said).toContain('Please try again.');
  expect(cancelled.value).toBe('2');
});
