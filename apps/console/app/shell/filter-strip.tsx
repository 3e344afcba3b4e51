import { Link, useSearchParams } from 'react-router';
import { formatNumber } from '@urumuri/ui/format/count.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';

type Filter = { value: string; label: string; count?: number | undefined };
type FilterStripProps = {
  label: string;
  parameter: string;
  /** Which is meant where the address says nothing. */
  usual?: string;
  filters: readonly Filter[];
};

/** A list's filters by its states, all of them first. */
export function filterBy<State extends string>(
  states: readonly State[],
  wordsOf: (state: State) => string,
  counts: Record<State, number>,
): Filter[] {
  const all = Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
  return [
    { value: 'all', label: 'All', count: all },
    ...states.map((value) => ({ value, label: wordsOf(value), count: counts[value] })),
  ];
}

/** On a phone the strip is wider than the screen: the chosen one is brought to its middle. */
const showInStrip = (link: HTMLAnchorElement | null) => {
  const strip = link?.closest('nav');
  if (link && strip) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
};

/** The first page of the list with this filter; its other filters stay. */
function addressWith(search: URLSearchParams, parameter: string, value: string): string {
  const next = new URLSearchParams(search);
  for (const name of [parameter, 'page', 'pageNumber']) next.delete(name);
  if (value !== 'all') next.set(parameter, value);
  return `?${next.toString()}`;
}

/** Ways to narrow a list down; each is an address, so Back works. */
export function FilterStrip({ label, parameter, usual = 'all', filters }: FilterStripProps) {
  const [search] = useSearchParams();
  const current = search.get(parameter) ?? usual;
  return (
    <nav
      aria-label={label}
      className="no-scrollbar relative -mx-(--gutter) mb-4 overflow-x-auto px-(--gutter) md:mx-0 md:px-0"
    >
      <ul className="flex gap-2">
        {filters.map(({ value, label: words, count }) => (
          <li key={value} className="shrink-0">
            <Link
              ref={value === current ? showInStrip : undefined}
              to={addressWith(search, parameter, value)}
              aria-current={value === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold',
                value === current ? 'border-ink bg-ink text-white' : 'border-line bg-white hover:border-ink',
              )}
            >
              {words}
              {count !== undefined && <span className="tabular-nums opacity-75">{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
