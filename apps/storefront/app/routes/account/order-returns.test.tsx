import { screen, within } from '@testing-library/react';
import type { OrderReturns } from '@urumuri/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../platform/session/session.ts';
import { deliveredOrder } from '../../testing/delivered-order.ts';
import { answerCalls, buildToken, openPage, Refusal } from '../../testing/open-page.tsx';
import * as orderDetails from './order-details.tsx';

beforeEach(() => signIn(buildToken()));

const until = new Date(Date.now() + 86_400_000).toISOString();
const kettle = { _id: 'l1', name: 'Kettle', image: '', quantity: 2, until, terms: 'It can be returned within 7 days.' };
const lamp = { ...kettle, _id: 'l2', name: 'Lamp', quantity: 1 };

function openOrder(returns: OrderReturns | Refusal, asking: object = { message: 'The shop has your request.' }) {
  const asked = answerCalls({
    'GET /api/home/customer/get-order-details/o1': { order: deliveredOrder },
    'GET /api/home/customer/returns/o1': returns,
    'GET /api/home/customer/warranties/o1': { warranties: [] },
    'POST /api/home/customer/returns/o1': asking,
    'POST /api/home/customer/return-pictures': { image: '/images/hum/1600' },
    'POST /api/home/customer/withdraw-return/r1': { message: 'The return is withdrawn.' },
  });
  const address = '/dashboard/order/details/:orderId';
  return { asked, ...openPage('/dashboard/order/details/o1', { [address]: orderDetails }) };
}

const sent = (asked: { call: string; body: unknown }[]) =>
  asked.find(({ call }) => call === 'POST /api/home/customer/returns/o1')?.body;

describe('returns of an order', () => {
  it('are asked for by line and units, with a reason, words and pictures', async () => {
    const { user, asked } = openOrder({ returns: [], lines: [kettle, lamp] });
    await user.click(await screen.findByRole('button', { name: 'Return something' }));
    const form = within(await screen.findByRole('form', { name: 'Return something' }));
    await user.click(form.getByRole('button', { name: 'Ask for the return' }));
    await expect.poll(() => form.getByRole('alert').textContent).toBe('Choose what comes back.');
    await user.selectOptions(form.getByLabelText('Kettle'), '2');
    await user.click(form.getByRole('button', { name: 'Ask for the return' }));
    await expect.poll(() => form.getByRole('alert').textContent).toBe('Say why it comes back.');
    await user.selectOptions(form.getByLabelText('Why?'), 'It is broken or does not work');
    await user.type(form.getByLabelText('What happened?'), 'It hums');
    await user.upload(form.getByLabelText('Add picture'), new File(['x'], 'hum.png', { type: 'image/png' }));
    await form.findByRole('img', { name: 'Picture 1' });
    await user.click(form.getByRole('button', { name: 'Ask for the return' }));
    await expect
      .poll(() => sent(asked))
      .toEqual({
        lines: [{ _id: 'l1', quantity: 2 }],
        reason: 'faulty',
        text: 'It hums',
        pictures: ['/images/hum/1600'],
      });
    await expect.poll(() => screen.queryByRole('form', { name: 'Return something' })).toBeNull();
  });

  it('say what the shop refuses, and lose nothing that was typed', async () => {
    const refusal = new Refusal(409, 'quantity_limit', 'All of it is in a return already: Kettle.');
    const { user } = openOrder({ returns: [], lines: [kettle] }, refusal);
    await user.click(await screen.findByRole('button', { name: 'Return something' }));
    const form = within(await screen.findByRole('form', { name: 'Return something' }));
    await user.selectOptions(form.getByLabelText('Why?'), 'Another reason');
    await user.type(form.getByLabelText('What happened?'), 'It hums');
    await user.click(form.getByRole('button', { name: 'Ask for the return' }));
    await expect.poll(() => form.getByRole('alert').textContent).toBe(refusal.message);
    expect(form.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('It hums');
  });

  it('show how far they are, and what cannot come back any more', async () => {
    const over = { ...kettle, quantity: 0, until: '2020-01-01T00:00:00.000Z' };
    openOrder({
      returns: [
        {
          _id: 'r1',
          shopName: 'Kigali Digital',
          status: 'closed',
          reason: 'faulty',
          text: '',
          pictures: [],
          lines: [{ _id: 'l1', name: 'Kettle', image: '', quantity: 1 }],
          answer: 'Bring it to our counter.',
          refund: 9000,
          createdAt: '2026-11-16T08:00:00.000Z',
        },
      ],
      lines: [over],
    });
    const list = within(await screen.findByRole('list', { name: 'Your returns' }));
    expect(list.getByText('Closed')).toBeDefined();
    expect(list.getByText('Bring it to our counter.')).toBeDefined();
    expect(list.getByText('RWF 9,000 was refunded to you.')).toBeDefined();
    expect(screen.getByText(/That time is over\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Return something' })).toBeNull();
  });

  it('are withdrawn, after asking, as long as the shop has not got the goods', async () => {
    const one = {
      _id: 'r1',
      shopName: 'Kigali Digital',
      status: 'accepted',
      reason: 'faulty',
      text: '',
      pictures: [],
      lines: [{ _id: 'l1', name: 'Kettle', image: '', quantity: 1 }],
      answer: 'Bring it to our counter.',
      createdAt: '2026-11-16T08:00:00.000Z',
    } as const;
    const received = { ...one, _id: 'r2', status: 'received', pictures: [], lines: [...one.lines] } as const;
    const { user, asked } = openOrder({
      returns: [
        { ...one, pictures: [], lines: [...one.lines] },
        { ...received, pictures: [], lines: [...one.lines] },
      ],
      lines: [kettle],
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw this return' }));
    const wasAsked = () => asked.some(({ call }) => call.includes('withdraw-return'));
    expect(wasAsked()).toBe(false);
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this return?' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw it' }));
    await expect.poll(wasAsked).toBe(true);
  });

  it('are not spoken of before anything was delivered', async () => {
    openOrder({ returns: [], lines: [] });
    await screen.findByRole('heading', { name: 'Order #1001' });
    expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull();
  });

  it('leave the order on the page when they cannot be loaded, and are tried again', async () => {
    const { user, asked } = openOrder(new Refusal(503, 'unavailable', 'The shop is busy.'));
    await screen.findByText('Your returns could not be loaded. The rest of your order is here.');
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });
});
