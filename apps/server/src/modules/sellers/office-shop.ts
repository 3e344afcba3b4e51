import { randomBytes } from 'node:crypto';
import { identity } from '@urumuri/identity';
import type { Executor } from '../../db/client.ts';
import { nameKeyOf } from './shop-name.rules.ts';
import { listAlike, lockOfficeNames } from './sellers.repository.ts';

const keyBytes = 4;

/** The house itself, then its offices: `Urumuri`, `Urumuri Office`, `Urumuri Office 2`. */
function nameOffice(place: number): string {
  if (place === 0) return identity.name;
  return place === 1 ? `${identity.name} Office` : `${identity.name} Office ${place}`;
}

/** What a new account of the office sells under until it is given a name: one that no other account has. */
export async function nameOfficeShop(tx: Executor) {
  const slug = `office-${randomBytes(keyBytes).toString('hex')}`;
  await lockOfficeNames(tx);
  for (let place = 0; ; place += 1) {
    const shopName = nameOffice(place);
    const nameKey = nameKeyOf(shopName);
    const alike = await listAlike(tx, nameKey);
    const isTaken = alike.some((shop) => (shop.nameKey ?? nameKeyOf(shop.shopName)) === nameKey);
    if (!isTaken) return { slug, shopName, nameKey };
  }
}
