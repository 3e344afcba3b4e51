import { type Database, liftTimeouts } from '../../db/client.ts';
import { createCategoryReader } from './categories.rules.ts';
import { isOwnFile } from './headers.rules.ts';
import * as repository from './imports.repository.ts';
import { planRows, refuseDoubles } from './plan.repository.ts';
import { createRowReader } from './row.rules.ts';
import { foldText } from './text.rules.ts';

const batchRows = 500;

export type Report = (done: number, total: number) => Promise<void>;

/** The dry run: what every row says, which product it means, and what would change. Nothing else is written. */
export async function checkRows(database: Database, importId: string, report: Report): Promise<void> {
  const { db, transaction } = database;
  const { columns, takesProposals, sellerId, rows: total } = await getImport();
  const brands = await repository.listBrandNames(db);
  const readRow = createRowReader({
    columns,
    readCategory: createCategoryReader(await repository.listCategoryNames(db)),
    brands: new Map(brands.map((name) => [foldText(name), name])),
    isOwn: isOwnFile(columns.map(({ header }) => header)),
    takesProposals,
  });
  const ranges: { from: number; to: number }[] = [];
  let done = 0;
  for (let after = 0; ;) {
    const staged = await repository.listStaged(db, importId, after, batchRows);
    const last = staged.at(-1)?.row;
    if (last === undefined) break;
    await repository.writeReadings(
      db,
      importId,
      staged.map(({ row, cells }) => ({ row, ...readRow(cells) })),
    );
    ranges.push({ from: after + 1, to: last });
    after = last;
    await report((done += staged.length), 2 * total);
  }
  await refuse('words');
  for (const range of ranges) {
    await transaction((tx) => planRows(tx, { importId, sellerId, takesProposals, ...range }));
    await report(Math.min(2 * total, (done += batchRows)), 2 * total);
  }
  await refuse('product');
  const counts = await repository.countVerdicts(db, importId);
  await repository.updateImport(db, importId, { state: 'checked', counts });

  async function getImport() {
    const found = await repository.lockImport(db, importId);
    if (found === undefined) throw new Error('The import has gone.');
    return found;
  }

  async function refuse(by: 'words' | 'product'): Promise<void> {
    await transaction(async (tx) => {
      await liftTimeouts(tx);
      await refuseDoubles(tx, importId, by);
    });
  }
}
