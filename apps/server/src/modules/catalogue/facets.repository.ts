import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import { fixed, prepareAs, prepareOnce } from '../../db/prepare-once.ts';
import { familySiblings, products } from '../../db/schema/index.ts';
import type { GroupRow } from './facet-index.rules.ts';
import { buildValueIndex, type ValueIndex } from './value-index.rules.ts';
import {
  choiceColumns,
  codeOf,
  describeFilter,
  matchParts,
  nameFor,
  type NarrowedColumns,
  type Part,
  selectChoices,
} from './filters.repository.ts';
import { orderings } from './listing.repository.ts';
import type { ListingFilter } from './listing.rules.ts';
import { siblingColumns, siblingFits } from './siblings.repository.ts';

/** So many products are counted at most; fewer where each is looked up for what it says of specifications. */
const mostSpecified = 5000;
export const mostCounted = ({ spec = [] }: ListingFilter) => (spec.length > 0 ? mostSpecified : 2_000_000);

type GroupsShape = { parts: Part[]; most: number };

const prepareGroups = prepareOnce('facet_groups', (executor, { parts, most }: GroupsShape, name) => {
  const { names, selected } = selectChoices();
  // In the order of an index that has all of it, so that no row is read.
  const matching = sql`select ${choiceColumns(products)}, ${codeOf(products)} as code, ${products.unitPriceRwf} as price
    from products where ${matchParts(parts)} order by ${sql.join(orderings['low-to-high'], sql`, `)} limit ${fixed(most)}`;
  return prepareAs(
    executor,
    nameFor(parts, name),
    executor
      .select({ ...selected, groups: sql<string>`string_agg(code || ':' || prices, ';')`.as('groups') })
      .from(
        sql`(select ${names}, code, string_agg(price::text, ',') as prices from (${matching}) as matching group by ${names}, code) as counted`,
      )
      .groupBy(names),
  );
});

/** All products of a list in groups, by one statement. */
export async function readGroups(executor: Executor, filter: ListingFilter): Promise<GroupRow[]> {
  const { parts, values } = describeFilter(filter);
  return prepareGroups(executor, { parts, most: mostCounted(filter) }).execute(values);
}

const prepareValues = prepareOnce('specified_values', (executor, parts: Part[], name) => {
  const { names } = selectChoices();
  const describe = (of: NarrowedColumns, family: PgColumn) =>
    sql`select ${of.id} as id, ${family} as family, ${choiceColumns(of)}, ${codeOf(of)} as code, ${of.unitPriceRwf} as price`;
  const matching = sql`${describe(products, products.id)} from products where ${matchParts(parts)}
    union all ${describe(siblingColumns, familySiblings.leaderId)} from family_siblings where ${siblingFits(parts)}`;
  const numbered = sql`select *, row_number() over () as product, dense_rank() over (order by family) as place from (${matching}) as matching`;
  return prepareAs(
    executor,
    nameFor(parts, name),
    executor
      .select({
        specificationId: sql<string>`specification_id`.as('specificationId'),
        choice: sql<string>`choice`.as('choice'),
        cells:
          sql<string>`string_agg(concat_ws(',', product, place, ${names}, code, price, coalesce(number::text, '')), ',')`.as(
            'cells',
          ),
      })
      .from(sql`(${numbered}) as numbered join product_specifications on product_id = numbered.id`)
      .where(sql`specification_id = any (${sql.placeholder('specificationIds')}::uuid[])`)
      .groupBy(sql`specification_id, choice`),
  );
});

/** What all products of a list say of these specifications, to be counted for every filter. */
export async function readValueIndex(
  executor: Executor,
  filter: ListingFilter,
  specificationIds: readonly string[],
): Promise<ValueIndex> {
  const { parts, values } = describeFilter(filter);
  return buildValueIndex(await prepareValues(executor, parts).execute({ ...values, specificationIds }));
}
