import { screen, waitFor, within } from '@testing-library/react';
import type { Drop } from '@urumuri/contract';
import { browserStorage } from '@urumuri/ui/browser/storage.ts';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage, Refusal } from '../testing/open-page.tsx';
import * as drops from './drops.tsx';

const drop: Drop = {
  _id: 'p1',
  orderNumber: '1042',
  shopName: 'Inzu',
  customerName: 'Aline',
  phone: '+250788123456',
  district: 'Gasabo',
  sector: 'Remera',
  address: 'KG 11 Ave 5',
  items: [{ name: 'Radio', quantity: 2 }],
  toCollect: 20_000,
};

beforeEach(() => saveSellerToken('rider-token'));

function openDrops(deliver: () => object, given: Partial<Drop> = {}) {
  let isDone = false;
  const done = [
    {
      _id: 'p1',
      orderNumber: '1042',
      customerName: 'Aline',
      isDelivered: true,
      collected: 20_000,
      at: '2026-11-19T08:00:00.000Z',
    },
  ];
  const asked = answerCalls({
    'GET /api/seller/drops': () => (isDone ? { drops: [], done } : { drops: [{ ...drop, ...given }], done: [] }),
    'POST /api/seller/drops/p1/delivered': () => {
      const answer = deliver();
      if (!(answer instanceof Refusal)) isDone = true;
      return answer;
    },
    'POST /api/seller/drops/p1/refused': () => {
      isDone = true;
      return { message: 'Noted' };
    },
  });
  return { asked, ...openPage('/drops', { '/drops': drops }) };
}

const card = async () => within(await screen.findByRole('listitem', { name: 'Order 1042' }));

it('delivers with a name and the cash, and says what is done', async () => {
  const { user, asked } = openDrops(() => ({ message: 'Delivered' }));
  const open = await card();
  expect(open.getByText(/Collect RWF/)).toBeDefined();
  await user.type(open.getByLabelText('Received by'), 'Aline');
  await user.click(open.getByRole('button', { name: 'Delivered' }));
  await screen.findByText(/^Done today: 1/);
  expect(asked.find(({ call }) => call.endsWith('/delivered'))?.body).toEqual({
    receivedBy: 'Aline',
    collected: 20_000,
  });
  expect(browserStorage.get('dropsToSend')).toBeNull();
});

it('keeps what was tapped without a line, says so, and sends it when the line is back', async () => {
  let isAway = true;
  const { user, asked } = openDrops(() => {
    if (isAway) throw new TypeError('Failed to fetch');
    return { message: 'Delivered' };
  });
  const open = await card();
  await user.type(open.getByLabelText('Received by'), 'Aline');
  await user.click(open.getByRole('button', { name: 'Delivered' }));
  await open.findByText('Delivered: waiting to be sent');
  expect(open.queryByRole('button', { name: 'Delivered' })).toBeNull();
  expect(browserStorage.get('dropsToSend')).toContain('Aline');
  isAway = false;
  dispatchEvent(new Event('online'));
  await screen.findByText(/^Done today: 1/);
  expect(asked.filter(({ call }) => call.endsWith('/delivered'))).toHaveLength(2);
  await waitFor(() => expect(browserStorage.get('dropsToSend')).toBeNull());
});

it('says why the shop has refused it, and lets it be done again', async () => {
  const { user } = openDrops(
    () => new Refusal(409, 'order_status_conflict', 'This delivery is cancelled. Call the shop.'),
  );
  const open = await card();
  await user.type(open.getByLabelText('Received by'), 'Aline');
  await user.click(open.getByRole('button', { name: 'Delivered' }));
  expect((await open.findByRole('alert')).textContent).toContain('Call the shop');
  await user.click(open.getByRole('button', { name: 'Try again' }));
  expect(open.getByRole('button', { name: 'Delivered' })).toBeDefined();
});

it('collects nothing that is paid, and brings back what is refused', async () => {
  const { user, asked } = openDrops(() => ({ message: 'Delivered' }), { toCollect: 0 });
  const open = await card();
  open.getByText('Paid: nothing to collect');
  expect(open.queryByLabelText(/Collected/)).toBeNull();
  await user.click(open.getByText('Refused at the door'));
  await user.selectOptions(open.getByLabelText('Reason'), 'damaged');
  await user.click(open.getByRole('button', { name: /bring everything back/ }));
  await screen.findByText('Nothing to deliver');
  expect(asked.find(({ call }) => call.endsWith('/refused'))?.body).toEqual({ reason: 'damaged', note: '' });
});

it('says whom to ask where the role does not allow a page', async () => {
  const says = 'Your role (stock) may not do this. Ask Jean.';
  answerCalls({ 'GET /api/seller/drops': new Refusal(403, 'not_allowed_for_role', says) });
  openPage('/drops', { '/drops': drops });
  await screen.findByRole('heading', { level: 1, name: 'Not for your role' });
  expect(screen.getByText(says)).toBeDefined();
});
