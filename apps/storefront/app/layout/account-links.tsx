import type { ReactNode } from 'react';
import { Link, type Location, useLocation } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { loginFrom } from '../platform/session/return-to.ts';
import { useSession } from '../platform/session/session.ts';
import { CartIcon, HeartIcon, UserIcon } from '@urumuri/ui/parts/icons.tsx';

const MAX_SHOWN_COUNT = 99;

/** Where a login leads back to, on a page that is not the usual place to return to: the page itself. */
export function findOtherLogin(location: Location): string | undefined {
  const login = loginFrom(location);
  return login === loginHere(location) ? undefined : login;
}

/** Login or the customer's name, the wishlist and the cart. */
export function AccountLinks({ login: given }: { login: string | undefined }) {
  const { customer, cartCount, wishlistCount } = useSession();
  const here = loginHere(useLocation());
  const login = given ?? here;
  return (
    <>
      <Link to={customer ? addresses.dashboard : login} className="account-link">
        <UserIcon className="shrink-0" />
        <span className="account-name truncate">{customer ? customer.name || 'My account' : 'Login'}</span>
      </Link>
      <CountLink
        to={customer ? addresses.wishlist : login}
        label="Wishlist"
        count={wishlistCount}
        className="[grid-area:wishlist]"
      >
        <HeartIcon />
      </CountLink>
      <CountLink to={customer ? addresses.cart : login} label="Cart" count={cartCount} className="[grid-area:cart]">
        <CartIcon />
      </CountLink>
    </>
  );
}

function loginHere({ pathname, search }: { pathname: string; search: string }): string {
  return addresses.loginAndReturn(pathname + search);
}

type CountLinkProps = { to: string; label: string; count: number; className: string; children: ReactNode };

function CountLink({ to, label, count, className, children }: CountLinkProps) {
  const name = count > 0 ? `${label}, ${count} ${count === 1 ? 'item' : 'items'}` : label;
  return (
    <Link to={to} aria-label={name} className={`count-link ${className}`}>
      {children}
      {count > 0 && <span>{count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}</span>}
    </Link>
  );
}
