import { useSearchParams } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';

type ConsolePagerProps = { total: number; perPage: number };

/** Newer and older pages of a list; nothing when there is one page only. */
export function ConsolePager({ total, perPage }: ConsolePagerProps) {
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('pageNumber')) || 1);
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  const addressOf = (number: number) => {
    const next = new URLSearchParams(search);
    next.set('pageNumber', String(number));
    return `?${next.toString()}`;
  };
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? (
        <LinkButton look="secondary" to={addressOf(page - 1)}>
          Newer
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="text-sm text-slate">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <LinkButton look="secondary" to={addressOf(page + 1)}>
          Older
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
