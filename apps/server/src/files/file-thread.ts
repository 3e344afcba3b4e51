import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { readTable, type Table, type TableFormat } from './read-table.ts';
import type { TableRow } from './table-limits.ts';
import type { ZipEntry } from './zip-file.ts';

/** What a thread can be asked, one thing after another, and what it answers. */
export type Answers = {
  /** The thread runs; the file has not been looked at. */
  start: 'started';
  open: { format: TableFormat } | { format: 'zip'; entries: readonly ZipEntry[] };
  rows: { rows: TableRow[]; isEnd: boolean };
  entry: Uint8Array;
};
export type Question = { ask: 'start' } | { ask: 'open' } | { ask: 'rows' } | { ask: 'entry'; place: number };
export type Reply = { answer: Answers[keyof Answers] } | { refusal: string };

const rowsAtOnce = 2000;
const lettersAtOnce = 256 * 1024;
const { fd } = workerData as { fd: number };
let table: Table | undefined;

/** Some rows, and fewer of long ones: whoever gets them stops for as long as taking them takes. */
async function readRows(source: AsyncGenerator<TableRow>): Promise<Answers['rows']> {
  const rows: TableRow[] = [];
  let letters = 0;
  while (rows.length < rowsAtOnce && letters < lettersAtOnce) {
    const next = await source.next();
    if (next.done) return { rows, isEnd: true };
    rows.push(next.value);
    for (const cell of next.value.cells) letters += cell.length;
  }
  return { rows, isEnd: false };
}

async function answer(question: Question): Promise<Answers[keyof Answers]> {
  if (question.ask === 'start') return 'started';
  table ??= await readTable(fd);
  if (question.ask === 'open')
    return table.format === 'zip' ? { format: 'zip', entries: table.zip.entries } : { format: table.format };
  if (question.ask === 'rows' && table.format !== 'zip') return readRows(table.rows);
  if (question.ask !== 'entry' || table.format !== 'zip') throw new Error('The file is of another kind.');
  const entry = table.zip.entries[question.place];
  if (entry === undefined) throw new Error('The zip has no such entry.');
  const pieces: Buffer[] = [];
  for await (const piece of await table.zip.read(entry)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function replyTo(question: Question): Promise<Reply> {
  try {
    return { answer: await answer(question) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.message };
    throw error;
  }
}

parentPort?.on('message', (question: Question) => {
  void replyTo(question).then((reply) => parentPort?.postMessage(reply, []));
});
