import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@urumuri/ui/parts/icons.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { Link } from 'react-router';
import { useListing } from './listing-context.ts';
import { countPages, listPageWindow } from './page-window.ts';

type PagerProps = { pageNumber: number; total: number; perPage: number };

/** The pages of a list, as links; on phones the two ways on stand below the numbers. Nothing for a single page. */
export function Pager({ pageNumber, total, perPage }: PagerProps) {
  if (total <= perPage) return null;
  const lastPage = countPages(total, perPage);
  return (
    <nav aria-label="Pages" data-pager>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li className="order-1 sm:order-none">
          {pageNumber > 1 && (
            <PageLink page={pageNumber - 1} rel="prev" label="Previous page">
              <ChevronLeftIcon className="size-5" />
              <span className="sm:hidden">Previous</span>
            </PageLink>
          )}
        </li>
        {listPageWindow(pageNumber, lastPage).map((item, index) => (
          <li key={item === 'gap' ? -index : item} className="min-w-6 text-center text-slate">
            {item === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <PageLink page={item} isCurrent={item === pageNumber} label={`Page ${item}`}>
                {item}
              </PageLink>
            )}
          </li>
        ))}
        <li className="order-2 sm:order-none">
          {pageNumber < lastPage && (
            <PageLink page={pageNumber + 1} rel="next" label="Next page">
              <span className="sm:hidden">Next</span>
              <ChevronRightIcon className="size-5" />
            </PageLink>
          )}
        </li>
      </ul>
    </nav>
  );
}

type PageLinkProps = { page: number; label: string; isCurrent?: boolean; rel?: 'prev' | 'next'; children: ReactNode };

function PageLink({ page, label, isCurrent = false, rel, children }: PageLinkProps) {
  const { query, addressOf } = useListing();
  return (
    <Link
      to={addressOf({ ...query, pageNumber: page })}
      rel={rel}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
      className={classNames(
        'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-control text-sm font-semibold tabular-nums transition-colors',
        rel && 'border border-edge px-3 sm:border-0 sm:px-0',
        isCurrent ? 'bg-ink text-white' : 'text-ink hover:bg-mist',
      )}
    >
      {children}
    </Link>
  );
}
