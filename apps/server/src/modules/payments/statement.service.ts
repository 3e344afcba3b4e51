import { limits, type StatementResponse, type StatementRow } from '@urumuri/contract';
import type { Executor } from '../../db/client.ts';
import { createFileReader, type OpenedTable } from '../../files/file-reader.ts';
import { refuseFile as refuse } from '../../files/refuse-file.ts';
import { addOpenBeside } from './open-beside.ts';
import { presentProof } from './payments.presenter.ts';
import * as repository from './payments.repository.ts';
import { type Columns, type Entry, findColumns, judge, readEntry } from './statement.rules.ts';

const headerRows = 40;
const mostRows = 20_000;
const mostListed = 200;
/** What needs a look comes first. */
const order: StatementRow['verdict'][] = ['differs', 'refused', 'unknown', 'agree', 'agreed'];

/** A statement of the money that came in, against what customers say to have paid. */
export function createStatements(db: Executor, agree: (paymentId: string, staffId: string) => Promise<unknown>) {
  const openFile = createFileReader();

  return {
    /** What agrees in reference and amount counts once this is applied; applying it again finds nothing left to do. */
    async readStatement(
      source: AsyncIterable<Buffer>,
      staffId: string,
      isApplied: boolean,
      hangUp?: AbortSignal,
    ): Promise<StatementResponse> {
      const file = await openFile(staffId, source, hangUp);
      if (file.format === 'zip') {
        await file.close();
        throw refuse('This zip is no statement: send CSV, TSV, XLSX or JSON.');
      }
      const { columns, entries } = await readEntries(file);
      const known = await repository.listKnown(db, [...new Set(entries.map(({ key }) => key))]);
      const rows = pick(entries, known);
      const waiting = rows.filter(({ verdict }) => verdict === 'agree');
      for (const { key } of isApplied ? waiting : []) await agree(known.get(key)?.id ?? '', staffId);
      const counts = { agree: 0, agreed: 0, differs: 0, refused: 0, unknown: 0 };
      for (const { verdict } of rows) counts[verdict] += 1;
      const keys = rows.map(({ key }) => key);
      const missing = await repository.listMissing(db, keys, mostListed);
      return {
        message: `${counts.agree === 1 ? '1 payment' : `${counts.agree} payments`} ${isApplied ? 'confirmed' : 'found'}.`,
        isApplied,
        columns,
        counts,
        rows: rows
          .toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
          .slice(0, mostListed)
          .map(({ key: _key, ...row }) => row),
        missing: (await addOpenBeside(db, missing)).map(presentProof),
      };
    },
  };
}

/** One row for each reference: of several (a fee beside its payment) the one that says what the shop knows. */
function pick(entries: readonly Entry[], known: ReadonlyMap<string, repository.Known>) {
  const picked = new Map<string, StatementRow & { key: string }>();
  for (const entry of entries) {
    const row = { ...judge(entry, known.get(entry.key)), key: entry.key };
    const before = picked.get(entry.key);
    if (before === undefined || before.verdict === 'differs') picked.set(entry.key, row);
  }
  return [...picked.values()];
}

async function readEntries(file: OpenedTable) {
  let found: { places: Columns; headers: readonly string[] } | undefined;
  const entries: Entry[] = [];
  try {
    for await (const { row: line, cells } of file.rows) {
      if (line > mostRows)
        throw refuse(`A statement has at most ${mostRows.toLocaleString('en')} rows: send it in parts.`);
      if (found === undefined) {
        if (line > headerRows) break;
        const places = findColumns(cells);
        if (places) found = { places, headers: cells };
        continue;
      }
      const entry = readEntry(cells, found.places, line);
      if (entry) entries.push(entry);
    }
  } finally {
    await file.close();
  }
  if (found === undefined) {
    throw refuse('There is no column for the reference and one for the amount: name them “Reference” and “Amount”.');
  }
  const { places, headers } = found;
  const nameOf = (at: number) => (headers[at] ?? '').slice(0, limits.nameLength);
  return { entries, columns: { reference: nameOf(places.reference), amount: nameOf(places.amount) } };
}
