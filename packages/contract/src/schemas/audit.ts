import { z } from 'zod';
import { sellerRoles } from '../statuses.ts';
import { isoDate, objectId } from './fields.ts';

export const historyParams = z.object({
  kind: z.enum(['product', 'order', 'voucher', 'category', 'brand', 'shop'], { error: 'There is no such history' }),
  subjectId: objectId('Subject'),
});
export type HistoryKind = z.infer<typeof historyParams>['kind'];

const historyEntry = z.object({
  _id: z.string(),
  at: isoDate,
  by: z.string().meta({ description: 'Empty when it was nobody in the console' }),
  role: z.enum(sellerRoles).optional().meta({ description: 'Of the shop or of the office' }),
  action: z.enum(['created', 'changed', 'deleted']),
  fields: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historyResponse = z.object({ entries: z.array(historyEntry) });
