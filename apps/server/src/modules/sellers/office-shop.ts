import { randomBytes } from 'node:crypto';
import { identity } from '@urumuri/identity';
import { nameKeyOf } from './shop-name.rules.ts';

const keyBytes = 4;

/** What a new account of the office sells under until it is given a name: one that no other account has. */
export function inventOfficeShop() {
  const key = randomBytes(keyBytes).toString('hex');
  const shopName = `${identity.name} Office ${key}`;
  return { slug: `office-${key}`, shopName, nameKey: nameKeyOf(shopName) };
}
