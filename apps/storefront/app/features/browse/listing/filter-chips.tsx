import { CloseIcon } from '@urumuri/ui/parts/icons.tsx';
import { Link } from 'react-router';
import { listActiveFilters } from './active-filters.ts';
import { useListing } from './listing-context.ts';
import { clearFilters } from './listing-query.ts';

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-white pr-3 pl-4 text-sm transition-colors hover:border-ink lg:min-h-9';

/** The filters in force, each of them a way to take it off. */
export function FilterChips() {
  const { scope, query, facets, addressOf } = useListing();
  const filters = listActiveFilters(scope, query, facets?.specifications);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap items-center gap-2">
      {filters.map(({ kind, text, without }) => (
        <li key={`${kind} ${text}`}>
          <Link to={addressOf(without)} preventScrollReset rel="nofollow" className={chip}>
            <span className="sr-only">Remove filter: </span>
            <span>
              <span className="text-slate">{kind}: </span>
              {text}
            </span>
            <CloseIcon className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={addressOf(clearFilters(scope, query))}
          preventScrollReset
          rel="nofollow"
          className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold underline lg:min-h-9"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
