import { addresses } from '../../platform/format/addresses.ts';

type MenuLink = {
  label: string;
  to: string;
  /** Pages below it that have no entry of their own begin with this. */
  holds?: string;
};

export const menuLinks = [
  { label: 'Dashboard', to: addresses.dashboard },
  { label: 'My Orders', to: addresses.orders, holds: '/dashboard/order/' },
  { label: 'Wishlist', to: addresses.wishlist },
  { label: 'Chat Support', to: addresses.chat, holds: `${addresses.chat}/` },
  { label: 'Change Password', to: addresses.changePassword },
] as const satisfies readonly MenuLink[];

/** How a link stands to the page in sight, in the words of `aria-current`. */
export function findCurrent({ to, holds }: MenuLink, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === to) return 'page';
  return holds !== undefined && path.startsWith(holds) ? 'true' : undefined;
}
