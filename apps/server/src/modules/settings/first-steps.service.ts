import { isDeepStrictEqual } from 'node:util';
import type { DeliveryTerms, FirstSteps } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import { countShelves } from './first-steps.repository.ts';
import { listDocuments, saveValue } from './settings.repository.ts';

const deliveryConfirmed = 'delivery agreed';

const termsOf = ({ shipping }: Identity): DeliveryTerms => ({
  fee: shipping.feePerShopRwf,
  freeFrom: shipping.freeFromRwf,
});

export type FirstStepsService = ReturnType<typeof createFirstStepsService>;

/** What is left to do until an empty shop is open, as its data say. */
export function createFirstStepsService({ db }: Database, readIdentity: () => Identity) {
  return {
    async readFirstSteps(office: { phone: string; shopName: string }): Promise<FirstSteps> {
      const [{ categories, ...products }, [confirmed]] = await Promise.all([
        countShelves(db),
        listDocuments(db, [deliveryConfirmed]),
      ]);
      const identity = readIdentity();
      const { name, email, phones } = identity;
      const terms = termsOf(identity);
      return {
        // Addresses that end like this are nobody's, by an agreement of the whole Internet.
        identity: { isDone: !email.endsWith('.example') && phones.length > 0, name, email, phone: phones[0] ?? '' },
        categories: { isDone: categories > 0, count: categories },
        products: { ...products, isDone: products.onSale > 0, count: products.products },
        delivery: { isDone: isDeepStrictEqual(confirmed?.value, terms), ...terms },
        office: { isDone: office.phone !== '', shopName: office.shopName },
        isOpen: products.onSale > 0,
      };
    },

    /** Says yes to the terms that were seen; others are looked at again. */
    async agreeToDelivery(seen: DeliveryTerms): Promise<void> {
      const terms = termsOf(readIdentity());
      if (!isDeepStrictEqual({ ...seen }, terms))
        throw new AppError('edit_conflict', 'The terms of delivery have changed. Look at them again.');
      await saveValue(db, deliveryConfirmed, terms);
    },
  };
}
