import { expect, it } from 'vitest';
import { refuseToAct, unknownShop } from './acting.rules.ts';

const office = { role: 'admin' } as const;
const seller = { role: 'seller' } as const;
const open = { status: 'approved', employerId: null } as const;

it.each([
  ['the office for an open shop', office, open, true, undefined],
  ['the office for a suspended shop, whose orders go on', office, { ...open, status: 'suspended' }, true, undefined],
  ['the office for a shop that is not let in yet', office, { ...open, status: 'pending' }, true, unknownShop],
  ['the office for nobody', office, undefined, true, unknownShop],
  ['the office for somebody who works for a shop', office, { ...open, employerId: 'a shop' }, true, unknownShop],
  ['the office with what is no shop’s work', office, open, false, 'This cannot be done in the name of a shop.'],
  ['a seller for another shop', seller, open, true, 'Only the marketplace’s office may work for another shop.'],
  ['a seller for nobody', seller, undefined, true, 'Only the marketplace’s office may work for another shop.'],
] as const)('decides about %s', (_who, person, shop, isOfShop, refusal) => {
  expect(refuseToAct(person, shop, isOfShop)).toBe(refusal);
});
