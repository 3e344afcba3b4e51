import type { SellerRole } from '@urumuri/contract';
import { consoleAddresses as to } from './console-addresses.ts';

type Jump = { keys: readonly [string, string]; does: string; to: string };

const within = 1500;
export const helpKey = '?';

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** `g` and a letter lead to a page. */
export const jumpsOf = (role: SellerRole): readonly Jump[] => [
  { keys: ['g', 'h'], does: 'Overview', to: to.home },
  { keys: ['g', 'o'], does: 'Orders', to: role === 'admin' ? to.allOrders : to.orders },
  { keys: ['g', 'c'], does: 'Call desk', to: to.calls },
  { keys: ['g', 'p'], does: 'Products', to: to.products },
];

type Press = { key: string; atMs: number };

/** What a key does after the one before it: opens the list of shortcuts, or leads to an address. */
export function readShortcut(press: Press, before: Press | undefined, role: SellerRole): string | undefined {
  if (press.key === helpKey) return helpKey;
  if (before === undefined || press.atMs - before.atMs > within) return undefined;
  return jumpsOf(role).find(({ keys: [first, second] }) => first === before.key && second === press.key)?.to;
}
