import type { CatalogueImport, ImportedRow, ImportField } from '@urumuri/contract';
import { headerWords } from './header-words.ts';
import type { ImportRow, StagedRow } from './imports.repository.ts';
import type { LeftPicture } from './pictures.repository.ts';
import type { PictureFault } from './remote-pictures.repository.ts';

export function presentImport(row: ImportRow): CatalogueImport {
  return {
    _id: row.id,
    fileName: row.fileName,
    format: row.format,
    state: row.state,
    columns: row.columns.map(({ header, field, samples }) => ({ header, field: field ?? '', samples })),
    takesProposals: row.takesProposals,
    rows: row.rows,
    counts: row.counts ?? { new: 0, changed: 0, same: 0, refused: 0 },
    total: row.total,
    done: row.done,
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    ...(row.startedAt && { startedAt: row.startedAt.toISOString() }),
    ...(row.appliedAt && { appliedAt: row.appliedAt.toISOString() }),
    ...(row.undoneAt && { undoneAt: row.undoneAt.toISOString() }),
  };
}

/** A row in words: what it is called, what is wrong with it, and what it would change. */
export function presentRow(
  { row, facts, verdict, faults, changes, cells, productId }: StagedRow,
  pictureFaults: readonly PictureFault[] = [],
  fileNames: readonly { row: number | null; name: string }[] = [],
): ImportedRow {
  const name = facts?.name ?? facts?.sku ?? cells.find((cell) => cell.trim() !== '') ?? '';
  return {
    row,
    name: write(name),
    verdict: verdict ?? 'same',
    faults: faults.map(({ column, value, reason, proposal }) => ({
      column,
      value,
      reason,
      ...(proposal === undefined ? {} : { proposal }),
    })),
    pictureFaults: pictureFaults
      .filter((fault) => fault.productId === productId)
      .map(({ address, failure, isGivenUp }) => ({ address, reason: failure, isGivenUp })),
    pictureFiles: fileNames.filter((file) => file.row === row).map((file) => file.name),
    changes: Object.entries(changes ?? {})
      .filter(([field, [before, after]]) => field in headerWords && !(before === null && after === null))
      .map(([field, [before, after]]) => ({
        field: headerWords[field as ImportField][0] ?? field,
        before: write(before),
        after: write(after),
      })),
  };
}

const longestShown = 200;

function write(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.map((part) => (Array.isArray(part) ? part.join(': ') : write(part))).join(', ');
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longestShown);
}

/** Pictures that came with the file and are for no row, and why. */
export const presentLeft = ({ name, reason, nearest }: LeftPicture) => ({
  name,
  reason: reason || 'No product has this SKU.',
  ...(nearest === null ? {} : { nearest }),
});
