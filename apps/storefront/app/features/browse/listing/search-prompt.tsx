import { Link, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../../root.tsx';
import { addresses } from '../../../platform/format/addresses.ts';

/** For a search that asks for nothing, or finds nothing: the shop by its categories. */
export function SearchPrompt() {
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.categories ?? [];
  return (
    <section aria-labelledby="search-prompt" className="page-width pt-8 pb-16 md:pb-20">
      <h2 id="search-prompt" className="text-xl">
        What are you looking for?
      </h2>
      <p className="mt-2 mb-6 text-slate">
        Type a product, a brand or a model in the search box above, or start from a category.
      </p>
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
    </section>
  );
}
