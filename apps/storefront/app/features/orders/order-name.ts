import type { Order } from '@urumuri/contract';

const ID_CHARACTERS = 8;

/** What people call an order: its number, or the start of its id where there is none. */
export function orderName({ _id, orderNumber }: Pick<Order, '_id' | 'orderNumber'>): string {
  return `#${orderNumber ?? _id.slice(0, ID_CHARACTERS)}`;
}
