import { screen, within } from '@testing-library/react';
import type { WaitingPickup } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as pickup from './pickup.tsx';

const radio: WaitingPickup = {
  _id: 'p1',
  orderId: 'o1',
  orderNumber: '1042',
  customerName: 'Aline',
  phone: '+250788123456',
  items: [{ name: 'Radio', quantity: 2 }],
  readyAt: '2026-11-19T08:00:00.000Z',
  open: 20_000,
};
const handOver = 'POST /api/seller/pickups/p1/handed-over';

beforeEach(() => saveSellerToken('seller-token'));

function openPickup(address: string, answer: () => object = () => ({ message: 'The order is handed over.' })) {
  let isDone = false;
  const asked = answerCalls({
    'GET /api/seller/pickups': () => ({ pickups: isDone ? [] : [radio] }),
    [handOver]: () => {
      const answered = answer();
      isDone = !(answered instanceof Refusal);
      return answered;
    },
  });
  const sent = () => asked.filter(({ call }) => call === handOver).map(({ body }) => body);
  return { sent, ...openPage(address, { '/pickup': pickup }) };
}

const card = async () => within(await screen.findByRole('listitem', { name: 'Order 1042' }));

it('hands over what a QR code names, with the code filled in and the money collected', async () => {
  const { user, sent } = openPickup('/pickup?order=1042&code=123456');
  const open = await card();
  expect(open.getByText(/^Collect RWF.20,000$/)).toBeDefined();
  expect(open.getByLabelText('Code')).toHaveProperty('value', '123456');
  await user.selectOptions(open.getByLabelText('Method'), 'Mobile money');
  await user.type(open.getByLabelText('Reference'), 'MM-77');
  await user.click(open.getByRole('button', { name: 'Hand over' }));
  await screen.findByText('Not found');
  expect(sent()).toEqual([
    { code: '123456', reason: '', collected: 20_000, method: 'Mobile money', reference: 'MM-77' },
  ]);
});

it('says at the field that a code is wrong, and hands over for a reason', async () => {
  const said = 'This is not the code of this order.';
  let tries = 0;
  const { user, sent } = openPickup('/pickup', () => {
    tries += 1;
    return tries === 1
      ? new Refusal(422, 'wrong_code', said, { code: said })
      : { message: 'The order is handed over.' };
  });
  const open = await card();
  await user.click(open.getByText('Hand over', { selector: 'summary' }));
  await user.type(open.getByLabelText('Code'), '000000');
  await user.click(open.getByRole('button', { name: 'Hand over' }));
  await screen.findByText(said);
  expect(noteOn('Code')).toContain(said);
  await user.click(open.getByRole('button', { name: 'The customer has no code' }));
  await user.type(open.getByLabelText('Who took it, and why without a code?'), 'Her brother');
  await user.click(open.getByRole('button', { name: 'Hand over' }));
  await screen.findByText('Nothing waits for pickup');
  expect(sent()[1]).toEqual({ code: '', reason: 'Her brother', collected: 20_000, method: 'Cash' });
});
