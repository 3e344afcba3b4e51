import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SellerProduct, StaffRole } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, asRole, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as product from './product.tsx';

const choices = {
  'GET /api/seller/products/p1/stock': { movements: [] },
  'GET /api/seller/specifications': {
    specifications: [{ _id: 's1', categoryId: 'c1', name: 'Capacity', kind: 'number', unit: 'L', choices: [] }],
  },
  'GET /api/home/get-categorys': { categorys: [{ _id: 'c1', name: 'Kettles', slug: 'kettles', image: '' }] },
  'GET /api/home/get-brands': { brands: ['Tefal'] },
};

const kettle = {
  _id: 'p1',
  slug: 'kettle',
  name: 'Kettle',
  brand: 'Tefal',
  model: 'KO 1',
  categoryId: 'c1',
  price: 10_000,
  discount: 0,
  stock: 7,
  reserved: 2,
  shortDescription: 'Boils water',
  description: 'A kettle.',
  specifications: [{ label: 'Power', value: '2000 W' }],
  images: ['/images/kettle/480'],
  isPublished: true,
} as unknown as SellerProduct;

it('tells who changed it, from what to what, when it is asked', async () => {
  answerCalls({
    ...choices,
    'GET /api/seller/products/p1': { product: kettle },
    'GET /api/seller/history/product/p1': {
      entries: [
        {
          _id: '2',
          at: '2026-11-16T08:00:00.000Z',
          by: 'Aline',
          action: 'changed',
          fields: [{ name: 'price_rwf', from: '12000', to: '10000' }],
        },
        { _id: '1', at: '2026-11-15T08:00:00.000Z', by: '', action: 'created', fields: [] },
      ],
    },
  });
  openPage('/products/p1', pages);
  const history = (await screen.findByText('Who changed what')).closest('details');
  if (!history) throw new Error('There is no history.');
  history.open = true;
  fireEvent(history, new Event('toggle'));
  await within(history).findByText(/^Aline, 16 Nov 2026, 10:00$/);
  expect(history.textContent).toMatch(/Price: RWF.12,000 → RWF.10,000/);
  expect(history.textContent).toContain('The system, 15 Nov 2026, 10:00Added');
});

beforeEach(() => saveSellerToken('seller-token'));

const pages = { '/products/:productId': product };
const save = () => screen.findByRole('button', { name: 'Save product' });

it('adds a product with what was written, numbers as people write them', async () => {
  const asked = answerCalls({ ...choices, 'POST /api/seller/products': { message: 'Product added', productId: 'p2' } });
  const { user } = openPage('/products/new', pages);
  await user.type(await screen.findByLabelText('Name'), 'Iron');
  await user.type(screen.getByLabelText('Brand'), 'Tefal');
  await user.selectOptions(screen.getByLabelText('Category'), 'Kettles');
  await user.type(screen.getByLabelText('Price (RWF)'), '15,000');
  await user.clear(screen.getByLabelText('Units in stock'));
  await user.type(screen.getByLabelText('Units in stock'), '12');
  await user.type(screen.getByLabelText('Capacity (L)'), '1.7');
  await user.type(screen.getByLabelText('More specifications'), 'Power: 2400 W');
  await user.click(screen.getByLabelText('Put it on sale at once'));
  await user.click(await save());
  await screen.findByText(/^Arrived at \/products/);
  expect(asked.findLast(({ call }) => !call.startsWith('GET'))?.body).toMatchObject({
    name: 'Iron',
    brand: 'Tefal',
    categoryId: 'c1',
    price: 15_000,
    stock: 12,
    specifications: [
      { label: 'Capacity', value: '1.7' },
      { label: 'Power', value: '2400 W' },
    ],
    isPublished: false,
  });
});

it('says beside its field what the shop found wrong, and keeps what was written', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Please look at the price', {
    price: 'Price must be at least RWF 1',
  });
  answerCalls({ ...choices, 'POST /api/seller/products': refusal });
  const { user } = openPage('/products/new', pages);
  await user.type(await screen.findByLabelText('Name'), 'Iron');
  await user.click(await save());
  await expect.poll(() => noteOn('Price (RWF)')).toContain('Price must be at least RWF 1');
  expect(document.activeElement).toBe(screen.getByLabelText('Price (RWF)'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Iron');
});

it('changes a product with the stock it was opened with, so that sold units are not written over', async () => {
  const conflict = new Refusal(409, 'stock_changed', 'Units were sold meanwhile: 5 are left');
  const asked = answerCalls({
    ...choices,
    'GET /api/seller/products/p1': { product: kettle },
    'PUT /api/seller/products/p1': conflict,
  });
  const { user } = openPage('/products/p1', pages);
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Kettle');
  expect(noteOn('Units in stock')).toContain('2 reserved for orders.');
  await user.clear(screen.getByLabelText('Units in stock'));
  await user.type(screen.getByLabelText('Units in stock'), '20');
  await user.click(await save());
  await screen.findByText('Units were sold meanwhile: 5 are left');
  expect(asked.findLast(({ call }) => !call.startsWith('GET'))?.body).toMatchObject({
    stock: 20,
    seenStock: 7,
    images: kettle.images,
  });
});

it('uploads pictures as they are chosen, takes one off, and says why one was refused', async () => {
  const answers = ['/images/front/480', new Refusal(415, 'unsupported_image', 'This is no picture we can read')];
  answerCalls({
    ...choices,
    'POST /api/seller/pictures': () => {
      const next = answers.shift();
      return next instanceof Refusal ? next : { image: next };
    },
  });
  const { user } = openPage('/products/new', pages);
  const add = await screen.findByLabelText('Add picture');
  const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
  await user.upload(add, picture('front.png'));
  const pictures = within(screen.getByRole('list', { name: 'Pictures' }));
  await pictures.findByRole('img', { name: 'Picture 1' });
  await user.upload(await screen.findByLabelText('Add picture'), picture('broken.png'));
  await screen.findByText('broken.png: This is no picture we can read');
  await user.click(pictures.getByRole('button', { name: 'Remove picture 1' }));
  expect(pictures.queryByRole('img')).toBeNull();
});

it('takes several pictures at once, dropped or chosen, and moves them by keyboard', async () => {
  const answers = ['/images/front/480', '/images/side/480', '/images/back/480'];
  const asked = answerCalls({
    ...choices,
    'POST /api/seller/pictures': () => ({ image: answers.shift() }),
    'POST /api/seller/products': () => new Refusal(400, 'validation_failed', 'Name is required'),
  });
  const { user } = openPage('/products/new', pages);
  const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
  await screen.findByLabelText('Add picture');
  const list = screen.getByRole('list', { name: 'Pictures' });
  fireEvent.drop(list, { dataTransfer: { files: [picture('front.png'), picture('side.png')], types: ['Files'] } });
  await within(list).findByRole('img', { name: 'Picture 2' });
  await user.upload(screen.getByLabelText('Add picture'), picture('back.png'));
  await within(list).findByRole('img', { name: 'Picture 3' });
  within(list).getByRole('button', { name: 'Move picture 3 forward' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(within(list).getByRole('button', { name: 'Move picture 2 forward' }));
  screen.getByText('Picture 3 moved to place 2 of 3.');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  await waitFor(() =>
    expect(asked.findLast(({ call }) => !call.startsWith('GET'))?.body).toMatchObject({
      images: ['/images/front/480', '/images/back/480', '/images/side/480'],
    }),
  );
});

it('leads who is not signed in to the console’s login, and back', async () => {
  saveSellerToken(null);
  answerCalls({});
  openPage('/products/p1', pages);
  await screen.findByText(/^Arrived at \/login\?returnTo=%2Fproducts%2Fp1/);
});

it('shows why the stock is what it is, and records what was received, counted or broken', async () => {
  const movement = { _id: '7', units: -2, reason: 'sold', note: '', staff: 'Aline', at: '2026-11-16T08:00:00.000Z' };
  const asked = answerCalls({
    ...choices,
    'GET /api/seller/products/p1': { product: kettle },
    'GET /api/seller/products/p1/stock': {
      cost: 7000,
      movements: [
        { ...movement, order: { _id: 'o1', orderNumber: '1042' } },
        { ...movement, _id: '6', units: 9, reason: 'received', note: 'From Dubai' },
      ],
    },
    'POST /api/seller/products/p1/stock': { message: 'The stock is saved.' },
  });
  const { user } = openPage('/products/p1', pages);
  const history = within(await screen.findByRole('region', { name: 'Stock history' }));
  expect(history.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '−2Sold: order 104216 Nov 2026, 10:00 · Aline',
    '+9ReceivedFrom Dubai16 Nov 2026, 10:00 · Aline',
  ]);
  expect(history.getByRole('link', { name: 'order 1042' }).getAttribute('href')).toBe('/orders/o1');
  expect(noteOn('Purchase cost per unit (RWF)')).toMatch(/Last: RWF.7,000/);
  await user.type(history.getByLabelText('Units'), '1 200');
  await user.type(history.getByLabelText('Purchase cost per unit (RWF)'), '6500');
  await user.click(history.getByRole('button', { name: 'Save' }));
  const sent = () => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ reason: 'received', units: 1200, cost: 6500, note: '' }]));
  await user.selectOptions(history.getByLabelText('What happened'), 'Counted');
  expect(history.queryByLabelText('Purchase cost per unit (RWF)')).toBeNull();
  history.getByLabelText('Units counted');
});

it('says what the office wants of it and sends it for review again, once it is changed', async () => {
  const check = { state: 'changes', isHeldBack: true, note: 'Say its size.', since: '2026-11-16T08:00:00.000Z' };
  const asked = answerCalls({
    ...choices,
    'GET /api/seller/products/p1': { product: { ...kettle, isPublished: false, check } },
    'POST /api/seller/products/p1/check': { message: 'The office will check it again.' },
  });
  const { user } = openPage('/products/p1', pages);
  const line = within(await screen.findByRole('region', { name: 'Review by the office' }));
  line.getByText('“Say its size.”');
  line.getByText('Shoppers do not see it until then.', { exact: false });
  await user.click(line.getByRole('button', { name: 'Send for review again' }));
  await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/products/p1/check'))).toBe(true));
});

it('begins a copy with all but SKU, barcode and stock, and stores it as a new product', async () => {
  const asked = answerCalls({
    ...choices,
    'GET /api/seller/products/p1': { product: { ...kettle, sku: 'K-1', barcode: '036000291452' } },
    'POST /api/seller/products': { message: 'The product is on sale.' },
  });
  const { user } = openPage('/products/new?from=p1', pages);
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Kettle');
  expect(screen.getByLabelText<HTMLInputElement>('SKU (your own number)').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Barcode').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Units in stock').value).toBe('0');
  // A scanner ends with Enter, and the form is not sent by it.
  await user.type(screen.getByLabelText('Barcode'), '4006381333931{Enter}');
  expect(asked.every(({ call }) => call.startsWith('GET'))).toBe(true);
  await user.type(screen.getByLabelText('Name'), ' 2');
  await user.click(await save());
  await screen.findByText(/^Arrived at \/products/);
  const { call, body } = asked.findLast((one) => !one.call.startsWith('GET')) ?? {};
  expect(call).toBe('POST /api/seller/products');
  expect(body).toMatchObject({
    name: 'Kettle 2',
    sku: '',
    barcode: '4006381333931',
    stock: 0,
    price: 10_000,
    images: kettle.images,
  });
  expect(body).toMatchObject({ categoryId: 'c1', specifications: kettle.specifications });
});

it.each<[StaffRole, boolean]>([
  ['owner', true],
  ['manager', true],
  ['stock', true],
  ['sales', false],
  ['support', false],
])('shows a product to %s, to be changed by whose role it is', async (role, mayChange) => {
  answerCalls({ ...choices, 'GET /api/seller/products/p1': { product: kettle } });
  openPage('/products/p1', { '/products/:productId': asRole(role, product) });
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Kettle');
  for (const field of [name, await save()]) expect(field.closest('fieldset[disabled]') !== null).toBe(!mayChange);
  expect(screen.queryAllByText('Your role may not change this.').length > 0).toBe(!mayChange);
  for (const link of ['Variants', 'Duplicate'])
    expect(screen.queryByRole('link', { name: link }) !== null).toBe(mayChange);
});
