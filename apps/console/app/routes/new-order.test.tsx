import { screen, within } from '@testing-library/react';
import type { PhoneOrderQuote } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import { radio } from '../testing/radio.ts';
import * as newOrder from './new-order.tsx';

type Asked = { lines: { productId: string; quantity: number }[]; voucherCode?: string };

/** As the shop prices it: two are left, delivery is 1,500. */
function quoteOf({ lines, voucherCode }: Asked): PhoneOrderQuote {
  const { _id, name, shopName, price, stock } = radio;
  const quantity = lines[0]?.quantity ?? 0;
  const productInfo = {
    _id,
    name,
    shopName,
    price,
    stock,
    slug: 'radio',
    brand: 'Sonora',
    discount: 0,
    stockRevision: 1,
    images: [],
    sellerId: 's1',
  };
  return {
    products: [
      { sellerId: 's1', shopName, price: price * quantity, products: [{ quantity, most: stock, productInfo }] },
    ],
    missing: [],
    price: price * quantity,
    shipping_fee: 1500,
    voucher_discount: 0,
    ...(voucherCode === undefined ? {} : { voucher_refusal: 'There is no such voucher.' }),
    total: price * quantity + 1500,
    items: quantity,
  };
}

beforeEach(() => saveSellerToken('seller-token'));

function openCounter(calls: Parameters<typeof answerCalls>[0] = {}, role = 'seller') {
  const asked = answerCalls({
    'GET /api/seller/me': { seller: { role }, unreadCount: 0 },
    'GET /api/seller/counter/products': ({ search }) => ({
      products: search.get('search') === 'radio' ? [radio] : [],
    }),
    'POST /api/seller/counter/customer': {},
    'POST /api/seller/counter/quote': ({ body }) => quoteOf(body as Asked),
    'POST /api/seller/counter/orders': { message: 'The order is placed.', orderId: 'o1' },
    ...calls,
  });
  const bodies = (call: string) => asked.filter((made) => made.call === call).map(({ body }) => body);
  return { bodies, ...openPage('/new-order', { '/new-order': newOrder }) };
}

type User = ReturnType<typeof openCounter>['user'];

async function addRadio(user: User) {
  await user.type(await screen.findByLabelText('Name or SKU'), 'radio{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add Radio' }));
}

async function writeAddress(user: User) {
  const delivery = within(screen.getByRole('region', { name: 'Delivery' }));
  for (const [label, text] of [
    ['Address', 'KG 11 Ave 5'],
    ['Province', 'Kigali'],
    ['City', 'Gasabo'],
    ['Area', 'Remera'],
  ] as const) {
    await user.type(delivery.getByLabelText(label), text);
  }
}

const place = (user: User) => user.click(screen.getByRole('button', { name: 'Place the order' }));

it('takes an order for a new customer by the keyboard, and goes to it', async () => {
  const { user, bodies } = openCounter();
  await addRadio(user);
  await screen.findByText((text) => text.replaceAll(/\s/g, ' ').includes('11,500'));
  await user.type(screen.getByLabelText('Customer’s phone'), '0788 123 456{Enter}');
  await screen.findByText(/add a new customer/);
  await user.type(screen.getByLabelText('Customer’s name'), 'Aline Uwase');
  await user.selectOptions(screen.getByLabelText('Language of messages'), 'Kinyarwanda');
  await writeAddress(user);
  await place(user);
  await screen.findByText('Arrived at /orders/o1');
  expect(bodies('POST /api/seller/counter/orders')).toEqual([
    {
      phone: '0788 123 456',
      name: 'Aline Uwase',
      language: 'rw',
      lines: [{ productId: 'p1', quantity: 1 }],
      shipping_info: {
        name: 'Aline Uwase',
        address: 'KG 11 Ave 5',
        phone: '0788 123 456',
        post: 'N/A',
        province: 'Kigali',
        city: 'Gasabo',
        area: 'Remera',
      },
      total: 11_500,
      contact_by: 'phone',
    },
  ]);
});

it('knows a customer by the number, asks for no name and leads the office to its own page of the order', async () => {
  const known = { customer: { name: 'Jean Bosco', area: 'Kacyiru' } };
  const { user, bodies } = openCounter({ 'POST /api/seller/counter/customer': known }, 'admin');
  await addRadio(user);
  await screen.findByText(/Radio House/);
  await user.type(screen.getByLabelText('Customer’s phone'), '0788123456');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByText('Jean Bosco');
  expect(screen.queryByLabelText('Customer’s name')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Area').value).toBe('Kacyiru');
  await place(user);
  await screen.findByText('Arrived at /all-orders/o1');
  expect(bodies('POST /api/seller/counter/orders')[0]).not.toHaveProperty('name');
});

it('stops at what is left, and says so', async () => {
  const { user } = openCounter();
  await addRadio(user);
  await user.click(await screen.findByRole('button', { name: 'One more: Radio' }));
  await screen.findByText('No more are left than 2.');
  screen.getByText('2 in the order');
  await user.click(screen.getByRole('button', { name: 'One more: Radio' }));
  expect(within(screen.getByRole('group', { name: 'Quantity: Radio' })).getByRole('status').textContent).toBe('2');
  await user.click(screen.getByRole('button', { name: 'Remove Radio' }));
  await screen.findByText(/No products yet/);
});

it('says that nothing is found, and why a voucher takes nothing off', async () => {
  const { user } = openCounter();
  await user.type(await screen.findByLabelText('Name or SKU'), 'fridge{Enter}');
  await screen.findByText('No product on sale matches “fridge”.');
  await user.clear(screen.getByLabelText('Name or SKU'));
  await addRadio(user);
  await user.type(screen.getByLabelText('Voucher (optional)'), 'NONE{Enter}');
  await expect.poll(() => noteOn('Voucher (optional)')).toContain('There is no such voucher.');
});

it('keeps everything when the shop refuses, says why beside the field, and is the same order the next time', async () => {
  const refusals = [
    new Refusal(400, 'validation_failed', 'City is required', { 'shipping_info.city': 'City is required' }),
    new Refusal(409, 'out_of_stock', 'Only 1 left of Radio.', { products: [] }),
  ];
  const { user, bodies } = openCounter({
    'POST /api/seller/counter/orders': () => refusals.shift() ?? { message: 'The order is placed.', orderId: 'o1' },
  });
  await addRadio(user);
  await user.type(screen.getByLabelText('Customer’s phone'), '0788123456');
  await place(user);
  await expect.poll(() => noteOn('City')).toContain('City is required');
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  await place(user);
  await screen.findByText('Only 1 left of Radio.');
  // Looked at again: what is left may be less than it was.
  expect(bodies('POST /api/seller/counter/quote')).toHaveLength(2);
  await place(user);
  await screen.findByText('Arrived at /orders/o1');
});
