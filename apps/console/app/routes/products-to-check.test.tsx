import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { firstIdentity } from '@urumuri/identity';
import { openRoutes } from '@urumuri/ui/testing/open-routes.tsx';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, Refusal } from '../testing/open-page.tsx';
import ProductsToCheck, { clientAction, clientLoader } from './products-to-check.tsx';

const path = '/api/seller/admin/product-checks';
const since = '2026-11-16T08:00:00.000Z';
const torch = {
  _id: 'p1',
  name: 'Torch',
  image: '',
  brand: 'Ray',
  category: 'Lamps',
  price: 9000,
  discount: 0,
  isPublished: false,
  isDeleted: false,
  check: { state: 'waiting', isHeldBack: true, note: '', since },
  shopId: 's1',
  shopName: 'Radios of Remera',
};
const list = {
  products: [torch, { ...torch, _id: 'p2', name: 'Lamp' }],
  total: 2,
  perPage: 20,
  counts: { waiting: 2, changes: 1 },
};

beforeEach(() => saveSellerToken('office-token'));

/** In the frame of the console, which knows who is signed in. */
function open(staffRole: string, answer: Parameters<typeof answerCalls>[0][string] = { message: 'Done' }) {
  const asked = answerCalls({ [`GET ${path}`]: list, [`POST ${path}`]: answer });
  const page = {
    path: '/products-to-check',
    loader: clientLoader,
    action: clientAction,
    Component: ProductsToCheck,
  };
  const seller = { role: 'admin', staffRole };
  const frame = { id: 'routes/console', loader: () => ({ seller }), children: [page] };
  const { user } = openRoutes('/products-to-check', [frame] as never, { identity: firstIdentity });
  return { user, sent: () => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body) };
}

it('approves one with a tap, or all that are chosen', async () => {
  const { user, sent } = open('manager');
  await user.click(await screen.findByRole('button', { name: 'Approve Lamp' }));
  await waitFor(() => expect(sent()).toEqual([{ productIds: ['p2'], answer: 'approve', note: '' }]));
  await user.click(screen.getByRole('checkbox', { name: 'Choose all 2' }));
  await user.click(screen.getByRole('button', { name: 'Approve 2' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ productIds: ['p1', 'p2'], answer: 'approve', note: '' }));
});

it('tells the shop what is to be changed, and keeps what was written where it is refused', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Look at it', { note: 'Write what needs to change' });
  const { user, sent } = open('owner', refusal);
  const form = within(await screen.findByRole('form', { name: 'Changes of Torch', hidden: true }));
  await user.type(form.getByLabelText('What needs to change'), 'Another picture');
  await user.selectOptions(form.getByLabelText('Until then'), 'On sale');
  await user.click(form.getByRole('button', { name: 'Send to the shop', hidden: true }));
  await form.findByText('Write what needs to change');
  expect(sent()).toEqual([{ productIds: ['p1'], answer: 'ask', note: 'Another picture' }]);
  expect(form.getByLabelText<HTMLTextAreaElement>('What needs to change').value).toBe('Another picture');
});

it('is only read by who may not answer', async () => {
  open('support');
  await screen.findByRole('link', { name: 'Torch' });
  expect(screen.queryByRole('button', { name: /Approve|Send/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Waiting for the shop 1' }).getAttribute('href')).toBe(
    '/products-to-check?state=changes',
  );
});
