import type { OrderPart } from '@urumuri/contract';

/** Where an order is picked up, and when. */
export const describePickup = ({ address, hours }: { address: string; hours: string }) =>
  hours === '' ? address : `${address} (${hours})`;

/** Whether nothing of an order is delivered. */
export function isAllPickup({ parts }: { parts: readonly Pick<OrderPart, 'pickup' | 'delivery_status'>[] }): boolean {
  const standing = parts.filter(({ delivery_status: status }) => status !== 'cancelled');
  return standing.length > 0 && standing.every(({ pickup }) => pickup !== undefined);
}
