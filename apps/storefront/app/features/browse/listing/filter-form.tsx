import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from './choice-list.tsx';
import { useListing } from './listing-context.ts';
import { listingPaths, readAmount } from './listing-query.ts';
import { PriceFilter } from './price-filter.tsx';
import { RatingFilter } from './rating-filter.tsx';

type FilterFormProps = {
  /** Lets the sorting select outside belong to this form; without one, the order is carried along. */
  id?: string;
};

/** All filters. Choices apply at once; without JavaScript the form is sent as it is. */
export function FilterForm({ id }: FilterFormProps) {
  const { scope, query, brands, categories, change } = useListing();
  const applyPrices = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    change({ lowPriceRwf: readField(fields, 'lowPrice'), highPriceRwf: readField(fields, 'highPrice') });
  };
  return (
    <form id={id} action={listingPaths[scope]} onSubmit={applyPrices} className="flex flex-col gap-7">
      {scope === 'search' && <input type="hidden" name="value" value={query.value ?? ''} />}
      {scope === 'category' && <input type="hidden" name="category" value={query.category ?? ''} />}
      {id === undefined && <input type="hidden" name="sortPrice" value={query.sortPrice ?? ''} />}
      <ChoiceList
        title="Category"
        name="category"
        choices={categories}
        chosen={query.category}
        onChoose={(category) => change({ category })}
        className="grid grid-cols-2 lg:grid-cols-1"
      />
      <ChoiceList
        title="Brand"
        name="brand"
        choices={brands}
        chosen={query.brand}
        onChoose={(brand) => change({ brand })}
        className="grid max-h-72 grid-cols-2 overflow-y-auto"
      />
      <PriceFilter lowPriceRwf={query.lowPriceRwf} highPriceRwf={query.highPriceRwf} />
      <RatingFilter rating={query.rating} onChoose={(rating) => change({ rating })} />
      <div className="hidden noscript:block">
        <Button type="submit" className="w-full">
          Apply filters
        </Button>
      </div>
    </form>
  );
}

function readField(fields: FormData, name: string): number | undefined {
  const text = fields.get(name);
  return typeof text === 'string' ? readAmount(text) : undefined;
}
