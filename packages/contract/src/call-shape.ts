import type { z } from 'zod';
import type { RouteShape } from './routes.ts';

export type CallShape = RouteShape & {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a file, not JSON. */
  upload?: true;
  /** The answer is a file, not JSON. */
  download?: true;
  response: z.ZodType;
  status: 200 | 201;
};
