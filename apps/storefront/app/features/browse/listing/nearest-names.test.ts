import { expect, it } from 'vitest';
import { listNearestNames } from './nearest-names.ts';

const names = ['Phones', 'Headphones & Audio', 'Televisions', 'Refrigerators', 'Washing Machines'];

it.each([
  ['télévision XQ9', ['Televisions']],
  ['fonez', ['Phones']],
  ['refrigirator', ['Refrigerators']],
  ['wash mashine', ['Washing Machines']],
  ['phon', ['Phones', 'Headphones & Audio']],
  ['zzqqxxyy', []],
])('for %j offers %j', (value, nearest) => expect(listNearestNames(value, names, 3)).toEqual(nearest));
