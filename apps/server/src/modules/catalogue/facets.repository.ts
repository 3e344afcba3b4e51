import { and, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { fixed, limited, prepareAs, prepareOnce } from '../../db/prepare-once.ts';
import { products } from '../../db/schema/index.ts';
import { buildCube, buildValues, type Cube, type ShelfValues, type SpecificationCount } from './facets.rules.ts';
import {
  describeFilter,
  matchParts,
  type NarrowedColumns,
  nameFor,
  orderings,
  type Part,
} from './listing.repository.ts';
import type { ListingFilter } from './listing.rules.ts';

/** So many products are counted at most: fewer where hardly two ask for the same, fewest where each is looked up. */
const mostSpecified = 5000;
const mostPriced = 20_000;
export function mostCounted({ specifications = [], lowPriceRwf, highPriceRwf }: ListingFilter): number {
  if (specifications.length > 0) return mostSpecified;
  return lowPriceRwf === undefined && highPriceRwf === undefined ? 200_000 : mostPriced;
}

/** With fewer products than this, one reading counts every range of prices. */
export const mostByPrice = ({ specifications = [] }: ListingFilter) =>
  specifications.length > 0 ? mostSpecified : mostPriced;

/** Stock, discount and stars in one number. */
export const codeOf = (of: Pick<NarrowedColumns, 'isSoldOut' | 'discountPercent' | 'rating'>) =>
  sql<number>`(${of.isSoldOut}::integer * 2 + (${of.discountPercent} > 0)::integer) * 6 + floor(${of.rating})::integer`;

type CubeShape = { parts: Part[]; most: number; isByPrice: boolean };

/** Grouped as they are counted: by category and brand, and there by stock, discount and stars, or by price too. */
const prepareCube = prepareOnce('cube', (executor, { parts, most, isByPrice }: CubeShape, name) => {
  const matching = executor
    .select({
      categoryId: products.categoryId,
      brandId: products.brandId,
      code: codeOf(products).as('code'),
      price: products.unitPriceRwf,
    })
    .from(products)
    .where(matchParts(parts))
    // In the order of an index that has all of it, so that no row is read.
    .orderBy(...orderings['low-to-high']);
  const price = sql.raw(isByPrice ? ', unit_price_rwf' : '');
  return prepareAs(
    executor,
    nameFor(parts, name),
    executor
      .select({
        categoryId: sql<string>`category_id`.as('categoryId'),
        brandId: sql<string>`brand_id`.as('brandId'),
        cells: sql<string>`string_agg(concat_ws(',', code, amount, lowest, highest), ',')`.as('cells'),
      })
      .from(
        sql`(select category_id, brand_id, code, count(*) as amount, min(unit_price_rwf) as lowest, max(unit_price_rwf) as highest
          from (${limited(matching, most)}) as matching group by category_id, brand_id, code${price}) as counted`,
      )
      .groupBy(sql`category_id, brand_id`),
  );
});

export async function readCube(executor: Executor, filter: ListingFilter, isByPrice = false): Promise<Cube> {
  const { parts, values } = describeFilter(filter);
  const most = isByPrice ? mostByPrice(filter) : mostCounted(filter);
  return buildCube(await prepareCube(executor, { parts, most, isByPrice }).execute(values));
}

const prepareShelfValues = prepareOnce('shelf_values', (executor, parts: Part[], name) =>
  prepareAs(
    executor,
    nameFor(parts, name),
    executor
      .select({
        specificationId: sql<string>`specification_id`.as('specificationId'),
        choice: sql<string>`choice`.as('choice'),
        cells:
          sql<string>`string_agg(concat_ws(',', ${products.brandId}, ${codeOf(products)}, ${products.unitPriceRwf}, coalesce(number::text, '')), ',')`.as(
            'cells',
          ),
      })
      .from(products)
      .innerJoin(sql`product_specifications`, sql`product_id = ${products.id}`)
      .where(and(matchParts(parts), sql`specification_id = any (${sql.placeholder('specificationIds')}::uuid[])`))
      .groupBy(sql`specification_id, choice`),
  ),
);

/** What all products of a shelf say of these specifications, to be counted for every filter. */
export async function readShelfValues(
  executor: Executor,
  shelf: ListingFilter,
  specificationIds: readonly string[],
): Promise<ShelfValues> {
  const { parts, values } = describeFilter(shelf);
  return buildValues(await prepareShelfValues(executor, parts).execute({ ...values, specificationIds }));
}

const prepareValues = prepareOnce('specified', (executor, parts: Part[]) => {
  const matching = executor.select({ id: products.id }).from(products).where(matchParts(parts));
  return prepareAs(
    executor,
    undefined,
    executor
      .with(executor.$with('matching', {}).as(limited(matching, mostSpecified)))
      .select({
        specificationId: sql<string>`specification_id`.as('specificationId'),
        choice: sql<string>`choice`.as('choice'),
        count: sql<number>`count(*)::integer`.as('count'),
        lowest: sql<number | null>`min(number)`.as('lowest'),
        highest: sql<number | null>`max(number)`.as('highest'),
        isPartial: sql<boolean>`(select count(*) from matching) >= ${fixed(mostSpecified)}`.as('isPartial'),
      })
      .from(sql`matching join product_specifications on product_id = matching.id`)
      .where(sql`specification_id = any (${sql.placeholder('specificationIds')}::uuid[])`)
      .groupBy(sql`specification_id, choice`),
  );
});

/** What the matches say of these specifications. */
export async function countValues(
  executor: Executor,
  filter: ListingFilter,
  specificationIds: readonly string[],
): Promise<SpecificationCount[]> {
  const { parts, values } = describeFilter(filter);
  return prepareValues(executor, parts).execute({ ...values, specificationIds });
}
