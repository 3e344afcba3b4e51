import { type CatalogueImport, type ImportedRow, importFields } from '@urumuri/contract';
import { headerOf } from './headers.rules.ts';
import type { ImportRow, StagedRow } from './imports.repository.ts';
import type { LeftPicture } from './pictures.repository.ts';
import type { PictureFault } from './remote-pictures.repository.ts';

export function presentImport(row: ImportRow): CatalogueImport {
  const { id, columns, counts, createdAt, startedAt, appliedAt, undoneAt, ...rest } = row;
  return {
    ...rest,
    _id: id,
    columns: columns.map((column) => ({ ...column, field: column.field ?? '' })),
    counts: counts ?? { new: 0, changed: 0, same: 0, refused: 0 },
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString(),
    appliedAt: appliedAt?.toISOString(),
    undoneAt: undoneAt?.toISOString(),
  };
}

/** A row in words: what it is called, what is wrong with it, and what it would change. */
export function presentRow(
  { row, facts, verdict, faults, changes, cells, productId }: StagedRow,
  pictureFaults: readonly PictureFault[] = [],
  fileNames: readonly { row: number | null; name: string }[] = [],
): ImportedRow {
  const called = facts?.name ?? facts?.sku ?? cells.find((cell) => cell.trim() !== '') ?? '';
  return {
    row,
    name: write(called),
    verdict: verdict ?? 'same',
    faults,
    pictureFaults: pictureFaults.filter((fault) => fault.productId === productId),
    pictureFiles: fileNames.filter((file) => file.row === row).map((file) => file.name),
    changes: Object.entries(changes ?? {}).flatMap(([name, [before, after]]) => {
      const field = importFields.find((known) => known === name);
      if (field === undefined || (before === null && after === null)) return [];
      return [{ field: headerOf(field), before: write(before), after: write(after) }];
    }),
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
  nearest: nearest ?? undefined,
});
