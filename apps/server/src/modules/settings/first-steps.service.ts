import type { DeliveryTerms, FirstSteps } from '@urumuri/contract';
import { identity } from '@urumuri/identity';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import * as repository from './first-steps.repository.ts';

const readTerms = (): DeliveryTerms => ({
  fee: identity.shipping.feePerShopRwf,
  freeFrom: identity.shipping.freeFromRwf,
});

const isSame = (one: DeliveryTerms, other: DeliveryTerms) => one.fee === other.fee && one.freeFrom === other.freeFrom;

export type FirstStepsService = ReturnType<typeof createFirstStepsService>;

/** What is left to do until an empty shop is open, as its data say. */
export function createFirstStepsService({ database: { db } }: { database: Database }) {
  return {
    async readFirstSteps(office: { phone: string; shopName: string }): Promise<FirstSteps> {
      const [shelves, agreed] = await Promise.all([
        repository.countShelves(db),
        repository.findConfirmedDelivery(db) as Promise<DeliveryTerms | undefined>,
      ]);
      const terms = readTerms();
      return {
        identity: {
          // Addresses that end like this are nobody's, by an agreement of the whole Internet.
          isDone: !identity.email.endsWith('.example') && identity.phones.length > 0,
          name: identity.name,
          email: identity.email,
          phone: identity.phones[0] ?? '',
        },
        categories: { isDone: shelves.categories > 0, count: shelves.categories },
        products: {
          isDone: shelves.onSale > 0,
          count: shelves.products,
          onSale: shelves.onSale,
          waitingShops: shelves.waitingShops,
        },
        delivery: { isDone: agreed !== undefined && isSame(agreed, terms), ...terms },
        office: { isDone: office.phone !== '', shopName: office.shopName },
        isOpen: shelves.onSale > 0,
      };
    },

    /** Says yes to the terms that were seen; others are looked at again. */
    async agreeToDelivery(seen: DeliveryTerms): Promise<void> {
      const terms = readTerms();
      if (!isSame(seen, terms))
        throw new AppError('edit_conflict', 'The terms of delivery have changed. Look at them again.');
      await repository.saveConfirmedDelivery(db, terms);
    },
  };
}
