import { filterNames, filters, listFilters } from '@urumuri/contract';
import type { FormEvent } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { FilterField, YesFields } from './filter-fields.tsx';
import { useListing } from './listing-context.ts';
import { changeRange, listingPaths, orderRange, readAmount } from './listing-query.ts';

type FilterFormProps = {
  /** Lets the sorting select outside belong to this form; without one, the order is carried along. */
  id?: string;
};

const [first, ...others] = filterNames.filter((name) => filters[name].kind !== 'yes');

/** All filters. Choices apply at once; without JavaScript the form is sent as it is. */
export function FilterForm({ id }: FilterFormProps) {
  const { scope, query, facets, change } = useListing();
  const applyRanges = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => {
      const text = fields.get(name);
      return typeof text === 'string' ? text : '';
    };
    const measured = (facets?.specifications ?? []).filter(({ kind }) => kind === 'number');
    change((known) => ({
      ...Object.fromEntries(
        listFilters('range').map((name) => {
          const [low, high] = filters[name].ends.map((end) => readAmount(read(end), filters[name].highest));
          return [name, orderRange({ low, high })];
        }),
      ),
      spec: measured.reduce(
        (specs, { key }) => changeRange(specs, key, read(`low.${key}`), read(`high.${key}`)),
        known.spec,
      ),
    }));
  };
  return (
    <form id={id} action={listingPaths[scope]} onSubmit={applyRanges} className="flex flex-col gap-7">
      {scope === 'search' && <input type="hidden" name="value" value={query.value ?? ''} />}
      {scope === 'category' && <input type="hidden" name="category" value={query.category?.[0] ?? ''} />}
      {id === undefined && <input type="hidden" name="sortPrice" value={query.sortPrice ?? ''} />}
      {first && <FilterField name={first} />}
      <YesFields />
      {others.map((name) => (
        <FilterField key={name} name={name} />
      ))}
      <div className="hidden noscript:block">
        <Button type="submit" className="w-full">
          Apply filters
        </Button>
      </div>
    </form>
  );
}
