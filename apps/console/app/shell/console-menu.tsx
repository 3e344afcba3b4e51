import type { SellerRole } from '@urumuri/contract';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { CloseIcon, MenuIcon } from '@urumuri/ui/parts/icons.tsx';
import { useCurrentInSight } from '@urumuri/ui/parts/use-current-in-sight.ts';
import { consoleAddresses as to } from './console-addresses.ts';
import { UnreadBadge } from './unread-badge.tsx';

type Group = Record<string, string>;

/** Groups of links by their words. The first is what the day is spent with: on a phone it is always at hand. */
const menus: Record<SellerRole, Record<string, Group>> = {
  seller: {
    Day: { Overview: to.home, Orders: to.orders, 'New order': to.newOrder, 'Call desk': to.calls, Chat: to.chat },
    'After the sale': { Returns: to.returns, 'Warranty claims': to.claims, Reviews: to.reviews },
    Money: { 'To give back': to.toGiveBack, 'To collect': to.toCollect },
    Goods: { Products: to.products, Vouchers: to.vouchers },
    Account: { 'My shop': to.profile, Security: to.security },
  },
  admin: {
    Day: {
      'All orders': to.allOrders,
      'New order': to.newOrder,
      Payments: to.payments,
      Returns: to.returns,
      'Warranty claims': to.claims,
      Customers: to.customers,
      Messages: to.messages,
    },
    Catalogue: {
      Categories: to.categories,
      Brands: to.brands,
      Reviews: to.reviews,
      Searches: to.searches,
      Synonyms: to.synonyms,
    },
    Marketplace: {
      'First steps': to.firstSteps,
      Shops: to.shops,
      Colleagues: to.colleagues,
      Settings: to.settings,
      Texts: to.templates,
      Pages: to.pages,
      Banners: to.banners,
      Status: to.status,
    },
    'Our own shop': {
      'Our orders': to.orders,
      'Call desk': to.calls,
      'Our products': to.products,
      'Our vouchers': to.vouchers,
      Chat: to.chat,
    },
    Account: { 'My account': to.profile, Security: to.security },
  },
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
        {Object.entries(menus[role]).map(([title, group]) => (
          <GroupOfLinks key={title} title={title} group={group} unreadCount={unreadCount} />
        ))}
      </div>
    </nav>
  );
}

/** The first group, and before it the page one is on where that is none of it. */
function AtHand({ groups, unreadCount }: { groups: Record<string, Group>; unreadCount: number }) {
  const strip = useCurrentInSight<HTMLUListElement>();
  const { pathname } = useLocation();
  const [first = [], ...others] = Object.values(groups).map((group) => Object.entries(group));
  const current = others.flat().filter(([, address]) => pathname === address || pathname.startsWith(`${address}/`));
  return (
    <ul ref={strip} className="no-scrollbar -mr-(--gutter) flex gap-1 overflow-x-auto pr-(--gutter)">
      {[...current, ...first].map(([label, address]) => (
        <MenuLink key={address} label={label} address={address} unreadCount={unreadCount} />
      ))}
    </ul>
  );
}

function GroupOfLinks({ title, group, unreadCount }: { title: string; group: Group; unreadCount: number }) {
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className="px-4 pb-1 text-sm text-slate">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="max-sm:grid max-sm:grid-cols-2">
        {Object.entries(group).map(([label, address]) => (
          <MenuLink key={address} label={label} address={address} unreadCount={unreadCount} />
        ))}
      </ul>
    </div>
  );
}

function MenuLink({ label, address, unreadCount }: { label: string; address: string; unreadCount: number }) {
  return (
    <li className="shrink-0">
      <NavLink
        to={address}
        end={address === to.home}
        className={({ isActive }) =>
          classNames(
            'flex min-h-11 items-center rounded-control px-4 font-semibold lg:min-h-9',
            isActive ? 'bg-ink text-white' : 'text-slate hover:bg-mist hover:text-ink',
          )
        }
      >
        <span className="whitespace-nowrap">{label}</span>
        {address === to.chat && <UnreadBadge count={unreadCount} className="ml-2 lg:ml-auto" />}
      </NavLink>
    </li>
  );
}
