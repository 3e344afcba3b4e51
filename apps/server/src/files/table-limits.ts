import { limits } from '@urumuri/contract';
import { refuseFile } from './refuse-file.ts';

export type TableRow = {
  /** The number that a spreadsheet gives the row. */
  row: number;
  cells: string[];
};

export const longestCell = 100_000;
const most = {
  columns: 200,
  rows: 200_000,
  emptyRows: 10_000,
  cells: 1_000_000,
  rowLetters: 1_000_000,
  /** As many as the largest file of plain text has. */
  letters: limits.importBytes,
} as const;

const write = (count: number) => count.toLocaleString('en');
const refuseMore = (count: number, what: string) =>
  refuseFile(`The file has more than ${write(count)} ${what}. Send it in parts.`);

/** Counts what a table holds while it is read, and refuses it as soon as that is too much. */
export function createTableCounter() {
  let rows = 0;
  let emptyRows = 0;
  let cells = 0;
  let letters = 0;

  const isFilled = (text: string) => text.trim() !== '';

  return {
    countCells(count: number): void {
      cells += count;
      if (cells > most.cells) throw refuseMore(most.cells, 'cells');
    },

    /** Whether the cell belongs to the table: what is empty may stand anywhere and is left out. */
    takesCell(row: number, column: number, text: string): boolean {
      if (text.length > longestCell)
        throw refuseFile(`A cell in row ${write(row)} has more than ${write(longestCell)} letters. Shorten it.`);
      if (column < most.columns) return true;
      if (!isFilled(text)) return false;
      throw refuseFile(`Row ${write(row)} has more than ${most.columns} columns. Delete those that are not needed.`);
    },

    /** The row, unless it is empty; one far below the others counts with the empty ones between. */
    takeRow(row: number, found: string[]): TableRow | undefined {
      const isEmpty = !found.some(isFilled);
      if (isEmpty) emptyRows += 1;
      else rows += 1;
      if (Math.max(emptyRows, isEmpty ? 0 : row - rows) > most.emptyRows)
        throw refuseFile(`The file has more than ${write(most.emptyRows)} empty rows. Delete them and send it again.`);
      if (rows > most.rows) throw refuseMore(most.rows, 'rows');
      if (isEmpty) return undefined;
      const length = found.reduce((sum, text) => sum + text.length, 0);
      if (length > most.rowLetters)
        throw refuseFile(`Row ${write(row)} has more than ${write(most.rowLetters)} letters. Shorten it.`);
      letters += length;
      if (letters > most.letters) throw refuseMore(most.letters, 'letters');
      return { row, cells: found };
    },
  };
}

/** The rows of a table that comes as lists of texts. */
export async function* limitRows(lists: AsyncIterable<string[]>): AsyncGenerator<TableRow> {
  const counter = createTableCounter();
  let row = 0;
  for await (const texts of lists) {
    row += 1;
    counter.countCells(texts.length);
    const taken = counter.takeRow(
      row,
      texts.filter((text, column) => counter.takesCell(row, column, text)),
    );
    if (taken) yield taken;
  }
}
