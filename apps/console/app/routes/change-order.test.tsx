import { act, screen, within } from '@testing-library/react';
import type { OrderPlan, PlannedLine } from '@urumuri/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as changeOrder from './change-order.tsx';

type Asked = { lines?: { productId: string; quantity: number }[] };

const lineOf = (productId: string, was: number, quantity: number): PlannedLine => ({
  productId,
  name: productId,
  image: '',
  shopName: 'Radio House',
  price: 10_000,
  was,
  quantity,
  most: 3,
  isOpen: true,
  isDeducted: false,
});

/** As the shop plans it: two radios were ordered, there may be three, and lamps may be added. */
function planOf({ lines = [] }: Asked, revision: number): OrderPlan {
  const wished = (productId: string) => lines.find((line) => line.productId === productId)?.quantity;
  const radios = wished('Radio') ?? 2;
  const lamps = wished('Lamp');
  const sums = (units: number) => ({ items: units * 10_000, voucher: 0, shipping: 0, total: units * 10_000 });
  return {
    orderNumber: '1001',
    revision,
    lines: [lineOf('Radio', 2, radios), ...(lamps === undefined ? [] : [lineOf('Lamp', 0, lamps)])],
    before: sums(2),
    after: sums(radios + (lamps ?? 0)),
    words: radios === 2 ? [] : [`2 × Radio became ${radios}`],
    isCancellation: radios + (lamps ?? 0) === 0,
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
  };
}

const place = '/orders/o1/change';
const change = 'POST /api/seller/orders/o1/change';

beforeEach(() => saveSellerToken('seller-token'));

function openChange(calls: Parameters<typeof answerCalls>[0] = {}, role = 'seller') {
  const order = { revision: 4 };
  const lamp = { _id: 'Lamp', name: 'Lamp', sku: '', shopName: 'Radio House', image: '', price: 10_000, stock: 3 };
  const asked = answerCalls({
    'GET /api/seller/me': { seller: { role }, unreadCount: 0 },
    'GET /api/seller/counter/products': { products: [lamp] },
    'POST /api/seller/orders/o1/change/preview': ({ body }) => ({ plan: planOf(body as Asked, order.revision) }),
    [change]: { message: 'The order is changed.', revision: 5 },
    ...calls,
  });
  const saved = () => asked.filter(({ call }) => call === change).map(({ body }) => body as Record<string, unknown>);
  return { order, saved, ...openPage(place, { '/orders/:orderId/change': changeOrder }) };
}

const total = (text: string) => screen.findByText((shown) => shown.replaceAll(/\s/g, ' ') === text);

it('changes lines, adds one, and shows the old total and the new one before it is saved', async () => {
  const { user, saved } = openChange();
  await user.click(await screen.findByRole('button', { name: 'One more: Radio' }));
  await total('RWF 20,000 → RWF 30,000');
  await screen.findByText('At most 3.');
  await user.click(screen.getByRole('button', { name: 'One more: Radio' }));
  await user.type(screen.getByLabelText('Name or SKU'), 'lamp{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add Lamp' }));
  await total('RWF 20,000 → RWF 40,000');
  await user.type(screen.getByLabelText('Reason'), 'Agreed by phone');
  await user.type(screen.getByLabelText('Internal note (optional)'), 'A good customer');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await screen.findByText('Arrived at /orders/o1');
  expect(saved()).toEqual([
    {
      lines: [
        { productId: 'Radio', quantity: 3 },
        { productId: 'Lamp', quantity: 1 },
      ],
      reason: 'Agreed by phone',
      note: 'A good customer',
      revision: 4,
      total: 40_000,
    },
  ]);
});

it('forgets no press, however quickly they come', async () => {
  const { user } = openChange();
  await user.type(await screen.findByLabelText('Name or SKU'), 'lamp{Enter}');
  const [add, remove] = [
    await screen.findByRole('button', { name: 'Add Lamp' }),
    screen.getByRole('button', { name: 'Remove Radio' }),
  ];
  act(() => {
    add.click();
    remove.click();
  });
  await total('RWF 20,000 → RWF 10,000');
});

it('moves an order and its call, and leads the office to its own page', async () => {
  const { user, saved } = openChange({}, 'admin');
  const area = await screen.findByLabelText('Area');
  await user.clear(area);
  await user.type(area, 'Kimironko');
  await user.selectOptions(screen.getByLabelText('How'), 'whatsapp');
  await user.type(screen.getByLabelText('Reason'), 'Moved');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await screen.findByText('Arrived at /all-orders/o1');
  expect(saved()[0]).toMatchObject({
    shipping_info: { area: 'Kimironko' },
    call: { contact_by: 'whatsapp' },
    lines: [],
  });
});

it('asks for a reason where it is missing, and says that nothing left is a cancellation', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Reason is required', { reason: 'Reason is required' });
  const { user } = openChange({ [change]: refusal });
  await user.click(await screen.findByRole('button', { name: 'Remove Radio' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const reason = screen.getByLabelText('Reason');
  await vi.waitFor(() => expect(document.activeElement).toBe(reason));
  expect(noteOn('Reason')).toBe('Reason is required');
});

it('opens the address where something is wrong with it', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Look again', { 'shipping_info.area': 'Area is required' });
  const { user } = openChange({ [change]: refusal });
  const area = await screen.findByLabelText('Area');
  expect(area.closest('details')?.open).toBe(false);
  await user.clear(area);
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await expect.poll(() => noteOn('Area')).toContain('Area is required');
  expect(area.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(area);
});

it('loses nothing that was written when somebody else has changed the order', async () => {
  const conflict = new Refusal(409, 'edit_conflict', 'This order was changed a moment ago.');
  const answers: object[] = [conflict];
  const { user, order, saved } = openChange({
    [change]: () => answers.shift() ?? { message: 'The order is changed.', revision: 6 },
  });
  await user.click(await screen.findByRole('button', { name: 'One less: Radio' }));
  await user.type(screen.getByLabelText('Reason'), 'One is enough');
  order.revision = 5;
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await screen.findByText('This order was changed a moment ago.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('One is enough');
  within(screen.getByRole('group', { name: 'Quantity: Radio' })).getByText('1');
  await user.click(await screen.findByRole('button', { name: 'Continue with the order as it is now' }));
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await screen.findByText('Arrived at /orders/o1');
  expect(saved().map(({ revision }) => revision)).toEqual([4, 5]);
});
