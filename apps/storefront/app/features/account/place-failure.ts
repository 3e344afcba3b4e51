import type { ApiError, ApiErrorCode } from '@urumuri/contract';
import type { FieldErrors } from './account-rules.ts';

/** Where each refusal belongs that speaks of one field. */
export type FieldOfCode<Field extends string> = Partial<Record<ApiErrorCode, Field>>;

/** The fields a refusal speaks of; empty when it is about none of them. */
export function placeFailure<Field extends string>(
  error: Pick<ApiError, 'code' | 'message' | 'details'>,
  fields: readonly Field[],
  fieldOfCode: FieldOfCode<Field>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  const named = fieldOfCode[error.code];
  if (named) errors[named] = error.message;
  if (error.code !== 'validation_failed') return errors;
  for (const field of fields) {
    const sentence = error.details?.[field];
    if (typeof sentence === 'string') errors[field] = sentence;
  }
  return errors;
}
