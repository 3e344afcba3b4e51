import type { Identity } from './identity.ts';

/** Names of rooms are made here and from tokens alone; nothing a client sends ever becomes one. */
export const rooms = {
  sellers: 'sellers',
  /** Hears of the orders and returns of every shop. */
  office: 'office',
  customer: (customerId: string) => `customer:${customerId}`,
  seller: (sellerId: string) => `seller:${sellerId}`,
  /** Of the people of a shop, those whose role lets them see its orders. */
  ordersOf: (sellerId: string) => `orders:${sellerId}`,
  /** Customers who have written to a shop, which alone may know that they are there. */
  writersTo: (sellerId: string) => `writers:${sellerId}`,
  session: (sessionId: string) => `session:${sessionId}`,
} as const;

export function ownRoom({ kind, id }: Pick<Identity, 'kind' | 'id'>): string {
  return kind === 'customer' ? rooms.customer(id) : rooms.seller(id);
}
