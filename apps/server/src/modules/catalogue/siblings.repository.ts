import { and, countDistinct, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { fixed, prepareAs, prepareOnce } from '../../db/prepare-once.ts';
import { familySiblings, products } from '../../db/schema/index.ts';
import { buildFamilies, type Family } from './facet-index.rules.ts';
import {
  choiceColumns,
  codeOf,
  describeFilter,
  matchParts,
  nameFor,
  narrow,
  type NarrowedColumns,
  type Part,
  selectChoices,
} from './filters.repository.ts';
import {
  type ListShape,
  orderings,
  type PagePlan,
  reversed,
  sizeFor,
  sortable,
  withVersions,
} from './listing.repository.ts';
import type { ListingFilter, ListingOrder, PageSlice } from './listing.rules.ts';
import { type ListedProduct, prepareListed } from './product-rows.repository.ts';

const { productId, leaderId } = familySiblings;
/** Of those that do not lead their family. */
export const siblingColumns: NarrowedColumns = {
  id: productId,
  categoryId: familySiblings.categoryId,
  brandId: familySiblings.brandId,
  rating: familySiblings.rating,
  unitPriceRwf: familySiblings.unitPriceRwf,
  isSoldOut: familySiblings.isSoldOut,
  discountPercent: familySiblings.discountPercent,
};
const leaderColumns: NarrowedColumns = {
  id: leaderId,
  categoryId: familySiblings.leaderCategoryId,
  brandId: familySiblings.leaderBrandId,
  rating: familySiblings.leaderRating,
  unitPriceRwf: familySiblings.leaderUnitPriceRwf,
  isSoldOut: familySiblings.leaderIsSoldOut,
  discountPercent: familySiblings.leaderDiscountPercent,
};

export const siblingFits = (parts: readonly Part[]): SQL => narrow(siblingColumns, parts) ?? sql`true`;
const leaderFits = (parts: readonly Part[]): SQL => narrow(leaderColumns, parts) ?? sql`true`;
/** It fits, and the one that lists show of its family otherwise does not. */
const isListedInstead = (parts: readonly Part[]) => and(siblingFits(parts), not(leaderFits(parts)));

/** Whether the shop has any siblings: products of a family that lists do not show. */
export async function hasSiblings(executor: Executor): Promise<boolean> {
  return (await executor.select({ id: productId }).from(familySiblings).limit(1)).length > 0;
}

const prepareCount = prepareOnce('listed_siblings', (executor, parts: Part[]) =>
  prepareAs(
    executor,
    undefined,
    executor
      .select({ total: countDistinct(leaderId).as('total') })
      .from(familySiblings)
      .where(isListedInstead(parts)),
  ),
);

/** How many families are listed for another than their leader. */
export async function countListedSiblings(executor: Executor, filter: ListingFilter): Promise<number> {
  const { parts, values } = describeFilter(filter);
  const rows = await prepareCount(executor, parts).execute(values);
  return rows[0]?.total ?? 0;
}

type PageShape = ListShape & {
  /** So many leaders are enough, whatever is asked: then the plan can be remembered. */
  enough: number | undefined;
};

const preparePage = prepareOnce('mixed', (executor, shape: PageShape, name) => {
  const { parts, order, size, isFirst, isReversed, enough } = shape;
  const columns = sortable(order);
  const ordering = (isReversed ? reversed : orderings)[order];
  const join = (steps: SQL[]) => sql.join(steps, sql`, `);
  const leaders = sql`select ${columns} from products where ${matchParts(parts)}
    order by ${join(ordering)} limit ${enough === undefined ? sql.placeholder('upTo') : fixed(enough)}`;
  // One by one: reading all products to join them would be planned where many stand in.
  const listedSiblings = sql`select distinct on (${leaderId}) ${columns} from family_siblings
    cross join lateral (select ${columns} from products where ${products.id} = ${productId} limit 1) as products
    where ${isListedInstead(parts)} order by ${leaderId}, ${join(orderings[order])}`;
  // Called as the table is, so that the same order can be asked of both together.
  const page = sql`select id from ((${leaders}) union all (${listedSiblings})) as products order by ${join(ordering)}
    limit ${fixed(size)} offset ${isFirst ? fixed(0) : sql.placeholder('offset')}`;
  return prepareListed(executor, withVersions(page), enough === undefined ? undefined : name);
});

/** Leaders that fit, and of each family whose leader does not, the first in the wanted order that does. */
export async function listMixedPage(
  executor: Executor,
  filter: ListingFilter,
  order: ListingOrder,
  { limit, offset, isReversed = false, plan = 'own' }: PageSlice & { isReversed?: boolean; plan?: PagePlan },
): Promise<ListedProduct[]> {
  if (limit === 0) return [];
  const { parts, values } = describeFilter(filter);
  const size = sizeFor(limit);
  const upTo = offset + size;
  const enough = plan === 'any' ? 2 ** Math.ceil(Math.log2(upTo)) : undefined;
  const statement = preparePage(executor, { parts, order, size, isFirst: offset === 0, isReversed, enough });
  const listed = (await statement({ ...values, offset, upTo })).slice(0, limit);
  return isReversed ? listed.reverse() : listed;
}

const prepareFamilies = prepareOnce('families', (executor, parts: Part[], name) => {
  const { names, selected } = selectChoices();
  const member = (of: NarrowedColumns, leads: 0 | 1) =>
    sql`select ${leaderId} as family, ${fixed(leads)} as leads, ${choiceColumns(of)}, ${codeOf(of)} as code, ${of.unitPriceRwf} as price
      from family_siblings where ${siblingFits(parts)}`;
  const members = sql`${member(siblingColumns, 0)} union (${member(leaderColumns, 1)} and ${leaderFits(parts)})`;
  return prepareAs(
    executor,
    nameFor(parts, name),
    executor
      .select({
        ...selected,
        cells: sql<string>`string_agg(concat_ws(',', family, leads, code, price), ';')`.as('cells'),
      })
      .from(
        sql`(select dense_rank() over (order by family) - 1 as family, leads, code, price, ${names}
          from (${members}) as members) as numbered`,
      )
      .groupBy(names),
  );
});

/** Families of which others than the leader fit, with the leader if it fits as well. */
export async function readFamilies(executor: Executor, filter: ListingFilter): Promise<Family[]> {
  const { parts, values } = describeFilter(filter);
  return buildFamilies(await prepareFamilies(executor, parts).execute(values));
}
