import { type ImportField, type ImportState, type ImportVerdict, importStates } from '@urumuri/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, moment, oneOf } from './columns.ts';
import { sellers } from './sellers.ts';

/** What is wrong with a cell, and what could stand there instead. */
type CellFault = { column: string; value: string; reason: string; proposal?: string };
/** A column of the file, and the field of a product that it fills. */
export type ImportColumn = { header: string; field: ImportField | null; samples: string[] };

/** A file that a shop has brought: looked through, then applied, then perhaps undone. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: id(),
    sellerId: belongsTo(() => sellers.id),
    fileName: text().notNull(),
    format: text().notNull(),
    columns: jsonb().$type<ImportColumn[]>().notNull(),
    state: text().$type<ImportState>().notNull().default('staged'),
    takesProposals: boolean().notNull().default(false),
    rows: integer().notNull().default(0),
    counts: jsonb().$type<Record<ImportVerdict, number>>(),
    /** Of the work under way. */
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    failure: text().notNull().default(''),
    /** Brands that were not known before. */
    brandIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
    startedAt: moment(),
    appliedAt: moment(),
    undoneAt: moment(),
  },
  (table) => [
    index('catalogue_imports_seller').on(table.sellerId, table.createdAt.desc().nullsFirst()),
    check('catalogue_imports_state_known', oneOf(table.state, importStates)),
  ],
);

/** A row of the file, what it means, and what the product was before. */
export const catalogueImportRows = pgTable(
  'catalogue_import_rows',
  {
    importId: belongsTo(() => catalogueImports.id),
    row: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    facts: jsonb().$type<Record<string, unknown>>(),
    faults: jsonb().$type<CellFault[]>().notNull().default([]),
    verdict: text().$type<ImportVerdict>(),
    productId: uuid(),
    /** By field: what the product says before, and what the row says. */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>(),
    appliedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    // Whoever looks for the next batch does not go through all that is done.
    index('catalogue_import_rows_to_apply')
      .on(table.importId, table.row)
      .where(sql`${table.verdict} in ('new', 'changed') and ${table.appliedAt} is null`),
    index('catalogue_import_rows_to_undo')
      .on(table.importId, table.row)
      .where(sql`${table.verdict} in ('new', 'changed') and ${table.appliedAt} is not null`),
    index('catalogue_import_rows_verdict').on(table.importId, table.verdict, table.row),
  ],
);

/** A picture of a zip or folder that came with an import, and the row whose product it shows. */
export const catalogueImportPictures = pgTable(
  'catalogue_import_pictures',
  {
    importId: belongsTo(() => catalogueImports.id),
    name: text().notNull(),
    /** Its place among the others, as people count. */
    rank: text().notNull(),
    image: text(),
    failure: text().notNull().default(''),
    row: integer(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.name] })],
);
