import { expect, it } from 'vitest';
import { describeVariant, findWrongRows, nameVariant } from './variants.rules.ts';

const row = (value: string, given: object = {}) => ({
  options: [{ label: 'Colour', value }],
  sku: '',
  barcode: '',
  price: 1000,
  stock: 1,
  ...given,
});
const held = { stock: 5, reserved: 2, salePrice: null, updatedAt: '2026-11-19T08:00:00.000Z' };
const taken = { skus: new Set(['taken']), barcodes: new Set(['04006381333931']) };
const seen = { _id: 'a', seenStock: 5, seenUpdatedAt: held.updatedAt };

it.each([
  ['nothing', [row('Black'), row('White')], {}],
  ['options twice', [row('Black'), row(' black ')], { 'rows.1.options': expect.stringContaining('same options') }],
  ['no options', [row('Black', { options: [] })], { 'rows.0.options': expect.stringContaining('at least one') }],
  ['a SKU twice', [row('Black', { sku: 'A' }), row('White', { sku: 'a' })], { 'rows.1.sku': expect.any(String) }],
  ['a SKU of another product', [row('Black', { sku: 'Taken' })], { 'rows.0.sku': expect.any(String) }],
  [
    'a barcode twice, however many digits it has',
    [row('Black', { barcode: '036000291452' }), row('White', { barcode: '0036000291452' })],
    { 'rows.1.barcode': expect.any(String) },
  ],
  [
    'a barcode of another product',
    [row('Black', { barcode: '4006381333931' })],
    { 'rows.0.barcode': expect.any(String) },
  ],
  ['stock sold meanwhile', [row('Black', { ...seen, seenStock: 6, stock: 9 })], { 'rows.0.stock': expect.any(String) }],
  ['stock that nobody has changed', [row('Black', { ...seen, seenStock: 6, stock: 6 })], {}],
  ['promised units', [row('Black', { ...seen, stock: 1 })], { 'rows.0.stock': '2 reserved for orders' }],
  [
    'what another has changed',
    [row('Black', { ...seen, seenUpdatedAt: '2026-11-19T07:00:00.000Z', stock: 5 })],
    { 'rows.0.price': expect.stringContaining('Someone else') },
  ],
])('finds %s', (_, rows, wrong) => {
  expect(findWrongRows(rows, new Map([['a', held]]), taken)).toEqual(wrong);
});

it('keeps the price above the sale price', () => {
  const reduced = new Map([['a', { ...held, salePrice: 1000 }]]);
  expect(findWrongRows([row('Black', { ...seen, stock: 5 })], reduced, taken)).toHaveProperty(['rows.0.price']);
});

const own = [
  ['Storage', '64 GB'],
  ['Colour', 'Black'],
] as const;
const options = [
  { label: 'Storage', value: '128 GB' },
  { label: 'Colour', value: 'White' },
];

it.each([
  ['Nova 64 GB black', own, 'Nova 128 GB White'],
  ['Nova 64 GB', own, 'Nova 128 GB White'],
  ['Nova', [], 'Nova 128 GB White'],
])('names another of %s', (name, given, expected) => {
  expect(nameVariant(name, given, options)).toBe(expected);
});

it('says its own values, and nothing that may be wrong of it', () => {
  const said = [
    ['Storage', '64 GB'],
    ['Colour', 'Midnight'],
    ['Power', '5 W'],
  ] as const;
  expect(describeVariant(said, own, options)).toEqual([
    ['Storage', '128 GB'],
    ['Power', '5 W'],
  ]);
});
