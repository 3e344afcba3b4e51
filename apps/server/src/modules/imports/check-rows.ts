import { createGiveWay } from '../../concurrency/give-way.ts';
import type { Database, Executor } from '../../db/client.ts';
import { listSpecifications } from '../catalogue/index.ts';
import { createCategoryReader } from './categories.rules.ts';
import { isOwnFile } from './headers.rules.ts';
import * as repository from './imports.repository.ts';
import { createPictureMatcher } from './match-pictures.ts';
import { listPictures, writeImages, writeMatches } from './pictures.repository.ts';
import {
  adoptKnownParents,
  adoptParents,
  forgetParents,
  noteGrowth,
  planRows,
  refuseDoubles,
} from './plan.repository.ts';
import { mapKept } from './remote-pictures.repository.ts';
import { createRowReader, type Facts } from './row.rules.ts';
import { foldText } from './text.rules.ts';

const batchRows = 500;

export type Report = (done: number, total: number) => Promise<void>;

/** What is defined for a category by its name, the nearest first; without one whatever is defined anywhere. */
async function openDefinitions(db: Executor, categories: readonly repository.CategoryPlace[]) {
  const all = await listSpecifications(db);
  const byCategory = new Map(
    categories.map(({ name, path }) => [name, all.filter(({ categoryId }) => path.includes(categoryId)).toReversed()]),
  );
  return (category: string | undefined) => (category === undefined ? all : (byCategory.get(category) ?? []));
}

/** The dry run: what every row says, which product it means, and what would change. Nothing else is written. */
export async function checkRows(database: Database, importId: string, report: Report): Promise<void> {
  const { db } = database;
  const found = await repository.lockImport(db, importId);
  if (found === undefined) throw new Error('The import is deleted.');
  const { columns, takesProposals, sellerId, rows: total } = found;
  const categories = await repository.listCategories(db);
  const brought = await listPictures(db, importId);
  const matcher = createPictureMatcher(brought);
  const readRow = createRowReader({
    columns,
    readCategory: createCategoryReader(categories),
    listDefined: await openDefinitions(db, categories),
    brands: new Map((await repository.listBrandNames(db)).map(({ called, name }) => [foldText(called), name])),
    isOwn: isOwnFile(columns.map(({ header }) => header)),
    takesProposals,
    findPicture: matcher.find,
  });
  const giveWay = createGiveWay();
  await forgetParents(db, importId);
  const ranges: { from: number; to: number }[] = [];
  let done = 0;
  for (let after = 0; ;) {
    const staged = await repository.listStaged(db, importId, after, batchRows);
    const last = staged.at(-1)?.row;
    if (last === undefined) break;
    const readings: ({ row: number } & ReturnType<typeof readRow>)[] = [];
    for (const { row, cells } of staged) {
      const reading = { row, ...readRow(cells) };
      matcher.take(row, reading.facts);
      readings.push(reading);
      await giveWay();
    }
    await takeKept(readings);
    await database.backgroundTransaction((tx) => repository.writeReadings(tx, importId, readings));
    ranges.push({ from: after + 1, to: last });
    after = last;
    await report((done += staged.length), 2 * total);
  }
  if (brought.length > 0) {
    const { matches, images } = matcher.settle();
    await database.backgroundTransaction(async (tx) => {
      await writeMatches(tx, importId, matches);
      await writeImages(tx, importId, images);
    });
  }
  if (columns.some(({ field }) => field === 'family')) {
    await database.backgroundTransaction((tx) => adoptParents(tx, importId));
    const added = await database.backgroundTransaction((tx) => adoptKnownParents(tx, importId, sellerId));
    const last = ranges.at(-1)?.to ?? 0;
    if (added > 0) ranges.push({ from: last + 1, to: last + added });
  }
  await database.backgroundTransaction((tx) => refuseDoubles(tx, importId, 'words'));
  if (columns.some(({ field }) => field === 'barcode'))
    await database.backgroundTransaction((tx) => refuseDoubles(tx, importId, 'barcode'));
  await database.backgroundTransaction(noteGrowth);
  for (const range of ranges) {
    await database.backgroundTransaction((tx) => planRows(tx, found, range));
    await report(Math.min(2 * total, (done += batchRows)), 2 * total);
  }
  await database.backgroundTransaction((tx) => refuseDoubles(tx, importId, 'product'));
  const counts = await repository.countVerdicts(db, importId);
  await repository.updateImport(db, importId, { state: 'checked', counts });

  /** A picture that was fetched from its address before is the one that is kept: the product has not changed. */
  async function takeKept(readings: readonly { facts: Facts }[]): Promise<void> {
    const addresses = readings.flatMap(({ facts }) => (facts.images as string[] | undefined) ?? []);
    const remote = addresses.filter((address) => address.startsWith('http'));
    if (remote.length === 0) return;
    const kept = await mapKept(db, remote);
    for (const { facts } of readings) {
      if (facts.images) facts.images = (facts.images as string[]).map((address) => kept.get(address) ?? address);
    }
  }
}
