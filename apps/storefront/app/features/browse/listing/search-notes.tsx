import { Link } from 'react-router';
import { addresses } from '../../../platform/format/addresses.ts';
import type { ListingResult } from './listing-data.ts';

type SearchNotesProps = { value: string; result: ListingResult };

/** What a search should tell besides its results: a likelier spelling, or that these only come close. */
export function SearchNotes({ value, result }: SearchNotesProps) {
  if (result.kind === 'failed' || (!result.didYouMean && !result.isNearest)) return null;
  return (
    <div className="flex flex-col rounded-control bg-amber-wash px-4 py-2 text-sm">
      {result.isNearest && (
        <p className="flex min-h-8 items-center">
          {result.products.length > 0
            ? `Nothing matches “${value}” exactly. These products come nearest.`
            : `Nothing matches “${value}”.`}
        </p>
      )}
      {result.didYouMean && (
        <p>
          Did you mean{' '}
          <Link
            to={addresses.searchFor(result.didYouMean)}
            className="inline-flex min-h-8 items-center font-semibold underline"
          >
            {result.didYouMean}
          </Link>
          ?
        </p>
      )}
    </div>
  );
}
