import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import { unhurried } from './check-rows.ts';
import { findHeaderRow, guessColumns } from './headers.rules.ts';
import type { ImportField } from '@urumuri/contract';
import { listSpecifications } from '../catalogue/index.ts';
import * as repository from './imports.repository.ts';
import type { Table } from './read-table.ts';

const batchRows = 500;
const rowsLookedAt = 40;
const mostRows = 200_000;
const mostColumns = 200;
const longestCell = 20_000;

type Staged = { row: number; cells: string[] };

const refuse = (message: string) => new AppError('validation_failed', message, { file: message });
const isBlank = ({ cells }: Staged) => cells.every((cell) => cell.trim() === '');
/** What PostgreSQL's JSON cannot hold is nothing that anybody wrote. */
const keepable = (cell: string) => cell.slice(0, longestCell).replaceAll(/\0|\p{Surrogate}/gu, '');

/** Brings the rows of a file into the database as they are, and guesses what its columns mean. */
export async function stageFile(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  sellerId: string,
  fileName: string,
  table: Exclude<Table, { format: 'zip' }>,
): Promise<string> {
  const rows = numbered(table.rows);
  const first: Staged[] = [];
  while (first.length < rowsLookedAt) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  const place = findHeaderRow(first.map(({ cells }) => cells));
  const headers = (first[place]?.cells ?? []).map((cell) => cell.trim());
  const known = first.slice(place + 1);
  if (known.length === 0) throw refuse('There are no products in this file: it has one row of headers at most.');
  if (headers.length > mostColumns) throw refuse(`The file has more than ${mostColumns} columns.`);
  const columns = guessColumns(
    headers,
    known.map(({ cells }) => cells),
    await readKept(),
    await listSpecifications(db),
  );
  const importId = await transaction(async (tx) => {
    const id = await repository.insertImport(tx, { sellerId, fileName, format: table.format, columns });
    await repository.updateImport(tx, id, { state: 'failed', failure: 'The file has not arrived whole.' });
    await repository.forgetOldImports(tx, sellerId, repository.keptImports);
    return id;
  });

  let count = 0;
  let batch: Staged[] = known;
  const flush = async () => {
    const staged = batch;
    await unhurried({ transaction }, (tx) => repository.stageRows(tx, importId, staged));
    count += batch.length;
    batch = [];
    if (count > mostRows) throw refuse(`The file has more than ${mostRows} rows: send it in parts.`);
  };
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    batch.push(next.value);
    if (batch.length >= batchRows) await flush();
  }
  if (batch.length > 0) await flush();
  await repository.updateImport(db, importId, { state: 'staged', failure: '', rows: count });
  return importId;

  /** What the shop said of a column of this name the last time. */
  async function readKept(): Promise<Map<string, ImportField | null>> {
    const imports = await repository.listImports(db, sellerId, repository.keptImports);
    const before = imports.find(({ format }) => format !== 'zip');
    const isChecked = before !== undefined && before.state !== 'staged' && before.state !== 'failed';
    return new Map(isChecked ? before.columns.map(({ header, field }) => [header, field]) : []);
  }
}

/** With the number that a spreadsheet gives the row; empty ones are left out. */
async function* numbered(rows: AsyncIterable<string[]>): AsyncGenerator<Staged> {
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    const staged = { row, cells: cells.map(keepable) };
    if (!isBlank(staged)) yield staged;
  }
}
