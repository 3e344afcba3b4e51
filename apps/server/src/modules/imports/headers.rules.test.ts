import { expect, it } from 'vitest';
import { findHeaderRow, guessColumns, isOwnFile, ownHeaders } from './headers.rules.ts';

const fieldsOf = (headers: string[], rows: string[][] = [], kept?: Map<string, 'name' | null>) =>
  guessColumns(headers, rows, kept).map(({ field }) => field);

it.each([
  [
    ['Product ID', 'Title', 'Manufacturer', 'Type', 'Unit Price', 'Qty'],
    ['sku', 'name', 'brand', 'category', 'price', 'stock'],
  ],
  [
    ['Référence', 'Désignation', 'Marque', 'Catégorie', 'Prix (RWF)', 'Quantité'],
    ['sku', 'name', 'brand', 'category', 'price', 'stock'],
  ],
  [
    ['Kode', 'Izina ry’igicuruzwa', 'Ikirango', 'Icyiciro', 'Igiciro', 'Umubare'],
    ['sku', 'name', 'brand', 'category', 'price', 'stock'],
  ],
  [
    ['product_name', 'discounted_price', 'actual_price', 'discount_percentage', 'img_link'],
    ['name', 'salePrice', 'oldPrice', 'discount', 'images'],
  ],
  [
    ['Image 1', 'Image 2', 'Image 3', 'Prodct name', 'Descripton'],
    ['images', 'images', 'images', 'name', 'description'],
  ],
  [
    ['Code', 'EAN-13', 'Nom', 'Prix'],
    ['sku', 'barcode', 'name', 'price'],
  ],
  [
    ['Réf', 'Code-barres', 'Désignation'],
    ['sku', 'barcode', 'name'],
  ],
  [
    ['SKU', 'UPC', 'GTIN'],
    ['sku', 'barcode', null],
  ],
  [
    ['Prix', 'Ancien prix', 'Prix promo'],
    ['price', 'oldPrice', 'salePrice'],
  ],
  [
    ['Weight', 'Shelf', ''],
    [null, null, null],
  ],
])('knows %j', (headers, fields) => expect(fieldsOf(headers)).toEqual(fields));

it('gives a field away once, to the best name', () => {
  expect(fieldsOf(['Product name', 'Name', 'Nom'])).toEqual(['name', null, null]);
});

it('sees pictures by what stands in the column', () => {
  expect(fieldsOf(['Name', 'X'], [['Lamp', 'https://a.example/1.jpg']])).toEqual(['name', 'images']);
});

it('goes by what the seller said of such a column the last time', () => {
  expect(
    fieldsOf(
      ['Bezeichnung', 'Price'],
      [],
      new Map([
        ['Bezeichnung', 'name'],
        ['Price', null],
      ]),
    ),
  ).toEqual(['name', null]);
});

it('finds the row of headers below titles and empty rows', () => {
  expect(findHeaderRow([['Price list 2026'], [''], ['SKU', 'Name', 'Price'], ['1', 'Lamp', '100']])).toBe(2);
  expect(
    findHeaderRow([
      ['Foo', 'Bar'],
      ['1', '2'],
    ]),
  ).toBe(0);
});

it('knows a file of our own, and reads every column of it', () => {
  expect(isOwnFile([...ownHeaders])).toBe(true);
  expect(isOwnFile(['SKU', 'Name'])).toBe(false);
  expect(fieldsOf([...ownHeaders])).not.toContain(null);
  const earlier = ownHeaders.filter((header) => header !== 'Barcode');
  expect(isOwnFile(earlier)).toBe(true);
  expect(fieldsOf([...earlier, 'Screen']).at(-1)).toBe('specification');
});

it('finds the headers among rows as wide as they may be', () => {
  const row = Array.from({ length: 200 }, (_, place) => `header word ${place} `.padEnd(120, 'x y'));
  const rows = Array.from({ length: 10 }, () => row);
  expect(findHeaderRow([...rows.slice(1), ['SKU', 'Name', 'Price']])).toBe(9);
  expect(guessColumns(row, rows)).toHaveLength(200);
});
