import type { SellerRole } from '@urumuri/contract';
import { NavLink } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { useCurrentInSight } from '../../ui/use-current-in-sight.ts';
import { consoleAddresses } from './console-addresses.ts';
import { UnreadBadge } from './unread-badge.tsx';

const menus: Record<SellerRole, readonly { label: string; to: string }[]> = {
  seller: [
    { label: 'Overview', to: consoleAddresses.home },
    { label: 'New order', to: consoleAddresses.newOrder },
    { label: 'Orders', to: consoleAddresses.orders },
    { label: 'Call desk', to: consoleAddresses.calls },
    { label: 'Returns', to: consoleAddresses.returns },
    { label: 'Warranty claims', to: consoleAddresses.claims },
    { label: 'Products', to: consoleAddresses.products },
    { label: 'Vouchers', to: consoleAddresses.vouchers },
    { label: 'Reviews', to: consoleAddresses.reviews },
    { label: 'Chat', to: consoleAddresses.chat },
    { label: 'My shop', to: consoleAddresses.profile },
    { label: 'Security', to: consoleAddresses.security },
  ],
  admin: [
    { label: 'First steps', to: consoleAddresses.firstSteps },
    { label: 'Shops', to: consoleAddresses.shops },
    { label: 'New order', to: consoleAddresses.newOrder },
    { label: 'All orders', to: consoleAddresses.allOrders },
    { label: 'Returns', to: consoleAddresses.returns },
    { label: 'Warranty claims', to: consoleAddresses.claims },
    { label: 'Reviews', to: consoleAddresses.reviews },
    { label: 'Payments', to: consoleAddresses.payments },
    { label: 'Customers', to: consoleAddresses.customers },
    { label: 'Messages', to: consoleAddresses.messages },
    { label: 'Texts', to: consoleAddresses.templates },
    { label: 'Settings', to: consoleAddresses.settings },
    { label: 'Status', to: consoleAddresses.status },
    { label: 'Pages', to: consoleAddresses.pages },
    { label: 'Banners', to: consoleAddresses.banners },
    { label: 'Categories', to: consoleAddresses.categories },
    { label: 'Brands', to: consoleAddresses.brands },
    { label: 'Searches', to: consoleAddresses.searches },
    { label: 'Synonyms', to: consoleAddresses.synonyms },
    { label: 'Our orders', to: consoleAddresses.orders },
    { label: 'Call desk', to: consoleAddresses.calls },
    { label: 'Our products', to: consoleAddresses.products },
    { label: 'Our vouchers', to: consoleAddresses.vouchers },
    { label: 'Chat', to: consoleAddresses.chat },
    { label: 'My account', to: consoleAddresses.profile },
    { label: 'Security', to: consoleAddresses.security },
  ],
};

/** A column beside the page, and on a phone a strip above it that scrolls sideways. */
export function ConsoleMenu({ role, unreadCount }: { role: SellerRole; unreadCount: number }) {
  const list = useCurrentInSight<HTMLUListElement>();
  return (
    <nav aria-label="Console" className="min-w-0 lg:sticky lg:top-6">
      <ul
        ref={list}
        className="no-scrollbar -mx-(--gutter) flex gap-1 overflow-x-auto px-(--gutter) py-3 lg:mx-0 lg:flex-col lg:p-0"
      >
        {menus[role].map(({ label, to }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={to === consoleAddresses.home}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center rounded-control px-4 font-semibold whitespace-nowrap',
                  isActive ? 'bg-ink text-white' : 'text-slate hover:bg-mist hover:text-ink',
                )
              }
            >
              {label}
              {to === consoleAddresses.chat && <UnreadBadge count={unreadCount} className="ml-2 lg:ml-auto" />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
