import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { StartError } from '../start-failure.ts';
import type { Executor } from '../db/client.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { noteEvent } from '../db/outbox.ts';
import * as tables from '../db/schema/index.ts';
import type { ImageStore } from '../images/image-store.ts';
import { paths } from '../paths.ts';
import type { Progress } from '../progress.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { storeDemoPictures } from './demo-pictures.ts';
import { makeDemoRows } from './demo-rows.ts';

const rowsPerInsert = 100;
/** More products than the demo has, so that its words are counted and not estimated. */
const wordSample = 100_000;

export type SeedDeps = {
  database: OpenedDatabase;
  imageStore: ImageStore;
  progress: Progress;
  /** The folder of drawn pictures, where it is not the build's. */
  pictureFolder?: string;
};

/** Fills an empty database with the demo shop, whole or not at all. */
export async function seedDemo({ database, imageStore, progress, pictureFolder }: SeedDeps): Promise<void> {
  if (!existsSync(paths.demoCatalogue)) {
    throw new StartError('The demo shop is filled from the folder demo/, which is not here: start with SEED=none.');
  }
  const catalogue = readDemoCatalogue();
  const pictures = await storeDemoPictures(imageStore, progress, pictureFolder);
  const rows = makeDemoRows(catalogue, pictures, new Date());
  await database.backgroundTransaction(async (tx) => {
    await insertAll(tx, tables.sellers, rows.sellers);
    await insertAll(tx, tables.customers, rows.customers);
    await insertAll(tx, tables.categories, rows.categories);
    await insertAll(tx, tables.categorySpecifications, rows.specifications);
    await insertAll(tx, tables.brands, rows.brands);
    await insertAll(tx, tables.products, rows.products);
    await insertAll(tx, tables.reviews, rows.reviews);
    await insertAll(tx, tables.banners, rows.banners);
    await insertAll(tx, tables.searchSynonyms, rows.synonyms);
    await insertAll(tx, tables.vouchers, rows.vouchers);
    await tx.execute(sql`select count_search_words(${wordSample})`);
    const seed = { name: 'seed', value: 'demo' };
    await tx.insert(tables.settings).values(seed).onConflictDoUpdate({ target: tables.settings.name, set: seed });
    await tx.insert(tables.settings).values({ name: 'shop', value: catalogue.contact }).onConflictDoNothing();
    await noteEvent(tx, { type: 'settings.changed', payload: {} });
    await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [] } });
  });
  await database.backgroundPool.query('ANALYZE');
}

async function insertAll<Table extends PgTable>(
  tx: Executor,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await tx.insert(table).values(rows.slice(start, start + rowsPerInsert));
  }
}
