import { useSearchParams } from 'react-router';
import { LinkButton } from './link-button.tsx';

type PageLinksProps = {
  total: number;
  perPage: number;
  /** What the address calls the page. */
  parameter?: string;
};

/** To the pages before and after this one of a list; nothing when there is one page only. */
export function PageLinks({ total, perPage, parameter = 'pageNumber' }: PageLinksProps) {
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get(parameter)) || 1);
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  const addressOf = (number: number) => {
    const next = new URLSearchParams(search);
    next.set(parameter, String(number));
    return `?${next.toString()}`;
  };
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? (
        <LinkButton look="secondary" to={addressOf(page - 1)}>
          Previous
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="text-sm text-slate">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <LinkButton look="secondary" to={addressOf(page + 1)}>
          Next
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
