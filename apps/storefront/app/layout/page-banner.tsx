import type { ReactNode } from 'react';
import type { Breadcrumb } from '../platform/seo/breadcrumb.ts';
import { Cached } from '../runtime/cached.tsx';
import { ChevronRightIcon } from '@urumuri/ui/parts/icons.tsx';
import { ImigongoRule } from '@urumuri/ui/parts/imigongo-rule.tsx';
import { Link } from 'react-router';

type PageBannerProps = { title: string; trail: readonly Breadcrumb[]; children?: ReactNode };

/** The head of an inner page: its title and the way back. */
export function PageBanner({ title, trail, children }: PageBannerProps) {
  return (
    <div className="overflow-hidden bg-mist">
      <div className="page-width flex items-end justify-between gap-8 pt-1 pb-5 md:pt-3 md:pb-7">
        <div className="min-w-0">
          <Cached as="nav" aria-label="Breadcrumb" of={Breadcrumbs} props={{ trail }} />
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {children}
        </div>
        <ImigongoRule className="hidden max-w-64 shrink-0 text-haze md:block" />
      </div>
    </div>
  );
}

/** The way back up, ending with the page itself. */
function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  return (
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
  );
}
