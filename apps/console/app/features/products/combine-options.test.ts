import { expect, it } from 'vitest';
import { listMissing, splitValues } from './combine-options.ts';

const colours = { label: 'Colour', values: ['Black', 'White'] };
const sizes = { label: 'Storage', values: ['64', '128 GB'] };

it('makes every combination that is not there yet, in whatever case', () => {
  expect(listMissing([colours, sizes], [{ Colour: 'black', Storage: '64' }])).toEqual([
    { Colour: 'Black', Storage: '128 GB' },
    { Colour: 'White', Storage: '64' },
    { Colour: 'White', Storage: '128 GB' },
  ]);
  expect(listMissing([colours], [{ Colour: 'Black' }, { Colour: 'White' }])).toEqual([]);
  expect(listMissing([], [])).toEqual([]);
  expect(listMissing([{ label: 'Colour', values: [] }], [])).toEqual([]);
});

it('reads values as they are typed', () => {
  expect(splitValues(' Black, White,,Black ')).toEqual(['Black', 'White']);
});
