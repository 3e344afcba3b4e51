import type { ProductVariant } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { arrangeVariants } from './variants.ts';

const phone = (storage: string, colour: string, stock = 1): ProductVariant => ({
  _id: `${storage}-${colour}`,
  slug: `phone-${storage}-${colour}`,
  name: `Phone ${storage} ${colour}`,
  options: [
    { label: 'Storage', value: storage },
    { label: 'Colour', value: colour },
  ],
  price: 1,
  discount: 0,
  stock,
});

it('leads from each value to the product that otherwise differs least', () => {
  const family = [phone('64', 'blue'), phone('64', 'red'), phone('128', 'red'), phone('256', 'blue', 0)];
  expect(arrangeVariants(family, '64-blue')).toEqual([
    {
      label: 'Storage',
      choices: [
        { value: '64', slug: 'phone-64-blue', isChosen: true, isSoldOut: false },
        { value: '128', slug: 'phone-128-red', isChosen: false, isSoldOut: false },
        { value: '256', slug: 'phone-256-blue', isChosen: false, isSoldOut: true },
      ],
    },
    {
      label: 'Colour',
      choices: [
        { value: 'blue', slug: 'phone-64-blue', isChosen: true, isSoldOut: false },
        { value: 'red', slug: 'phone-64-red', isChosen: false, isSoldOut: false },
      ],
    },
  ]);
});

it('takes of two as near the one that can be bought', () => {
  const family = [phone('64', 'blue'), phone('128', 'red', 0), phone('128', 'green')];
  const [storage] = arrangeVariants(family, '64-blue');
  expect(storage?.choices[1]).toMatchObject({ slug: 'phone-128-green', isSoldOut: false });
});

it('offers no choice where all have the same, and names where nothing is said', () => {
  expect(arrangeVariants([phone('64', 'blue'), phone('128', 'blue')], '64-blue').map(({ label }) => label)).toEqual([
    'Storage',
  ]);
  const unsaid = [phone('64', 'blue'), phone('128', 'blue')].map((variant) => ({ ...variant, options: [] }));
  expect(arrangeVariants(unsaid, '64-blue')).toMatchObject([
    { label: 'Variant', choices: [{ value: 'Phone 64 blue', isChosen: true }, { value: 'Phone 128 blue' }] },
  ]);
  expect(arrangeVariants([], '64-blue')).toEqual([]);
});
