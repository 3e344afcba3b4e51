import { screen, within } from '@testing-library/react';
import type { ListedAnyOrder } from '@urumuri/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as allOrdersPage from './all-orders.tsx';

beforeEach(() => saveSellerToken('seller-token'));

const order: ListedAnyOrder = {
  _id: 'o1',
  orderNumber: '1042',
  customerName: 'Eric Habimana',
  price: 40_000,
  open: 15_000,
  items: 2,
  delivery_status: 'pending',
  payment_status: 'unpaid',
  date: '16 November 2026',
  createdAt: new Date().toISOString(),
  image: '',
  channel: 'counter',
  district: 'Gasabo',
  riders: ['Jean'],
  shopNames: ['Kigali Digital'],
};
const counts = { pending: 1, processing: 0, warehouse: 0, placed: 0, cancelled: 0 };
const choices = {
  riders: [{ _id: 'r1', name: 'Jean' }],
  shops: [{ _id: 's1', name: 'Kigali Digital' }],
  views: [
    { _id: 'v1', name: 'To call', isWhole: true, filters: 'status=pending&sort=oldest' },
    { _id: 'v2', name: 'Of a shop', isWhole: false, filters: 'status=pending' },
  ],
};

type Calls = Parameters<typeof answerCalls>[0];

function openOrders(address: string, orders: ListedAnyOrder[] = [order], calls: Calls = {}) {
  const queries: Record<string, string>[] = [];
  const requests = answerCalls({
    ...calls,
    'GET /api/seller/admin/orders': ({ search }) => {
      queries.push(Object.fromEntries([...search].filter(([, value]) => value !== '')));
      return { orders, total: orders.length, perPage: 20, counts };
    },
    'GET /api/seller/order-choices': choices,
  });
  return { queries, requests, ...openPage(address, { '/all-orders': allOrdersPage }) };
}

it('shows what an order comes to, what of it is open and who takes it', async () => {
  openOrders('/all-orders');
  const row = within(await screen.findByRole('link', { name: /No. 1042 Eric Habimana/ }));
  expect(row.getAllByText('2 items · Counter · Gasabo · Kigali Digital')).toHaveLength(2);
  expect(row.getByText(/RWF 15,000 open/)).toBeDefined();
  expect(row.getByText('Rider: Jean')).toBeDefined();
  expect(row.getByText('now')).toBeDefined();
});

it('is narrowed by what is chosen, from its first page on, and says how many filters are on', async () => {
  const { user, queries } = openOrders('/all-orders?status=pending&page=3');
  await user.selectOptions(await screen.findByLabelText('Payment'), 'Partly paid');
  await user.selectOptions(screen.getByLabelText('Rider'), 'Nobody yet');
  await user.selectOptions(screen.getByLabelText('Shop'), 'Kigali Digital');
  await expect
    .poll(() => queries.at(-1))
    .toEqual({ status: 'pending', payment: 'part', rider: 'none', shop: 's1', pageNumber: '1' });
  expect(queries[0]).toEqual({ status: 'pending', pageNumber: '3' });
  expect(screen.getByRole('button', { name: /Filters\s*3/ })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
  await expect.poll(() => queries.at(-1)).toEqual({ pageNumber: '1' });
});

it('keeps what was searched when another status is chosen', async () => {
  const { user, queries } = openOrders('/all-orders?channel=web');
  await user.type(await screen.findByLabelText('Find orders'), '0788 123{Enter}');
  await expect.poll(() => queries.at(-1)).toEqual({ channel: 'web', search: '0788 123', pageNumber: '1' });
  const cancelled = screen.getByRole('link', { name: /Cancelled/ });
  await expect.poll(() => cancelled.getAttribute('href')).toContain('search=0788');
  await user.click(cancelled);
  await expect
    .poll(() => queries.at(-1))
    .toEqual({ channel: 'web', search: '0788 123', status: 'cancelled', pageNumber: '1' });
});

it('asks for days once their year can be meant', async () => {
  const { user, queries } = openOrders('/all-orders');
  await user.type(await screen.findByLabelText('From'), '2026-11-02');
  await expect.poll(() => queries.at(-1)).toEqual({ from: '2026-11-02', pageNumber: '1' });
  expect(queries).toHaveLength(2);
});

it('offers all orders where nothing has these filters', async () => {
  const { user, queries } = openOrders('/all-orders?search=nobody', []);
  expect(await screen.findByText('No orders like that')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Show all orders' }));
  await expect.poll(() => queries.at(-1)).toEqual({ pageNumber: '1' });
  expect(await screen.findByText('No orders here')).toBeDefined();
});

describe('saved views', () => {
  it('stand above their own list as links', async () => {
    const { user, queries } = openOrders('/all-orders');
    await user.click(await screen.findByRole('link', { name: 'To call' }));
    await expect.poll(() => queries.at(-1)).toEqual({ status: 'pending', sort: 'oldest', pageNumber: '1' });
    expect(screen.queryByRole('link', { name: 'Of a shop' })).toBeNull();
  });

  it('are made of the filters that are on, whatever page one is on', async () => {
    const saved = { 'POST /api/seller/order-views': { message: 'Saved.' } };
    const { user, requests } = openOrders('/all-orders?search=0788%20123&page=2&payment=open', [order], saved);
    const form = within(await screen.findByRole('form', { name: 'Save these filters', hidden: true }));
    await user.type(form.getByLabelText('Name'), 'Open of Aline');
    await user.click(form.getByRole('button', { name: 'Save', hidden: true }));
    await expect
      .poll(() => requests.find(({ call }) => call.startsWith('POST'))?.body)
      .toEqual({ name: 'Open of Aline', isWhole: true, filters: 'payment=open&search=0788+123' });
  });

  it('are renamed and removed where they are on, and a name that is taken is said beside it', async () => {
    const { user, requests } = openOrders('/all-orders?sort=oldest&status=pending', [order], {
      'PUT /api/seller/order-views/v1': new Refusal(400, 'validation_failed', 'Taken', {
        name: 'Another view has this name',
      }),
      'DELETE /api/seller/order-views/v1': { message: 'The view is removed.' },
    });
    const form = within(await screen.findByRole('form', { name: 'Rename view', hidden: true }));
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Big ones');
    await user.click(form.getByRole('button', { name: 'Rename', hidden: true }));
    await expect.poll(() => noteOn('Name')).toContain('Another view has this name');
    await user.click(form.getByRole('button', { name: 'Remove', hidden: true }));
    await expect.poll(() => requests.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
  });
});

describe('chosen orders', () => {
  const refused = [{ _id: 'o1', orderNumber: '1042', reason: 'it is cancelled already' }];
  const changes = { 'POST /api/seller/admin/orders/changes': { message: 'Done', changed: [], refused } };

  it('take a step or a rider together, and each that cannot says why', async () => {
    const { user, requests } = openOrders(
      '/all-orders',
      [order, { ...order, _id: 'o2', orderNumber: '1043' }],
      changes,
    );
    await user.click(await screen.findByLabelText('Choose all 2'));
    const chosen = within(screen.getByRole('region', { name: 'Chosen orders' }));
    await user.selectOptions(chosen.getByLabelText('Rider'), 'Jean');
    await user.click(chosen.getByRole('button', { name: 'Assign' }));
    const told = await screen.findByRole('link', { name: 'Order 1042' });
    expect(told.closest('li')?.textContent).toBe('Order 1042: it is cancelled already');
    await user.selectOptions(chosen.getByLabelText('Status'), 'Packed');
    await user.click(chosen.getByRole('button', { name: 'Set status' }));
    await expect
      .poll(() => requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body))
      .toEqual([
        { kind: 'rider', riderId: 'r1', orderIds: ['o1', 'o2'] },
        { kind: 'status', status: 'warehouse', orderIds: ['o1', 'o2'] },
      ]);
  });

  it('are cancelled together once that is confirmed', async () => {
    const { user, requests } = openOrders('/all-orders', [order], changes);
    await user.click(await screen.findByLabelText('Choose order 1042'));
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    await user.click(screen.getByRole('button', { name: 'Cancel them' }));
    await expect
      .poll(() => requests.find(({ call }) => call.startsWith('POST'))?.body)
      .toEqual({ kind: 'status', status: 'cancelled', orderIds: ['o1'] });
  });
});
