import { z } from 'zod';
import { count, isoDate } from './fields.ts';

const statusCheck = z.object({
  name: z.string(),
  title: z.string(),
  state: z.enum(['good', 'warning', 'bad']),
  sentence: z.string(),
  advice: z.string().optional().meta({ description: 'What to do where it does not stand well' }),
});
export type StatusCheck = z.infer<typeof statusCheck>;

export const statusResponse = z.object({
  checks: z.array(statusCheck),
  version: z.string(),
  workers: count.meta({ description: 'Processes that serve the shop on this machine' }),
  startedAt: isoDate,
  memoryBytes: count.meta({ description: 'Of the process that answers' }),
  at: isoDate,
});
export type StatusResponse = z.infer<typeof statusResponse>;
