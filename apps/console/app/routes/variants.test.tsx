import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage, Refusal } from '../testing/open-page.tsx';
import * as variants from './variants.tsx';

const path = '/api/seller/products/p1/variants';
const updatedAt = '2026-11-16T08:00:00.000Z';
const black = {
  _id: 'p1',
  name: 'Nova Black',
  sku: 'N-1',
  barcode: '036000291452',
  price: 10_000,
  stock: 4,
  reserved: 0,
  cost: 7000,
  options: [{ label: 'Colour', value: 'Black' }],
  updatedAt,
};

beforeEach(() => saveSellerToken('seller-token'));

function open(found: object, answer: Parameters<typeof answerCalls>[0][string] = { message: 'Saved' }) {
  const asked = answerCalls({ [`GET ${path}`]: found, [`PUT ${path}`]: answer });
  const { user } = openPage('/products/p1/variants', { '/products/:productId/variants': variants });
  return { user, sent: () => asked.findLast(({ call }) => call.startsWith('PUT'))?.body };
}

const save = () => screen.findByRole('button', { name: 'Save variants' });

it('adds the combinations that are missing, and sends all rows with what was seen of those that are there', async () => {
  const { user, sent } = open({ family: 'Nova', variants: [black] });
  const wanted = await screen.findByLabelText(/One option per line/);
  await user.clear(wanted);
  await user.type(wanted, 'Colour: Black, White{Enter}Storage: 64, 128');
  await user.click(screen.getByRole('button', { name: 'Add missing rows' }));
  const rows = () => screen.getAllByRole('group');
  expect(rows()).toHaveLength(5);
  await user.type(within(rows()[0] as HTMLElement).getByLabelText('Storage'), '32');
  await user.click(within(rows()[4] as HTMLElement).getByRole('button', { name: /Remove/ }));
  const white = within(screen.getByRole('group', { name: 'White, 64' }));
  await user.type(white.getByLabelText('SKU'), 'N-2');
  await user.type(white.getByLabelText('Barcode'), '4006381333931{Enter}');
  await user.clear(white.getByLabelText('Price (RWF)'));
  await user.type(white.getByLabelText('Price (RWF)'), '12,000');
  await user.click(await save());
  await waitFor(() => expect(sent()).toBeDefined());
  const { family, rows: given } = sent() as { family: string; rows: object[] };
  expect([family, given.length]).toEqual(['Nova', 4]);
  expect(given[0]).toEqual({
    _id: 'p1',
    seenStock: 4,
    seenUpdatedAt: updatedAt,
    options: [
      { label: 'Colour', value: 'Black' },
      { label: 'Storage', value: '32' },
    ],
    sku: 'N-1',
    barcode: '036000291452',
    price: 10_000,
    stock: 4,
    cost: 7000,
  });
  expect(given[3]).toEqual({
    options: [
      { label: 'Colour', value: 'White' },
      { label: 'Storage', value: '64' },
    ],
    sku: 'N-2',
    barcode: '4006381333931',
    price: 12_000,
    stock: 0,
  });
});

it('makes the first of the combinations of a product without options', async () => {
  const { user } = open({ family: '', variants: [{ ...black, options: [] }] });
  await user.type(await screen.findByLabelText(/One option per line/), 'Colour: Black, White');
  await user.click(screen.getByRole('button', { name: 'Add missing rows' }));
  expect(screen.getAllByLabelText<HTMLInputElement>('Colour').map(({ value }) => value)).toEqual(['Black', 'White']);
  expect(screen.getByLabelText<HTMLInputElement>('Family').value).toBe('Nova Black');
});

it('says in each row what is wrong with it, and keeps what was typed', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Some rows need another look', {
    'rows.1.sku': 'Another product of this shop has this SKU',
  });
  const white = { ...black, _id: 'p2', sku: 'N-2', options: [{ label: 'Colour', value: 'White' }] };
  const { user } = open({ family: 'Nova', variants: [black, white] }, refusal);
  const second = within(await screen.findByRole('group', { name: 'White' }));
  await user.type(second.getByLabelText('SKU'), '-X');
  await user.click(await save());
  await second.findByText('Another product of this shop has this SKU');
  expect(second.getByLabelText<HTMLInputElement>('SKU').value).toBe('N-2-X');
  expect(within(screen.getByRole('group', { name: 'Black' })).queryByText(/Another product/)).toBeNull();
});
