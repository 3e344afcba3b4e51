import { describe, expect, it } from 'vitest';
import {
  readBarcodeCell,
  readNumber,
  readPercent,
  readPictures,
  readPrice,
  readSpecifications,
  readStock,
  readWarranty,
  readYesNo,
} from './values.rules.ts';

const findNone = () => undefined;

describe('a number', () => {
  it.each([
    ['1250000', 1_250_000],
    ['RWF 1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['1 250 000,50', 1_250_000.5],
    ['1\u202f250\u202f000 FRW', 1_250_000],
    ['₹1,099', 1099],
    ['Rs. 1,099.00', 1099],
    ["1'250'000.-", 1_250_000],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['1.250', 1250],
    ['1250.125', 1250.125],
    ['25%', 25],
  ])('is read from %s', (text, value) => expect(readNumber(text)).toBe(value));

  it.each(['', 'call us', '10 - 20', '12 of 20'])('is not read from %j', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  );
});

describe('a price', () => {
  it.each([
    ['RWF 999.50', 1000],
    ['USD 12', 12],
  ])('is whole francs of %s', (text, value) => expect(readPrice(text)).toEqual({ ok: true, value }));

  it.each([
    ['0', undefined],
    ['free', undefined],
    ['-500', '500'],
    ['100-200', '100'],
    ['1000000000001', undefined],
  ])('is refused as %s, with %s proposed', (text, proposal) => {
    expect(readPrice(text)).toMatchObject({ ok: false, ...(proposal === undefined ? {} : { proposal }) });
  });
});

describe('a barcode', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['4 006381 333931', '4006381333931'],
    ['4006381333931.0', '4006381333931'],
  ])('is read from %s', (text, value) => expect(readBarcodeCell(text)).toEqual({ ok: true, value }));

  it.each(['4.00638E+12', '4,00638E+12', '4e12'])('is never guessed from %s', (text) =>
    expect(readBarcodeCell(text)).toEqual({
      ok: false,
      reason: expect.stringContaining('shortened'),
      proposal: '-',
    }),
  );

  it.each([
    ['36000291452', '036000291452'],
    ['123457', '00123457'],
    ['4006381333932', '-'],
    ['Lamp', '-'],
  ])('is refused as %s, with %s proposed', (text, proposal) =>
    expect(readBarcodeCell(text)).toMatchObject({ ok: false, proposal }),
  );

  it('is none where the cell is left empty', () => expect(readBarcodeCell('-')).toEqual({ ok: true, value: null }));
});

it.each([
  ['12', 12],
  ['12 pcs', 12],
  ['1,200', 1200],
  ['Out of stock', 0],
  ['byashize', 0],
])('reads a stock of %s', (text, value) => expect(readStock(text)).toEqual({ ok: true, value }));

it.each(['-1', '1.5', 'yes', '3 boxes', '999999'])('refuses a stock of %s', (text) =>
  expect(readStock(text)).toMatchObject({ ok: false }),
);

it.each([
  ['25', 25],
  ['-25 %', 25],
  ['0.25', 25],
  ['12,5%', 12.5],
])('reads %s as percent', (text, value) => expect(readPercent(text)).toEqual({ ok: true, value }));

it.each([
  ['24', 24],
  ['2 years', 24],
  ['1 an', 12],
  ['18 mois', 18],
  ['imyaka 2', 24],
  ['6m', 6],
  ['No warranty', 0],
])('reads a warranty of %s in months', (text, value) => expect(readWarranty(text)).toEqual({ ok: true, value }));

it.each([
  ['yes', true],
  ['OUI', true],
  ['yego', true],
  ['draft', false],
  ['oya', false],
])('reads %s as yes or no', (text, value) => expect(readYesNo(text)).toEqual({ ok: true, value }));

describe('pictures', () => {
  it('are parted by spaces, bars, commas and lines, each taken once', () => {
    const text = 'https://a.example/1.jpg|https://a.example/2.jpg, https://a.example/1.jpg\nhttps://a.example/x,y.jpg';
    const value = ['https://a.example/1.jpg', 'https://a.example/2.jpg', 'https://a.example/x,y.jpg'];
    expect(readPictures(text, findNone)).toEqual({ ok: true, value });
  });

  it('may be our own', () => {
    const own = `/images/${'a'.repeat(32)}/1600`;
    expect(readPictures(own, findNone)).toEqual({ ok: true, value: [own] });
  });

  it.each(['photo.jpg', 'ftp://a.example/1.jpg', 'javascript:alert(1)', '/images/../secret'])('are not %s', (text) =>
    expect(readPictures(text, findNone)).toMatchObject({ ok: false }),
  );
});

it.each(['Power: 5 W | Colour: red', 'Power = 5 W\nColour = red', '[["Power","5 W"],["Colour","red"]]'])(
  'reads the specifications %s',
  (text) => {
    const value = [
      ['Power', '5 W'],
      ['Colour', 'red'],
    ];
    expect(readSpecifications(text)).toEqual({ ok: true, value });
  },
);
