import { Link } from 'react-router';
import type { Breadcrumb } from '../platform/seo/breadcrumb.ts';
import { ChevronRightIcon } from './icons.tsx';

/** The way back up, ending with the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-slate">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1">
            {index > 0 && <ChevronRightIcon className="size-4 text-edge" />}
            {to === undefined ? (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
