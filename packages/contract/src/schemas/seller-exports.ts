import { z } from 'zod';
import { queryText } from './fields.ts';
import { exportQuery } from './seller-imports.ts';

const dayLength = 10;

/** A day in Kigali; an empty value means not given. */
function queryDay(label: string) {
  return queryText(label, dayLength)
    .refine((day) => day === undefined || z.iso.date().safeParse(day).success, `${label} is not a date like 2026-11-16`)
    .meta({ format: 'date' });
}

export const exportOrdersQuery = exportQuery
  .extend({ from: queryDay('First day'), to: queryDay('Last day') })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'The last day comes before the first',
  });
export type ExportOrdersQuery = z.infer<typeof exportOrdersQuery>;
