import { expect, it } from 'vitest';
import { readSpecifications, writeSpecifications } from './specification-text.ts';

it('reads one a line, and leaves out what is no pair', () => {
  expect(readSpecifications('Power: 5 W\n\n no colon \nRatio: 16:9\n: empty')).toEqual([
    { label: 'Power', value: '5 W' },
    { label: 'Ratio', value: '16:9' },
  ]);
});

it('reads back what it wrote', () => {
  const pairs = [
    { label: 'Screen', value: '55"' },
    { label: 'Ratio', value: '16:9' },
  ];
  expect(readSpecifications(writeSpecifications(pairs))).toEqual(pairs);
});
