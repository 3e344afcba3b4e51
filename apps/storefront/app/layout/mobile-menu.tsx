import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { whenIdle } from '../platform/offline/when-idle.ts';
import { HydrateLater } from '../ui/hydrate-later.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { openSheet, Sheet } from '../ui/sheet.tsx';
import { Link } from '../ui/link.tsx';
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
        <HydrateLater>
          <MenuLinks categories={categories} onContact={() => sheet.current?.close()} />
          <div className="border-t border-line px-5 py-4 text-sm">
            <ContactLinks />
            <SocialLinks className="-ml-3 flex" />
          </div>
        </HydrateLater>
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
