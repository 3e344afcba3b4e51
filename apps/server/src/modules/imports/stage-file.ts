import type { ImportField } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import type { OpenedTable } from '../../files/file-reader.ts';
import { refuseFile } from '../../files/refuse-file.ts';
import type { TableRow } from '../../files/table-limits.ts';
import { listSpecifications } from '../catalogue/index.ts';
import { findHeaderRow, guessColumns } from './headers.rules.ts';
import * as repository from './imports.repository.ts';

const batchRows = 500;
const rowsLookedAt = 40;
const batchLetters = 1_000_000;
const longestCell = 20_000;
/** What is longer is no header: comparing it with the known ones would take its time. */
const longestHeader = 120;

/** What PostgreSQL's JSON cannot hold is nothing that anybody wrote. */
const keepable = (cell: string) => cell.slice(0, longestCell).replaceAll(/\0|\p{Surrogate}/gu, '');

/** Brings the rows of a file into the database as they are, and guesses what its columns mean. */
export async function stageFile(
  { db, transaction, backgroundTransaction }: Database,
  sellerId: string,
  fileName: string,
  table: OpenedTable,
): Promise<string> {
  const rows = keep(table.rows);
  const first: TableRow[] = [];
  while (first.length < rowsLookedAt) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  const heads = first.map(({ cells }) => cells.map((cell) => cell.trim().slice(0, longestHeader)));
  const place = findHeaderRow(heads);
  const headers = heads[place] ?? [];
  const known = first.slice(place + 1);
  if (known.length === 0) throw refuseFile('There are no products in this file: it has one row of headers at most.');
  const columns = guessColumns(
    headers,
    known.map(({ cells }) => cells),
    await readKept(),
    await listSpecifications(db),
  );
  const notWhole = { state: 'failed', failure: 'The file has not arrived whole.' } as const;
  const importId = await repository.insertImport(db, {
    sellerId,
    fileName,
    format: table.format,
    columns,
    ...notWhole,
  });
  try {
    const count = await stageRows();
    await transaction(async (tx) => {
      await repository.updateImport(tx, importId, { state: 'staged', failure: '', rows: count });
      await repository.forgetOldImports(tx, sellerId, repository.keptImports);
    });
    return importId;
  } catch (error) {
    await repository.forgetImport(db, importId);
    throw error;
  }

  async function stageRows(): Promise<number> {
    let count = 0;
    let batch = known;
    let letters = 0;
    const flush = async () => {
      const staged = batch;
      if (staged.length > 0) await backgroundTransaction((tx) => repository.stageRows(tx, importId, staged));
      count += staged.length;
      [batch, letters] = [[], 0];
    };
    for await (const row of rows) {
      batch.push(row);
      for (const cell of row.cells) letters += cell.length;
      if (batch.length >= batchRows || letters > batchLetters) await flush();
    }
    await flush();
    return count;
  }

  /** What the shop said of a column of this name the last time. */
  async function readKept(): Promise<Map<string, ImportField | null>> {
    const imports = await repository.listImports(db, sellerId, repository.keptImports);
    const before = imports.find(({ format }) => format !== 'zip');
    const isChecked = before !== undefined && before.state !== 'staged' && before.state !== 'failed';
    return new Map(isChecked ? before.columns.map(({ header, field }) => [header, field]) : []);
  }
}

async function* keep(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  for await (const { row, cells } of rows) yield { row, cells: cells.map(keepable) };
}
