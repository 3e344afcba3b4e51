import type { SearchedWords } from '@urumuri/contract';
import { ShopLink } from '../../shell/shop-link.tsx';
import { shopAddresses } from '@urumuri/ui/format/shop-addresses.ts';

type WordTableProps = { caption: string; rows: readonly SearchedWords[]; by: 'searches' | 'missed'; empty: string };

/** Words with a bar for how often, and what came of them. */
export function WordTable({ caption, rows, by, empty }: WordTableProps) {
  if (rows.length === 0) return <p className="text-slate">{empty}</p>;
  const highest = Math.max(...rows.map((row) => row[by]), 1);
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-left text-slate">
        <tr>
          <th scope="col" className="py-1 font-normal">
            Words
          </th>
          <th scope="col" className="w-16 py-1 text-right font-normal">
            {by === 'searches' ? 'Searches' : 'Nothing'}
          </th>
          <th scope="col" className="w-20 py-1 text-right font-normal">
            {by === 'searches' ? 'Opened' : 'Searches'}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.words} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-2 text-left font-semibold break-words">
              <ShopLink
                to={shopAddresses.searchFor(row.words)}
                className="inline-flex min-h-6 items-center hover:underline"
              >
                {row.words}
              </ShopLink>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-1 w-full" aria-hidden="true">
                <rect
                  width={(100 * row[by]) / highest}
                  height="4"
                  className={by === 'searches' ? 'fill-amber' : 'fill-danger'}
                />
              </svg>
            </th>
            <td className="py-2 text-right tabular-nums">{row[by]}</td>
            <td className="py-2 text-right tabular-nums">{by === 'searches' ? describeClicks(row) : row.searches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describeClicks({ clicks, searches }: SearchedWords): string {
  return searches === 0 ? String(clicks) : `${Math.round((100 * clicks) / searches)} %`;
}
