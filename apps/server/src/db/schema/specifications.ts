import { type SpecificationKind, specificationKinds } from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { categories, products } from './catalogue.ts';
import { belongsTo, id, oneOf, textList } from './columns.ts';

/** What products of a category, and of those below it, are described by. */
export const categorySpecifications = pgTable(
  'category_specifications',
  {
    id: id(),
    categoryId: belongsTo(() => categories.id),
    name: text().notNull(),
    kind: text().$type<SpecificationKind>().notNull(),
    unit: text().notNull().default(''),
    choices: textList(),
    lowest: doublePrecision(),
    highest: doublePrecision(),
    position: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('category_specifications_name_key').on(table.categoryId, sql`lower(${table.name})`),
    check('category_specifications_kind', oneOf(table.kind, specificationKinds)),
    check('category_specifications_range', sql`${table.lowest} <= ${table.highest}`),
    check('category_specifications_choices', sql`(${table.kind} = 'choice') = (cardinality(${table.choices}) > 0)`),
  ],
);

/** What a product's specifications say where its category defines them; a trigger reads it from their text. */
export const productSpecifications = pgTable(
  'product_specifications',
  {
    productId: belongsTo(() => products.id),
    specificationId: belongsTo(() => categorySpecifications.id),
    /** One of the choices, or yes or no; empty with a number. */
    choice: text().notNull().default(''),
    number: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.specificationId] }),
    index('product_specifications_values').on(table.specificationId, table.choice, table.number, table.productId),
  ],
);
