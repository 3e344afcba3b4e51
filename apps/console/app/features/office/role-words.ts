import type { StaffRole } from '@urumuri/contract';

/** What a role is called, and what it is for. */
export const roleWords: Record<StaffRole, { label: string; does: string }> = {
  owner: { label: 'Owner', does: 'everything, people too' },
  manager: { label: 'Manager', does: 'everything but people and payout accounts' },
  sales: { label: 'Sales', does: 'orders, calls, chats, payments' },
  stock: { label: 'Stock', does: 'products, packing, returned items' },
  support: { label: 'Support', does: 'calls, chats, returns, reviews' },
  rider: { label: 'Rider', does: 'own deliveries only' },
};

export const roleChoices = Object.entries(roleWords).map(
  ([role, { label, does }]) => [role, `${label}: ${does}`] as const,
);
