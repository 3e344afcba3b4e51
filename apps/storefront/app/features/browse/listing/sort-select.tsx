import { type ListSort, listSorts } from '@urumuri/contract';
import { Cached } from '../../../runtime/cached.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { ChevronDownIcon } from '@urumuri/ui/parts/icons.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { useListing } from './listing-context.ts';

const labels: Record<ListSort, string> = {
  popularity: 'Most Popular',
  newest: 'Newest First',
  rating: 'Best Rated',
  'low-to-high': 'Low to High Price',
  'high-to-low': 'High to Low Price',
};

/** The order of the list. It belongs to the filters' form, and has a button without JavaScript. */
export function SortSelect({ formId, className }: { formId: string; className?: string }) {
  const { query, change } = useListing();
  return (
    <Cached
      as="div"
      className={classNames('flex gap-2', className)}
      of={SortFields}
      props={{ formId, sortPrice: query.sortPrice, onSort: (sortPrice) => change(() => ({ sortPrice })) }}
    />
  );
}

type SortFieldsProps = {
  formId: string;
  sortPrice: ListSort | undefined;
  onSort: (order: ListSort | undefined) => void;
};

function SortFields({ formId, sortPrice, onSort }: SortFieldsProps) {
  return (
    <>
      <div className="relative min-w-0 flex-1">
        <select
          name="sortPrice"
          form={formId}
          aria-label="Sorting"
          value={sortPrice ?? ''}
          onChange={(event) => onSort(listSorts.find((order) => order === event.target.value))}
          className="h-11 w-full appearance-none truncate rounded-control border border-edge bg-white pr-8 pl-2.5 text-sm sm:pr-9 sm:pl-3 font-semibold transition-colors hover:border-ink"
        >
          <option value="">Sorting By</option>
          {listSorts.map((order) => (
            <option key={order} value={order}>
              {labels[order]}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-3 right-2 size-5 sm:right-2.5" />
      </div>
      <div className="hidden noscript:block">
        <Button type="submit" form={formId} look="secondary">
          Sort
        </Button>
      </div>
    </>
  );
}
