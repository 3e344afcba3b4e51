import { NavLink } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { CategoryMenu } from './category-menu.tsx';
import { mainLinks } from './main-links.ts';
import type { ShopCategory } from './shop-category.ts';

const link =
  'inline-flex h-11 items-center rounded-control px-3 text-sm font-semibold text-slate transition-colors hover:bg-mist hover:text-ink aria-[current=page]:text-ink';

/** The row below the header on wide screens; phones have the slide-in menu. */
export function MainNavigation({ categories }: { categories: readonly ShopCategory[] }) {
  return (
    <nav aria-label="Main" className="page-width relative z-20 hidden items-center gap-4 py-3 md:flex">
      {categories.length > 0 && <CategoryMenu categories={categories} />}
      <ul className="flex gap-1">
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end className={link}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <a href={addresses.contact} className={link}>
            Contact us
          </a>
        </li>
      </ul>
    </nav>
  );
}
