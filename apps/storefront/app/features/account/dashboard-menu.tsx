import { isApiError } from '@urumuri/contract';
import type { ComponentType } from 'react';
import { Link, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { signOut } from '../../platform/session/session.ts';
import { clearCheckout } from '../../platform/storage/checkout.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import {
  BoxIcon,
  ChatIcon,
  GridIcon,
  HeartIcon,
  type IconProps,
  KeyIcon,
  LeaveIcon,
} from '@urumuri/ui/parts/icons.tsx';
import { useCurrentInSight } from '@urumuri/ui/parts/use-current-in-sight.ts';
import { findCurrent, menuLinks } from './menu-links.ts';

type Icon = ComponentType<IconProps>;

const icons: Record<(typeof menuLinks)[number]['label'], Icon> = {
  Dashboard: GridIcon,
  'My Orders': BoxIcon,
  Wishlist: HeartIcon,
  'Chat Support': ChatIcon,
  'Change Password': KeyIcon,
};

const entry =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3.5 text-left font-semibold whitespace-nowrap transition-colors lg:px-4';

/** A column beside the page, and on narrow screens a strip above it that scrolls sideways. */
export function DashboardMenu() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useCurrentInSight<HTMLUListElement>();
  return (
    <nav aria-label="Your account" className="min-w-0 print:hidden lg:sticky lg:top-24">
      <ul
        ref={list}
        className="no-scrollbar -mx-(--gutter) flex gap-1 overflow-x-auto overscroll-x-contain px-(--gutter) py-2 md:-mx-6 md:px-6 lg:mx-0 lg:flex-col lg:p-0"
      >
        {menuLinks.map((link) => (
          <li key={link.to} className="shrink-0">
            <MenuEntry link={link} current={findCurrent(link, pathname)} />
          </li>
        ))}
        <li className="needs-script shrink-0 lg:mt-2 lg:border-t lg:border-line lg:pt-2">
          <button
            type="button"
            onClick={() => void logOut(navigate)}
            className={classNames(entry, 'text-slate hover:bg-mist hover:text-ink')}
          >
            <LeaveIcon className="size-5 shrink-0" />
            LogOut
          </button>
        </li>
      </ul>
    </nav>
  );
}

type MenuEntryProps = { link: (typeof menuLinks)[number]; current: 'page' | 'true' | undefined };

function MenuEntry({ link: { label, to }, current }: MenuEntryProps) {
  const Icon = icons[label];
  return (
    <Link
      to={to}
      aria-current={current}
      className={classNames(entry, current ? 'bg-ink text-white' : 'text-slate hover:bg-mist hover:text-ink')}
    >
      <Icon className="size-5 shrink-0" />
      {label}
    </Link>
  );
}

/** Forgets the customer in this browser at once, and lets the server end the session meanwhile. */
async function logOut(navigate: NavigateFunction): Promise<void> {
  // Sent with the token that the next line takes away.
  const ending = api.logout();
  signOut('wished');
  void import('@urumuri/ui/browser/push.ts').then(({ unsubscribe }) => unsubscribe());
  clearCheckout();
  await navigate(addresses.login);
  try {
    toast.success((await ending).message);
  } catch (error) {
    // Nothing is left to do here: a session without its token runs out by itself.
    if (!isApiError(error)) throw error;
  }
}
