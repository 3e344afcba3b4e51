import { randomBytes } from 'node:crypto';
import type { Executor } from '../../db/client.ts';
import { nameKeyOf } from './shop-name.rules.ts';
import { listAlike, lockOfficeNames } from './sellers.repository.ts';

const keyBytes = 4;

/** The house itself, then its offices: `Urumuri`, `Urumuri Office`, `Urumuri Office 2`. */
function nameOffice(house: string, place: number): string {
  if (place === 0) return house;
  return place === 1 ? `${house} Office` : `${house} Office ${place}`;
}

/** What a new account of the office sells under until it is given a name: one that no other account has. */
export async function nameOfficeShop(tx: Executor, house: string) {
  const slug = `office-${randomBytes(keyBytes).toString('hex')}`;
  await lockOfficeNames(tx);
  for (let place = 0; ; place += 1) {
    const shopName = nameOffice(house, place);
    const nameKey = nameKeyOf(shopName);
    const alike = await listAlike(tx, nameKey);
    const isTaken = alike.some((shop) => (shop.nameKey ?? nameKeyOf(shop.shopName)) === nameKey);
    if (!isTaken) return { slug, shopName, nameKey };
  }
}
