import type { FormEvent } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { Cached } from '../../../runtime/cached.tsx';
import { type Choice, ChoiceList } from './choice-list.tsx';
import { useListing } from './listing-context.ts';
import { changeRange, findRange, listingPaths, readAmount, toggle } from './listing-query.ts';
import { RangeFields } from './range-fields.tsx';
import { RatingFilter } from './rating-filter.tsx';

type FilterFormProps = {
  /** Lets the sorting select outside belong to this form; without one, the order is carried along. */
  id?: string;
};

/** All filters. Choices apply at once; without JavaScript the form is sent as it is. */
export function FilterForm({ id }: FilterFormProps) {
  const { scope, query, facets, change } = useListing();
  const specifications = facets?.specifications ?? [];
  const ranges = specifications.filter(({ kind }) => kind === 'number');
  const applyRanges = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => {
      const text = fields.get(name);
      return typeof text === 'string' ? text : '';
    };
    change(({ specs: known }) => ({
      lowPriceRwf: readAmount(read('lowPrice')),
      highPriceRwf: readAmount(read('highPrice')),
      specs: ranges.reduce((specs, { key }) => changeRange(specs, key, read(`low.${key}`), read(`high.${key}`)), known),
    }));
  };
  return (
    <form id={id} action={listingPaths[scope]} onSubmit={applyRanges} className="flex flex-col gap-7">
      {scope === 'search' && <input type="hidden" name="value" value={query.value ?? ''} />}
      {scope === 'category' && <input type="hidden" name="category" value={query.categories?.[0] ?? ''} />}
      {id === undefined && <input type="hidden" name="sortPrice" value={query.sortPrice ?? ''} />}
      {scope !== 'category' && (
        <ChoiceList
          title="Category"
          name="category"
          choices={withChosen(facets?.categories ?? [], query.categories)}
          chosen={query.categories}
          isPartial={facets?.isPartial}
          onToggle={(category) => change(({ categories }) => ({ categories: toggle(categories, category) }))}
        />
      )}
      <ChoiceList
        title="Show"
        choices={[
          { value: 'true', name: 'inStock', label: 'In stock only', count: facets?.inStock },
          { value: 'true', name: 'discounted', label: 'Discount only', count: facets?.discounted },
        ].filter(({ count, name }) => count !== 0 || query[name as 'inStock' | 'discounted'])}
        chosen={[...(query.inStock ? ['inStock'] : []), ...(query.discounted ? ['discounted'] : [])]}
        isPartial={facets?.isPartial}
        onToggle={(name) =>
          change(({ inStock, discounted }) =>
            name === 'inStock'
              ? { inStock: inStock ? undefined : true }
              : { discounted: discounted ? undefined : true },
          )
        }
      />
      <ChoiceList
        title="Brand"
        name="brand"
        choices={withChosen(facets?.brands ?? [], query.brands)}
        chosen={query.brands}
        isPartial={facets?.isPartial}
        onToggle={(brand) => change(({ brands }) => ({ brands: toggle(brands, brand) }))}
      />
      <fieldset>
        <RangeFields
          title="Price (RWF)"
          label="price in RWF"
          names={['lowPrice', 'highPrice']}
          values={[query.lowPriceRwf, query.highPriceRwf].map((price) => (price === undefined ? '' : String(price)))}
          hints={[facets?.lowestPrice, facets?.highestPrice]}
          isWhole
        />
      </fieldset>
      {specifications.map(({ key, name, kind, unit, values, lowest, highest, isPartial }) =>
        kind === 'number' ? (
          <Cached
            key={key}
            as="fieldset"
            of={RangeFields}
            props={{
              title: unit === '' ? name : `${name} (${unit})`,
              label: name,
              names: [`low.${key}`, `high.${key}`],
              values: findRange(query.specs, key),
              hints: [lowest, highest],
            }}
          />
        ) : (
          <ChoiceList
            key={key}
            title={name}
            name="spec"
            choices={values.map(({ value, count }) => ({
              value: `${key}:${value}`,
              label: kind === 'yes-no' ? capitalise(value) : value,
              count,
            }))}
            chosen={query.specs}
            isPartial={isPartial}
            onToggle={(spec) => change(({ specs }) => ({ specs: toggle(specs, spec) }))}
          />
        ),
      )}
      <RatingFilter rating={query.rating} counts={facets?.ratings} onChoose={(rating) => change(() => ({ rating }))} />
      <div className="hidden noscript:block">
        <Button type="submit" className="w-full">
          Apply filters
        </Button>
      </div>
    </form>
  );
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is chosen can be taken back, also when it gives nothing any more. */
function withChosen(choices: readonly Choice[], chosen: readonly string[] = []): Choice[] {
  const missing = chosen.filter((value) => choices.every((choice) => choice.value !== value));
  return [...missing.map((value) => ({ value, count: 0 })), ...choices];
}
