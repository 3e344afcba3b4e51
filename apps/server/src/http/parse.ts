import type { ErrorCode } from '@urumuri/contract';
import { describeValidation } from '@urumuri/contract/schemas';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** A value as its schema reads it; what is wrong with it is told in the contract's words. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, code: ErrorCode): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { message, details } = describeValidation(parsed.error);
  throw new AppError(code, message, details);
}
