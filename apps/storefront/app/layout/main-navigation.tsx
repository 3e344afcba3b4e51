import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { Cached } from '../runtime/cached.tsx';
import { ChevronDownIcon, GridIcon } from '@urumuri/ui/parts/icons.tsx';
import { mainLinks } from './main-links.ts';
import type { ShopCategory } from './shop-category.ts';

/** The row below the header on wide screens; phones have the slide-in menu. */
export function MainNavigation({ categories }: { categories: readonly ShopCategory[] }) {
  const { pathname } = useLocation();
  return (
    <Cached
      as="nav"
      aria-label="Main"
      className="page-width main-navigation"
      of={NavigationParts}
      props={{ categories, current: mainLinks.find(({ to }) => to === pathname)?.to }}
    />
  );
}

type NavigationPartsProps = { categories: readonly ShopCategory[]; current: string | undefined };

function NavigationParts({ categories, current }: NavigationPartsProps) {
  return (
    <>
      {categories.length > 0 && <CategoryMenu categories={categories} />}
      <ul>
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <a href={addresses.contact}>Contact us</a>
        </li>
      </ul>
    </>
  );
}

/** The collapsible list of all categories; opens without JavaScript too. */
function CategoryMenu({ categories }: { categories: readonly ShopCategory[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    details.open = false;
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && details.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) {
        if (details.open && event instanceof KeyboardEvent && isInside) details.querySelector('summary')?.focus();
        details.open = false;
      }
    };
    const events = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, [key]);

  return (
    <details ref={menu} className="category-menu relative">
      <summary>
        <GridIcon className="size-5" />
        All Categories
        <ChevronDownIcon className="size-4" />
      </summary>
      <ul className="category-links">
        {categories.map((category) => (
          <li key={category.name}>
            <Link to={addresses.category(category.name)}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
