import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { whenIdle } from '@urumuri/ui/offline/when-idle.ts';
import { IconButton } from '@urumuri/ui/parts/icon-button.tsx';
import { MenuIcon } from '@urumuri/ui/parts/icons.tsx';
import { openSheet, Sheet } from '../ui/sheet.tsx';
import { ContactLinks } from './contact-links.tsx';
import { mainLinks } from './main-links.ts';
import type { ShopCategory } from './shop-category.ts';
import { SocialLinks } from './social-links.tsx';

const menuId = 'menu';

/** The slide-in menu of phones. Newer browsers open it before, or without, JavaScript. */
export function MobileMenu({ categories }: { categories: readonly ShopCategory[] }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => sheet.current?.close(), [key]);
  // Laid out out of sight, so that a tap need only show it.
  useEffect(() => whenIdle(() => sheet.current?.setAttribute('data-ready', '')), []);
  const open = (event: MouseEvent<HTMLElement>) => {
    // Where the browser obeys the button's command it would open the menu itself, right after this.
    event.preventDefault();
    openSheet(sheet.current);
  };
  const invoker = { command: 'show-modal', commandfor: menuId };
  return (
    <div className="header-menu">
      <IconButton label="Menu" aria-haspopup="dialog" onClick={open} className="size-[44px] hover:bg-mist" {...invoker}>
        <MenuIcon />
      </IconButton>
      <Sheet ref={sheet} id={menuId} title="Menu">
        <Suspense>
          <MenuLinks categories={categories} onContact={() => sheet.current?.close()} />
          <div className="border-t border-line px-5 py-4 text-sm">
            <ContactLinks />
            <SocialLinks className="-ml-3 flex" />
          </div>
        </Suspense>
      </Sheet>
    </div>
  );
}

type MenuLinksProps = { categories: readonly ShopCategory[]; onContact: () => void };

function MenuLinks({ categories, onContact }: MenuLinksProps) {
  return (
    <nav aria-label="Menu" className="menu-links">
      <ul className="py-2">
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <a href={addresses.contact} onClick={onContact}>
            Contact us
          </a>
        </li>
      </ul>
      <h3>All Categories</h3>
      <ul className="pb-2">
        {categories.map((category) => (
          <li key={category.name}>
            <Link to={addresses.category(category.name)}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
