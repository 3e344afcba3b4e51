import type { DeliveryTerms, FirstSteps } from '@urumuri/contract';
import { identity } from '@urumuri/identity';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import * as repository from './first-steps.repository.ts';

const { feePerShopRwf: fee, freeFromRwf: freeFrom } = identity.shipping;
const terms: DeliveryTerms = { fee, freeFrom };

const isSame = (one: DeliveryTerms) => one.fee === terms.fee && one.freeFrom === terms.freeFrom;

/** What is left to do until an empty shop is open, as its data say. */
export function createFirstStepsService({ database: { db } }: { database: Database }) {
  return {
    async readFirstSteps(office: { phone: string }): Promise<FirstSteps> {
      const [shelves, agreed] = await Promise.all([
        repository.countShelves(db),
        repository.findAgreedDelivery(db) as Promise<DeliveryTerms | undefined>,
      ]);
      return {
        identity: {
          // Addresses that end like this are nobody's, by an agreement of the whole Internet.
          isDone: !identity.email.endsWith('.example'),
          name: identity.name,
          email: identity.email,
          phone: identity.phones[0],
        },
        categories: { isDone: shelves.categories > 0, count: shelves.categories },
        products: {
          isDone: shelves.onSale > 0,
          count: shelves.products,
          onSale: shelves.onSale,
          waitingShops: shelves.waitingShops,
        },
        delivery: { isDone: agreed !== undefined && isSame(agreed), ...terms },
        office: { isDone: office.phone !== '' },
        isOpen: shelves.onSale > 0,
      };
    },

    /** Says yes to the terms that were seen; others are looked at again. */
    async agreeToDelivery(seen: DeliveryTerms): Promise<void> {
      if (!isSame(seen)) throw new AppError('edit_conflict', 'The terms of delivery have changed. Look at them again.');
      await repository.saveAgreedDelivery(db, terms);
    },
  };
}
