import { z } from 'zod';
import { type Filter, type FilterKind, type FilterName, filterNames, type Filters, filters } from '../filters.ts';
import type { NameOfKind } from '../filters.ts';
import { limits } from '../limits.ts';
import { count, queryInteger, queryText, queryTexts, queryYes } from './fields.ts';

const ratingNumber = /^\d(\.\d+)?$/;

/** At least this many stars; 0 and values that are no rating mean any. */
const queryStars = (label: string) =>
  queryText(label, limits.searchLength)
    .transform((value) => {
      if (value === undefined || !ratingNumber.test(value)) return undefined;
      const stars = Number(value);
      return stars > 0 && stars <= limits.rating ? stars : undefined;
    })
    .meta({ description: 'At least this many stars, 1 to 5' });

type SchemaOfKind = {
  choices: ReturnType<typeof queryTexts>;
  yes: ReturnType<typeof queryYes>;
  range: ReturnType<typeof queryInteger>;
  specifications: ReturnType<typeof queryTexts>;
  stars: ReturnType<typeof queryStars>;
};

type ParameterOf<Name extends FilterName> = Filters[Name] extends { ends: readonly (infer End extends string)[] }
  ? End
  : Name;

const descriptions: Partial<Record<FilterName, string>> = {
  category: 'Names or slugs; everything below a category belongs to it',
  spec: 'What the category defines: `screen:40..55`, `energy-class:A`; several of one are either',
};

function describeParameters(name: FilterName): [string, z.ZodType][] {
  const filter: Filter = filters[name];
  const { kind, word } = filter;
  if (kind === 'yes') return [[name, queryYes(word)]];
  if (kind === 'stars') return [[name, queryStars(word)]];
  if (kind === 'range')
    return filter.ends.map((end, place) => {
      const label = `${place === 0 ? 'Lowest' : 'Highest'} ${word.toLowerCase()}`;
      return [end, queryInteger(label, 0, filter.highest)];
    });
  const description = descriptions[name];
  const texts = queryTexts(word, filter.maxLength);
  return [[name, description === undefined ? texts : texts.meta({ description })]];
}

/** The parameters of all filters in the query of a call. */
export const filterQuery = Object.fromEntries(filterNames.flatMap(describeParameters)) as {
  [Name in FilterName as ParameterOf<Name>]: SchemaOfKind[Filters[Name]['kind']];
};

const choiceCounts = z
  .array(z.object({ value: z.string(), count, level: z.int().min(1).optional() }))
  .meta({ description: 'Of categories with all below them and how deep they lie, in the order of the tree' });
const starCounts = z.array(count).meta({ description: 'At least 1 star, at least 2, … 5' });

type FacetOf<Kind extends FilterKind> = Filters[NameOfKind<Kind>] extends infer One
  ? One extends { facet: infer Facet extends string } | { facets: readonly (infer Facet extends string)[] }
    ? Facet
    : never
  : never;

function describeFacets(name: FilterName): [string, z.ZodType][] {
  const filter: Filter = filters[name];
  if (filter.kind === 'choices') return [[filter.facet, choiceCounts]];
  if (filter.kind === 'yes') return [[name, count]];
  if (filter.kind === 'range') return filter.facets.map((facet) => [facet, count]);
  return filter.kind === 'stars' ? [[filter.facet, starCounts]] : [];
}

/** What the values of each filter would give; specifications are counted apart. */
export const filterFacets = Object.fromEntries(filterNames.flatMap(describeFacets)) as Record<
  FacetOf<'choices'>,
  typeof choiceCounts
> &
  Record<NameOfKind<'yes'> | FacetOf<'range'>, typeof count> &
  Record<FacetOf<'stars'>, typeof starCounts>;
