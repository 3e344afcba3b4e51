import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { Link, type Location, useLocation } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { Cached } from '../runtime/cached.tsx';
import { AccountLinks, findOtherLogin } from './account-links.tsx';
import { ContactLinks } from './contact-links.tsx';
import { Logo } from '@urumuri/ui/parts/logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchBox } from './search-box.tsx';
import type { ShopCategory } from './shop-category.ts';
import { SocialLinks } from './social-links.tsx';

/**
 * Sticky, but its first part scrolls away: the contact bar on wide screens, the row with the logo on
 * phones, where menu, search and cart stay within reach.
 */
export function Header({ categories }: { categories: readonly ShopCategory[] }) {
  const location = useLocation();
  return (
    <header className="page-header">
      <Cached as="div" className="hidden h-10 bg-ink text-sm text-white md:block" of={ContactBar} props={{}} />
      <div className="border-b border-line">
        <div className="header-grid page-width">
          <Cached as="div" className="contents" of={LogoAndMenu} props={{ categories }} />
          <SearchBox categories={categories} searched={readSearched(location)} />
          <Cached as="div" className="contents" of={AccountLinks} props={{ login: findOtherLogin(location) }} />
        </div>
      </div>
    </header>
  );
}

function LogoAndMenu({ categories }: { categories: readonly ShopCategory[] }) {
  const { name } = useIdentity();
  return (
    <>
      <Link to={addresses.home} className="logo-link">
        <Logo name={name} />
      </Link>
      <MobileMenu categories={categories} />
    </>
  );
}

/** What the results on the screen were searched for: it stays in the box, to be changed. */
function readSearched({ pathname, search }: Location): string {
  return pathname === addresses.search ? (new URLSearchParams(search).get('value') ?? '') : '';
}

function ContactBar() {
  return (
    <div className="page-width flex h-full items-center justify-between">
      <ContactLinks className="flex gap-6" />
      <SocialLinks className="-mr-2 hidden lg:flex" />
    </div>
  );
}
