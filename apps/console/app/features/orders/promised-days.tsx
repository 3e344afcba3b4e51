import type { SellerOrder } from '@urumuri/contract';
import { nameDays } from '@urumuri/ui/format/promised-days.ts';

type PromisedDaysProps = { order: Pick<SellerOrder, 'promised' | 'delivery_status'> };

/** When the customer was told that it comes. */
export const PromisedDays = ({ order: { promised, delivery_status } }: PromisedDaysProps) =>
  promised && delivery_status !== 'cancelled' ? (
    <p className="mb-4 font-semibold">Promised for {nameDays(promised)}</p>
  ) : null;
