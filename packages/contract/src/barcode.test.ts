import { expect, it } from 'vitest';
import { barcodeKey, readBarcode } from './barcode.ts';

it.each([
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  ['4006381333931', '4006381333931'],
  ['10614141543219', '10614141543219'],
  [' 4006381-333931 ', '4006381333931'],
  ['0 36000 29145 2', '036000291452'],
])('reads %j', (text, value) => expect(readBarcode(text)).toEqual({ ok: true, value }));

it.each([
  ['4006381333932', 'The last digit of a barcode does not fit: check the number'],
  ['96385075', 'The last digit of a barcode does not fit: check the number'],
  ['400638133393', 'The last digit of a barcode does not fit: check the number'],
  ['40063813339', 'A barcode has 8, 12, 13 or 14 digits'],
  ['400638133393100', 'A barcode has 8, 12, 13 or 14 digits'],
  ['6.00123E+12', 'A barcode has only digits'],
  ['٤٠٠٦٣٨١٣٣٣٩٣١', 'A barcode has only digits'],
  ['', 'A barcode has only digits'],
])('refuses %j', (text, reason) => expect(readBarcode(text)).toEqual({ ok: false, reason }));

it('takes UPC, EAN and GTIN of one number for the same, and no others', () => {
  const spellings = ['036000291452', '0036000291452', '00036000291452', '0 36000-29145 2'];
  expect(new Set(spellings.map(barcodeKey))).toEqual(new Set(['00036000291452']));
  expect(barcodeKey('4006381333931')).not.toBe(barcodeKey('96385074'));
  expect(barcodeKey('Radio')).toBeUndefined();
});

it('refuses every number with one digit wrong', () => {
  const right = '4006381333931';
  for (let at = 0; at < right.length; at += 1)
    for (const digit of '0123456789') {
      if (digit === right[at]) continue;
      expect(readBarcode(right.slice(0, at) + digit + right.slice(at + 1)).ok).toBe(false);
    }
});
