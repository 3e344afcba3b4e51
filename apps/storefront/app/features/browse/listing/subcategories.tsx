import type { Facets } from '@urumuri/contract';
import { addresses } from '../../../platform/format/addresses.ts';
import { Link } from 'react-router';

type SubcategoriesProps = { names: readonly string[]; counted: Facets['categories'] | undefined };

/** The ways deeper into a category; those that have nothing are left out once the shop has counted. */
export function Subcategories({ names, counted }: SubcategoriesProps) {
  const countOf = (name: string) => counted?.find(({ value }) => value === name)?.count ?? 0;
  const shown = names.filter((name) => counted === undefined || countOf(name) > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Subcategories">
      <ul className="flex flex-wrap gap-2">
        {shown.map((name) => (
          <li key={name}>
            <Link
              to={addresses.category(name)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-mist px-4 text-sm font-semibold transition-colors hover:bg-edge"
            >
              {name}
              {counted && <small className="font-normal text-slate tabular-nums">{countOf(name)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
