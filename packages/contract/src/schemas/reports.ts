import { z } from 'zod';
import { reportBys, reportColumnKinds, reportCounted, reportNames } from '../statuses.ts';
import { count, objectId } from './fields.ts';
import { isInOrder, outOfOrder, period } from './seller-exports.ts';

export const reportParams = z.object({ report: z.enum(reportNames, { error: 'There is no such report' }) });

export const reportQuery = z
  .object({
    ...period,
    by: z.enum(reportBys, { error: 'This report cannot be grouped that way' }).optional(),
    counted: z.enum(reportCounted, { error: 'Counted when delivered or when paid' }).optional(),
    shop: objectId('Shop').optional().meta({ description: 'For the office: one shop; else all of them' }),
  })
  .refine(isInOrder, outOfOrder);
export type ReportQuery = z.infer<typeof reportQuery>;

const column = z.object({ label: z.string(), kind: z.enum(reportColumnKinds) });
export type ReportColumn = z.infer<typeof column>;

const values = z.array(z.number());

/** Every report has this shape; the last column is the one that is drawn. */
export const reportResponse = z.object({
  by: z.enum(reportBys),
  choices: z.array(z.enum(reportBys)),
  counted: z.enum(reportCounted).optional(),
  from: z.string(),
  to: z.string(),
  beforeFrom: z.string().optional(),
  beforeTo: z.string().optional(),
  says: z.string(),
  columns: z.array(column),
  rows: z.array(z.object({ label: z.string(), values, before: values })),
  more: count.meta({ description: 'Rows that are left out, the smallest' }),
  totals: values,
  before: values.meta({ description: 'The totals of as many days before' }),
});
export type Report = z.infer<typeof reportResponse>;
