import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerCalls, openPage, Refusal } from '../testing/open-page.tsx';
import { choose } from './device-choices.ts';
import { FindAnything } from './find-anything.tsx';

const page = (isOffice: boolean) => ({
  default: () => (
    <>
      <textarea aria-label="Note" />
      <FindAnything isOffice={isOffice} ownId="own" />
    </>
  ),
});

const found = {
  orders: [
    {
      _id: 'o1',
      orderNumber: '1042',
      name: 'Eric',
      price: 9000,
      status: 'pending',
      placedAt: new Date().toISOString(),
    },
  ],
  customers: [{ _id: 'c1', name: 'Eric H', phone: '+250788765432', email: 'eric@example.com' }],
  products: [
    { _id: 'p1', name: 'Fan', sku: 'F1', image: '', price: 9000, shopId: 'own', shopName: 'Ours' },
    { _id: 'p2', name: 'Lamp', sku: '', image: '', price: 8000, shopId: 'other', shopName: 'Theirs' },
  ],
};

beforeEach(() => choose('shortcuts', true));

async function find(words: string, isOffice = true) {
  const { user } = openPage('/chat', { '/chat': page(isOffice) });
  await user.click(await screen.findByRole('button', { name: 'Find anything' }));
  const dialog = screen.getByRole('dialog', { name: 'Find anything' });
  await user.type(within(dialog).getByRole('searchbox', { name: 'Find anything' }), words);
  return { user, dialog };
}

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('lists orders, customers and products while one types, each leading to its page', async () => {
  answerCalls({ 'GET /api/seller/find': ({ search }) => (search.get('q') === 'eric' ? found : {}) });
  await find('eric');
  await screen.findByText('4 found');
  expect(screen.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Orders',
    'Customers',
    'Products',
  ]);
  expect(hrefOf(/^1042/)).toBe('/all-orders/o1');
  expect(hrefOf(/^Eric H/)).toBe('/customers?search=eric%40example.com');
  expect(hrefOf(/^Fan/)).toBe('/products/p1');
  expect(hrefOf(/^Lamp/)).toBe('/work-for/other?to=%2Fproducts%2Fp2');
  expect(hrefOf(/^All orders for/)).toBe('/all-orders?search=eric');
});

it('leads a shop to its own pages', async () => {
  answerCalls({ 'GET /api/seller/find': found });
  await find('eric', false);
  await screen.findByText('4 found');
  expect(hrefOf(/^1042/)).toBe('/orders/o1');
  expect(hrefOf(/^Eric H/)).toBe('/orders?search=%2B250788765432');
  expect(hrefOf(/^All orders for/)).toBe('/orders?search=eric');
});

it('is worked by keys: arrows go through what was found, Enter opens the first', async () => {
  answerCalls({ 'GET /api/seller/find': found });
  const { user } = await find('eric');
  await screen.findByText('4 found');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Eric H');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('{Enter}');
  await screen.findByText('Arrived at /all-orders/o1');
});

it('opens the list of orders where nothing is found, and says so', async () => {
  answerCalls({ 'GET /api/seller/find': { orders: [], customers: [], products: [] } });
  const { user } = await find('nobody');
  await screen.findByText('No order, customer or product matches.');
  await user.keyboard('{Enter}');
  await screen.findByText('Arrived at /all-orders?search=nobody');
});

it('asks nothing for two letters, and says why it failed', async () => {
  const asked = answerCalls({ 'GET /api/seller/find': new Refusal(503, 'unavailable', 'The shop is busy.') });
  const { user, dialog } = await find('er');
  within(dialog).getByText('Type at least 3 letters or digits.');
  expect(asked).toEqual([]);
  await user.keyboard('i');
  await screen.findByText('The shop is busy.');
});

it('opens by / where nothing is written, and by Ctrl+K anywhere', async () => {
  const { user } = openPage('/chat', { '/chat': page(true) });
  const note = await screen.findByLabelText('Note');
  await user.type(note, 'a/b');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  screen.getByRole('dialog', { name: 'Find anything' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  note.blur();
  await user.keyboard('/');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find anything' })));
});
