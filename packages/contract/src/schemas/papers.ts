import { z } from 'zod';
import { limits } from '../limits.ts';
import { paperKinds, paperSizes } from '../statuses.ts';
import { objectId } from './fields.ts';

const orderIds = z
  .union([objectId('Order').transform((id) => [id]), z.array(objectId('Order'))], { error: 'Choose orders to print' })
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length > 0, 'Choose orders to print')
  .refine((ids) => ids.length <= limits.papersAtOnce, `At most ${limits.papersAtOnce} orders can be printed at once`);

const kind = z.enum(paperKinds, { error: 'There is no such paper' });

export const papersQuery = z.object({ kind, order: orderIds });
export type PapersQuery = z.output<typeof papersQuery>;

export const papersPdfQuery = papersQuery.extend({ size: z.enum(paperSizes, { error: 'There is no such size' }) });
export type PapersPdfQuery = z.output<typeof papersPdfQuery>;

const row = z.object({
  label: z.string(),
  value: z.string(),
  note: z.string().optional(),
  isStruck: z.boolean().optional(),
  isStrong: z.boolean().optional(),
});
export type PaperRow = z.infer<typeof row>;

/** What a sheet is made of, from top to bottom: a page and a PDF draw the same. */
const paperBlock = z.object({
  kind: z.enum(['heading', 'text', 'large', 'rows', 'checks', 'code']),
  lines: z.array(z.string()).meta({ description: 'What is written; beside a code, what stands next to it' }),
  rows: z.array(row).optional(),
  content: z.string().optional().meta({ description: 'What a QR code says' }),
});
export type PaperBlock = z.infer<typeof paperBlock>;

export const paper = z.object({ title: z.string(), subtitle: z.string(), blocks: z.array(paperBlock) });
export type Paper = z.infer<typeof paper>;

export const papersResponse = z.object({ papers: z.array(paper) });
export const pdfResponse = z.string().meta({ contentMediaType: 'application/pdf', format: 'binary' });
