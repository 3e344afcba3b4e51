import type { SellerRole } from '@urumuri/contract';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { CloseIcon, MenuIcon } from '@urumuri/ui/parts/icons.tsx';
import { useCurrentInSight } from '@urumuri/ui/parts/use-current-in-sight.ts';
import { consoleAddresses } from './console-addresses.ts';
import { UnreadBadge } from './unread-badge.tsx';

type Entry = { label: string; to: string };
type Group = { title: string; entries: readonly Entry[] };

/** The first group of each is what the day is spent with: on a phone it is always at hand. */
const menus: Record<SellerRole, readonly [Group, ...Group[]]> = {
  seller: [
    {
      title: 'Day',
      entries: [
        { label: 'Overview', to: consoleAddresses.home },
        { label: 'Orders', to: consoleAddresses.orders },
        { label: 'New order', to: consoleAddresses.newOrder },
        { label: 'Call desk', to: consoleAddresses.calls },
        { label: 'Chat', to: consoleAddresses.chat },
      ],
    },
    {
      title: 'After the sale',
      entries: [
        { label: 'Returns', to: consoleAddresses.returns },
        { label: 'Warranty claims', to: consoleAddresses.claims },
        { label: 'Reviews', to: consoleAddresses.reviews },
      ],
    },
    {
      title: 'Goods',
      entries: [
        { label: 'Products', to: consoleAddresses.products },
        { label: 'Vouchers', to: consoleAddresses.vouchers },
      ],
    },
    {
      title: 'Account',
      entries: [
        { label: 'My shop', to: consoleAddresses.profile },
        { label: 'Security', to: consoleAddresses.security },
      ],
    },
  ],
  admin: [
    {
      title: 'Day',
      entries: [
        { label: 'All orders', to: consoleAddresses.allOrders },
        { label: 'New order', to: consoleAddresses.newOrder },
        { label: 'Payments', to: consoleAddresses.payments },
        { label: 'Returns', to: consoleAddresses.returns },
        { label: 'Warranty claims', to: consoleAddresses.claims },
        { label: 'Customers', to: consoleAddresses.customers },
        { label: 'Messages', to: consoleAddresses.messages },
      ],
    },
    {
      title: 'Catalogue',
      entries: [
        { label: 'Categories', to: consoleAddresses.categories },
        { label: 'Brands', to: consoleAddresses.brands },
        { label: 'Reviews', to: consoleAddresses.reviews },
        { label: 'Searches', to: consoleAddresses.searches },
        { label: 'Synonyms', to: consoleAddresses.synonyms },
      ],
    },
    {
      title: 'Marketplace',
      entries: [
        { label: 'First steps', to: consoleAddresses.firstSteps },
        { label: 'Shops', to: consoleAddresses.shops },
        { label: 'Colleagues', to: consoleAddresses.colleagues },
        { label: 'Settings', to: consoleAddresses.settings },
        { label: 'Texts', to: consoleAddresses.templates },
        { label: 'Pages', to: consoleAddresses.pages },
        { label: 'Banners', to: consoleAddresses.banners },
        { label: 'Status', to: consoleAddresses.status },
      ],
    },
    {
      title: 'Our own shop',
      entries: [
        { label: 'Our orders', to: consoleAddresses.orders },
        { label: 'Call desk', to: consoleAddresses.calls },
        { label: 'Our products', to: consoleAddresses.products },
        { label: 'Our vouchers', to: consoleAddresses.vouchers },
        { label: 'Chat', to: consoleAddresses.chat },
      ],
    },
    {
      title: 'Account',
      entries: [
        { label: 'My account', to: consoleAddresses.profile },
        { label: 'Security', to: consoleAddresses.security },
      ],
    },
  ],
};

type ConsoleMenuProps = { role: SellerRole; unreadCount: number };

/** A column of groups beside the page; on a phone a strip of what is at hand, and a button that opens the rest. */
export function ConsoleMenu({ role, unreadCount }: ConsoleMenuProps) {
  // Open on the page it was opened on: who has gone on has chosen.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const { key } = useLocation();
  const isOpen = openOn === key;
  const allId = useId();
  return (
    <nav
      aria-label="Console"
      className="min-w-0 py-3 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:py-0"
    >
      <div className="flex items-center gap-1 lg:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={allId}
          onClick={() => setOpenOn(isOpen ? null : key)}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-line px-3 font-semibold hover:bg-mist"
        >
          {isOpen ? <CloseIcon /> : <MenuIcon />}
          Menu
        </button>
        {!isOpen && <AtHand groups={menus[role]} unreadCount={unreadCount} />}
      </div>
      <div
        id={allId}
        className={classNames(
          'gap-5 pt-4 sm:grid-cols-2 lg:flex lg:flex-col lg:pt-0',
          isOpen ? 'grid' : 'max-lg:hidden',
        )}
      >
        {menus[role].map((group) => (
          <GroupOfLinks key={group.title} group={group} unreadCount={unreadCount} />
        ))}
      </div>
    </nav>
  );
}

/** The first group, and before it the page one is on where that is none of it. */
function AtHand({
  groups: [first, ...others],
  unreadCount,
}: {
  groups: readonly [Group, ...Group[]];
  unreadCount: number;
}) {
  const strip = useCurrentInSight<HTMLUListElement>();
  const { pathname } = useLocation();
  const current = others
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <ul ref={strip} className="no-scrollbar -mr-(--gutter) flex gap-1 overflow-x-auto pr-(--gutter)">
      {[...current, ...first.entries].map((entry) => (
        <MenuLink key={entry.to} entry={entry} unreadCount={unreadCount} />
      ))}
    </ul>
  );
}

function GroupOfLinks({ group: { title, entries }, unreadCount }: { group: Group; unreadCount: number }) {
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className="px-4 pb-1 text-sm text-slate">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="max-sm:grid max-sm:grid-cols-2">
        {entries.map((entry) => (
          <MenuLink key={entry.to} entry={entry} unreadCount={unreadCount} />
        ))}
      </ul>
    </div>
  );
}

function MenuLink({ entry: { label, to }, unreadCount }: { entry: Entry; unreadCount: number }) {
  return (
    <li className="shrink-0">
      <NavLink
        to={to}
        end={to === consoleAddresses.home}
        className={({ isActive }) =>
          classNames(
            'flex min-h-11 items-center rounded-control px-4 font-semibold lg:min-h-9',
            isActive ? 'bg-ink text-white' : 'text-slate hover:bg-mist hover:text-ink',
          )
        }
      >
        <span className="whitespace-nowrap">{label}</span>
        {to === consoleAddresses.chat && <UnreadBadge count={unreadCount} className="ml-2 lg:ml-auto" />}
      </NavLink>
    </li>
  );
}
