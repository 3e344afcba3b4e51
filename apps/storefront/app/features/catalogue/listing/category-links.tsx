import { Link, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../../root.tsx';
import { addresses } from '../../../lib/addresses.ts';

/** All categories, for those who do not know where to go on. */
export function CategoryLinks() {
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.categories ?? [];
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {categories.map(({ name }) => (
        <li key={name}>
          <Link
            to={addresses.category(name)}
            className="flex h-full min-h-14 items-center rounded-control bg-mist px-4 py-2 font-medium transition-colors hover:bg-line"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
