import { expect, it } from 'vitest';
import { readDefinitions, writeDefinitions } from './specification-lines.ts';

const text = [
  'Screen: number 1..120 in',
  'Weight: number kg',
  'Ports: number',
  'Depth: number ..90 cm',
  'Energy class: A | B | C',
  'Smart: yes/no',
].join('\n');

it('reads what it writes', () => {
  const read = readDefinitions(text);
  expect(read).toMatchObject([
    { name: 'Screen', kind: 'number', unit: 'in', lowest: 1, highest: 120 },
    { name: 'Weight', kind: 'number', unit: 'kg' },
    { name: 'Ports', kind: 'number', unit: '' },
    { name: 'Depth', unit: 'cm', highest: 90 },
    { name: 'Energy class', kind: 'choice', choices: ['A', 'B', 'C'] },
    { name: 'Smart', kind: 'yes-no' },
  ]);
  expect(writeDefinitions(read.map((one) => ({ ...one, _id: '', categoryId: '' })))).toBe(text);
});

it.each([
  ['', []],
  ['\n  \n', []],
  ['Screen', [{ name: 'Screen', kind: 'choice', unit: '', choices: [] }]],
])('reads %j as %j', (given, read) => expect(readDefinitions(given)).toEqual(read));
