import { z } from 'zod';
import { limits } from '../limits.ts';
import { objectId, queryText } from './fields.ts';
import { exportQuery } from './seller-imports.ts';

const dayLength = 10;

/** A day in Kigali; an empty value means not given. */
export function queryDay(label: string) {
  return queryText(label, dayLength)
    .refine((day) => day === undefined || z.iso.date().safeParse(day).success, `${label} is not a date like 2026-11-16`)
    .meta({ format: 'date' });
}

export const period = { from: queryDay('First day'), to: queryDay('Last day') };
type Period = { from?: string | undefined; to?: string | undefined };
export const isInOrder = ({ from, to }: Period) => from === undefined || to === undefined || from <= to;
export const outOfOrder = { path: ['to'], error: 'The last day comes before the first' };

const chosenOrders = z
  .union([objectId('Order').transform((id) => [id]), z.array(objectId('Order'))])
  .refine((ids) => ids.length <= limits.ordersAtOnce, `At most ${limits.ordersAtOnce} orders at once`)
  .optional()
  .meta({ description: 'Only these orders' });

export const exportOrdersQuery = exportQuery.extend({ ...period, order: chosenOrders }).refine(isInOrder, outOfOrder);
export type ExportOrdersQuery = z.infer<typeof exportOrdersQuery>;
