import { z } from 'zod';
import { limits } from '../limits.ts';
import { importFields, importStates, importVerdicts } from '../statuses.ts';
import { count, isoDate, objectId, queryPageNumber, queryText } from './fields.ts';

const field = z.enum([...importFields, ''], { error: 'There is no such field' });

export const startImportQuery = z.object({
  fileName: queryText('File name', limits.fileNameLength).transform((name) => name ?? 'Pasted rows'),
});

export const importParams = z.object({ importId: objectId('Import') });

export const importQuery = z.object({
  verdict: z
    .enum([...importVerdicts, ''], { error: 'There is no such list' })
    .optional()
    .transform((verdict) => (verdict === '' ? undefined : verdict)),
  pageNumber: queryPageNumber,
});
export type ImportQuery = z.infer<typeof importQuery>;

export const checkImportBody = z.object({
  fields: z
    .array(field)
    .max(200, 'There are not so many columns')
    .optional()
    .meta({ description: 'What each column fills, in their order; as guessed when not said' }),
  takesProposals: z.boolean().default(false).meta({ description: 'Takes what is proposed where a cell is refused' }),
});

export const applyImportBody = z.object({
  onlyGood: z.boolean().default(false).meta({ description: 'Leaves refused rows out; else one refuses all' }),
});

const catalogueImport = z.object({
  _id: z.string(),
  fileName: z.string(),
  format: z.string(),
  state: z.enum(importStates),
  columns: z.array(z.object({ header: z.string(), field, samples: z.array(z.string()) })),
  takesProposals: z.boolean(),
  rows: count,
  counts: z.object({ new: count, changed: count, same: count, refused: count }),
  total: count.meta({ description: 'Rows of the work under way' }),
  done: count,
  failure: z.string(),
  createdAt: isoDate,
  startedAt: isoDate.optional(),
  appliedAt: isoDate.optional(),
  undoneAt: isoDate.optional(),
});
export type CatalogueImport = z.infer<typeof catalogueImport>;

const importedRow = z.object({
  row: count,
  name: z.string(),
  verdict: z.enum(importVerdicts),
  faults: z.array(
    z.object({ column: z.string(), value: z.string(), reason: z.string(), proposal: z.string().optional() }),
  ),
  pictureFaults: z
    .array(z.object({ address: z.string(), reason: z.string(), isGivenUp: z.boolean() }))
    .meta({ description: 'Pictures that could not be fetched from their addresses, yet or for good' }),
  pictureFiles: z.array(z.string()).meta({ description: 'Pictures of a zip that are for this row, in their order' }),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ImportedRow = z.infer<typeof importedRow>;

export const importsResponse = z.object({ imports: z.array(catalogueImport) });
export const importChanged = z.object({ message: z.string(), import: catalogueImport });
export const importResponse = z.object({
  import: catalogueImport,
  rows: z.array(importedRow),
  pictures: z
    .object({ total: count, done: count, failed: count })
    .meta({ description: 'Pictures that are fetched from their addresses after the import' }),
  files: z
    .object({
      total: count,
      matched: count,
      left: z.array(z.object({ name: z.string(), reason: z.string(), nearest: z.string().optional() })),
    })
    .meta({ description: 'Pictures that came in a zip, and the first of those that are for no product' }),
  total: count,
  perPage: count,
});

export const exportQuery = z.object({ after: queryText('After', limits.idLength) });
export const exportResponse = z.object({
  text: z.string().meta({ description: 'A piece of CSV' }),
  next: z.string().optional().meta({ description: 'Ask for the next piece after this' }),
});
