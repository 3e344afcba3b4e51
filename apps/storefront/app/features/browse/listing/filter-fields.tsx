import { type FilterName, filters, isOfKind, listFilters, type NameOfKind } from '@urumuri/contract';
import { Cached } from '../../../runtime/cached.tsx';
import { type Choice, ChoiceList } from './choice-list.tsx';
import { useListing } from './listing-context.ts';
import { findRange, toggle } from './listing-query.ts';
import { RangeFields } from './range-fields.tsx';
import { StarsFilter } from './stars-filter.tsx';

/** What a filter is chosen by, as its kind says. */
export function FilterField({ name }: { name: FilterName }) {
  if (isOfKind(name, 'choices')) return <ChoicesField name={name} />;
  if (isOfKind(name, 'range')) return <RangeField name={name} />;
  if (isOfKind(name, 'specifications')) return <SpecificationFields name={name} />;
  return isOfKind(name, 'stars') && <StarsField name={name} />;
}

function ChoicesField({ name }: { name: NameOfKind<'choices'> }) {
  const { scope, query, facets, change } = useListing();
  const { word, facet } = filters[name];
  if (scope === 'category' && name === 'category') return null;
  return (
    <ChoiceList
      title={word}
      name={name}
      choices={withChosen(facets?.[facet] ?? [], query[name])}
      chosen={query[name]}
      isPartial={facets?.isPartial}
      onToggle={(value) => change((known) => ({ [name]: toggle(known[name], value) }))}
    />
  );
}

/** All that are either asked for or not, in one list. */
export function YesFields() {
  const { query, facets, change } = useListing();
  const names = listFilters('yes');
  return (
    <ChoiceList
      title="Show"
      choices={names
        .map((name) => ({ value: 'true', name, label: filters[name].label, count: facets?.[name] }))
        .filter(({ count, name }) => count !== 0 || query[name])}
      chosen={names.filter((name) => query[name])}
      isPartial={facets?.isPartial}
      onToggle={(name) => change((known) => ({ [name]: known[name as NameOfKind<'yes'>] ? undefined : true }))}
    />
  );
}

function RangeField({ name }: { name: NameOfKind<'range'> }) {
  const { query, facets } = useListing();
  const { title, label, ends, facets: hints } = filters[name];
  const { low, high } = query[name] ?? {};
  return (
    <fieldset>
      <RangeFields
        title={title}
        label={label}
        names={ends}
        values={[low, high].map((end) => (end === undefined ? '' : String(end)))}
        hints={[facets?.[hints[0]], facets?.[hints[1]]]}
        isWhole
      />
    </fieldset>
  );
}

/** One for each specification that the category defines. */
function SpecificationFields({ name }: { name: NameOfKind<'specifications'> }) {
  const { query, facets, change } = useListing();
  return (facets?.specifications ?? []).map((specification) => {
    const { key, name: title, kind, unit, values, lowest, highest, isPartial } = specification;
    return kind === 'number' ? (
      <Cached
        key={key}
        as="fieldset"
        of={RangeFields}
        props={{
          title: unit === '' ? title : `${title} (${unit})`,
          label: title,
          names: [`low.${key}`, `high.${key}`],
          values: findRange(query[name], key),
          hints: [lowest, highest],
        }}
      />
    ) : (
      <ChoiceList
        key={key}
        title={title}
        name={name}
        choices={values.map(({ value, count }) => ({
          value: `${key}:${value}`,
          label: kind === 'yes-no' ? capitalise(value) : value,
          count,
        }))}
        chosen={query[name]}
        isPartial={isPartial}
        onToggle={(spec) => change((known) => ({ [name]: toggle(known[name], spec) }))}
      />
    );
  });
}

function StarsField({ name }: { name: NameOfKind<'stars'> }) {
  const { query, facets, change } = useListing();
  const { word, facet } = filters[name];
  return (
    <StarsFilter
      name={name}
      word={word}
      stars={query[name]}
      counts={facets?.[facet]}
      onChoose={(stars) => change(() => ({ [name]: stars }))}
    />
  );
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is chosen can be taken back, also when it gives nothing any more. */
function withChosen(choices: readonly Choice[], chosen: readonly string[] = []): Choice[] {
  const missing = chosen.filter((value) => choices.every((choice) => choice.value !== value));
  return [...missing.map((value) => ({ value, count: 0 })), ...choices];
}
